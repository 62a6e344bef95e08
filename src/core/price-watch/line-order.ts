import { compareText } from '#core/values/compare-text.ts';
import type { LineKey } from './types.ts';

/** The order in which an article's lines are taken (PRODUCT.md, section 3): negative when `a` comes first. */
export const compareKeys = (a: LineKey, b: LineKey): number =>
  compareText(a.invoiceDate, b.invoiceDate) ||
  compareText(a.invoiceNumber, b.invoiceNumber) ||
  compareText(a.documentSha256, b.documentSha256) ||
  a.lineNumber - b.lineNumber;

/** The place just before the first line of a date. */
export const startOfDay = (date: string): LineKey => ({
  invoiceDate: date,
  invoiceNumber: '',
  documentSha256: '',
  lineNumber: 0,
});

/** The later of two places; `null` is before all lines. */
export const laterKey = (a: LineKey | null, b: LineKey): LineKey =>
  a !== null && compareKeys(a, b) > 0 ? a : b;

/** The earlier of two places; `null` is after all lines. */
export const earlierKey = (a: LineKey | null, b: LineKey): LineKey =>
  a !== null && compareKeys(a, b) < 0 ? a : b;
