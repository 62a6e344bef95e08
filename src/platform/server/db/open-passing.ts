import { openEmbedded } from './embedded.ts';
import type { EngineLog } from './engine.ts';
import { databaseOver } from './database-over.ts';
import { migrate } from './migrate.ts';
import type { Db } from './port.ts';
import { readSchema } from './read-schema.ts';
import { noStatistics, renewStatistics } from './statistics.ts';

/** A database in memory that holds nothing anybody would miss. */
export interface PassingDatabase {
  readonly db: Db;
  /** Everything in it, to open another one with; what the planner should know of it is in there. */
  readonly snapshot: () => Promise<Uint8Array>;
}

/** Work that is enqueued in it is left undone. */
const noJobs = {
  senderFor: () => ({ send: () => Promise.resolve() }),
  stop: () => Promise.resolve(),
};

/**
 * Opens the embedded engine in memory, whatever engine the product's own rows lie in, with the product's schema: empty, or as
 * a snapshot has it. Close it with `db.close()`. Throws when the engine does not start.
 */
export const openPassing = async (log: EngineLog, snapshot?: Uint8Array): Promise<PassingDatabase> => {
  const engine = await openEmbedded(
    { kind: 'pglite', directory: null, isSmall: true, ...(snapshot === undefined ? {} : { snapshot }) },
    log,
  );
  try {
    if (snapshot === undefined) await migrate(engine, await readSchema());
  } catch (error) {
    await engine.close();
    throw error;
  }
  return {
    db: databaseOver(engine, noJobs, noStatistics, log),
    snapshot: async () => {
      await renewStatistics(engine);
      await engine.background.query('checkpoint');
      return engine.snapshot();
    },
  };
};
