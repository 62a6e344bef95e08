import { z } from 'zod';
import { daysBetween } from '#core/values/calendar.ts';
import { invoiceFormats } from '#core/invoices/invoice.ts';
import { documentChannel } from '#features/intake/documents/contract.ts';
import { endpoint } from '#platform/wire/endpoint.ts';
import { id, isoDate, text, timestamp } from '#platform/wire/fields.ts';
import { historyEvents, historyKinds, mostHistoryDays } from './rules-history.ts';

/** Something that was done to an accounting record, or to what decides how they are treated. */
export const historyRow = z.object({
  /** Of the row, and where the next page begins. */
  id: z.string(),
  at: timestamp,
  kind: z.enum(historyKinds),
  event: z.enum(historyEvents),
  /** Of an act, as `document.accept`. */
  action: z.string().nullable(),
  /** Null where the product did it by itself. */
  personId: id.nullable(),
  /** Null too where the account is gone. */
  person: z.string().nullable(),
  /** Support staff who acted as the person. */
  staff: z.string().nullable(),
  /** Of the product, where it did it by itself; null where nobody wrote down which one was at work then. */
  version: z.string().nullable(),
  unit: z.string().nullable(),
  document: z.object({ id, fileName: z.string() }).nullable(),
  invoice: z.object({ id, number: z.string(), supplier: z.string() }).nullable(),
  /** An article or a claim that it was about. */
  about: z.string().nullable(),
  channel: documentChannel.nullable(),
  format: z.enum(invoiceFormats).nullable(),
  /** The bookkeeping program that it was handed over to, and what it is called there. */
  system: z.string().nullable(),
  externalId: z.string().nullable(),
  sha256: z.string().nullable(),
  /** Its number in the chain of proofs; null while it is not linked yet, and where such rows have no link. */
  link: z.number().int().nullable(),
});

export type HistoryRow = z.output<typeof historyRow>;

const asked = {
  from: isoDate,
  to: isoDate,
  unitId: id.optional(),
  kind: z.enum(historyKinds).optional(),
  personId: id.optional(),
  /** Only what was done to this one, and to what came with it. */
  documentId: id.optional(),
  invoiceId: id.optional(),
  /** The `next` of the page before. */
  after: text(200).optional(),
};

interface Span {
  readonly from: string;
  readonly to: string;
  readonly documentId?: string | undefined;
  readonly invoiceId?: string | undefined;
}

const isDay = (text: string): boolean => isoDate.safeParse(text).success;

/** What was done to one record is little, whatever the days. What is no day is refused as such. */
const isSpan = ({ from, to, documentId, invoiceId }: Span): boolean =>
  !isDay(from) ||
  !isDay(to) ||
  (from <= to && ((documentId ?? invoiceId) !== undefined || daysBetween(from, to) < mostHistoryDays));
const noSpan = { path: ['to'], message: 'invalid' };

export const historyQuery = z.object(asked).refine(isSpan, noSpan);

export type HistoryQuery = z.output<typeof historyQuery>;

const page = z.object({
  rows: z.array(historyRow),
  /** Null at the end. */
  next: z.string().nullable(),
  organization: z.string(),
  units: z.array(z.object({ id, name: z.string() })),
  /** Who belongs to the restaurants now. */
  people: z.array(z.object({ id, name: z.string() })),
});

export type HistoryPage = z.output<typeof page>;

// SECURITY matrix rows 46 and 51.
export const archiveHistoryContract = {
  listHistory: endpoint({
    method: 'GET',
    path: 'archive-management/history',
    summary:
      'How accounting records were treated: when, by whom or which version, what and on which record, newest first',
    access: 'owner',
    demo: 'own',
    query: historyQuery,
    reply: page,
    errors: ['cursor.invalid'],
  }),
  listHistoryByAuditor: endpoint({
    method: 'POST',
    path: 'audit/history',
    summary: 'The same for the holder of an auditor’s link, of the restaurants that it is to',
    access: 'public',
    body: z.object({ token: text(600), ...asked }).refine(isSpan, noSpan),
    reply: page,
    errors: ['link.expired', 'rate.limited', 'cursor.invalid'],
  }),
};
