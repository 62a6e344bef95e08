import { isBankgiro, isPlusgiro } from '../../values/giro.ts';
import { isIban } from '../../values/iban.ts';
import { isNordicCompany } from '../../values/nordic-company.ts';
import { isOrganizationNumber } from '../../values/organization-number.ts';
import { personalNumberDigits } from '../../values/personal-number.ts';
import { isSwedishVatNumber, isVatNumber, organizationNumberOfVatNumber } from '../../values/vat-number.ts';
import { unitOf } from '../../values/units.ts';
import type { Field } from '../head/choose-fields.ts';
import { areDistinct, areOdd } from './goods-numbers.ts';
import type { Doubt, DraftInvoice, ReadLine } from '../reading.ts';

/** What tells who sent a document and what was bought by it. */
interface Identified {
  readonly invoice: Pick<DraftInvoice, 'supplier' | 'buyer' | 'payment'>;
  readonly lines: readonly ReadLine[];
  /** The head of the table names a column of the goods' numbers. */
  readonly hasNumbers: boolean;
  /** A column that nobody read may hold numbers of the goods. */
  readonly hasUnread?: boolean;
  /** The sender's name; one that may be the buyer's is unsure. */
  readonly name: Field | null;
  /** The number that was taken for the sender's may be another company's. */
  readonly isContested?: boolean;
}

const leastSure = 0.5;

const isForeignVat = (number: string): boolean => !number.startsWith('SE') && isVatNumber(number);

/** Whether some number says who sent the document: one that is not the buyer's. */
const isSupplierIdentified = (
  { supplier, buyer, payment }: Identified['invoice'],
  name: Field | null,
): boolean => {
  const { organizationNumber: number, vatNumber: vat } = supplier;
  const inside = organizationNumberOfVatNumber(vat ?? '');
  if (buyer.organizationNumber !== null && [number, inside].includes(buyer.organizationNumber)) return false;
  // Two companies' numbers on one page: one of them is not the supplier's.
  if (number !== null && inside !== null && inside !== number) return false;
  // Another digit makes it another company's, unless its VAT number says the same. A sole trader has a personal number.
  const isChecked = isOrganizationNumber(number ?? '') || personalNumberDigits(number ?? '') !== null;
  if (number !== null && /^\d{10}$/.test(number) && !isChecked && inside !== number) return false;
  // A number tells who sent it only beside a name that is the sender's: without one, nobody could see a mistake.
  if ((name?.confidence ?? 0) < leastSure) return false;
  return (
    (number !== null && (/^\d{10}$/.test(number) || isNordicCompany(number))) ||
    (vat !== null && (isSwedishVatNumber(vat) || isForeignVat(vat))) ||
    (payment.bankgiro !== null && isBankgiro(payment.bankgiro)) ||
    (payment.plusgiro !== null && payment.plusgiro.length > 3 && isPlusgiro(payment.plusgiro)) ||
    (payment.iban !== null && isIban(payment.iban))
  );
};

const [usualLength, fewestOfSeries] = [3, 3];

/** What varies from one delivery to the next: a day, a batch, a week, a number of many digits. */
const varying =
  /\b(19|20)\d\d[-./]\d|\b\d\d[-./]\d\d[-./]\d\d|(?<!\bgn )\b(?!1\/[2348]\b)([12]?\d|3[01])\/(0?[1-9]|1[0-2])\b(?! ?(l|kg|g|cl|dl|st|[cm]?m|tum)\b| \d+([.,]\d+)? ?([cm]?m|c?l|k?g)\b)|\d{6,}|\b\d{3,}-\d{2,}$|\b(batch|lot|parti|sscc|bäst före|best before|bf|mhd|vecka|(?<!\d ?)v)\.? ?:?\d/i;

/** What services are counted by. */
const ofTime = /^(?:tim|timm(?:e|ar)|mån(?:ad|ader)?|dag(?:ar)?|dygn|år|ggr|gång(?:er)?)\.?$/i;

/** What stands below a name may begin with the number that the name goes by: `KDS-1 · 2026-08-03 – 2026-09-02`. */
const leadsWithCode = /^[A-ZÅÄÖ\d]{3,}(-[A-ZÅÄÖ\d]+)* [·•|–]/;

/** What is measured or counted; a package may be what goods are called: `Persilja knippe`. */
const isMeasure = (word: string): boolean =>
  /^[cdk]?m[23²³]$/i.test(word) || !['package', undefined].includes(unitOf(word)?.kind);

/** Whether a line without a unit has one at an edge of its name, which counts nothing there: `frp Pizzadeg`, `Golvvård polish m2`. */
const hasUnitInName = ({ unit, name }: ReadLine['line']): boolean => {
  const [first = '', ...more] = name.split(' ');
  const isSize = /\d$/.test(more.at(-2) ?? first);
  const isFirst = unitOf(first) !== null && first === first.toLowerCase();
  return unit === '' && more.length > 0 && (isFirst || (!isSize && isMeasure(more.at(-1) ?? '')));
};

/** Whether it is open which goods a line means: its number may be cut or a part of something, or a name stands for it that will not stay. */
const isOpen = ({ line, doubtful = [] }: ReadLine, isNumbered: boolean, least: number): boolean => {
  if (line.kind !== 'goods') return false;
  const { articleNumber, name } = line;
  // What has no word in it is a number that was taken for a name, and a unit alone is none.
  if (!/\p{L}{2}/u.test(name) || unitOf(name) !== null || ofTime.test(name) || hasUnitInName(line))
    return true;
  if (articleNumber !== null)
    return (
      articleNumber.replaceAll(/\D/g, '').length + articleNumber.replaceAll(/\P{L}/gu, '').length < least ||
      doubtful.includes('articleNumber')
    );
  // A GTIN tells goods apart as well as their seller's number.
  const isTold = line.gtin !== null && !doubtful.includes('articleNumber');
  if (isTold && name !== '' && !isNumbered) return false;
  if (isNumbered || name === '' || leadsWithCode.test(line.description ?? '')) return true;
  return varying.test(name) || doubtful.length > 0;
};

/**
 * What speaks against trusting whose a document is and what it is about. `isTaught`: a person has confirmed the layout that
 * it is of, and with it the sender and the columns.
 */
export const identityDoubts = (
  { invoice, lines, hasNumbers, hasUnread = false, name, isContested = false }: Identified,
  isTaught: boolean,
): Doubt[] => {
  const goods = lines.filter(({ line }) => line.kind === 'goods');
  const isNumbered = hasNumbers || goods.some(({ line }) => line.articleNumber !== null);
  // In a column of their own, or as a letter and a figure each, numbers may be short, where each kind of goods has its own.
  const isSeries =
    goods.length >= fewestOfSeries &&
    goods.every(({ line }) => /^\p{Lu}\d+$/u.test(line.articleNumber ?? ''));
  const least = areDistinct(goods) && (hasNumbers || isSeries) ? 1 : usualLength;
  return [
    ...(isTaught || (!isContested && isSupplierIdentified(invoice, name)) ? [] : (['supplier'] as const)),
    ...(areOdd(lines) ||
    // A column of another kind may stand before the names, its numbers taken for theirs.
    (hasUnread && !hasNumbers && goods.length > 0) ||
    lines.some((line) => isOpen(line, isNumbered, least))
      ? (['article'] as const)
      : []),
  ];
};
