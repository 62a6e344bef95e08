import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { versions } from 'node:process';
import { openEmbedded } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { migrationsFolder, readMigrations, type Migration } from '../db/read-migrations.ts';
import { openJobQueue } from '../jobs/queue.ts';
import { collectLog } from './collect-log.ts';

const cache = new URL('../../../../node_modules/.cache/krogkoll/', import.meta.url);

const A_DAY = 86_400_000;

/** The snapshot of a migrated database, made once for each state of the migrations. */
export async function migratedSnapshot(): Promise<Uint8Array> {
  const migrations = await readMigrations(migrationsFolder);
  const file = new URL(`${fingerprint(migrations)}.tar`, cache);
  return readFile(file).catch(() => makeSnapshot(migrations, file));
}

/** Names a state of the migrations, for what is made of it once. */
export const fingerprint = (migrations: readonly Migration[]): string =>
  createHash('sha256')
    .update(JSON.stringify([versions, migrations]))
    .digest('hex')
    .slice(0, 20);

async function makeSnapshot(migrations: readonly Migration[], file: URL): Promise<Uint8Array> {
  const engine = await openEmbedded({ kind: 'pglite', directory: null }, collectLog());
  await migrate(engine, migrations);
  await (await openJobQueue(engine, collectLog(), [])).stop();
  const bytes = await engine.snapshot();
  await engine.close();
  await mkdir(cache, { recursive: true });
  for (const name of await readdir(cache)) await removeOld(new URL(name, cache));
  const own = new URL(`${randomUUID()}.new`, cache);
  await writeFile(own, bytes);
  await rename(own, file);
  return bytes;
}

async function removeOld(file: URL): Promise<void> {
  // Another test process may have renamed or removed it meanwhile.
  const age = await stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  );
  if (age > A_DAY) await rm(file, { force: true });
}
