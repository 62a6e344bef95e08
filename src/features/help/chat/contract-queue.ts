import { z } from 'zod';
import { endpoint } from '#platform/wire/endpoint.ts';
import { id, timestamp } from '#platform/wire/fields.ts';
import { liveEvent } from '#platform/wire/live.ts';
import { pageOf, paging } from '#platform/wire/paging.ts';
import { conversation } from './contract.ts';
import { written } from './contract-message.ts';

/** Who asks, and from where. Of the restaurant nothing but its name. */
const asker = z.object({
  fullName: z.string(),
  email: z.string(),
  language: z.enum(['sv', 'en']),
  restaurant: z.string().nullable(),
});

export const queueRow = z.object({
  id,
  person: asker,
  changedAt: timestamp,
  /** Since when the person waits for an answer; null while nothing is unanswered. */
  waitsSince: timestamp.nullable(),
  isSolved: z.boolean(),
  lastWords: z.string(),
});

export type QueueRow = z.output<typeof queueRow>;

export const queuedConversation = conversation.extend({
  person: asker,
  waitsSince: timestamp.nullable(),
  /** Up to when the person has seen it. */
  readAt: timestamp,
});

export type QueuedConversation = z.output<typeof queuedConversation>;

const conversationParams = z.object({ conversationId: id });

/** Conversations as support staff have them: the words and what was attached, nothing else of a customer. */
export const queueContract = {
  listQueue: endpoint({
    method: 'GET',
    path: 'support/conversations',
    summary: 'What people ask: those who wait longest first, then the rest by their last message',
    access: 'staff',
    impersonated: 'refused',
    query: paging.extend({ state: z.enum(['open', 'solved']).default('open') }),
    reply: pageOf(queueRow).extend({ waiting: z.number().int() }),
    errors: [],
  }),
  readQueued: endpoint({
    method: 'GET',
    path: 'support/conversations/{conversationId}',
    summary: 'One conversation, to answer it',
    access: 'staff',
    impersonated: 'refused',
    params: conversationParams,
    reply: queuedConversation,
    errors: ['conversation.not_exist'],
  }),
  answer: endpoint({
    method: 'POST',
    path: 'support/conversations/{conversationId}/messages',
    summary: 'Answer: live, and by a letter that can be answered',
    access: 'staff',
    impersonated: 'refused',
    params: conversationParams,
    body: written,
    reply: z.object({ messageId: id }),
    status: 201,
    creates: true,
    errors: ['conversation.not_exist', 'conversation.file_not_exist'],
  }),
  markSeen: endpoint({
    method: 'PUT',
    path: 'support/conversations/{conversationId}/read',
    summary: 'Support has seen what is there',
    access: 'staff',
    impersonated: 'refused',
    params: conversationParams,
    reply: z.object({ seenAt: timestamp }),
    errors: ['conversation.not_exist'],
  }),
  settle: endpoint({
    method: 'PUT',
    path: 'support/conversations/{conversationId}/solved',
    summary: 'The question is answered, or is not after all',
    access: 'staff',
    impersonated: 'refused',
    params: conversationParams,
    body: z.object({ isSolved: z.boolean() }),
    reply: z.object({ isSolved: z.boolean() }),
    errors: ['conversation.not_exist'],
  }),
  downloadQueued: endpoint({
    method: 'GET',
    path: 'support/conversation-files/{fileId}',
    summary: 'A file that was sent in a conversation, as an attachment',
    access: 'staff',
    impersonated: 'refused',
    params: z.object({ fileId: id }),
    replyAs: 'bytes',
    reply: z.string(),
    errors: ['conversation.file_not_exist', 'storage.damaged', 'storage.missing'],
  }),
  queueEvents: endpoint({
    method: 'GET',
    path: 'support/conversation-events',
    summary: 'What happens in conversations, as a stream of events',
    access: 'staff',
    impersonated: 'refused',
    replyAs: 'events',
    reply: liveEvent,
    errors: [],
  }),
};
