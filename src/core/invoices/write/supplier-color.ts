import { type Color, rgb } from '@cantoo/pdf-lib';
import type { InvoiceDraft } from './invoice-draft.ts';

const colors: readonly Color[] = [
  rgb(0.09, 0.33, 0.45),
  rgb(0.5, 0.13, 0.2),
  rgb(0.13, 0.39, 0.25),
  rgb(0.35, 0.23, 0.5),
  rgb(0.62, 0.34, 0.05),
  rgb(0.15, 0.2, 0.42),
];

/** Each supplier has a colour of its own on paper. */
export const supplierColor = ({ supplier }: InvoiceDraft): Color => {
  const number = Number(supplier.organizationNumber);
  return colors[number % colors.length] ?? rgb(0, 0, 0);
};
