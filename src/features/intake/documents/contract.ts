import { z } from 'zod';
import type { HeldReason } from '#core/invoices/gate.ts';
import { otherKinds } from '#core/invoices/other-kind.ts';
import type { ReadReason } from '#core/invoices/refusal.ts';
import { endpoint } from '#platform/wire/endpoint.ts';
import { id, text, timestamp } from '#platform/wire/fields.ts';
import { pageOf, paging } from '#platform/wire/paging.ts';

/**
 * The stages a document passes (PRODUCT section 2); after the first six it waits for a person or has ended. What no program
 * reads is `settled` once a person has dealt with it elsewhere.
 */
export const documentStates = [
  'received',
  'stored',
  'recognising',
  'read',
  'matched',
  'checked',
  'monitored',
  'needs-review',
  'duplicate',
  'unreadable',
  'expanded',
  'quarantined',
  'deleted',
  'settled',
] as const;

/** The stages in which the machine still works. */
export const statesUnderWay = documentStates.slice(0, 6);

export const documentState = z.enum(documentStates);

export type DocumentState = z.output<typeof documentState>;

/** The door that a document came through. What came inside another one has the other's. */
export const documentChannels = ['upload', 'import', 'sample', 'email', 'push'] as const;

export const documentChannel = z.enum(documentChannels);

export type DocumentChannel = z.output<typeof documentChannel>;

/** Every code that `reason` of a document may carry. Closed: each has a text in both languages. */
export type DocumentReason =
  | ReadReason
  | HeldReason
  | `duplicate.${'bytes' | 'invoice'}`
  | `reader.${'timeout' | 'memory' | 'crashed' | 'output' | 'too-large' | 'text-damaged'}`
  | `storage.${'missing' | 'damaged'}`
  | `reading.${'uncertain' | 'incomplete' | 'several-invoices' | 'columns-unknown'}`
  | 'document.not-bookable'
  /** Over the month's number: analysed as soon as the plan allows. */
  | 'plan.waiting'
  | `archive.${ArchiveTrouble}`
  | `sender.${SenderTrouble}`
  | `mail.${MailTrouble}`
  | `mbox.${'not-an-mbox' | 'too-many-mails'}`
  | 'rejected'
  | 'replaced'
  | 'joined'
  | 'moved';

/** Why what a mail brought waits for a person, or is deleted. */
type SenderTrouble = 'unverified' | 'unknown' | 'other-supplier' | 'no-supplier' | 'blocked';

/** What is particular about a mail or one of its parts. */
type MailTrouble =
  | 'links-only'
  | 'same-message-id'
  | 'empty'
  | 'parts-refused'
  | 'too-large'
  | 'part-empty'
  | 'part-outside'
  | 'part-too-large'
  | 'parts-too-large'
  | 'too-many-attachments'
  | 'nested-too-deep'
  | 'winmail-damaged'
  | 'not-a-mail'
  | 'headers-too-large'
  | 'too-many-parts'
  | 'too-deep'
  | 'damaged';

/** What a person can read, or fetch, though no program here does. */
export const reasonsForPeople: readonly string[] = [
  'pdf.no-embedded-invoice',
  'pdf.embedded-invoice-broken',
  'reading.uncertain',
  'reading.incomplete',
  'reading.several-invoices',
  'reading.columns-unknown',
  'picture.no-text',
  'image.needs-reading',
  'mail.links-only',
  ...otherKinds.map((kind) => `kind.${kind}` as const),
] satisfies readonly DocumentReason[];

/** What can be wrong with an archive or one of its entries. */
type ArchiveTrouble =
  | 'nested'
  | 'link'
  | 'unsafe-name'
  | 'encrypted'
  | 'unsupported-compression'
  | 'entry-too-large'
  | 'suspicious-ratio'
  | 'total-too-large'
  | 'damaged-entry'
  | 'not-a-zip'
  | 'damaged'
  | 'too-many-entries'
  | 'overlapping-entries'
  | 'empty'
  | 'entries-refused'
  | 'files-ignored';

export const documentRow = z.object({
  id,
  fileName: z.string(),
  channel: documentChannel,
  state: documentState,
  /** Why it is in this state, as a code with its own text; null when nothing needs saying. */
  reason: z.string().nullable(),
  receivedAt: timestamp,
  receivedBy: z.string().nullable(),
  size: z.number().int(),
  contentType: z.string(),
  format: z.string().nullable(),
  invoiceId: id.nullable(),
  /** The document that these bytes, or this invoice, arrived as first. */
  duplicateOf: id.nullable(),
  /** The archive the document came in. */
  parentId: id.nullable(),
});

export type DocumentRow = z.output<typeof documentRow>;

/** What support staff see of a document that no program reads: whose, why and since when; never what it is called or says. */
export const unreadableRow = z.object({
  id,
  organization: z.string(),
  /** As staff see it: a personal identity number ends in stars. */
  organizationNumber: z.string(),
  restaurant: z.string(),
  reason: z.string().nullable(),
  channel: documentChannel,
  receivedAt: timestamp,
});

export type UnreadableRow = z.output<typeof unreadableRow>;

const documentParams = z.object({ documentId: id });

export const documentsContract = {
  uploadDocuments: endpoint({
    method: 'POST',
    path: 'invoice-management/documents',
    summary: 'Receive files (multipart, many, ZIP too); answered when they are durable',
    access: 'editor',
    impersonated: 'refused',
    receives: 'upload',
    reply: z.object({ documents: z.array(documentRow) }),
    status: 202,
    creates: true,
    errors: ['upload.no_file', 'upload.file_too_large', 'storage.full', 'service.unavailable'],
  }),
  listDocuments: endpoint({
    method: 'GET',
    path: 'invoice-management/documents',
    summary: 'Documents that arrived, newest first',
    access: 'reporter',
    asOf: 'unit',
    query: paging.extend({ states: text(200).optional() }),
    reply: pageOf(documentRow),
    errors: [],
  }),
  readDocument: endpoint({
    method: 'GET',
    path: 'invoice-management/documents/{documentId}',
    summary: 'One document with its state',
    access: 'reporter',
    demo: 'by-id',
    asOf: 'unit',
    params: documentParams,
    reply: documentRow,
    errors: ['document.not_exist'],
  }),
  downloadOriginal: endpoint({
    method: 'GET',
    path: 'invoice-management/documents/{documentId}/original',
    summary: 'The original bytes, as an attachment',
    access: 'reporter',
    demo: 'by-id',
    params: documentParams,
    replyAs: 'bytes',
    reply: z.string(),
    errors: ['document.not_exist', 'storage.damaged', 'storage.missing'],
  }),
  listUnreadable: endpoint({
    method: 'GET',
    path: 'support/unreadable-documents',
    summary: 'Documents of all customers that no program reads, the oldest first',
    access: 'staff',
    impersonated: 'refused',
    query: paging,
    reply: pageOf(unreadableRow),
    errors: [],
  }),
  retryDocument: endpoint({
    method: 'POST',
    path: 'invoice-management/documents/{documentId}/retry',
    summary: 'Read an unreadable document again',
    access: 'editor',
    demo: 'by-id',
    params: documentParams,
    reply: documentRow,
    errors: ['document.not_exist', 'document.not_retryable'],
  }),
  settleDocument: endpoint({
    method: 'POST',
    path: 'invoice-management/documents/{documentId}/settle',
    summary: 'Say that a person has dealt with what gave no invoice, in all of an arrival; it waits no more',
    access: 'editor',
    demo: 'by-id',
    impersonated: 'refused',
    params: documentParams,
    reply: documentRow,
    errors: ['document.not_exist', 'document.not_settleable'],
  }),
  reopenDocument: endpoint({
    method: 'POST',
    path: 'invoice-management/documents/{documentId}/reopen',
    summary: 'Take back that a document, or what was settled last of an arrival, has been dealt with',
    access: 'editor',
    demo: 'by-id',
    impersonated: 'refused',
    params: documentParams,
    reply: documentRow,
    errors: ['document.not_exist', 'document.not_reopenable'],
  }),
};
