import { storeArrivals } from '#features/intake/documents/server/commands-receive.ts';
import type {
  ArrivalDeps,
  StoredArrival,
  UploadRefused,
} from '#features/intake/documents/server/commands-receive.ts';
import type { Tx } from '#platform/server/db/port.ts';
import type { UploadedFile } from '#platform/server/http/handler.ts';
import { storable } from '#platform/server/sql.ts';
import { refusedFor } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import type { MessageFile } from '../contract-message.ts';
import { mostUnsent } from '../rules.ts';

const insertSql = `
  insert into conversation_file (id, user_id, sha256, size, file_name, content_type, uploaded_at)
  values ($1, $2, $3, $4, $5, $6, $7)`;

/** A stored file as a message carries it. */
const rowOf = ({ id, fileName, contentType, size }: StoredArrival): MessageFile => ({
  id,
  name: storable(fileName, 255) || 'fil',
  size,
  contentType: storable(contentType, 100),
});

/** Writes stored files down as a person's, for a message to come. Answers them in the given order. */
export const keepFiles = async (
  tx: Tx,
  userId: string,
  files: readonly StoredArrival[],
  now: Date,
): Promise<MessageFile[]> => {
  const rows = files.map(rowOf);
  for (const [at, { id, name, size, contentType }] of rows.entries())
    await tx.query(insertSql, [id, userId, files[at]?.sha256, size, name, contentType, now]);
  return rows;
};

/** Stores uploaded files, within the limits of documents. */
export const storeFiles = (
  deps: ArrivalDeps,
  files: AsyncIterable<UploadedFile>,
): Promise<StoredArrival[] | UploadRefused> => storeArrivals(deps, files);

/** Refuses who has uploaded more than may wait to be sent. */
export const tooManyUnsent = async (
  tx: Tx,
  userId: string,
  adding: number,
): Promise<Refused<'rate.limited'> | null> => {
  const [row] = await tx.query<{ count: number }>(
    'select count(*)::int as count from conversation_file where user_id = $1 and message_id is null',
    [userId],
  );
  return (row?.count ?? 0) + adding > mostUnsent ? refusedFor('rate.limited', 3_600) : null;
};
