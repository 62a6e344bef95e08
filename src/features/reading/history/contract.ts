import { z } from 'zod';
import { endpoint } from '#platform/wire/endpoint.ts';
import { decimalText, id, isoDate, timestamp } from '#platform/wire/fields.ts';

/**
 * `collecting`: files may come. `reading`: no more do, and some are still being read. `done`: all have ended and the summary
 * is made. `cancelled`: nobody waits for a summary; what was read stays.
 */
export const importState = z.enum(['collecting', 'reading', 'done', 'cancelled']);

const toldArticle = z.object({
  articleId: id,
  name: z.string(),
  supplierName: z.string(),
  unit: z.string(),
  currency: z.string(),
  /** Price changes that a person would have been told of. */
  told: z.number().int(),
  firstDate: isoDate,
  lastDate: isoDate,
  /** What was watched at the first; null when a changed unit or pack cannot be compared. */
  fromPrice: decimalText.nullable(),
  /** Of the newest one. */
  toPrice: decimalText,
  extra: decimalText,
});

/** What a person would have been told, had the unit been here all the time. */
export const historySummary = z.object({
  told: z.number().int(),
  /** What the rises cost beyond the watched prices, in the unit's currency. */
  extra: decimalText,
  currency: z.string(),
  /** How many articles it was. */
  articleCount: z.number().int(),
  /** Those of them whose alerts stay open, since newer invoices have alerts too. */
  openArticles: z.number().int(),
  /** The fifty that cost most. */
  articles: z.array(toldArticle),
});

export type HistorySummary = z.output<typeof historySummary>;

const importRow = z.object({
  id,
  state: importState,
  startedAt: timestamp,
  startedBy: z.string().nullable(),
  closedAt: timestamp.nullable(),
  endedAt: timestamp.nullable(),
  summary: historySummary.nullable(),
});

const importDetail = importRow.extend({
  /** Documents so far; what came out of a ZIP, an mbox or a mail counts, the container does not. */
  total: z.number().int(),
  done: z.number().int(),
  /** Of those done: read as invoices, seen before, waiting for a person, and not readable. */
  read: z.number().int(),
  duplicates: z.number().int(),
  needsReview: z.number().int(),
  unreadable: z.number().int(),
  firstDate: isoDate.nullable(),
  lastDate: isoDate.nullable(),
  /** The month of the invoice that was read last, `2026-03`. */
  currentMonth: z.string().nullable(),
  months: z.array(z.object({ month: z.string(), invoices: z.number().int() })),
  /** Why documents could not be read, by the codes of documents. */
  reasons: z.array(z.object({ reason: z.string(), count: z.number().int() })),
});

export type ImportDetail = z.output<typeof importDetail>;
export type ImportRow = z.output<typeof importRow>;

const importParams = z.object({ importId: id });

export const historyContract = {
  listImports: endpoint({
    method: 'GET',
    path: 'history/imports',
    summary: 'Imports of old invoices, newest first, at most twenty',
    access: 'reporter',
    reply: z.object({ imports: z.array(importRow) }),
    errors: [],
  }),
  openImport: endpoint({
    method: 'POST',
    path: 'history/imports',
    summary: 'Begin an import of old invoices; one at a time',
    access: 'editor',
    impersonated: 'refused',
    reply: importRow,
    status: 201,
    creates: true,
    errors: ['history.already_open'],
  }),
  readImport: endpoint({
    method: 'GET',
    path: 'history/imports/{importId}',
    summary: 'How far an import has come, and what it told',
    access: 'reporter',
    params: importParams,
    reply: importDetail,
    errors: ['history.not_exist'],
  }),
  addFiles: endpoint({
    method: 'POST',
    path: 'history/imports/{importId}/files',
    summary:
      'Receive old invoices (multipart, many; ZIP, mbox, eml, PDF, XML); answered when they are durable',
    access: 'editor',
    impersonated: 'refused',
    params: importParams,
    receives: 'upload',
    reply: z.object({ documents: z.number().int() }),
    status: 202,
    creates: true,
    errors: [
      'history.not_exist',
      'history.closed',
      'upload.no_file',
      'upload.file_too_large',
      'storage.full',
      'service.unavailable',
    ],
  }),
  closeImport: endpoint({
    method: 'POST',
    path: 'history/imports/{importId}/close',
    summary: 'Say that no more files come; the summary is made when all have been read',
    access: 'editor',
    impersonated: 'refused',
    params: importParams,
    reply: importRow,
    errors: ['history.not_exist', 'history.closed'],
  }),
  cancelImport: endpoint({
    method: 'POST',
    path: 'history/imports/{importId}/cancel',
    summary: 'Give up the summary; what was received is read, and its alerts stay open',
    access: 'editor',
    impersonated: 'refused',
    params: importParams,
    reply: importRow,
    errors: ['history.not_exist', 'history.closed'],
  }),
};
