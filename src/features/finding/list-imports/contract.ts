import { z } from 'zod';
import { tableCodes } from '#core/tables/table-refusal.ts';
import { endpoint } from '#platform/wire/endpoint.ts';
import { id, text, timestamp } from '#platform/wire/fields.ts';
import { paging } from '#platform/wire/paging.ts';
import { importLists, listFields, rowFaults } from './rules.ts';

const list = z.enum(importLists);
const field = z.enum(listFields);
const written = z.partialRecord(field, z.string());

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

/** What a person says of one row; what is left out stands as the file has it. */
export const rowFix = z.object({
  skip: z.boolean().optional(),
  values: z.partialRecord(field, text(1000)).optional(),
});

/** A row of the file and what becomes of it: exactly one outcome. */
export const listRow = z.object({
  row: z.number().int(),
  outcome: z.enum(['new', 'changed', 'unchanged', 'rejected']),
  /** `field` is what can be said anew, one of `choices` where there are any. */
  problem: z
    .object({
      code: z.enum(rowFaults),
      field: field.nullable(),
      text: z.string(),
      choices: z.array(z.string()),
    })
    .nullable(),
  changes: z.array(z.object({ field, from: z.string().nullable(), to: z.string().nullable() })),
  written,
  fix: rowFix.nullable(),
});

export type ListRow = z.output<typeof listRow>;

export const importHead = z.object({
  id,
  list,
  /** `open`: being looked at, nothing is written. */
  state: z.enum(['open', 'saved', 'undone']),
  fileName: z.string(),
  createdAt: timestamp,
  savedAt: timestamp.nullable(),
  savedBy: z.string().nullable(),
  /** Until when it can be taken back; null where it cannot. */
  undoUntil: timestamp.nullable(),
  /** While it is open, as it was read first. */
  counts,
});

export type ImportHead = z.output<typeof importHead>;

/** An open import as it would be saved now. */
export const importPreview = importHead.extend({
  columns: z.array(z.object({ label: z.string(), samples: z.array(z.string()), field: field.nullable() })),
  /** Stands for what is shown; saving names it, and is refused when something has changed since. */
  digest: z.string(),
  content: z.array(listRow),
  total: z.number().int(),
});

export type ImportPreview = z.output<typeof importPreview>;

export const importResult = importHead.extend({
  /** What was not taken, for 30 days after saving. */
  rejected: z.array(z.object({ row: z.number().int(), code: z.enum(rowFaults), written })),
});

export type ImportResult = z.output<typeof importResult>;

const params = z.object({ importId: id });
const language = z.object({ language: z.enum(['sv', 'en']).default('sv') });
const gone = ['import.not_exist', 'import.not_open'] as const;

// SECURITY matrix rows 14, 17 and 24: what a file changes, the same people change by hand, in every plan.
export const listImportsContract = {
  listListImports: endpoint({
    method: 'GET',
    path: 'list-import-management/imports',
    summary: 'Files that filled or changed a list, newest first, at most twenty',
    access: 'editor',
    demo: 'own',
    query: z.object({ list }),
    reply: z.object({ imports: z.array(importHead) }),
    errors: [],
  }),
  openListImport: endpoint({
    method: 'POST',
    path: 'list-import-management/imports',
    summary: 'Begin an import with a file (multipart, one: XLSX or CSV); nothing is changed yet',
    access: 'editor',
    demo: 'refused',
    impersonated: 'refused',
    query: z.object({ list }),
    receives: 'upload',
    reply: importHead,
    status: 201,
    creates: true,
    errors: [...tableCodes, 'upload.no_file', 'upload.file_too_large'],
  }),
  previewListImport: endpoint({
    method: 'GET',
    path: 'list-import-management/imports/{importId}/preview',
    summary: 'What an import would do: its columns, and each row with exactly one outcome',
    access: 'editor',
    demo: 'own',
    params,
    query: paging.extend({ rows: z.enum(['all', 'open', 'changed', 'rejected']).default('all') }),
    reply: importPreview,
    errors: [...gone],
  }),
  readListImport: endpoint({
    method: 'GET',
    path: 'list-import-management/imports/{importId}',
    summary: 'An import and what became of it',
    access: 'editor',
    demo: 'own',
    params,
    reply: importResult,
    errors: ['import.not_exist'],
  }),
  chooseListColumns: endpoint({
    method: 'PUT',
    path: 'list-import-management/imports/{importId}/columns',
    summary: 'Say what the columns of the file are; null leaves it to their heads',
    access: 'editor',
    demo: 'refused',
    params,
    body: z.object({ fields: z.array(field.nullable()).max(100).nullable() }),
    reply: importHead,
    errors: [...gone],
  }),
  fixListRow: endpoint({
    method: 'PUT',
    path: 'list-import-management/imports/{importId}/rows/{row}',
    summary: 'Fix a row of the file; null takes the fix back',
    access: 'editor',
    demo: 'refused',
    params: params.extend({ row: z.coerce.number().int().min(1).max(1_048_576) }),
    body: z.object({ fix: rowFix.nullable() }),
    reply: importHead,
    errors: [...gone],
  }),
  saveListImport: endpoint({
    method: 'POST',
    path: 'list-import-management/imports/{importId}/save',
    summary: 'Carry out all rows that are shown as taken, in one transaction',
    access: 'editor',
    demo: 'refused',
    impersonated: 'refused',
    params,
    body: z.object({ digest: z.string().max(64) }),
    reply: importHead,
    errors: [...gone, 'import.changed'],
  }),
  undoListImport: endpoint({
    method: 'POST',
    path: 'list-import-management/imports/{importId}/undo',
    summary:
      'Take an import back as a whole, within 24 hours, while nothing that it changed is another since',
    access: 'editor',
    demo: 'refused',
    impersonated: 'refused',
    params,
    reply: importHead,
    errors: [
      'import.not_exist',
      'import.not_saved',
      'import.undo_late',
      'import.undo_overtaken',
      'permission.required',
    ],
  }),
  downloadLeftOut: endpoint({
    method: 'GET',
    path: 'list-import-management/imports/{importId}/rejected',
    summary: 'The rows that were not taken, as a workbook with their row and the reason added',
    access: 'editor',
    demo: 'refused',
    params,
    query: language,
    reply: z.string(),
    replyAs: 'bytes',
    errors: ['import.not_exist', 'import.rejected_gone'],
  }),
  downloadListTemplate: endpoint({
    method: 'GET',
    path: 'list-import-management/template',
    summary: 'A file with the heads of a list, to fill in',
    access: 'editor',
    demo: 'own',
    query: language.extend({ list }),
    reply: z.string(),
    replyAs: 'bytes',
    errors: [],
  }),
};
