import type { Field } from './choose-fields.ts';
import type { Totals } from './choose-totals.ts';

const names = ['lineNet', 'net', 'vat', 'gross', 'payable', 'rounding', 'prepaid'] as const;

const [proved, unproved] = [0.97, 0.6];

/** The totals as fields of the document; those that add up are nearly sure. */
export const totalFields = (totals: Totals): Record<string, Field> => {
  const fields: Record<string, Field> = {};
  for (const name of names) {
    const total = totals[name];
    if (total !== null)
      fields[name] = { value: total.text, confidence: totals.closed ? proved : unproved, place: total.place };
  }
  return fields;
};
