import type { ArrivalDeps } from '#features/intake/documents/server/commands-receive.ts';
import type { Handlers } from '#platform/server/http/handler.ts';
import type { Live } from '#platform/server/live.ts';
import { Refused } from '#platform/wire/refused.ts';
import type { queueContract } from '../contract-queue.ts';
import { answerConversation, markSeen, settleConversation } from './commands.ts';
import { findSentFile } from './queries-files.ts';
import { listQueue, readQueued } from './queries-queue.ts';
import { fileReply } from './routes-file.ts';

/** The endpoints of staff who answer. */
export const queueRoutes = ({
  db,
  newId,
  storage,
  live,
}: ArrivalDeps & { readonly live: Live }): Handlers<typeof queueContract> => ({
  listQueue: ({ query }) => db.platformRead((reader) => listQueue(reader, query)),
  readQueued: ({ params }) => db.platformRead((reader) => readQueued(reader, params.conversationId)),
  answer: ({ user, params, body, now, keep }) =>
    db.platformTransaction(async (tx) => {
      const answering = { staffId: user.userId, conversationId: params.conversationId };
      const messageId = await answerConversation(tx, answering, body, { now, newId });
      return messageId instanceof Refused ? messageId : keep(tx, { messageId });
    }),
  markSeen: ({ params, now }) =>
    db.platformTransaction(async (tx) => {
      const seenAt = await markSeen(tx, { userId: null, conversationId: params.conversationId }, now);
      return seenAt instanceof Refused ? seenAt : { seenAt: seenAt.toISOString() };
    }),
  settle: ({ params, body, now }) =>
    db.platformTransaction((tx) =>
      settleConversation(tx, { userId: null, conversationId: params.conversationId }, body.isSolved, now),
    ),
  downloadQueued: async ({ params, signal }) =>
    fileReply(storage, await db.platformRead((reader) => findSentFile(reader, params.fileId)), signal),
  queueEvents: async ({ signal, lastEventId }) => live.eventsFor(['staff'], signal, lastEventId),
});
