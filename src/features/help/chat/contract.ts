import { z } from 'zod';
import { endpoint } from '#platform/wire/endpoint.ts';
import { id, isoDate, timestamp } from '#platform/wire/fields.ts';
import { pageOf, paging } from '#platform/wire/paging.ts';
import { message, messageFile, written } from './contract-message.ts';

const conversationParams = z.object({ conversationId: id });

export const conversationRow = z.object({
  id,
  openedAt: timestamp,
  changedAt: timestamp,
  isSolved: z.boolean(),
  /** Answers that the person has not seen. */
  unread: z.number().int(),
  /** The beginning of the last message, whoever wrote it. */
  lastWords: z.string(),
});

export type ConversationRow = z.output<typeof conversationRow>;

export const conversation = z.object({
  id,
  openedAt: timestamp,
  isSolved: z.boolean(),
  /** Up to when support has seen it. */
  seenAt: timestamp.nullable(),
  /** The newest 200, oldest first. */
  messages: z.array(message),
});

export type Conversation = z.output<typeof conversation>;

/** What can be asked of support, and whether somebody answers now. */
export const help = z.object({
  supportPhone: z.string(),
  supportEmail: z.string(),
  isOpen: z.boolean(),
  /** When support answers next, in Swedish time; null while it does, and where it never does. */
  opensAt: z.object({ date: isoDate, time: z.string() }).nullable(),
  /** Minutes that people usually wait for an answer; null where too few have. */
  usualWait: z.number().int().nullable(),
  /** Answers that the person has not seen, in all conversations. */
  unread: z.number().int(),
  /** The conversation to go on with; null where none is open. */
  conversationId: id.nullable(),
});

export type Help = z.output<typeof help>;

export const chatContract = {
  readHelp: endpoint({
    method: 'GET',
    path: 'help',
    summary: 'Whom to ask, whether somebody answers now, and what waits to be read',
    access: 'session',
    impersonated: 'refused',
    reply: help,
    errors: [],
  }),
  listConversations: endpoint({
    method: 'GET',
    path: 'help/conversations',
    summary: "The caller's own conversations with support, newest first",
    access: 'session',
    impersonated: 'refused',
    query: paging,
    reply: pageOf(conversationRow),
    errors: [],
  }),
  readConversation: endpoint({
    method: 'GET',
    path: 'help/conversations/{conversationId}',
    summary: "One of the caller's own conversations",
    access: 'session',
    impersonated: 'refused',
    params: conversationParams,
    reply: conversation,
    errors: ['conversation.not_exist'],
  }),
  startConversation: endpoint({
    method: 'POST',
    path: 'help/conversations',
    summary: 'Ask support something new, from a unit of the caller or from none',
    access: 'session',
    impersonated: 'refused',
    body: written.safeExtend({ unitId: id.nullable().default(null) }),
    reply: z.object({ conversationId: id }),
    status: 201,
    creates: true,
    errors: ['unit.not_found', 'conversation.file_not_exist', 'rate.limited'],
  }),
  sendMessage: endpoint({
    method: 'POST',
    path: 'help/conversations/{conversationId}/messages',
    summary: 'Go on with an own conversation; a solved one is open again',
    access: 'session',
    impersonated: 'refused',
    params: conversationParams,
    body: written,
    reply: z.object({ messageId: id }),
    status: 201,
    creates: true,
    errors: ['conversation.not_exist', 'conversation.file_not_exist', 'rate.limited'],
  }),
  markRead: endpoint({
    method: 'PUT',
    path: 'help/conversations/{conversationId}/read',
    summary: 'The caller has seen what is there',
    access: 'session',
    impersonated: 'refused',
    params: conversationParams,
    reply: z.object({ readAt: timestamp }),
    errors: ['conversation.not_exist'],
  }),
  solve: endpoint({
    method: 'PUT',
    path: 'help/conversations/{conversationId}/solved',
    summary: 'The question is answered',
    access: 'session',
    impersonated: 'refused',
    params: conversationParams,
    reply: z.object({ isSolved: z.boolean() }),
    errors: ['conversation.not_exist'],
  }),
  uploadFiles: endpoint({
    method: 'POST',
    path: 'help/files',
    summary: 'Files for a message that is sent afterwards (multipart); unsent ones are forgotten after a day',
    access: 'session',
    impersonated: 'refused',
    receives: 'upload',
    reply: z.object({ files: z.array(messageFile) }),
    status: 201,
    creates: true,
    errors: ['upload.no_file', 'upload.file_too_large', 'storage.full', 'rate.limited'],
  }),
  downloadFile: endpoint({
    method: 'GET',
    path: 'help/files/{fileId}',
    summary: "A file of one of the caller's own conversations, as an attachment",
    access: 'session',
    impersonated: 'refused',
    params: z.object({ fileId: id }),
    replyAs: 'bytes',
    reply: z.string(),
    errors: ['conversation.file_not_exist', 'storage.damaged', 'storage.missing'],
  }),
};
