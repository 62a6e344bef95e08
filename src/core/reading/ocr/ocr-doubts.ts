import { decimal } from '../../values/decimal.ts';
import { isOrganizationNumber } from '../../values/organization-number.ts';
import type { Field } from '../head/choose-fields.ts';
import { leastRecognised } from './ocr-words.ts';
import { type Box, overlapOf, type Page } from '../page/page.ts';
import type { Doubt, Reading } from '../reading.ts';

const [sure, sureGoods] = [0.9, 0.6];
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
  const isUnsure = reading.lines.some(({ line, fields }) => {
    const least = decimal(line.sum).eq('0') ? sure : leastRecognised;
    return [fields.quantity, fields.price, fields.sum].some(
      (field) => field !== undefined && sureness(field) < least,
    );
  });
  // What tells goods apart is proved by no sum.
  const isNameUnsure = reading.lines.some(({ line, fields }) => {
    const told = line.articleNumber === null ? fields.name : fields.articleNumber;
    return line.kind === 'goods' && told !== undefined && sureness(told) < sureGoods;
  });
  const { number, issueDate } = reading.fields;
  const isHeadUnsure = [number, issueDate].some((field) => field !== undefined && sureness(field) < sure);
  const others = reading.doubts.filter((doubt) => doubt !== 'words-uncertain');
  // A digit of a company's number that was taken for another one makes it another company, and so does a letter that Swedish lacks.
  const { organizationNumber: company, vatNumber } = reading.invoice.supplier;
  const isAbroad = reading.invoice.currency !== 'SEK' || (vatNumber !== null && !vatNumber.startsWith('SE'));
  const isUnproved = isAbroad || (company !== null && !isOrganizationNumber(company));
  const isOther = isUnproved && !others.includes('supplier');
  // A sign that was not recognised turns a credit note round.
  const speaksOfCredit =
    reading.invoice.creditNote || pages.some(({ words }) => words.some(({ text }) => credit.test(text)));
  return [
    ...others,
    ...(speaksOfCredit && !others.includes('credit-note') ? (['credit-note'] as const) : []),
    ...(isOther ? (['supplier'] as const) : []),
    ...(isUnsure || isHeadUnsure || isNameUnsure ? (['words-uncertain'] as const) : []),
  ];
};

const isLevel = (one: Box, other: Box): boolean =>
  Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) >
  0.5 * Math.min(one.height, other.height);
