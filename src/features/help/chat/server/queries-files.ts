import type { Reader } from '#platform/server/db/port.ts';

/** A file as it is sent to who may have it. */
export interface SentFile {
  readonly sha256: string;
  readonly size: number;
  readonly fileName: string;
  readonly contentType: string;
}

const columns = `f.sha256, f.size::int as size, f.file_name as "fileName", f.content_type as "contentType"`;

/** A file of a person's own conversation, or one that they have not sent yet; null for any other. A platform read. */
export const findOwnFile = async (
  reader: Reader,
  userId: string,
  fileId: string,
): Promise<SentFile | null> => {
  const [file] = await reader.query<SentFile>(
    `select ${columns} from conversation_file f
     where f.id = $2 and (f.user_id = $1 and f.message_id is null or exists (
       select from conversation_message m join conversation c on c.id = m.conversation_id
       where m.id = f.message_id and c.user_id = $1))`,
    [userId, fileId],
  );
  return file ?? null;
};

/** A file that was sent in any conversation; null for one that nobody has sent. A platform read, for staff only. */
export const findSentFile = async (reader: Reader, fileId: string): Promise<SentFile | null> => {
  const [file] = await reader.query<SentFile>(
    `select ${columns} from conversation_file f where f.id = $1 and f.message_id is not null`,
    [fileId],
  );
  return file ?? null;
};

/** Which of these stored objects a conversation names. A platform read. */
export const namedBytes = async (reader: Reader, sha256s: readonly string[]): Promise<string[]> => {
  const rows = await reader.query<{ sha256: string }>(
    `select sha256 from conversation_file where sha256 = any($1)
     union select sha256 from conversation_mail where sha256 = any($1)`,
    [sha256s],
  );
  return rows.map(({ sha256 }) => sha256);
};
