import { text } from 'node:stream/consumers';
import { directoryOf, localHeader, roomOf } from '#core/archive/zip-layout.ts';
import type { Storage } from '#platform/server/ports/storage/port.ts';
import type { PlannedFile } from './commands-put.ts';

/** Part of a ZIP's bytes: `from` included, `to` not. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

/** The list of an archive's files as it is stored: one JSON text a line. */
export const planText = (files: readonly PlannedFile[]): string =>
  files.map((file) => `${JSON.stringify(file)}\n`).join('');

/** Reads such a list. */
export const readPlan = async (storage: Pick<Storage, 'get'>, sha256: string): Promise<PlannedFile[]> =>
  (await text(await storage.get(sha256, { verify: true })))
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as PlannedFile);

/** The ZIP's length in bytes. */
export const zipSize = (files: readonly PlannedFile[]): number =>
  files.reduce((sum, file) => sum + roomOf(file), 0) + directoryOf(files).length;

/** What of a run of bytes that begins at `at` lies in a range. */
const within = (bytes: Uint8Array, at: number, { from, to }: ByteRange): Uint8Array =>
  bytes.subarray(Math.max(0, from - at), Math.max(0, to - at));

/**
 * A part of an archive's ZIP, made while it is read: the same list gives the same bytes at the same places, so that a download that was
 * cut goes on where it was. Originals go out as the store has them; one that is not what was received ends the stream.
 */
export async function* zipBytes(
  storage: Pick<Storage, 'get'>,
  files: readonly PlannedFile[],
  range: ByteRange,
): AsyncGenerator<Uint8Array> {
  let at = 0;
  for (const file of files) {
    const end = at + roomOf(file);
    if (at >= range.to) return;
    if (end > range.from) {
      const header = localHeader(file);
      const start = within(header, at, range);
      if (start.length > 0) yield start;
      let place = at + header.length;
      if (place < range.to && file.size > 0)
        for await (const chunk of await storage.get(file.sha256, { verify: true })) {
          const bytes = chunk as Uint8Array;
          const part = within(bytes, place, range);
          place += bytes.length;
          if (part.length > 0) yield part;
          if (place >= range.to) break;
        }
    }
    at = end;
  }
  const directory = within(directoryOf(files), at, range);
  if (directory.length > 0) yield directory;
}
