import type { Field, Fields } from './choose-fields.ts';
import type { Totals } from '../totals/choose-totals.ts';
import type { HeadField, Reading } from '../reading.ts';
import type { TotalsReading } from '../totals/read-totals.ts';
import type { Amount } from '../totals/vat-rows.ts';

const totalNames = [
  ['lineNet', 'lineNet'],
  ['net', 'taxExclusive'],
  ['vat', 'taxTotal'],
  ['gross', 'taxInclusive'],
  ['prepaid', 'prepaid'],
  ['rounding', 'rounding'],
  ['payable', 'payable'],
] as const;

// Totals that add up are nearly sure.
const sureness = ({ closed }: Totals): number => (closed ? 0.97 : 0.6);

const fieldOf = ({ text, place }: Amount, confidence: number): Field => ({ value: text, confidence, place });

/** Where the values of head, foot, VAT and charges stand, and how sure each is. */
export const headFields = (
  fields: Fields,
  { totals, vat, charges }: TotalsReading,
  others: Readonly<Record<'supplier' | 'currency', Field | null>>,
): Pick<Reading, 'fields' | 'vat' | 'charges'> => {
  const sure = sureness(totals);
  const found: Partial<Record<HeadField, Field>> = {};
  for (const [field, value] of fields) if (field !== 'other') found[field] = value;
  for (const [total, field] of totalNames) {
    const amount = totals[total];
    if (amount !== null) found[field] = fieldOf(amount, sure);
  }
  if (others.supplier !== null) found.supplier = others.supplier;
  if (others.currency !== null) found.currency = others.currency;
  return {
    fields: found,
    vat: vat.map(({ rate, base, amount }) => ({
      rate: fieldOf(rate, sure),
      taxable: fieldOf(base, sure),
      tax: fieldOf(amount, sure),
    })),
    charges: charges.map(({ printed }) => fieldOf(printed, sure)),
  };
};
