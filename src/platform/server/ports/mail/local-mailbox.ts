import { mkdir, readdir, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../../clock.ts';
import type { MailMessage, MailPort } from './port.ts';

const most = 200;

/** A letter that was sent nowhere. */
export interface LocalLetter extends MailMessage {
  readonly sentAt: string;
}

/** Letters that stay on this machine. */
export interface LocalMailbox extends MailPort {
  /** The newest 200, newest first. */
  letters(): Promise<LocalLetter[]>;
}

/** A folder with one file for each letter, named so that they sort by time. */
export const openLocalMailbox = async (folder: string, clock: Clock): Promise<LocalMailbox> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const names = async (): Promise<string[]> =>
    (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted((a, b) => (a < b ? 1 : -1));
  const isMissing = (error: unknown): boolean =>
    error instanceof Error && 'code' in error && error.code === 'ENOENT';
  return {
    local: true,
    async send(message) {
      const sentAt = clock.now().toISOString();
      // Nobody reads half a letter, and one that is tried again takes its own place.
      const path = join(folder, `${sentAt.replaceAll(':', '')}-${message.id}.json`);
      const before = (await names()).find((name) => name.endsWith(`-${message.id}.json`));
      if (before !== undefined) return;
      const { enclosures = [], ...letter } = message;
      // The originals lie beside it already, and every letter is read for a list.
      const named = enclosures.map(({ name, contentType }) => ({ name, contentType, base64: '' }));
      const kept = { ...letter, sentAt, ...(named.length === 0 ? {} : { enclosures: named }) };
      await writeFile(`${path}.new`, JSON.stringify(kept), { mode: 0o600 });
      await rename(`${path}.new`, path);
      for (const old of (await names()).slice(most)) await unlink(join(folder, old)).catch(() => undefined);
    },
    async letters() {
      const read = async (name: string): Promise<LocalLetter[]> => {
        try {
          return [JSON.parse(await readFile(join(folder, name), 'utf8')) as LocalLetter];
        } catch (error) {
          // Removed by another process that keeps to the newest.
          if (isMissing(error)) return [];
          throw error;
        }
      };
      return (await Promise.all((await names()).slice(0, most).map(read))).flat();
    },
    close: () => undefined,
  };
};
