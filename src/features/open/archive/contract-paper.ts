import { z } from 'zod';
import { endpoint } from '#platform/wire/endpoint.ts';
import { id, isoDate, period, text, timestamp } from '#platform/wire/fields.ts';
import { pageOf, paging } from '#platform/wire/paging.ts';
import { paperActs } from './rules-paper.ts';

/** Where the paper of a document stands; `paperless`: a person said that there never was one. */
export const paperStates = ['waiting', 'confirmed', 'paperless'] as const;

/** A page by the SHA-256 of the bytes that it is in, and its number in them. */
const storedPage = z.object({
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  page: z.number().int().min(1).max(1_000),
});

/** A code of the errors, with its own text; null: nothing is in the way. */
const fault = z.string().nullable();

const paperRow = z.object({
  id,
  /** The invoice's date, or the day it came. */
  day: isoDate,
  supplier: z.string().nullable(),
  number: z.string().nullable(),
  fileName: z.string(),
  pages: z.number().int(),
  state: z.enum(paperStates),
  /** When somebody last said something of it. */
  saidAt: timestamp.nullable(),
  fault,
});

export type PaperRow = z.output<typeof paperRow>;

const act = z.object({
  action: z.enum(paperActs),
  at: timestamp,
  /** Blank where the person is gone. */
  by: z.string(),
  /** Pages of the paper as counted; null of an act that says nothing of them. */
  pages: z.number().int().nullable(),
  reason: z.string().nullable(),
});

export type PaperEntry = z.output<typeof act>;

const paperDetail = paperRow.extend({
  receivedAt: timestamp,
  shown: z.array(
    storedPage.extend({
      number: z.number().int(),
      /** In points. */
      width: z.number(),
      height: z.number(),
      legibility: z.enum(['good', 'uncertain', 'unread']),
    }),
  ),
  /** Newest first. */
  acts: z.array(act),
});

export type PaperDetail = z.output<typeof paperDetail>;

const certified = z.object({
  id,
  day: isoDate,
  supplier: z.string().nullable(),
  number: z.string().nullable(),
  fileName: z.string(),
  /** SHA-256 of each file that its pages are in, in their order. */
  sums: z.array(z.string()),
  pages: z.number().int(),
  confirmedAt: timestamp,
  confirmedBy: z.string(),
  /** Its place in the organization's chain; null until it is linked, within the hour. */
  link: z.number().int().nullable(),
  /** The first root of a day over that place; null before the night. */
  root: z.object({ day: isoDate, hash: z.string(), stampedAt: timestamp.nullable() }).nullable(),
});

export type CertifiedPaper = z.output<typeof certified>;

const certificate = z.object({
  organizationName: z.string(),
  organizationNumber: z.string(),
  restaurantName: z.string(),
  madeAt: timestamp,
  documents: z.array(certified),
  /** Confirmed once, and not certified now: with the code that says why. */
  left: z.array(
    z.object({
      id,
      supplier: z.string().nullable(),
      number: z.string().nullable(),
      fileName: z.string(),
      fault: z.string(),
    }),
  ),
});

export type Certificate = z.output<typeof certificate>;

const params = z.object({ documentId: id });
const said = z.object({ documentId: id, state: z.enum(paperStates) });
const faults = [
  'paper.removed',
  'paper.not_booked',
  'paper.not_from_paper',
  'paper.no_pages',
  'paper.missing',
  'paper.damaged',
] as const;

// SECURITY matrix row 46.
export const paperContract = {
  listPapers: endpoint({
    method: 'GET',
    path: 'archive-management/papers',
    summary:
      'Booked documents of the restaurant that came from paper, by whether the paper has been confirmed',
    access: 'owner',
    demo: 'own',
    query: z.object({
      state: z.enum(paperStates).default('waiting'),
      /** Only those of one page. */
      single: z.enum(['true']).optional(),
      ...period.shape,
      ...paging.shape,
    }),
    reply: pageOf(paperRow).extend({
      waiting: z.number().int(),
      /** Of them those of one page. */
      singles: z.number().int(),
      confirmed: z.number().int(),
    }),
    errors: [],
  }),
  readPaper: endpoint({
    method: 'GET',
    path: 'archive-management/papers/{documentId}',
    summary: 'The stored pages of a document, how well they could be read, and what was said of its paper',
    access: 'owner',
    demo: 'own',
    params,
    reply: paperDetail,
    errors: ['document.not_exist'],
  }),
  confirmPaper: endpoint({
    method: 'POST',
    path: 'archive-management/papers/{documentId}/confirmations',
    summary: 'Say that the paper has just the pages that are stored, and that each of them can be read',
    access: 'owner',
    impersonated: 'refused',
    demo: 'refused',
    params,
    body: z.object({
      /** As counted on the paper. */
      pages: z.number().int().min(1).max(1_000),
      /** All text and figures of each page can be read. */
      legible: z.literal(true),
      /** The pages that were shown, in their order. */
      shown: z.array(storedPage).min(1).max(100),
    }),
    reply: said,
    status: 201,
    creates: true,
    errors: [
      'document.not_exist',
      ...faults,
      'paper.pages_missing',
      'paper.pages_left',
      'paper.not_shown',
      'paper.confirmed',
    ],
  }),
  leavePaperless: endpoint({
    method: 'PUT',
    path: 'archive-management/papers/{documentId}/paperless',
    summary: 'Say that there never was a paper: the file came as it is',
    access: 'owner',
    impersonated: 'refused',
    demo: 'refused',
    params,
    reply: said,
    errors: ['document.not_exist', ...faults, 'paper.confirmed'],
  }),
  withdrawPaper: endpoint({
    method: 'POST',
    path: 'archive-management/papers/{documentId}/withdrawals',
    summary: 'Take back what was said of a paper, with the reason; both stay written down',
    access: 'owner',
    impersonated: 'refused',
    demo: 'refused',
    params,
    body: z.object({ reason: text(500).pipe(z.string().min(1)) }),
    reply: said,
    status: 201,
    creates: true,
    errors: ['document.not_exist', 'paper.not_confirmed'],
  }),
  certifyPapers: endpoint({
    method: 'GET',
    path: 'archive-management/paper-certificate',
    summary: 'What may be destroyed of paper: of one document, or of all that are confirmed in a period',
    access: 'owner',
    demo: 'own',
    query: z.object({ document: id.optional(), ...period.shape }),
    reply: certificate,
    errors: [
      'document.not_exist',
      ...faults,
      'paper.not_confirmed',
      'paper.changed',
      'paper.nothing',
      'paper.too_many',
    ],
  }),
};
