import type { Tx } from '#platform/server/db/port.ts';
import { uploadOf } from './upload.ts';

const words = { words: 'Hur gör jag?' };

/** Requests about conversations with support; `stray` is the id of what `buildConversation` makes, and of its file. */
export const chatSamples = (stray: string) => {
  const ofStray = () => ({ params: { conversationId: stray } });
  const ofFile = () => ({ params: { fileId: stray } });
  return {
    chat: {
      readHelp: () => ({}),
      listConversations: () => ({}),
      readConversation: ofStray,
      startConversation: () => ({ body: words }),
      sendMessage: () => ({ ...ofStray(), body: words }),
      markRead: ofStray,
      solve: ofStray,
      uploadFiles: () => uploadOf({ name: 'bild.xml', bytes: new TextEncoder().encode('<a/>') }),
      downloadFile: ofFile,
    },
    chatQueue: {
      listQueue: () => ({}),
      readQueued: ofStray,
      answer: () => ({ ...ofStray(), body: words }),
      markSeen: ofStray,
      settle: () => ({ ...ofStray(), body: { isSolved: false } }),
      downloadQueued: ofFile,
      queueEvents: () => ({}),
    },
  };
};

/** A conversation of somebody, with a file whose bytes are another document's. */
export const buildConversation = async (tx: Tx, userId: string, stray: string): Promise<void> => {
  await tx.query(
    'insert into conversation (id, user_id, opened_at, changed_at, read_at) values ($1, $2, now(), now(), now())',
    [stray, userId],
  );
  await tx.query(
    `insert into conversation_message (id, conversation_id, position, sent_at, by_staff, words)
     values ($1, $1, 1, now(), false, 'stray')`,
    [stray],
  );
  await tx.query(
    `insert into conversation_file (id, user_id, message_id, sha256, size, file_name, content_type, uploaded_at)
     select $1, $2, $1, d.sha256, d.size, 'stray.xml', 'application/xml', now() from document d where d.sha256 <> '' limit 1`,
    [stray, userId],
  );
};
