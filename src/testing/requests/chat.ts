import type { Tx } from '#platform/server/db/port.ts';
import { uploadOf } from './upload.ts';

const words = { words: 'Hur gör jag?' };

type Ids = Readonly<Record<'conversation', string>>;

/**
 * Requests about conversations with support: a person's own, and `stray` for staff. What `buildConversation` makes has the id of
 * its file.
 */
export const chatSamples = (stray: string) => {
  const own = ({ conversation }: Ids) => ({ params: { conversationId: conversation } });
  const ofStray = () => ({ params: { conversationId: stray } });
  return {
    chat: {
      readHelp: () => ({}),
      listConversations: () => ({}),
      readConversation: own,
      startConversation: () => ({ body: words }),
      sendMessage: (ids: Ids) => ({ ...own(ids), body: words }),
      markRead: own,
      solve: own,
      uploadFiles: () => uploadOf({ name: 'bild.xml', bytes: new TextEncoder().encode('<a/>') }),
      downloadFile: ({ conversation }: Ids) => ({ params: { fileId: conversation } }),
    },
    chatQueue: {
      listQueue: () => ({}),
      readQueued: ofStray,
      answer: () => ({ ...ofStray(), body: words }),
      markSeen: ofStray,
      settle: () => ({ ...ofStray(), body: { isSolved: false } }),
      downloadQueued: () => ({ params: { fileId: stray } }),
      queueEvents: () => ({}),
    },
  };
};

/** A conversation of somebody, with a file whose bytes are another document's. */
export const buildConversation = async (
  tx: Tx,
  { userId, id, said }: { readonly userId: string; readonly id: string; readonly said: string },
): Promise<void> => {
  await tx.query(
    'insert into conversation (id, user_id, opened_at, changed_at, read_at) values ($1, $2, now(), now(), now())',
    [id, userId],
  );
  await tx.query(
    `insert into conversation_message (id, conversation_id, position, sent_at, by_staff, words)
     values ($1, $1, 1, now(), false, $2)`,
    [id, said],
  );
  await tx.query(
    `insert into conversation_file (id, user_id, message_id, sha256, size, file_name, content_type, uploaded_at)
     select $1, $2, $1, d.sha256, d.size, $3 || '.xml', 'application/xml', now() from document d where d.sha256 <> '' limit 1`,
    [id, userId, said],
  );
};
