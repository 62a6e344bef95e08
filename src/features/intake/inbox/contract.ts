import { z } from 'zod';
import { documentChannel, documentState } from '#features/intake/documents/contract.ts';
import { endpoint } from '#platform/wire/endpoint.ts';
import {
  currency,
  decimalText,
  id,
  isoDate,
  period,
  searchText,
  text,
  timestamp,
} from '#platform/wire/fields.ts';
import { pageOf, paging } from '#platform/wire/paging.ts';

/** Where an arrival stands as a whole: the most urgent of what is inside it. */
export const arrivalGroups = ['attention', 'underway', 'done', 'deleted'] as const;

const arrivalGroup = z.enum(arrivalGroups);

export type ArrivalGroup = z.output<typeof arrivalGroup>;

/** What may be done now, with the whole arrival or with one file of it. */
export const arrivalAction = z.enum([
  /** Read it again. */
  'retry',
  /** Correct what was read beside its pages, and accept it. */
  'review',
  /** Release an invoice that the trust gate holds. */
  'accept',
  /** Accept what waits because of its sender. */
  'accept-sender',
  'reject',
  'move',
  'replace',
  'delete',
  'restore',
  /** Say that a person has dealt with what gave no invoice, and take that back. */
  'settle',
  'reopen',
]);

export type ArrivalAction = z.output<typeof arrivalAction>;

const supplierName = z.string();

/** What a document in quarantine seems to say. Nothing of it is booked, and all of it may be a lie. */
export const preview = z.object({
  supplierName,
  organizationNumber: z.string().nullable(),
  number: z.string(),
  issueDate: isoDate,
  total: decimalText,
  currency,
  lineCount: z.number().int(),
  accounts: z.array(z.object({ kind: z.enum(['bankgiro', 'plusgiro', 'iban']), account: z.string() })),
});

export type Preview = z.output<typeof preview>;

const deletion = z.object({
  at: timestamp,
  /** Null: the machine, for a sender that is blocked or a mail that was rejected before. */
  by: z.string().nullable(),
  /** Null, or `replaced`, `moved`, `rejected`, `sender.blocked`: a code as `reason` of a document is. */
  reason: z.string().nullable(),
  comment: z.string().nullable(),
  /** The document that took its place, here or in the unit that it was moved to. */
  replacedBy: id.nullable(),
  movedTo: z.object({ unitId: id, name: z.string() }).nullable(),
});

export const arrivalFile = z.object({
  id,
  fileName: z.string(),
  state: documentState,
  reason: z.string().nullable(),
  size: z.number().int(),
  contentType: z.string(),
  format: z.string().nullable(),
  invoiceId: id.nullable(),
  invoice: z.object({ number: z.string(), supplierName, total: decimalText, currency }).nullable(),
  preview: preview.nullable(),
  /**
   * The amount to pay as it was read of pages that wait for a person, who has not confirmed it; null when nothing waits, or
   * none was read. Its currency is null where the pages name none.
   */
  value: z.object({ amount: decimalText, currency: currency.nullable() }).nullable(),
  duplicateOf: id.nullable(),
  /**
   * The invoices that a document of another kind names, such as those that it reminds of; `invoiceId` is null for one that the
   * unit has not. Empty for others.
   */
  about: z.array(z.object({ number: z.string(), invoiceId: id.nullable() })),
  actions: z.array(arrivalAction),
  deleted: deletion.nullable(),
  /** Who has dealt with a file that gave no invoice, and what they said of it. */
  settled: z.object({ at: timestamp, by: z.string().nullable(), comment: z.string().nullable() }).nullable(),
});

export type ArrivalFile = z.output<typeof arrivalFile>;

/** `verdict`: `pass`, or why the sender of a mail is not known to be who it says; null until it is read, and for others. */
const arrivalSource = z.object({
  kind: z.enum(['person', 'mail', 'access-point', 'system']),
  name: z.string().nullable(),
  address: z.string().nullable(),
  verdict: z.string().nullable(),
});

export const arrivalRow = z.object({
  /** The document that came through the door: a file, an archive or a mail. */
  id,
  channel: documentChannel,
  receivedAt: timestamp,
  from: arrivalSource,
  fileName: z.string(),
  subject: z.string().nullable(),
  state: documentState,
  group: arrivalGroup,
  /** Its own, or that of the most urgent file inside. */
  reason: z.string().nullable(),
  actions: z.array(arrivalAction),
  /** The first of what is inside, those that need somebody first; the arrival itself when nothing is. */
  files: z.array(arrivalFile).max(5),
  fileCount: z.number().int(),
  /** Of a mail that answers a credit claim, or gives its letter back: the claim's number. Null for others, and for a reporter. */
  claimNumber: z.string().nullable(),
  /** Of a mail that answers a letter which asked for a price: what tells the letter. Null for others, and for a reporter. */
  requestRef: z.string().nullable(),
  /** Where the links of a mail lead that carries nothing else. Never fetched. */
  links: z.array(z.string()),
  deleted: deletion.nullable(),
});

export type ArrivalRow = z.output<typeof arrivalRow>;

/** What is known of a mail besides its files. */
const mailFacts = z.object({
  door: z.enum(['smtp', 'mailbox', 'file']),
  /** The envelope: where it was sent to, from, and by which machine; what the door does not tell is null. */
  recipient: z.string().nullable(),
  envelopeSender: z.string().nullable(),
  client: z.string().nullable(),
  messageId: z.string().nullable(),
  sentAt: timestamp.nullable(),
  /** The name that would be remembered: the domain, or the whole address where the domain is everybody's. */
  senderName: z.string().nullable(),
  standing: z.enum(['supplier', 'forwarder', 'blocked']).nullable(),
  automatic: z.boolean(),
  /** Earlier mails of the same sender, and how many of them were accepted by a person. */
  earlier: z.number().int(),
  earlierAccepted: z.number().int(),
  /** What accepting may remember: nothing unless the sender is who it says. */
  mayRemember: z.boolean(),
});

export const arrivalDetail = arrivalRow.extend({
  files: z.array(arrivalFile),
  mail: mailFacts.nullable(),
  /** Who took responsibility for what waited because of its sender. */
  accepted: z.object({ at: timestamp, by: z.string().nullable() }).nullable(),
});

export type ArrivalDetail = z.output<typeof arrivalDetail>;

const arrivalParams = z.object({ documentId: id });

const comment = text(500);

export const inboxContract = {
  listArrivals: endpoint({
    method: 'GET',
    path: 'invoice-management/arrivals',
    summary: 'What came through every door, newest first, each with what is inside it',
    access: 'reporter',
    asOf: 'unit',
    query: paging.extend(period.shape).extend({
      group: z.enum([...arrivalGroups, 'all']).default('all'),
      channel: documentChannel.optional(),
      /** In file names, sender, subject, supplier and invoice number. */
      search: searchText,
    }),
    reply: pageOf(arrivalRow),
    errors: [],
  }),
  readArrivalsSummary: endpoint({
    method: 'GET',
    path: 'invoice-management/arrivals-summary',
    summary: 'How many arrivals wait for a person, and how many are being read',
    access: 'reporter',
    asOf: 'unit',
    reply: z.object({ attention: z.number().int(), underway: z.number().int() }),
    errors: [],
  }),
  readArrival: endpoint({
    method: 'GET',
    path: 'invoice-management/arrivals/{documentId}',
    summary:
      'One arrival with all its files and, of a mail, its sender; of a file inside it, the arrival that holds it',
    access: 'reporter',
    demo: 'by-id',
    params: arrivalParams,
    reply: arrivalDetail,
    errors: ['document.not_exist'],
  }),
  acceptArrival: endpoint({
    method: 'POST',
    path: 'invoice-management/arrivals/{documentId}/accept',
    summary: 'Accept what waits because of its sender: it is read and booked as if uploaded',
    access: 'editor',
    demo: 'by-id',
    impersonated: 'refused',
    params: arrivalParams,
    body: z.object({
      /** Whether the sender’s next mails are trusted: for the suppliers that this one names, or for everybody’s invoices. */
      remember: z.enum(['no', 'supplier', 'forwarder']).default('no'),
      comment: comment.optional(),
    }),
    reply: arrivalDetail,
    errors: [
      'document.not_exist',
      'document.not_acceptable',
      'sender.not_verified',
      'sender.supplier_unknown',
    ],
  }),
  rejectArrival: endpoint({
    method: 'POST',
    path: 'invoice-management/arrivals/{documentId}/reject',
    summary:
      'Delete what waits because of its sender, and perhaps all else that it has sent and sends from then on',
    access: 'editor',
    demo: 'by-id',
    impersonated: 'refused',
    params: arrivalParams,
    body: z.object({ comment: comment.optional(), block: z.boolean().default(false) }),
    reply: arrivalDetail,
    errors: ['document.not_exist', 'document.not_rejectable', 'sender.invalid', 'sender.not_verified'],
  }),
  deleteDocument: endpoint({
    method: 'POST',
    path: 'invoice-management/documents/{documentId}/delete',
    summary: 'Withdraw a document, what is inside it and the invoice it gave; it stays visible as deleted',
    access: 'editor',
    demo: 'by-id',
    impersonated: 'refused',
    params: arrivalParams,
    body: z.object({ comment: comment.min(1) }),
    reply: arrivalDetail,
    errors: ['document.not_exist', 'document.not_deletable'],
  }),
  restoreDocument: endpoint({
    method: 'POST',
    path: 'invoice-management/documents/{documentId}/restore',
    summary: 'Take a deleted document back and read it again',
    access: 'editor',
    demo: 'by-id',
    impersonated: 'refused',
    params: arrivalParams,
    reply: arrivalDetail,
    errors: ['document.not_exist', 'document.not_restorable'],
  }),
  moveDocument: endpoint({
    method: 'POST',
    path: 'invoice-management/documents/{documentId}/move',
    summary: 'Hand a document to another unit of the organization, where it is read; here it stays as moved',
    access: 'editor',
    demo: 'by-id',
    impersonated: 'refused',
    params: arrivalParams,
    body: z.object({ unitId: id, comment: comment.optional() }),
    reply: arrivalDetail,
    errors: ['document.not_exist', 'document.not_movable'],
  }),
  replaceDocument: endpoint({
    method: 'POST',
    path: 'invoice-management/documents/{documentId}/replace',
    summary: 'Receive another file (multipart, one) that takes the place of this document',
    access: 'editor',
    demo: 'by-id',
    impersonated: 'refused',
    params: arrivalParams,
    receives: 'upload',
    reply: arrivalDetail,
    creates: true,
    errors: [
      'document.not_exist',
      'document.not_replaceable',
      'upload.no_file',
      'upload.file_too_large',
      'storage.full',
    ],
  }),
};
