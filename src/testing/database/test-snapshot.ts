import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { versions } from 'node:process';
import { openEmbedded } from '#platform/server/db/embedded.ts';
import type { Engine } from '#platform/server/db/engine.ts';
import { migrate } from '#platform/server/db/migrate.ts';
import { readSchema, type Schema } from '#platform/server/db/read-schema.ts';
import type { JobDefinition } from '#platform/server/jobs/port.ts';
import { openJobQueue } from '#platform/server/jobs/queue.ts';
import { collectLog } from '../collect-log.ts';

const cache = new URL('../../../node_modules/.cache/krogkoll/', import.meta.url);

const A_DAY = 86_400_000;

/** What a new database is made of. */
export interface Origin {
  readonly schema: Schema;
  readonly jobs: readonly JobDefinition[];
  /** Names this state of both, for what is made of it once. */
  readonly fingerprint: string;
}

/** The schema as it is, with the queues of these jobs. */
export async function originOf(jobs: readonly JobDefinition[]): Promise<Origin> {
  const schema = await readSchema();
  const queues = jobs.map(({ name, retries, retryDelay, timeout }) => [name, retries, retryDelay, timeout]);
  const hash = createHash('sha256').update(JSON.stringify([versions, schema, queues]));
  return { schema, jobs, fingerprint: hash.digest('hex').slice(0, 20) };
}

/** Brings an empty database there. */
export async function prepare(engine: Engine, { schema, jobs }: Origin): Promise<void> {
  await migrate(engine, schema);
  await (await openJobQueue(engine, collectLog(), jobs)).stop();
}

/** The snapshot of a database with that origin, made once. */
export async function snapshotOf(origin: Origin): Promise<Uint8Array> {
  const file = new URL(`${origin.fingerprint}.tar`, cache);
  return readFile(file).catch(() => makeSnapshot(origin, file));
}

async function makeSnapshot(origin: Origin, file: URL): Promise<Uint8Array> {
  const engine = await openEmbedded({ kind: 'pglite', directory: null }, collectLog());
  await prepare(engine, origin);
  // What is started from it has nothing to redo.
  await engine.pool.query('checkpoint');
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
