import { z } from 'zod';
import { otherKinds } from '#core/invoices/other-kind.ts';
import { documentState } from '#features/intake/documents/contract.ts';
import { endpoint } from '#platform/wire/endpoint.ts';
import { id, text, timestamp } from '#platform/wire/fields.ts';
import { doubts } from './rules-doubts.ts';
import { draft, mapping } from './contract-draft.ts';

/** Where a value stands: the page, and a box in points from its upper left corner. */
const place = z.object({
  page: z.number().int(),
  box: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
});

/** A value as the machine read it, how sure it is (0 to 1), and where it stands; null: it was concluded. */
const readField = z.object({ value: z.string(), confidence: z.number(), place: place.nullable() });

export type ReadField = z.output<typeof readField>;

const page = z.object({
  number: z.number().int(),
  /** Of the upright page, in points, as places are. */
  width: z.number(),
  height: z.number(),
  /** Its words were recognised in its picture; else the file states them. */
  recognised: z.boolean(),
});

/** One plain sentence of what a layout says; `kind` chooses the text, the rest are its values. */
export const statement = z.object({ kind: z.string(), values: z.record(z.string(), z.string()) });

export type Statement = z.output<typeof statement>;

export const layoutRow = z.object({
  id,
  supplierName: z.string().nullable(),
  /** Documents of it that a person has confirmed, the one that taught it included; pages are trusted from two, tables at once. */
  confirmations: z.number().int(),
  trusted: z.boolean(),
  statements: z.array(statement),
  taughtAt: timestamp,
  taughtBy: z.string().nullable(),
  taughtFrom: id.nullable(),
});

export type LayoutRow = z.output<typeof layoutRow>;

export const reviewDetail = z.object({
  documentId: id,
  fileName: z.string(),
  state: documentState,
  reason: z.string().nullable(),
  format: z.string().nullable(),
  receivedAt: timestamp,
  /** The document whose bytes it is shown by: itself, or the file that it was taken from. */
  originalId: id,
  invoiceId: id.nullable(),
  revision: z.number().int(),
  changedAt: timestamp.nullable(),
  changedBy: z.string().nullable(),
  /** While the machine is at it: this page of so many. */
  progress: z.object({ page: z.number().int(), pages: z.number().int() }).nullable(),
  /** Why the machine does not trust its own reading; empty when it does, and when there is none. */
  doubts: z.array(z.enum(doubts)),
  layout: layoutRow.nullable(),
  /** What other restaurants showed of the layout, by which it was read; null where it was not. */
  shared: z.array(statement).nullable(),
  pages: z.array(page),
  /** What the machine read, by the name of the field. */
  fields: z.record(z.string(), readField),
  /** Its lines, in the order that `read` of a draft's line counts from 0. */
  lines: z.array(z.object({ confidence: z.number(), fields: z.record(z.string(), readField) })),
  /** VAT per rate and the amounts of charges as read, in the order of the draft as it was read. */
  vat: z.array(z.object({ rate: readField, taxable: readField, tax: readField })),
  charges: z.array(readField),
  /** What is to be accepted: as a person left it, otherwise as it was read. */
  draft,
  /** Whether a person has saved it. */
  changed: z.boolean(),
  /** Pages by invoice, where there seem to be several in one file. */
  invoices: z.array(z.array(z.number().int())).nullable(),
  /** A table file with the meaning of its columns, as far as known. */
  sheet: z
    .object({
      /** The first rows, the one that may name the columns included. */
      rows: z.array(z.array(z.string())),
      rowCount: z.number().int(),
      /** As a person said it, or as the first row seems to say it; null when it says nothing. */
      mapping: mapping.nullable(),
      /** Whether a person has said it. */
      isKept: z.boolean(),
    })
    .nullable(),
});

export type ReviewDetail = z.output<typeof reviewDetail>;

const documentParams = z.object({ documentId: id });
const revision = z.number().int().positive();
const comment = text(500);

export const reviewContract = {
  readReview: endpoint({
    method: 'GET',
    path: 'review/documents/{documentId}',
    summary:
      'What was read of a document, with the place and certainty of each value, and what is to be accepted',
    access: 'reporter',
    demo: 'by-id',
    params: documentParams,
    reply: reviewDetail,
    errors: ['document.not_exist'],
  }),
  readPage: endpoint({
    method: 'GET',
    path: 'review/documents/{documentId}/pages/{page}',
    summary: 'The picture of a page (WebP), upright as it was read',
    access: 'reporter',
    demo: 'by-id',
    params: documentParams.extend({ page: z.coerce.number().int().min(1).max(1000) }),
    replyAs: 'bytes',
    reply: z.string(),
    errors: ['document.not_exist'],
  }),
  saveReview: endpoint({
    method: 'PUT',
    path: 'review/documents/{documentId}',
    summary: 'Keep what a person has corrected so far; refused when somebody else has changed it meanwhile',
    access: 'editor',
    demo: 'by-id',
    impersonated: 'refused',
    params: documentParams,
    body: z.object({ revision, draft }),
    reply: z.object({ revision, changedAt: timestamp }),
    errors: ['document.not_exist', 'review.changed', 'review.not_open'],
  }),
  acceptReview: endpoint({
    method: 'POST',
    path: 'review/documents/{documentId}/accept',
    summary: 'Book the invoice as it was corrected, and remember what its layout means',
    access: 'editor',
    demo: 'by-id',
    impersonated: 'refused',
    params: documentParams,
    body: z.object({ revision, draft, remember: z.boolean().default(true), comment: comment.optional() }),
    reply: z.object({
      state: documentState,
      reason: z.string().nullable(),
      invoiceId: id.nullable(),
      duplicateOf: id.nullable(),
      /** What became known of the layout; null when nothing did. */
      layout: layoutRow.nullable(),
    }),
    errors: ['document.not_exist', 'review.changed', 'review.not_open', 'review.incomplete'],
  }),
  rejectReview: endpoint({
    method: 'POST',
    path: 'review/documents/{documentId}/reject',
    summary:
      'Say that it is no invoice to book: it is dealt with, or deleted, and stays visible with the reason',
    access: 'editor',
    demo: 'by-id',
    impersonated: 'refused',
    params: documentParams,
    body: z.object({ revision, as: z.enum(['settled', 'deleted']), comment: comment.min(1) }),
    reply: z.object({ state: documentState }),
    errors: ['document.not_exist', 'review.changed', 'review.not_open'],
  }),
  nameKind: endpoint({
    method: 'PUT',
    path: 'review/documents/{documentId}/kind',
    summary:
      'Say which other paper it is: it is kept as dealt with, linked to what it is about, and never booked',
    access: 'editor',
    demo: 'by-id',
    impersonated: 'refused',
    params: documentParams,
    body: z.object({ revision, kind: z.enum(otherKinds) }),
    reply: z.object({ state: documentState, reason: z.string().nullable() }),
    errors: ['document.not_exist', 'review.changed', 'review.not_open'],
  }),
  readAgain: endpoint({
    method: 'POST',
    path: 'review/documents/{documentId}/read-again',
    summary:
      'Have the machine read it anew, by all that was learnt since; what a person had corrected is dropped',
    access: 'editor',
    demo: 'by-id',
    impersonated: 'refused',
    params: documentParams,
    reply: z.object({ state: documentState }),
    errors: ['document.not_exist', 'review.not_open'],
  }),
  splitDocument: endpoint({
    method: 'POST',
    path: 'review/documents/{documentId}/split',
    summary: 'Make a document of each group of pages; a page that is in none is left out',
    access: 'editor',
    demo: 'by-id',
    impersonated: 'refused',
    params: documentParams,
    body: z.object({ groups: z.array(z.array(z.number().int().positive()).min(1).max(60)).min(2).max(60) }),
    reply: z.object({ documentIds: z.array(id) }),
    errors: ['document.not_exist', 'review.not_open', 'review.pages_invalid'],
  }),
  joinDocuments: endpoint({
    method: 'POST',
    path: 'review/join',
    summary: 'Make one document of several, their pages in this order; the first stands for all',
    access: 'editor',
    impersonated: 'refused',
    body: z.object({ documentIds: z.array(id).min(2).max(30) }),
    reply: z.object({ documentId: id }),
    errors: ['document.not_exist', 'review.not_open', 'review.pages_invalid'],
  }),
  mapSheet: endpoint({
    method: 'PUT',
    path: 'review/documents/{documentId}/mapping',
    summary: 'Say what the columns of a table file mean; remembered for the next one with the same columns',
    access: 'editor',
    demo: 'by-id',
    impersonated: 'refused',
    params: documentParams,
    body: z.object({ revision, mapping }),
    reply: reviewDetail,
    errors: ['document.not_exist', 'review.changed', 'review.not_open', 'review.mapping_invalid'],
  }),
  listLayouts: endpoint({
    method: 'GET',
    path: 'review/layouts',
    summary: 'Layouts that people of the organization taught, with what each says',
    access: 'editor',
    reply: z.array(layoutRow),
    errors: [],
  }),
  undoLesson: endpoint({
    method: 'DELETE',
    path: 'review/layouts/{layoutId}/lessons/{documentId}',
    summary: 'Take back what a document taught of its layout; what was known before it is known again',
    access: 'editor',
    impersonated: 'refused',
    /** `documentId`: the document that taught it last. */
    params: z.object({ layoutId: id, documentId: id }),
    /** What is known now; null: nothing was known before. */
    reply: layoutRow.nullable(),
    errors: ['layout.not_exist', 'layout.taught_since'],
  }),
  forgetLayout: endpoint({
    method: 'DELETE',
    path: 'review/layouts/{layoutId}',
    summary: 'Forget what was taught of a layout',
    access: 'editor',
    impersonated: 'refused',
    params: z.object({ layoutId: id }),
    reply: z.null(),
    errors: ['layout.not_exist'],
  }),
};
