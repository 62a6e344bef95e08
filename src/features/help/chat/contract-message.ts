import { z } from 'zod';
import { id, nameText, text, timestamp } from '#platform/wire/fields.ts';
import { isOwnPlace, longestMessage, mostFiles } from './rules.ts';

/** A file of a message. */
export const messageFile = z.object({
  id,
  name: z.string(),
  size: z.number().int(),
  contentType: z.string(),
});

export type MessageFile = z.output<typeof messageFile>;

/** The page that a message was asked from. */
export const askedFrom = z.object({
  path: z.string().max(500).refine(isOwnPlace),
  /** As its window was called. */
  title: nameText(200),
});

export const message = z.object({
  id,
  sentAt: timestamp,
  author: z.enum(['person', 'staff']),
  /** First name of the staff who answered; null for the person, and for staff who have left. */
  name: z.string().nullable(),
  viaMail: z.boolean(),
  /** The address of a mail that is not proven to be the person's own; null for everything else. */
  sender: z.string().nullable(),
  words: z.string(),
  page: z.object({ path: z.string(), title: z.string() }).nullable(),
  files: z.array(messageFile),
});

export type Message = z.output<typeof message>;

/** What somebody writes; words, files, or both. */
export const written = z
  .object({
    words: text(longestMessage),
    fileIds: z.array(id).max(mostFiles).default([]),
    page: askedFrom.nullable().default(null),
  })
  .refine(({ words, fileIds }) => words !== '' || fileIds.length > 0, { path: ['words'] });

export type Written = z.output<typeof written>;
