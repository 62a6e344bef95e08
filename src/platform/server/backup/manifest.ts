import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { BackupRefused } from './refused.ts';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const manifestShape = z.object({
  format: z.literal(1),
  /** When the snapshot was taken: what was acknowledged before is in it. */
  takenAt: z.iso.datetime(),
  engine: z.enum(['pglite', 'postgres']),
  migrations: z.array(z.object({ name: z.string(), checksum: sha256 })),
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int(), digest: sha256, sha256 }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  /** The file that lists them, one SHA-256 a line. */
  originals: z.object({ count: z.int(), bytes: z.int(), sha256 }),
  /** Originals that documents name and that were not there any more. */
  missing: z.array(z.string()),
  /** Keys and what waits to be signed, from DATA_DIR. */
  files: z.array(z.object({ path: z.string(), mode: z.int(), sha256 })),
  /** Tells one SESSION_KEY from another without telling the key. */
  sessionKey: z.string(),
});

/** What a backup holds, with the SHA-256 of each of its files. It is written last: a backup without it is half. */
export type Manifest = z.infer<typeof manifestShape>;

/** What it says of the database. */
export type Tables = Pick<Manifest, 'migrations' | 'tables' | 'sequences'>;

export const manifestName = 'manifest.json';
export const originalsList = 'originals.txt';
export const tableFile = (name: string): string => join('tables', `${name}.jsonl.gz`);

// Parsed, so that the order of its parts is that of the shape.
const sealOf = (manifest: Manifest): string =>
  createHash('sha256')
    .update(JSON.stringify(manifestShape.parse(manifest)))
    .digest('hex');

/** The manifest's text, sealed by its own SHA-256. */
export const manifestText = (manifest: Manifest): string =>
  `${JSON.stringify({ ...manifest, seal: sealOf(manifest) }, null, 1)}\n`;

/** Reads the manifest of a backup. Throws `BackupRefused` when it is missing, is not one, or was changed. */
export const readManifest = async (folder: string): Promise<Manifest> => {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => {
    throw new BackupRefused(`${folder} has no ${manifestName}: it is no backup, or only half of one`);
  });
  const { seal, ...rest } = jsonOf(text);
  const manifest = manifestShape.safeParse(rest);
  if (!manifest.success) throw new BackupRefused(`${manifestName} is not one that this version reads`);
  if (sealOf(manifest.data) !== seal) throw new BackupRefused(`${manifestName} has been changed`);
  return manifest.data;
};

const jsonOf = (text: string): Record<string, unknown> => {
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(text));
  } catch {
    throw new BackupRefused(`${manifestName} is not whole`);
  }
};
