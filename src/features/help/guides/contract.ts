import { z } from 'zod';
import { endpoint } from '#platform/wire/endpoint.ts';
import { isoDate } from '#platform/wire/fields.ts';

const version = z.object({
  number: z.string(),
  /** Null while it is not released. */
  date: isoDate.nullable(),
  lede: z.string(),
  groups: z.array(z.object({ kind: z.string(), items: z.array(z.string()) })),
  /** The caller has not seen it. */
  isNew: z.boolean(),
});

export const guidesContract = {
  readNews: endpoint({
    method: 'GET',
    path: 'help/news',
    summary: 'What each version brought, newest first, as CHANGELOG.md says',
    access: 'session',
    reply: z.object({ versions: z.array(version) }),
    errors: [],
  }),
  countNews: endpoint({
    method: 'GET',
    path: 'help/news/unread',
    summary: 'How many released versions the caller has not seen',
    access: 'session',
    reply: z.object({ unread: z.number().int() }),
    errors: [],
  }),
  markNewsRead: endpoint({
    method: 'PUT',
    path: 'help/news/read',
    summary: 'The caller has seen every version there is',
    access: 'session',
    impersonated: 'refused',
    reply: z.object({ unread: z.number().int() }),
    errors: [],
  }),
};
