import { z } from 'zod';
import { password } from '#features/account/accounts/contract.ts';
import { endpoint } from '#platform/wire/endpoint.ts';
import { id, isoDate, text, timestamp } from '#platform/wire/fields.ts';

/** An archive that was made as a ZIP, or is being made. */
export const archiveExport = z.object({
  id,
  state: z.enum(['waiting', 'writing', 'ready', 'cancelled', 'failed', 'over']),
  /** Its days; null: all there are. */
  from: isoDate.nullable(),
  to: isoDate.nullable(),
  units: z.number().int(),
  documents: z.number().int(),
  done: z.number().int(),
  /** Originals that the store does not have as they were received. */
  missing: z.number().int(),
  /** Bytes; null before it is ready. */
  size: z.number().int().nullable(),
  createdAt: timestamp,
  /** Until when it can be had, or could be; null before it is ready. */
  until: timestamp.nullable(),
});

export type ArchiveExport = z.output<typeof archiveExport>;

const year = z.object({
  from: isoDate,
  to: isoDate,
  documents: z.number().int(),
  bytes: z.number().int(),
  /** The last day on which its originals have to be kept. */
  keptUntil: isoDate,
});

const archive = z.object({
  units: z.array(z.object({ id, name: z.string() })),
  /** The month in which the financial year ends; null: not known. */
  yearEndMonth: z.number().int().nullable(),
  years: z.array(year),
  documents: z.number().int(),
  bytes: z.number().int(),
  invoices: z.number().int(),
  lines: z.number().int(),
  /** Links of the chain, and the newest day with a stamped root. */
  links: z.number().int(),
  stampedOn: isoDate.nullable(),
  exports: z.array(archiveExport),
});

const made = z.object({ exportId: id });
const refusals = ['old_password_is_wrong', 'rate.limited', 'archive.nothing', 'archive.under_way'] as const;

// SECURITY matrix row 46.
export const archiveContract = {
  readArchive: endpoint({
    method: 'GET',
    path: 'archive-management/archive',
    summary:
      'What the archive holds of the restaurants that the person owns, by financial year, and ZIPs of it',
    access: 'owner',
    demo: 'own',
    reply: archive,
    errors: [],
  }),
  measureArchive: endpoint({
    method: 'GET',
    path: 'archive-management/size',
    summary: 'How many documents and bytes a ZIP would hold',
    access: 'owner',
    demo: 'own',
    query: z.object({ from: isoDate.optional(), to: isoDate.optional(), unitId: id.optional() }),
    reply: z.object({ documents: z.number().int(), bytes: z.number().int() }),
    errors: [],
  }),
  startArchive: endpoint({
    method: 'POST',
    path: 'archive-management/exports',
    summary: 'Have the archive made as a ZIP in the background; a letter tells when it is ready',
    access: 'owner',
    impersonated: 'refused',
    demo: 'refused',
    body: z.object({
      from: isoDate.nullable().default(null),
      to: isoDate.nullable().default(null),
      /** One of the restaurants; null: all that the person owns. */
      unitId: id.nullable().default(null),
      password,
    }),
    reply: archiveExport,
    status: 201,
    creates: true,
    errors: [...refusals],
  }),
  cancelArchive: endpoint({
    method: 'PUT',
    path: 'archive-management/exports/{exportId}/cancel',
    summary: 'Stop a ZIP that is being made; one that is ready stays',
    access: 'owner',
    impersonated: 'refused',
    demo: 'own',
    params: made,
    reply: archiveExport,
    errors: ['archive.not_exist'],
  }),
  openArchive: endpoint({
    method: 'PUT',
    path: 'archive-management/exports/{exportId}/address',
    summary: 'The address that a ZIP is fetched at for a day, also in parts after a cut',
    access: 'owner',
    impersonated: 'refused',
    demo: 'own',
    params: made,
    reply: z.object({ path: z.string(), until: timestamp }),
    errors: ['archive.not_exist', 'archive.not_ready'],
  }),
  fetchArchive: endpoint({
    method: 'GET',
    path: 'archive/files/{token}',
    summary: 'A ZIP by its address, whole or the part that the Range header asks for',
    access: 'public',
    headers: { Range: 'The part that is asked for, as bytes=1000- after a cut' },
    params: z.object({ token: text(600) }),
    reply: z.null(),
    replyAs: 'bytes',
    errors: ['link.expired', 'rate.limited', 'archive.range'],
  }),
  setYearEnd: endpoint({
    method: 'PUT',
    path: 'archive-management/financial-year',
    summary: 'Say in which month the financial year ends; until it is said the later date counts',
    access: 'owner',
    impersonated: 'refused',
    demo: 'refused',
    body: z.object({ month: z.number().int().min(1).max(12) }),
    reply: z.object({ month: z.number().int() }),
    errors: [],
  }),
};
