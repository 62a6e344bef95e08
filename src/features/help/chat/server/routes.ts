import type { OpenSpan } from '#core/values/opening-hours.ts';
import { isOpenAt, nextOpening } from '#core/values/opening-hours.ts';
import type { ArrivalDeps } from '#features/intake/documents/server/commands-receive.ts';
import type { Handlers } from '#platform/server/http/handler.ts';
import { Refused } from '#platform/wire/refused.ts';
import type { chatContract } from '../contract.ts';
import { keepFiles, storeFiles, tooManyUnsent } from './commands-files.ts';
import { markSeen, sendMessage, settleConversation, startConversation } from './commands.ts';
import { findOwnFile } from './queries-files.ts';
import { listConversations, readConversation, standingOf, usualWait } from './queries.ts';
import { fileReply } from './routes-file.ts';

/** What the chat stands on. */
export interface ChatServices extends ArrivalDeps {
  readonly supportHours: readonly OpenSpan[];
  readonly signUpInfo: { readonly supportPhone: string; readonly supportEmail: string };
}

/** The endpoints of a person's own conversations; each statement names the person. */
export const chatRoutes = (services: ChatServices): Handlers<typeof chatContract> => {
  const { db, newId, supportHours, signUpInfo } = services;
  const { supportPhone, supportEmail } = signUpInfo;
  return {
    readHelp: ({ user, now }) =>
      db.platformRead(async (reader) => ({
        supportPhone,
        supportEmail,
        isOpen: isOpenAt(supportHours, now),
        opensAt: isOpenAt(supportHours, now) ? null : nextOpening(supportHours, now),
        usualWait: await usualWait(reader, now),
        ...(await standingOf(reader, user.userId)),
      })),
    listConversations: ({ user, query }) =>
      db.platformRead((reader) => listConversations(reader, user.userId, query)),
    readConversation: ({ user, params }) =>
      db.platformRead((reader) => readConversation(reader, user.userId, params.conversationId)),
    startConversation: ({ user, body, now, keep }) =>
      db.platformTransaction(async (tx) => {
        const conversationId = await startConversation(tx, user.userId, body, { now, newId });
        return conversationId instanceof Refused ? conversationId : keep(tx, { conversationId });
      }),
    sendMessage: ({ user, params, body, now, keep }) =>
      db.platformTransaction(async (tx) => {
        const own = { userId: user.userId, conversationId: params.conversationId };
        const messageId = await sendMessage(tx, own, body, { now, newId });
        return messageId instanceof Refused ? messageId : keep(tx, { messageId });
      }),
    markRead: ({ user, params, now }) =>
      db.platformTransaction(async (tx) => {
        const own = { userId: user.userId, conversationId: params.conversationId };
        const readAt = await markSeen(tx, own, now);
        return readAt instanceof Refused ? readAt : { readAt: readAt.toISOString() };
      }),
    solve: ({ user, params, now }) =>
      db.platformTransaction((tx) =>
        settleConversation(tx, { userId: user.userId, conversationId: params.conversationId }, true, now),
      ),
    uploadFiles: async ({ user, files, now, keep }) => {
      const stored = await storeFiles(services, files);
      if (stored instanceof Refused) return stored;
      return db.platformTransaction(async (tx) => {
        const tooMany = await tooManyUnsent(tx, user.userId, stored.length);
        return tooMany ?? keep(tx, { files: await keepFiles(tx, user.userId, stored, now) });
      });
    },
    downloadFile: async ({ user, params, signal }) =>
      fileReply(
        services.storage,
        await db.platformRead((reader) => findOwnFile(reader, user.userId, params.fileId)),
        signal,
      ),
  };
};
