import { createHash } from 'node:crypto';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { durableFolder, flushFolder } from '../../../durable-folder.ts';
import { writeOnce } from '../../../write-once.ts';
import { SigningUnknown } from '../port.ts';

const signingFile = z.object({
  title: z.string(),
  language: z.enum(['sv', 'en']),
  signatory: z.object({ name: z.string(), email: z.string() }),
  state: z.string(),
  sha256: z.string(),
  startedAt: z.iso.datetime(),
});

const endFile = z.object({
  kind: z.enum(['signed', 'rejected', 'timed-out', 'cancelled']),
  at: z.iso.datetime(),
  /** SHA-256 of the sealed document of one that was signed. */
  sealed: z.string().nullable(),
});

export type KeptSigning = z.infer<typeof signingFile>;
export type KeptEnd = z.infer<typeof endFile>;

/** Signings in a folder of their own each. What is written is never changed: the first end is the end. */
export interface SigningShelf {
  put(signingId: string, signing: KeptSigning, document: Uint8Array): Promise<void>;
  /** Throws `SigningUnknown`. */
  find(signingId: string): Promise<KeptSigning>;
  offered(signingId: string): Promise<Buffer>;
  endOf(signingId: string): Promise<KeptEnd | null>;
  /** Ends it unless it has ended; answers how it has ended. */
  end(signingId: string, end: KeptEnd, sealed: Uint8Array | null): Promise<KeptEnd>;
  sealed(signingId: string, sha256: string): Promise<Buffer>;
  remove(signingId: string): Promise<void>;
}

const missing = (error: unknown): never => {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
    throw new SigningUnknown('there is no such signing', { cause: error });
  throw error;
};

/** Opens the signings below a data folder; each is made whole before it gets its name. */
export const openShelf = async (dataDirectory: string): Promise<SigningShelf> => {
  const root = join(dataDirectory, 'signings');
  await durableFolder(root);
  const folder = (signingId: string): string => {
    if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(signingId))
      throw new SigningUnknown('that is no id of a signing');
    return join(root, signingId);
  };
  const read = (signingId: string, name: string): Promise<Buffer> =>
    readFile(join(folder(signingId), name)).catch(missing);
  const endOf = async (signingId: string): Promise<KeptEnd | null> => {
    try {
      return endFile.parse(JSON.parse((await read(signingId, 'end.json')).toString()));
    } catch (error) {
      if (error instanceof SigningUnknown) return null;
      throw error;
    }
  };
  return {
    async put(signingId, signing, document) {
      const path = folder(signingId);
      await durableFolder(`${path}.new`);
      await writeOnce(join(`${path}.new`, 'offered.pdf'), document);
      await writeOnce(join(`${path}.new`, 'signing.json'), JSON.stringify(signing));
      await rename(`${path}.new`, path);
      await flushFolder(root);
    },
    find: async (signingId) =>
      signingFile.parse(JSON.parse((await read(signingId, 'signing.json')).toString())),
    offered: (signingId) => read(signingId, 'offered.pdf'),
    endOf,
    async end(signingId, end, sealed) {
      if (sealed !== null) {
        const sha256 = createHash('sha256').update(sealed).digest('hex');
        await writeOnce(join(folder(signingId), `${sha256}.pdf`), sealed);
      }
      await writeOnce(join(folder(signingId), 'end.json'), JSON.stringify(end)).catch(missing);
      return (await endOf(signingId)) ?? end;
    },
    sealed: (signingId, sha256) => read(signingId, `${sha256}.pdf`),
    remove: async (signingId) => {
      await rm(folder(signingId), { recursive: true, force: true });
      await flushFolder(root);
    },
  };
};
