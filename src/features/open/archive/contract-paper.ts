import { z } from 'zod';
import { endpoint } from '#platform/wire/endpoint.ts';
import { id, period, text } from '#platform/wire/fields.ts';
import { pageOf, paging } from '#platform/wire/paging.ts';
import { certificate, paperDetail, paperRow, paperStates, storedPage } from './contract-paper-shown.ts';

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
