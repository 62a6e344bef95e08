import { z } from 'zod';
import { importFields } from '#core/deal-import/import-field.ts';
import { acceptable, rowCodes } from '#core/deal-import/row-codes.ts';
import { tableCodes } from '#core/tables/table-refusal.ts';
import { endpoint } from '#platform/wire/endpoint.ts';
import { decimalText, id, isoDate, text, timestamp } from '#platform/wire/fields.ts';
import { paging } from '#platform/wire/paging.ts';

const field = z.enum(importFields);

/** `open`: being looked at, nothing is written. `saving`: under way in the background. */
export const importState = z.enum(['open', 'saving', 'saved', 'undone']);

const dealShown = z.object({ price: decimalText, validFrom: isoDate, validTo: isoDate.nullable() });

const goods = z.object({
  goods: z.string().nullable(),
  articleNumber: z.string().nullable(),
  name: z.string(),
  unit: z.string(),
  currency: z.string(),
  isBought: z.boolean(),
});

const suggestion = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('price'), prices: z.array(decimalText) }),
  z.object({ kind: z.literal('articles'), articles: z.array(goods) }),
  z.object({ kind: z.literal('unit'), unit: z.string() }),
  z.object({ kind: z.literal('dates'), validFrom: isoDate, validTo: isoDate }),
]);

const problem = z.object({
  code: z.enum(rowCodes),
  field: field.nullable(),
  /** As the file has it. */
  text: z.string(),
  lastPaid: decimalText.nullable(),
  /** The row of the file, or the deal, that stands in the way. */
  otherRow: z.number().int().nullable(),
  other: dealShown.nullable(),
  suggestion: suggestion.nullable(),
});

/** A row of the file and what becomes of it: exactly one outcome. */
export const importedRow = z.object({
  row: z.number().int(),
  outcome: z.enum(['new', 'changed', 'unchanged', 'rejected']),
  goods: goods.nullable(),
  promise: dealShown
    .extend({
      tolerance: z.object({ type: z.enum(['amount', 'percent']), up: decimalText, down: decimalText }),
      marketPriced: z.boolean(),
    })
    .nullable(),
  lastPaid: decimalText.nullable(),
  problem: problem.nullable(),
  /** The deal that it corrects, ends or repeats; `endsOn` is that one's new last day. */
  before: dealShown.nullable(),
  endsOn: isoDate.nullable(),
  /** What its read cells hold. */
  written: z.partialRecord(field, z.string()),
});

export type ImportedRow = z.output<typeof importedRow>;

const counts = z.object({
  rows: z.number().int(),
  new: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int(),
  rejected: z.number().int(),
  /** Those of the rejected that a person can do something about. */
  open: z.number().int(),
  empty: z.number().int(),
});

/** What a person says of the file; null: nothing said. */
export const importChoice = z.object({
  sheet: z.number().int().min(0).max(1000).nullable().default(null),
  fields: z.array(field.nullable()).max(200).nullable().default(null),
  decimalMark: z.enum([',', '.']).nullable().default(null),
  dateOrder: z.enum(['ymd', 'dmy', 'mdy']).nullable().default(null),
  /** For rows that state no start or end. */
  validFrom: isoDate.nullable().default(null),
  validTo: isoDate.nullable().default(null),
  /** Whether the supplier's next list with this head is read the same way. */
  remember: z.boolean().default(true),
});

export type SaidOfFile = z.output<typeof importChoice>;

const importHead = z.object({
  id,
  state: importState,
  fileName: z.string(),
  documentId: id,
  supplierId: id,
  supplierName: z.string(),
  /** Whom its deals are for; null: every unit of the organization. */
  unitIds: z.array(id).nullable(),
  createdAt: timestamp,
  savedAt: timestamp.nullable(),
  savedBy: z.string().nullable(),
  undoneAt: timestamp.nullable(),
  /** Until when it can be taken back; null where it cannot. */
  undoUntil: timestamp.nullable(),
  counts: counts.nullable(),
});

export type ImportHead = z.output<typeof importHead>;

/** An open import as it would be saved now. */
export const importPreview = importHead.extend({
  sheets: z.array(z.string()),
  sheet: z.number().int(),
  columns: z.array(
    z.object({
      label: z.string(),
      samples: z.array(z.string()),
      field: field.nullable(),
      certainty: z.enum(['certain', 'likely', 'said']),
    }),
  ),
  choice: importChoice,
  decimalMark: z.enum([',', '.']).nullable(),
  /** The file has numbers, or days, that are two as long as nobody says which. */
  isMarkOpen: z.boolean(),
  isOrderOpen: z.boolean(),
  /** The start of rows that state none. */
  validFrom: isoDate,
  /** Stands for what is shown; saving names it, and is refused when something has changed since. */
  digest: z.string(),
  content: z.array(importedRow),
  total: z.number().int(),
});

export type ImportPreview = z.output<typeof importPreview>;

const rejectedRow = z.object({
  row: z.number().int(),
  code: z.enum(rowCodes),
  written: z.partialRecord(field, z.string()),
});

const importResult = importHead.extend({
  /** What was not taken, for 30 days after saving. */
  rejected: z.array(rejectedRow),
});

export const rowFix = z.object({
  skip: z.boolean().optional(),
  price: decimalText.optional(),
  unit: text(30).optional(),
  goods: text(500).optional(),
  validFrom: isoDate.optional(),
  validTo: isoDate.nullable().optional(),
  accept: z.array(z.enum(acceptable)).max(acceptable.length).optional(),
});

const importParams = z.object({ importId: id });

const gone = ['import.not_exist', 'plan.bulk_import', 'permission.required'] as const;

export const dealImportsContract = {
  listDealImports: endpoint({
    method: 'GET',
    path: 'deal-management/imports',
    summary: 'Imports of price lists, newest first, at most twenty',
    access: 'editor',
    reply: z.object({ imports: z.array(importHead) }),
    errors: [],
  }),
  openDealImport: endpoint({
    method: 'POST',
    path: 'deal-management/imports',
    summary:
      'Begin an import with a price list (multipart, one file: XLSX, CSV or Peppol Catalogue); nothing is written yet',
    access: 'editor',
    impersonated: 'refused',
    query: z.object({
      supplierId: id,
      /** Units that the deals are for, separated by commas; left out: this one. `all`: every unit of the organization. */
      units: z
        .string()
        .max(20_000)
        .regex(/^(?:all|[0-9a-f-]{36}(?:,[0-9a-f-]{36})*)$/)
        .optional(),
    }),
    receives: 'upload',
    reply: importHead,
    status: 201,
    creates: true,
    errors: [
      ...tableCodes,
      ...gone,
      'supplier.not_exist',
      'upload.no_file',
      'upload.file_too_large',
      'storage.full',
      'service.unavailable',
    ],
  }),
  previewDealImport: endpoint({
    method: 'GET',
    path: 'deal-management/imports/{importId}/preview',
    summary: 'What an import would do: its columns, and each row with exactly one outcome',
    access: 'editor',
    params: importParams,
    query: paging.extend({ rows: z.enum(['all', 'open', 'changed', 'rejected']).default('all') }),
    reply: importPreview,
    errors: [...tableCodes, ...gone, 'import.not_open', 'service.unavailable'],
  }),
  readDealImport: endpoint({
    method: 'GET',
    path: 'deal-management/imports/{importId}',
    summary: 'An import and what became of it',
    access: 'editor',
    params: importParams,
    reply: importResult,
    errors: ['import.not_exist'],
  }),
  chooseDealImport: endpoint({
    method: 'PUT',
    path: 'deal-management/imports/{importId}/choice',
    summary: 'Say what the columns of the file are',
    access: 'editor',
    params: importParams,
    body: importChoice,
    reply: importHead,
    errors: [...gone, 'import.not_open'],
  }),
  fixDealImportRow: endpoint({
    method: 'PUT',
    path: 'deal-management/imports/{importId}/rows/{row}',
    summary: 'Fix a row of the file; null takes the fix back',
    access: 'editor',
    params: importParams.extend({ row: z.coerce.number().int().min(1).max(1_048_576) }),
    body: z.object({ fix: rowFix.nullable() }),
    reply: importHead,
    errors: [...gone, 'import.not_open'],
  }),
  saveDealImport: endpoint({
    method: 'POST',
    path: 'deal-management/imports/{importId}/save',
    summary:
      'Write all rows that are shown as taken, in one transaction; more than 5,000 rows in the background',
    access: 'editor',
    impersonated: 'refused',
    params: importParams,
    body: z.object({ digest: z.string().max(64) }),
    reply: importHead,
    errors: [...tableCodes, ...gone, 'import.not_open', 'import.changed', 'service.unavailable'],
  }),
  undoDealImport: endpoint({
    method: 'POST',
    path: 'deal-management/imports/{importId}/undo',
    summary:
      'Take an import back as a whole, within 24 hours, while nobody has decided on what its deals told',
    access: 'editor',
    impersonated: 'refused',
    params: importParams,
    reply: importHead,
    errors: [
      'import.not_exist',
      'permission.required',
      'import.not_saved',
      'import.undo_late',
      'import.undo_decided',
      'import.undo_overtaken',
    ],
  }),
  downloadRejectedRows: endpoint({
    method: 'GET',
    path: 'deal-management/imports/{importId}/rejected',
    summary: 'The rows that were not taken, as a workbook with their row and the reason added',
    access: 'editor',
    params: importParams,
    query: z.object({ language: z.enum(['sv', 'en']).default('sv') }),
    reply: z.string(),
    replyAs: 'bytes',
    errors: ['import.not_exist', 'import.rejected_gone', 'service.unavailable'],
  }),
  downloadImportTemplate: endpoint({
    method: 'GET',
    path: 'deal-management/imports/template',
    summary: 'A price list to fill in',
    access: 'editor',
    query: z.object({ language: z.enum(['sv', 'en']).default('sv') }),
    reply: z.string(),
    replyAs: 'bytes',
    errors: ['plan.bulk_import', 'permission.required'],
  }),
};
