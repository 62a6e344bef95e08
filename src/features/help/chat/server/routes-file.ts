import type { FileReply } from '#platform/server/http/handler.ts';
import { lossOf } from '#platform/server/ports/storage/loss.ts';
import type { Storage } from '#platform/server/ports/storage/port.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import type { SentFile } from './queries-files.ts';

type Lost = Refused<'conversation.file_not_exist' | 'storage.damaged' | 'storage.missing'>;

/** A file as an answer. It is read whole before a byte is sent: once an answer has begun it says 200. */
export const fileReply = async (
  storage: Storage,
  file: SentFile | null,
  signal: AbortSignal,
): Promise<FileReply | Lost> => {
  if (file === null) return refused('conversation.file_not_exist');
  const { sha256, ...shown } = file;
  const loss = await lossOf(storage, sha256, signal);
  if (loss !== null) return refused(loss);
  return { ...shown, stream: await storage.get(sha256, { verify: true }) };
};
