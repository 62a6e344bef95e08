import type { Doubt } from '#core/reading/reading.ts';

/** What else keeps a reading from being trusted: there seem to be several invoices. */
type OwnDoubt = 'several-invoices';

const all: Readonly<Record<Doubt | OwnDoubt, true>> = {
  'lines-missing': true,
  'columns-unlabelled': true,
  'line-arithmetic': true,
  'line-incomplete': true,
  'line-unnamed': true,
  'line-discount': true,
  'rows-unread': true,
  'line-sum': true,
  charges: true,
  totals: true,
  vat: true,
  number: true,
  'issue-date': true,
  'due-date': true,
  currency: true,
  'credit-note': true,
  'words-uncertain': true,
  'layout-unconfirmed': true,
  'structure-shared': true,
  kind: true,
  article: true,
  supplier: true,
  'several-invoices': true,
};

export type ReviewDoubt = keyof typeof all;

/** Every doubt that a reading may carry; each has a text. */
export const doubts = Object.keys(all) as readonly ReviewDoubt[];
