import { z } from 'zod';
import { endpoint } from '#platform/wire/endpoint.ts';
import { id, isoDate, text, timestamp } from '#platform/wire/fields.ts';
import { sheetContent, sheetLanguage } from './contract-sheet.ts';
import { mostArticles } from './rules.ts';

const ofSheet = z.object({ sheetId: id });

const byLink = z.object({
  /** Out of the link: `/sheet#token`. */
  token: text(400),
});

/** A link that a supplier may open. */
export const sharedSheet = z.object({
  id,
  supplier: z.object({ id, displayName: z.string() }),
  articles: z.number().int(),
  language: sheetLanguage,
  madeAt: timestamp,
  /** Who made it; blank where the person is gone. */
  madeBy: z.string(),
  /** Its last moment. */
  expiresAt: timestamp,
  /** The screen's address with its secret. */
  path: z.string(),
});

export const sheetsContract = {
  downloadSheet: endpoint({
    method: 'POST',
    path: 'sourcing-management/sheet-files',
    summary:
      'A negotiation sheet of the unit’s articles at one supplier as a tagged PDF; nothing is kept of it',
    access: 'editor',
    demo: 'refused',
    body: z.object({
      supplierId: id,
      articleIds: z.array(id).min(1).max(mostArticles),
      language: sheetLanguage,
    }),
    reply: z.null(),
    replyAs: 'bytes',
    errors: ['article.not_exist'],
  }),
  listSheets: endpoint({
    method: 'GET',
    path: 'sourcing-management/sheets',
    summary: 'The unit’s links to negotiation sheets that still open, newest first',
    access: 'editor',
    demo: 'own',
    reply: z.object({ sheets: z.array(sharedSheet) }),
    errors: [],
  }),
  shareSheet: endpoint({
    method: 'POST',
    path: 'sourcing-management/sheets',
    summary: 'Make a link to a negotiation sheet of articles at one supplier; it opens for 14 days',
    access: 'editor',
    demo: 'refused',
    impersonated: 'refused',
    body: z.object({
      supplierId: id,
      articleIds: z.array(id).min(1).max(mostArticles),
      language: sheetLanguage,
    }),
    reply: sharedSheet,
    status: 201,
    creates: true,
    errors: ['article.not_exist', 'sheet.too_many'],
  }),
  revokeSheet: endpoint({
    method: 'DELETE',
    path: 'sourcing-management/sheets/{sheetId}',
    summary: 'Make a link to a negotiation sheet useless',
    access: 'editor',
    demo: 'refused',
    params: ofSheet,
    reply: z.null(),
    errors: ['sheet.not_exist'],
  }),
  readSheetByLink: endpoint({
    method: 'POST',
    path: 'sheets/reading',
    summary: 'What the supplier sees who holds the link of a negotiation sheet',
    access: 'public',
    body: byLink,
    reply: z.object({ language: sheetLanguage, expiresOn: isoDate, sheet: sheetContent }),
    errors: ['link.expired', 'rate.limited'],
  }),
  downloadSheetByLink: endpoint({
    method: 'POST',
    path: 'sheets/file',
    summary: 'The same sheet as a tagged PDF',
    access: 'public',
    body: byLink,
    reply: z.null(),
    replyAs: 'bytes',
    errors: ['link.expired', 'rate.limited'],
  }),
};

export type SharedSheet = z.output<typeof sharedSheet>;
