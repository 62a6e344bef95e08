import { openJobQueue, type JobQueue } from '../jobs/queue.ts';
import type { JobDefinition } from '../jobs/port.ts';
import { assertNotClosed } from '../place/closed-place.ts';
import { openEmbedded } from './embedded.ts';
import type { DatabaseLocation, Engine, EngineLog } from './engine.ts';
import { migrate } from './migrate.ts';
import type { Db } from './port.ts';
import { readSchema } from './read-schema.ts';
import { openReplica, type ReplicaLocation } from './replica/replica.ts';
import { openServer } from './server.ts';
import { keepStatistics, noStatistics, renewStatistics } from './statistics.ts';
import { DatabaseUnavailable, isUnavailable } from './unavailable.ts';
import { databaseOver } from './database-over.ts';

export interface DatabaseOptions {
  readonly location: DatabaseLocation;
  readonly log: EngineLog;
  /** Every job that may be enqueued. */
  readonly jobs: readonly JobDefinition[];
  /** Connections for requests; the embedded engine has one session in any case. */
  readonly connections?: number;
  /** A standby that answers reads too; only beside a PostgreSQL server. */
  readonly replica?: ReplicaLocation | undefined;
  /** Whether what the planner knows follows what is written, as it should except in a test that says when. */
  readonly keepsStatistics?: boolean;
}

/** The open database with its job queue, which `startJobs` works off. */
export interface OpenDatabase {
  readonly db: Db;
  readonly queue: JobQueue;
  readonly engine: Engine;
}

/**
 * Opens the engine, applies migrations, puts functions in place, renews the planner's statistics and prepares the job queue.
 * Throws `DirectoryInUse`,
 * `MigrationConflict`, `DatabaseUnavailable`, or an error that says why a commit would not be durable.
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const { location, log, jobs, connections = 10, keepsStatistics = true } = options;
  const engine =
    location.kind === 'pglite'
      ? await openEmbedded(location, log)
      : openServer(location.url, log, connections, location.directUrl);
  try {
    await assertNotClosed(engine);
    await migrate(engine, await readSchema());
    if (keepsStatistics) await renewStatistics(engine);
    const queue = await openJobQueue(engine, log, jobs);
    const statistics = keepsStatistics ? keepStatistics(engine, log) : noStatistics;
    const replica = options.replica ? openReplica(options.replica, engine, connections, log) : null;
    return { db: databaseOver(engine, queue, statistics, log, replica), queue, engine };
  } catch (error) {
    await engine.close();
    throw isUnavailable(error) ? new DatabaseUnavailable(error) : error;
  }
}
