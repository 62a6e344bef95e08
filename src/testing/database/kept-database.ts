import { databaseOver } from '#platform/server/db/database-over.ts';
import { openEmbedded } from '#platform/server/db/embedded.ts';
import type { Engine, EngineLog } from '#platform/server/db/engine.ts';
import { noStatistics } from '#platform/server/db/statistics.ts';
import type { OpenDatabase } from '#platform/server/db/open-database.ts';
import type { JobDefinition } from '#platform/server/jobs/port.ts';
import { openJobQueue } from '#platform/server/jobs/queue.ts';
import { KeptEngine } from './kept-engine.ts';
import { originOf, snapshotOf, type Origin } from './test-snapshot.ts';
import { rowsOf, shapeOf, wash } from './wash.ts';

// Starting an engine and warming it takes most of what a short test file does, so a worker keeps one of each origin.
const kept = new Map<string, KeptEngine>();

/**
 * A database in memory as the snapshot of its origin is, over an engine that this worker already has where nobody has
 * it just now. Every row that a test left is gone; an engine whose schema a test changed is not used again.
 */
export async function openKept(jobs: readonly JobDefinition[], log: EngineLog): Promise<OpenDatabase> {
  const origin = await originOf(jobs);
  const engine = (await openWashed(origin, log)) ?? (await openNew(origin, log));
  const queue = await openJobQueue(engine, log, jobs);
  await remember(origin, engine);
  return { db: databaseOver(engine, queue, noStatistics, log), queue, engine };
}

const over = (thread: KeptEngine, log: EngineLog): Promise<Engine> =>
  openEmbedded({ kind: 'pglite', directory: null }, log, () => thread);

async function openWashed({ fingerprint }: Origin, log: EngineLog): Promise<Engine | undefined> {
  const thread = kept.get(fingerprint);
  if (thread === undefined || thread.isTaken) return undefined;
  if (thread.origin !== undefined && !thread.failed) {
    const engine = await over(thread.take(), log);
    if ((await shapeOf(engine)) === thread.origin.shape) {
      await wash(engine, thread.origin.rows);
      return engine;
    }
    await engine.close();
  }
  kept.delete(fingerprint);
  await thread.end();
  return undefined;
}

async function openNew(origin: Origin, log: EngineLog): Promise<Engine> {
  const snapshot = await snapshotOf(origin);
  if (kept.has(origin.fingerprint)) return openEmbedded({ kind: 'pglite', directory: null, snapshot }, log);
  const thread = new KeptEngine({ directory: null, snapshot });
  kept.set(origin.fingerprint, thread);
  return over(thread, log);
}

async function remember({ fingerprint }: Origin, engine: Engine): Promise<void> {
  const thread = kept.get(fingerprint);
  if (thread === undefined || thread.origin !== undefined) return;
  thread.origin = { shape: await shapeOf(engine), rows: await rowsOf(engine) };
}
