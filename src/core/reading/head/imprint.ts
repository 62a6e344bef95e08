import { isCompany } from './company-forms.ts';
import { columnBelow, hasPostcode } from './address-blocks.ts';
import { domainsOf, letters } from './named-after.ts';
import { mayBeName } from './name-text.ts';
import { isOfOther, isServing } from './others-sentences.ts';
import type { SidedCell } from './party-sections.ts';

const numbers = String.raw`(?<!\d)\d{6}-\d{4}(?!\d)|(?<![\dA-Z])(?:SE|DK|NO|FI|DE|FR|IT|ES|NL|GB|IE|EE|LV|LT|PL|BE|AT|CHE)[- ]?[A-Z\d]?[\d.-]{7,14}(?: 01)?(?![ \d])|(?:^|\s)(?:org|reg)[\s.]*n(?:umme)?r|organi[sz]ation|momsr|vat\b|ust-?id|cvr|(?:^|\s)(?:siren|siret|hrb|hra|p\.? ?iva|company no|kvk|y-tunnus)(?:[\s.:-]|$)`;

/** A number of a company. */
const ofCompany = new RegExp(numbers, 'iu');

/** A number of a company, where it is paid, or that it pays its tax: what a foot says only of who sends the page. */
const particular = new RegExp(
  String.raw`${numbers}|f-skatt|(?:bank|plus)giro|(?:^|\s)(?:bg|pg|iban|bic|swift)(?:[\s.:-]|$)`,
  'iu',
);

const paidTo =
  /^(?:betalas (?:in )?till|betales til|payable to|zahlbar an|(?:betalnings)?mottagare|betalingsmo(?:dtager|ttaker)|payee|zahlungsempfänger|bénéficiaire)\s*:?\s+/i;

const ofTax = /f-skatt/i;

const labelled =
  /^[\p{L}][\p{L} ./-]{1,28}:\s|^(?:(?:styrelsens )?säte|hjemsted|forretningssted|forretningsadresse|sitz|registered (?:office|in)|head office|huvudkontor|hovedkontor|sede|siège)\s/iu;
const ofBank = /\b(?:\p{L}*bank|handelsbanken|sparbanken|sparkasse|nordea|seb|banque|banca|banco|crédit)\b/iu;
/** Whose number a part says it is, where it is the buyer's. */
const ofBuyer =
  /(?:^|\s)(?:k[öø]p(?:are|er)|kjøper|køber|kund|mottagare|buyer|customer|client|kunde|abnehmer)/i;
const town = /^(?:[A-Z]{1,3}-? ?)?\d{3,5} ?\d{0,2}\s+\p{Lu}/u;
const hard =
  / [·•●|–—] |; |(?<=\p{Ll}{3}|[\d)]|\s(?:AB|HB|KB|GmbH|AG|ApS|Oy|SAS|SARL))\. (?=\p{Lu})(?!AB\b)/u;

const [most, level, nearTown, farthest, nextRow] = [6, 0.5, 4, 3, 2.2];

/** Whether words may be a name that says nothing else: no label, no bank. */
const isPlain = (text: string): boolean =>
  mayBeName(text) && !labelled.test(text) && !ofBank.test(text) && !isOfOther(text);

const ofVat =
  /\b(?:export|import|zero-rated|exempt|intra-?community|moms|vat|tva|mwst|ust|iva|btw|alv|mva|km)\b|moms(?:reg|nr|nummer|fri)|(?:skatt|betalnings|betalings|avgifts)(?:skyldig|plikt|pligt)|skatteverket|förvärv|reverse charge|leverans|leverance|varesalg|varusalu|supply|lieferung|steuer|livraison|autoliquidation|cessione|omvänd|omvendt/i;

const wordsOf = (text: string): string[] => text.split(/[\s,]+/).filter((word) => /\p{L}{4}/u.test(word));

/** Words of sentences, which no name has: `Swish går bra`, `Ursprung Sverige om ej annat anges`. */
const inSentence =
  /(?<!\p{L})(?:om|ej|inte|icke|annat|går|gäller|sker|görs|ska|skall|får|finns|ingår|bra|eller|samt|utan|efter|inom|före|per|via|alla|ange|anges|betalas?|tillkommer|not|only|all|please|wird|werden|nicht|sont|ikke|[Uu]rsprung|[Kk]ontakt|[Vv]illkor|[Cc]ertifiera[dt]|[Ee]kologiska?|[Vv]änligen|[Tt]ack|[Oo]mvänd)(?!\p{L})/u;

/** Whether words without a company's form may name one: no digit in them, and no sentence, which has few capitals. */
const isBare = (text: string): boolean =>
  isPlain(text) &&
  !inSentence.test(text) &&
  /^\p{Lu}/u.test(text) &&
  !/\d/.test(text) &&
  !particular.test(text) &&
  !ofVat.test(text) &&
  text.split(' ').length <= most &&
  2 * wordsOf(text).filter((word) => /^[\p{Lu}"”]/u.test(word)).length >= wordsOf(text).length;

/** The company of a piece of a foot, behind its numbers or before its address: `Bankgiro 5050-1055, Ek, Alm & Co AB, Box 2`. */
const companyIn = (parts: readonly string[]): string | null => {
  for (const [from, part] of parts.entries()) {
    for (let to = from + 1; to <= Math.min(parts.length, from + 3); to++) {
      const name = parts.slice(from, to).join(', ');
      const isNamed = parts.slice(from, to).every((each) => !particular.test(each) && !isServing(each));
      if (isCompany(name) && isPlain(name) && isNamed) return name;
    }
    // Only numbers stand before a name.
    if (!/\d/.test(part)) return null;
  }
  return null;
};

/** A company between a number and another, where blanks alone stand between what a foot says. */
const behindNumber =
  /\d{3}\s+((?:\p{Lu}[\p{L}’'.&-]*\s+(?:(?:&|och|i|på|et|of|und|de)\s+)?){1,6}(?:AB|HB|KB|Aktiebolag|GmbH|KG|AG|ApS|A\/S|I\/S|AS|ANS|Oy|SARL|SAS|S\.?r\.?l\.?|S\.L\.|OÜ|Ltd|Limited|B\.?V\.?))(?=\s.*\d)/u;

/** Whether a street with its town, or a company's number, goes on behind a name, or behind where to pay. */
const isFollowed = (rest: readonly string[]): boolean => {
  const [next = '', ...further] = rest;
  // A house and where in it somebody is make an address without a name: `Fiskhallen, kaj 3`.
  if (/^\p{Ll}/u.test(next)) return false;
  const numbered = rest.slice(0, farthest).findIndex((part) => ofCompany.test(part) && !ofBuyer.test(part));
  if (numbered >= 0 && rest.slice(0, numbered).every((part) => /\d/.test(part))) return true;
  return town.test(next) || (/\d/.test(next) && further.slice(0, 2).some((part) => town.test(part)));
};

const blankedIn = (piece: string): string | null => {
  const name = behindNumber.exec(piece)?.[1] ?? null;
  return name !== null && isPlain(name) ? name : null;
};

interface Named {
  readonly name: string;
  readonly isCompany: boolean;
  /** It says only who is paid, which may be another. */
  readonly isPaid: boolean;
}

/** A name that a foot prints, as a cell with the name alone as its text. */
export type Imprint = SidedCell & Pick<Named, 'isPaid'>;

/** The name that a foot in one row begins with, or has behind where to pay. */
const namesIn = (text: string): Named[] => {
  const pieces = text.split(hard).map((piece) => piece.trim());
  return pieces.flatMap((piece, at): Named[] => {
    if (isOfOther(piece)) return [];
    const all = piece.replace(paidTo, '').split(/, /);
    const paid = all.findIndex((part) => !particular.test(part) || !/\d/.test(part));
    const parts = all.slice(Math.max(0, paid));
    const isPaid = paidTo.test(piece) && !ofTax.test(text);
    const company = companyIn(parts) ?? blankedIn(piece);
    if (company !== null) return [{ name: company, isCompany: true, isPaid }];
    const rest = [...parts, ...pieces.slice(at + 1).flatMap((each) => each.split(/, /))];
    const end = parts.findIndex((part) => !isBare(part));
    const name = parts.slice(0, end < 0 ? parts.length : end).join(', ');
    if (name === '' || !isBare(name) || !isFollowed(rest.slice(end < 0 ? parts.length : end))) return [];
    return [{ name, isCompany: false, isPaid }];
  });
};

const isLevel = (one: SidedCell, other: SidedCell): boolean =>
  one.page === other.page && Math.abs(one.box.y - other.box.y) < level * other.box.height;

/**
 * Whether a name without a form heads its address in the foot, or stands in it beside a company's number: first in its row, or where
 * the page says it again (`isSaid`).
 */
const isInFoot = (cell: SidedCell, cells: readonly SidedCell[], isSaid: boolean): boolean => {
  const beside = cells.filter((each) => each !== cell && isLevel(each, cell));
  if (!isSaid && beside.some(({ box }) => box.x < cell.box.x)) return false;
  const below = columnBelow(cell, cells);
  const around = [...beside, ...beside.flatMap((each) => columnBelow(each, cells)), ...below];
  if (!around.some(({ text }) => particular.test(text))) return false;
  return (
    below.slice(0, nearTown).some((each) => hasPostcode(each) || town.test(each.text.split(', ')[1] ?? '')) ||
    beside.some(({ text }) => /^\D{0,24}\d{6}-\d{4}\b/.test(text))
  );
};

/**
 * The cells at the foot of pages, below `top`, that say who sends them, each with the name alone as its text: of companies, or where
 * no company is named so, of traders without a form (`Havsboden, Kajgatan 4, 411 14 Göteborg, 559236-0811`).
 */
export const imprints = (
  cells: readonly SidedCell[],
  isLow: (cell: SidedCell) => boolean,
): readonly Imprint[] => {
  const low = cells.filter((cell) => isLow(cell) && cell.side !== 'buyer');
  const isSaid = ({ text, page, box }: SidedCell): boolean =>
    cells.some(
      (each) => (each.page !== page || each.box.y < box.y) && letters(each.text) === letters(text),
    ) || domainsOf(cells).includes(letters(text));
  const found = low.flatMap((cell) => {
    const around = [cell, ...columnBelow(cell, low).slice(0, 1)];
    const inside = around.some(({ text }) => particular.test(text)) ? namesIn(cell.text) : [];
    const own =
      isBare(cell.text) && !isCompany(around[1]?.text ?? '') && isInFoot(cell, low, isSaid(cell))
        ? [{ name: cell.text, isCompany: false, isPaid: false }]
        : [];
    return [...inside, ...own].map((each) => ({
      ...each,
      cell: { ...cell, text: each.name, isPaid: each.isPaid },
    }));
  });
  const companies = found.filter((each) => each.isCompany);
  return (companies.length > 0 ? companies : found).map(({ cell }) => cell);
};

/** What says before a company's name that it trades under another one, or that it is who sells. */
const asWhom =
  /(?:bifirma (?:till|för|av)|(?:varumärke|varunamn|handelsnamn|firmanamn) (?:(?:som )?(?:ägs|drivs|används|innehas) av|tillhörande|tillhör|från|för|hos)|(?:driv[se]|drivs) av|(?:avtalet|avtal) (?:sluts|ingås) med|trading name of|(?:en )?del av|ingår i)\s+((?:(?:\p{Lu}[\p{L}.’'-]*|&|och|i|på)\s+){1,6}(?:AB|HB|KB|Aktiebolag|Handelsbolag|Kommanditbolag)(?: \(publ\))?)(?=[\s.,;)]|$)/u;

/** Whoever sends a page says at its foot that it pays its own taxes: `Norrbo Grönt AB innehar F-skattsedel`. */
const ofTaxpayer =
  /^((?:(?:\p{Lu}[\p{L}.’'-]*|&|och|i|på)\s+){1,6}(?:AB|HB|KB|Aktiebolag|Handelsbolag|Kommanditbolag)(?: \(publ\))?) (?:innehar|har|är godkän[dt]|godkän[dt]) [^.]*[Ff]-skatt/u;

/**
 * The companies that a sentence names as whose trade name or mark the page shows, with the sender's `number` in it or in the row
 * below: `Ostboden är bifirma till Granströms Livs AB. Org.nr 559236-0811`.
 */
export const legalSenders = (cells: readonly SidedCell[], number: string | null): readonly Imprint[] =>
  cells.flatMap((cell) => {
    const payer = ofTaxpayer.exec(cell.text)?.[1];
    if (payer !== undefined && cell.side !== 'buyer') return [{ ...cell, text: payer, isPaid: false }];
    const name = asWhom.exec(cell.text)?.[1];
    if (name === undefined || number === null || cell.side === 'buyer') return [];
    const below = cells.filter(
      ({ page, box }) =>
        page === cell.page && box.y > cell.box.y && box.y - cell.box.y < nextRow * cell.box.height,
    );
    const isHeld = [cell, ...below].some(({ text }) => text.replaceAll(/\D/g, '').includes(number));
    return isHeld ? [{ ...cell, text: name, isPaid: false }] : [];
  });
