import { z } from 'zod';
import { tableCodes } from '#core/tables/table-refusal.ts';
import { endpoint } from '#platform/wire/endpoint.ts';
import { id, searchText } from '#platform/wire/fields.ts';
import { paging } from '#platform/wire/paging.ts';
import {
  importChoice,
  importGoods,
  importHead,
  importPreview,
  importResult,
  rowFix,
} from './contract-fields.ts';

const importParams = z.object({ importId: id });

const gone = ['import.not_exist', 'plan.bulk_import', 'permission.required'] as const;

export const dealImportsContract = {
  listDealImports: endpoint({
    method: 'GET',
    path: 'deal-management/imports',
    summary: 'Imports of price lists, newest first, at most twenty',
    access: 'editor',
    demo: 'shown',
    reply: z.object({
      imports: z.array(importHead),
      /** Whether the plan has imports. */
      isInPlan: z.boolean(),
    }),
    errors: [],
  }),
  openDealImport: endpoint({
    method: 'POST',
    path: 'deal-management/imports',
    summary:
      'Begin an import with a price list (multipart, one file: XLSX, CSV or Peppol Catalogue); nothing is written yet',
    access: 'editor',
    demo: 'refused',
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
    demo: 'shown',
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
    demo: 'shown',
    params: importParams,
    reply: importResult,
    errors: ['import.not_exist'],
  }),
  chooseDealImport: endpoint({
    method: 'PUT',
    path: 'deal-management/imports/{importId}/choice',
    summary: 'Say what the columns of the file are',
    access: 'editor',
    demo: 'refused',
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
    demo: 'refused',
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
    demo: 'refused',
    impersonated: 'refused',
    params: importParams,
    body: z.object({ digest: z.string().max(64) }),
    reply: importHead,
    errors: [
      ...tableCodes,
      ...gone,
      'import.not_open',
      'import.changed',
      'import.unconfirmed',
      'service.unavailable',
    ],
  }),
  undoDealImport: endpoint({
    method: 'POST',
    path: 'deal-management/imports/{importId}/undo',
    summary:
      'Take an import back as a whole, within 24 hours, while nobody has decided on what its deals told',
    access: 'editor',
    demo: 'refused',
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
  repeatDealImport: endpoint({
    method: 'POST',
    path: 'deal-management/imports/{importId}/again',
    summary:
      'Begin an import with the same file, to fix what was not taken; rows that were are unchanged in it',
    access: 'editor',
    demo: 'refused',
    impersonated: 'refused',
    params: importParams,
    reply: importHead,
    status: 201,
    creates: true,
    errors: [...gone, 'import.not_saved', 'service.unavailable'],
  }),
  findImportArticles: endpoint({
    method: 'GET',
    path: 'deal-management/imports/{importId}/articles',
    summary:
      "Articles that the import's units buy of its supplier, by words of their name or number; at most twenty",
    access: 'editor',
    demo: 'shown',
    params: importParams,
    query: z.object({ search: searchText }),
    reply: z.object({ articles: z.array(importGoods) }),
    errors: ['import.not_exist'],
  }),
  downloadRejectedRows: endpoint({
    method: 'GET',
    path: 'deal-management/imports/{importId}/rejected',
    summary: 'The rows that were not taken, as a workbook with their row and the reason added',
    access: 'editor',
    demo: 'refused',
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
