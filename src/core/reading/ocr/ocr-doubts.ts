import { decimal } from '../../values/decimal.ts';
import { isOrganizationNumber } from '../../values/organization-number.ts';
import type { Field } from '../head/choose-fields.ts';
import { plainLetters } from './ocr-agree.ts';
import { leastRecognised } from './ocr-words.ts';
import { type Box, overlapOf, type Page } from '../page/page.ts';
import type { Doubt, Reading } from '../reading.ts';

// What readers see otherwise has less.
const [sure, sureName] = [0.9, 0.7];
const shortest = 4;

// Where names have no letters but those that the models know, which is not so of `ø`, `ü` or `ç`.
const known = /^(SE|FI|GB|IE)/;
// `S0-21971` may be `SO-21971`: a zero or a one beside letters alone, a letter like one beside a digit.
const likeLetters = /(?<![\p{L}\d])\p{L}+[01]+(?![\p{L}\d])|[OIl]\d|\d[OIl]/u;
// `Uthyrama` may be `Uthyrarna`, whose `rn` every model takes for an `m`.
const meltedPlural = /\p{L}{3}[aeo]ma(?!\p{L})/iu;
const credit = /kredit|credit|gutschrift|korrektur|storno|^avoir|creditnota/i;

/**
 * The doubts of a reading of recognised words. A figure that its line's arithmetic and the printed total prove needs no
 * sure recognition; one that nothing proves does: those of a line of nothing, the number, the date.
 */
export const recognitionDoubts = (reading: Reading, pages: readonly Page[]): Doubt[] => {
  const sureness = ({ place }: Field): number => {
    const words = pages.find(({ number }) => number === place?.page)?.words ?? [];
    const at = words.filter(
      ({ box }) => place !== null && overlapOf(box, place.box) > 0.5 * box.width && isLevel(box, place.box),
    );
    return Math.min(1, ...at.map(({ confidence }) => confidence));
  };
  const isSpelledTwice = spelledTwiceOn(pages);
  const isUnsure = reading.lines.some(({ line, fields }) => {
    const least = decimal(line.sum).eq('0') ? sure : leastRecognised;
    return [fields.quantity, fields.price, fields.sum].some(
      (field) => field !== undefined && sureness(field) < least,
    );
  });
  // What tells goods apart is proved by no sum.
  const isNameUnsure = reading.lines.some(({ line, fields }) => {
    const told = line.articleNumber === null ? fields.name : fields.articleNumber;
    return (
      line.kind === 'goods' &&
      told !== undefined &&
      (sureness(told) < sureName || isSpelledTwice(told.value) || meltedPlural.test(told.value))
    );
  });
  const { number, issueDate, supplier } = reading.fields;
  const isSenderUnsure =
    supplier !== undefined &&
    (sureness(supplier) < sureName || isSpelledTwice(supplier.value) || meltedPlural.test(supplier.value));
  const isHeadUnsure =
    [number, issueDate].some((field) => field !== undefined && sureness(field) < sure) ||
    likeLetters.test(number?.value ?? '');
  const others = reading.doubts.filter((doubt) => doubt !== 'words-uncertain');
  // A digit of a company's number that was taken for another one makes it another company, and so does a letter that no model has.
  const { organizationNumber: company, vatNumber } = reading.invoice.supplier;
  const isAbroad =
    vatNumber === null ? !/^(SEK|GBP)$/.test(reading.invoice.currency) : !known.test(vatNumber);
  const isUnproved = isAbroad || (company !== null && !isOrganizationNumber(company));
  const isOther = (isUnproved || isSenderUnsure) && !others.includes('supplier');
  // A heading that was not recognised makes a credit note an invoice; of one that proves itself the line sums prove the signs.
  const speaksOfCredit =
    !reading.invoice.creditNote && pages.some(({ words }) => words.some(({ text }) => credit.test(text)));
  return [
    ...others,
    ...(speaksOfCredit && !others.includes('credit-note') ? (['credit-note'] as const) : []),
    ...(isOther ? (['supplier'] as const) : []),
    ...(isUnsure || isHeadUnsure || isNameUnsure ? (['words-uncertain'] as const) : []),
  ];
};

/** Tells whether a word of a name stands elsewhere on the pages with a ring where it has dots, or without either: one of them is misread. */
const spelledTwiceOn = (pages: readonly Page[]): ((name: string) => boolean) => {
  const spellings = new Map<string, Set<string>>();
  for (const word of pages.flatMap(({ words }) => words.flatMap(({ text }) => lettersOf(text)))) {
    const same = spellings.get(plainLetters(word)) ?? new Set();
    spellings.set(plainLetters(word), same.add(word));
  }
  return (name) =>
    lettersOf(name).some((word) =>
      [...(spellings.get(plainLetters(word)) ?? [])].some((other) => other !== word),
    );
};

const lettersOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter(({ length }) => length >= shortest);

const isLevel = (one: Box, other: Box): boolean =>
  Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) >
  0.5 * Math.min(one.height, other.height);
