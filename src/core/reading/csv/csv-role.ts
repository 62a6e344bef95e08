import { columnRole } from '../table/column-labels.ts';
import { fieldLabel } from '../head/field-labels.ts';
import { labelText } from '../words/label-text.ts';
import type { HeadField, LineField } from '../reading.ts';
import { totalKind } from '../totals/total-labels.ts';

/** What a column of a CSV file holds: a value of the line, or one of the invoice that is repeated in its rows. */
export type CsvRole = LineField | HeadField;

const lineRoles: Readonly<Record<string, LineField>> = {
  article: 'articleNumber',
  description: 'name',
  quantity: 'quantity',
  unit: 'unit',
  price: 'price',
  discount: 'discount',
  vat: 'vatRate',
  sum: 'sum',
};

const totalRoles: Readonly<Record<string, HeadField>> = {
  net: 'taxExclusive',
  vat: 'taxTotal',
  gross: 'taxInclusive',
  payable: 'payable',
};

const others: readonly (readonly [CsvRole, RegExp])[] = [
  ['gtin', /^(ean|gtin)(-?(kod|code|nr))?$/],
  ['supplier', /^(leverantör(snamn|ens namn)?|supplier( name)?|säljare|seller|lieferant|fournisseur)$/],
  ['taxTotal', /^(moms ?(belopp|kr|totalt)|(total )?vat amount)$/],
];

/** What a label of a column says; `null` when it says nothing that is known. */
export const csvRole = (label: string): CsvRole | null => {
  const text = labelText(label.replaceAll('_', ' '));
  const other = others.find(([, pattern]) => pattern.test(text));
  if (other !== undefined) return other[0];
  const field = fieldLabel(text);
  if (field !== null && field.field !== 'other' && field.strength >= 2) return field.field;
  const role = columnRole(text);
  if (role !== null && lineRoles[role] !== undefined) return lineRoles[role];
  if (field !== null && field.field !== 'other') return field.field;
  return totalRoles[totalKind(text) ?? ''] ?? null;
};
