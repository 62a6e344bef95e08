import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { verifyZip } from '#core/archive/verify-archive.ts';
import type { Command } from '#platform/server/cli/command.ts';
import { loadConfig } from '#platform/server/config.ts';
import { DirectoryInUse } from '#platform/server/place/directory-lock.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { createLog } from '#platform/server/log.ts';
import { openStorage } from '#platform/server/ports/storage/open-storage.ts';
import { sha256, sha512 } from './commands-chain.ts';
import { listOrganizations } from './queries-chain.ts';
import { archiveFaults } from './queries-faults.ts';

const tell = (fault: object): boolean => process.stdout.write(`${JSON.stringify(fault)}\n`);

const end = (faults: number, said: string): number => {
  if (faults === 0) process.stdout.write(`${said}\n`);
  return faults === 0 ? 0 : 1;
};

/** A ZIP as it was downloaded. */
const verifyFile = async (path: string): Promise<number> => {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const read = async (from: number, to: number): Promise<Uint8Array> => {
      const bytes = new Uint8Array(Math.max(0, Math.min(to, size) - from));
      const { bytesRead } = await file.read(bytes, 0, bytes.length, from);
      return bytes.subarray(0, bytesRead);
    };
    const tools = {
      digest: sha256,
      longDigest: sha512,
      crc: (bytes: Uint8Array) => crc32(bytes),
      textOf: (bytes: Uint8Array) => new TextDecoder().decode(bytes),
      bytesOf: (text: string) => new TextEncoder().encode(text),
    };
    const { files, faults } = await verifyZip({ size, read }, tools);
    for (const fault of faults) tell(fault);
    return end(faults.length, `${files} files are as they were`);
  } finally {
    await file.close();
  }
};

/** Every organization's rows, links and originals. */
const verifyPlace = async (): Promise<number> => {
  const config = loadConfig();
  const log = createLog('warn');
  const opened = await openDatabase({
    location:
      config.DATABASE_URL === undefined
        ? { kind: 'pglite', directory: join(config.DATA_DIR, 'database') }
        : { kind: 'postgres', url: config.DATABASE_URL },
    log,
    jobs: [],
  }).catch((error: unknown) => {
    if (error instanceof DirectoryInUse) return error;
    throw error;
  });
  if (opened instanceof DirectoryInUse) {
    process.stderr.write(
      `${opened.code}: a server is running on ${config.DATA_DIR}; stop it and verify again.\n`,
    );
    return 2;
  }
  try {
    const { db } = opened;
    const storage = await openStorage(config, log);
    const organizations = await db.platformRead(listOrganizations);
    let found = 0;
    for (const organizationId of organizations)
      for (const fault of await archiveFaults(
        { db, storage },
        organizationId,
        new AbortController().signal,
      )) {
        tell({ organizationId, ...fault });
        found += 1;
      }
    return end(found, `the archives of ${organizations.length} organizations hold`);
  } finally {
    await opened.db.close();
  }
};

/** `verify-archive [ZIP]`: a ZIP, or everything here; prints one line of JSON per fault. Exit code 1 when there is one. */
export const verifyArchiveCommand: Command = ([path]) =>
  path === undefined ? verifyPlace() : verifyFile(path);
