import { decimal } from '../../values/decimal.ts';
import type { VatGoods } from './vat-goods.ts';

const reducedFrom = '2026-04-01';
const reducedTo = '2027-12-31';

/**
 * Swedish VAT rates that food may bear on a day, in percent: 6 from 2026-04-01 to 2027-12-31, otherwise 12 (prop.
 * 2025/26:55). Both in the month after a change, when goods delivered before it are still invoiced at the old rate.
 */
export const foodVatRates = (issueDate: string): readonly string[] => {
  if (issueDate >= reducedFrom && issueDate < '2026-05-01') return ['6', '12'];
  if (issueDate > reducedTo && issueDate < '2028-02-01') return ['6', '12'];
  return issueDate >= reducedFrom && issueDate <= reducedTo ? ['6'] : ['12'];
};

/** Whether the percentage is a Swedish VAT rate: 25, 12, 6 or none (ML 2023:200, chapter 9). */
export const isSwedishVatRate = (rate: string): boolean =>
  ['0', '6', '12', '25'].some((known) => decimal(known).eq(rate));

/**
 * The rates that goods may bear on an invoice of a day. A credit note may take back what was sold before a change, so
 * it may bear either rate of food.
 */
export const vatRatesOf = (goods: VatGoods, issueDate: string, creditNote: boolean): readonly string[] => {
  if (goods === 'alcohol') return ['25'];
  if (goods === 'restaurant') return ['12'];
  return creditNote ? ['6', '12'] : foodVatRates(issueDate);
};
