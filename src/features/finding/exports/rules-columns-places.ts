import { column, type Column } from '#core/exports/column.ts';
import type { OutletField } from '#features/company/outlets/rules-outlet.ts';
import type { ColumnWords } from './rules-words.ts';

/** An outlet as it was registered. */
export type OutletRecord = Readonly<Record<OutletField, string | null>>;

const word = (t: ColumnWords, category: string | null): string | null => {
  const words: Readonly<Record<string, string>> = t;
  return category === null ? null : (words[`place.${category}`] ?? category);
};

/** What a file says of outlets, under heads that an import of outlets knows. */
export const outletColumns = (t: ColumnWords): readonly Column<OutletRecord>[] => [
  column('name', t.name, 'text', (row) => row.display_name, { width: 30 }),
  column('kind', t.placeKind, 'text', (row) => word(t, row.category), { width: 18 }),
  column('street', t.street, 'text', (row) => row.street),
  column('zipCode', t.zipCode, 'text', (row) => row.zip_code, { width: 12 }),
  column('city', t.city, 'text', (row) => row.city, { width: 18 }),
  column('country', t.country, 'text', (row) => row.country, { width: 8, isOnPaper: false }),
  column('contactEmail', t.contactEmail, 'text', (row) => row.contact_email, { width: 28 }),
  column('contactTel', t.contactTel, 'text', (row) => row.contact_tel, { width: 16 }),
  column('website', t.website, 'text', (row) => row.website, { isOnPaper: false }),
  column('invoiceEmail', t.invoiceEmail, 'text', (row) => row.forward_email, { isOnPaper: false }),
  column('bankgiro', t.bankgiro, 'text', (row) => row.bankgiro_number, { width: 12, isOnPaper: false }),
  column('legalName', t.legalName, 'text', (row) => row.legal_name, { isOnPaper: false }),
  column('organizationNumber', t.organizationNumber, 'text', (row) => row.organization_number, {
    width: 18,
    isOnPaper: false,
  }),
];
