/** Lists that can be filled and changed from a file (DEALS.md, section 8); deals have an import of their own. */
export const importLists = ['suppliers', 'outlets', 'articles'] as const;

export type ImportList = (typeof importLists)[number];

/** What a column of such a file can hold, in the order of the screens. */
export const listFields = [
  'supplier',
  'legalName',
  'organizationNumber',
  'outlet',
  'status',
  'articleNumber',
  'invoicedName',
  'unit',
  'name',
  'group',
  'website',
  'street',
  'zipCode',
  'city',
  'country',
  'contactEmail',
  'contactTel',
  'invoiceEmail',
  'bankgiro',
  'kind',
] as const;

export type ListField = (typeof listFields)[number];

/** The columns of each list. */
export const fieldsOf: Readonly<Record<ImportList, readonly ListField[]>> = {
  suppliers: ['supplier', 'legalName', 'organizationNumber', 'outlet', 'status'],
  outlets: [
    'name',
    'kind',
    'website',
    'street',
    'zipCode',
    'city',
    'country',
    'contactEmail',
    'contactTel',
    'invoiceEmail',
    'bankgiro',
  ],
  articles: ['supplier', 'articleNumber', 'invoicedName', 'unit', 'name', 'group'],
};

/** Why a row is not taken. Closed: every code has a sentence in both languages. */
export const rowFaults = [
  'row.skipped',
  'row.twice',
  'row.formula',
  'row.missing',
  'row.invalid',
  'row.unknown_word',
  'row.supplier_unknown',
  'row.supplier_several',
  'row.outlet_unknown',
  'row.not_linked',
  'row.article_unknown',
  'row.article_several',
  'row.guarded',
  'row.taken',
  'row.not_yours',
] as const;

export type RowFault = (typeof rowFaults)[number];

/** So long an import can be taken back. */
export const undoHours = 24;

/** So long the rows of a file are kept. */
export const keptDays = 30;
