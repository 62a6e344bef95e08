import { z } from 'zod';
import { endpoint } from '#platform/wire/endpoint.ts';
import { currency, id, isoDate, text, timestamp } from '#platform/wire/fields.ts';
import { exportLists, fileFormats } from './rules.ts';

const list = z.enum(exportLists);

/** What a file is to hold: a list with the filters of its screen, as its address or its call names them. */
export const exportAsk = z.object({
  list,
  filter: z
    .record(z.string().regex(/^[A-Za-z]{1,20}$/), text(20_000))
    .refine((parts) => Object.keys(parts).length <= 20)
    .default({}),
  /** Days, both in it; lists without a period take none. */
  from: isoDate.nullable().default(null),
  to: isoDate.nullable().default(null),
  /** The columns of the screen; null: all. */
  columns: z
    .array(z.string().regex(/^[A-Za-z0-9-]{1,40}$/))
    .max(40)
    .nullable()
    .default(null),
  format: z.enum(fileFormats),
  language: z.enum(['sv', 'en']),
});

export type ExportAsk = z.output<typeof exportAsk>;

export const exportState = z.enum(['waiting', 'writing', 'ready', 'cancelled', 'failed']);

/** A file that was made in the background, or is being made. */
export const exportRow = z.object({
  id,
  list,
  format: z.enum(fileFormats),
  fileName: z.string(),
  state: exportState,
  /** Rows there are, and those that are written. */
  rows: z.number().int(),
  done: z.number().int(),
  createdAt: timestamp,
  /** Until when it can be had; null before it is ready. */
  until: timestamp.nullable(),
});

export type ExportRow = z.output<typeof exportRow>;

const named = z.object({ exportId: id });

const refusals = ['plan.export', 'export.period_too_long', 'bad.request'] as const;

// SECURITY matrix row 28.
export const exportsContract = {
  previewExport: endpoint({
    method: 'POST',
    path: 'export-management/previews',
    summary: 'What a file would hold: its name, rows and columns; makes none',
    access: 'editor',
    impersonated: 'refused',
    demo: 'own',
    replica: true,
    body: exportAsk,
    reply: z.object({
      fileName: z.string(),
      rows: z.number().int(),
      columns: z.number().int(),
      currency,
      /** More rows than are answered at once: it is made in the background. */
      isBackground: z.boolean(),
      /** More rows than the format holds. */
      isTooMany: z.boolean(),
    }),
    errors: [...refusals],
  }),
  downloadExport: endpoint({
    method: 'POST',
    path: 'export-management/files',
    summary: 'The rows of a list as a file, as many as are answered at once',
    access: 'editor',
    impersonated: 'refused',
    demo: 'refused',
    replica: true,
    body: exportAsk,
    reply: z.string(),
    replyAs: 'bytes',
    errors: [...refusals, 'export.too_many_rows', 'export.nothing'],
  }),
  startExport: endpoint({
    method: 'POST',
    path: 'export-management/exports',
    summary: 'Have a file made in the background; a letter and the bell tell when it is ready',
    access: 'editor',
    impersonated: 'refused',
    demo: 'refused',
    body: exportAsk,
    reply: exportRow,
    status: 201,
    creates: true,
    errors: [...refusals, 'export.too_many_rows', 'export.nothing', 'export.under_way'],
  }),
  listExports: endpoint({
    method: 'GET',
    path: 'export-management/exports',
    summary: 'The files that the person has had made of the unit, newest first',
    access: 'editor',
    impersonated: 'refused',
    demo: 'own',
    reply: z.object({ exports: z.array(exportRow) }),
    errors: [],
  }),
  cancelExport: endpoint({
    method: 'PUT',
    path: 'export-management/exports/{exportId}/cancel',
    summary: 'Stop a file that is being made; one that is ready stays',
    access: 'editor',
    impersonated: 'refused',
    demo: 'own',
    params: named,
    reply: exportRow,
    errors: ['export.not_exist'],
  }),
  downloadKeptExport: endpoint({
    method: 'GET',
    path: 'export-management/exports/{exportId}/file',
    summary: "A file that was made in the background; the person's rights and plan are asked again",
    access: 'editor',
    impersonated: 'refused',
    demo: 'own',
    params: named,
    reply: z.string(),
    replyAs: 'bytes',
    errors: [
      'export.not_exist',
      'export.not_ready',
      'plan.export',
      'export.period_too_long',
      'service.unavailable',
    ],
  }),
};
