import { z } from 'zod';
import { endpoint } from '#platform/wire/endpoint.ts';
import { currency, decimalText, id, isoDate, text, timestamp } from '#platform/wire/fields.ts';
import { longestVersion, mostNews } from './rules.ts';

const identity = z.object({
  /** Which source told it. */
  kind: text(40),
  subjectId: id,
  version: text(longestVersion),
});

/** What a piece of news is about. What it says in words is its source's on the screen, by `kind`. */
export const newsFacts = z.object({
  /** An article, a file, an invoice's or a claim's number, a place, a person. */
  name: z.string(),
  /** Who it comes from: a supplier, or who invites. */
  from: z.string().nullable(),
  /** A code of the source. */
  reason: z.string().nullable(),
  category: z.string().nullable(),
  amount: decimalText.nullable(),
  /** What the money is in; null without any. */
  currency: currency.nullable(),
  /** What a price costs more a year; negative when it saves. */
  yearly: decimalText.nullable(),
  isEstimated: z.boolean(),
  price: z.object({ from: decimalText.nullable(), to: decimalText, unit: z.string() }).nullable(),
  count: z.number().int(),
  date: isoDate.nullable(),
});

export type NewsFacts = z.output<typeof newsFacts>;

export const newsItem = identity.extend(newsFacts.shape).extend({ at: timestamp, isUnread: z.boolean() });

export type NewsItem = z.output<typeof newsItem>;

export const bellContract = {
  countNews: endpoint({
    method: 'GET',
    path: 'notification-generator/news/count',
    summary: 'How many pieces of news in the bell the person has not read',
    access: 'reporter',
    demo: 'own',
    reply: z.object({ unread: z.number().int() }),
    errors: [],
  }),
  listNews: endpoint({
    method: 'GET',
    path: 'notification-generator/news',
    summary: 'The news of the last 30 days, newest first, at most 100: what the person may see of the unit',
    access: 'reporter',
    demo: 'own',
    reply: z.object({ content: z.array(newsItem), unread: z.number().int() }),
    errors: [],
  }),
  readNews: endpoint({
    method: 'PUT',
    path: 'notification-generator/news/read',
    summary: 'Mark news as read for oneself, as it was shown; what is not in the bell is passed over',
    access: 'reporter',
    demo: 'own',
    impersonated: 'refused',
    body: z.object({ items: z.array(identity).max(mostNews) }),
    reply: z.object({ unread: z.number().int() }),
    errors: [],
  }),
};
