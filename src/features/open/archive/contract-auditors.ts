import { z } from 'zod';
import { password } from '#features/account/accounts/contract.ts';
import { endpoint } from '#platform/wire/endpoint.ts';
import { id, isoDate, searchText, text, timestamp } from '#platform/wire/fields.ts';
import { mostAuditorDays } from './rules.ts';

/** A link by which an auditor reads the archive. */
export const auditorLink = z.object({
  id,
  name: z.string(),
  madeAt: timestamp,
  /** Blank where the person is gone. */
  madeBy: z.string(),
  /** Its last moment. */
  expiresAt: timestamp,
  visits: z.number().int(),
  lastVisit: timestamp.nullable(),
  /** The screen's address with its secret. */
  path: z.string(),
});

export type AuditorLink = z.output<typeof auditorLink>;

/** Out of the link: `/audit#token`. */
const token = text(600);

const shownDocument = z.object({
  id,
  day: isoDate,
  supplier: z.string().nullable(),
  number: z.string().nullable(),
  fileName: z.string(),
  sha256: z.string(),
  receivedAt: timestamp,
  /** Null while the original is there. */
  removedAt: timestamp.nullable(),
  /** When a person confirmed that the pages of its paper stand here, and how many they are. */
  paper: z.object({ confirmedAt: timestamp, pages: z.number().int() }).nullable(),
});

// SECURITY matrix rows 46 and 51.
export const auditorsContract = {
  listAuditors: endpoint({
    method: 'GET',
    path: 'archive-management/auditors',
    summary: 'The links by which auditors read the archive, with how often they were used',
    access: 'owner',
    impersonated: 'refused',
    demo: 'own',
    reply: z.object({ auditors: z.array(auditorLink) }),
    errors: [],
  }),
  linkAuditor: endpoint({
    method: 'POST',
    path: 'archive-management/auditors',
    summary:
      'Make a link by which an auditor reads the whole archive of the restaurants that the person owns, until its end',
    access: 'owner',
    impersonated: 'refused',
    demo: 'refused',
    body: z.object({ name: text(120), days: z.number().int().min(1).max(mostAuditorDays), password }),
    reply: auditorLink,
    status: 201,
    creates: true,
    errors: ['old_password_is_wrong', 'rate.limited', 'auditor.too_many'],
  }),
  revokeAuditor: endpoint({
    method: 'DELETE',
    path: 'archive-management/auditors/{linkId}',
    summary: "Make an auditor's link useless; what was looked at stays written down",
    access: 'owner',
    impersonated: 'refused',
    demo: 'refused',
    params: z.object({ linkId: id }),
    reply: z.null(),
    errors: ['auditor.not_exist'],
  }),
  readByAuditor: endpoint({
    method: 'POST',
    path: 'audit/reading',
    summary: 'What the holder of an auditor’s link reads: a page of the documents, and how they are proven',
    access: 'public',
    body: z.object({
      token,
      search: searchText,
      after: z.number().int().min(0).max(10_000_000).default(0),
    }),
    reply: z.object({
      organizationName: z.string(),
      name: z.string(),
      expiresAt: timestamp,
      documents: z.array(shownDocument),
      total: z.number().int(),
      links: z.number().int(),
      stampedOn: isoDate.nullable(),
    }),
    errors: ['link.expired', 'rate.limited'],
  }),
  downloadByAuditor: endpoint({
    method: 'POST',
    path: 'audit/file',
    summary: 'An original, byte for byte, for the holder of an auditor’s link',
    access: 'public',
    body: z.object({ token, documentId: id }),
    reply: z.null(),
    replyAs: 'bytes',
    errors: ['link.expired', 'rate.limited', 'document.not_exist', 'storage.missing', 'storage.damaged'],
  }),
};
