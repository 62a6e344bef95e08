import type { JobQueue } from '../jobs/queue.ts';
import { STATEMENT, type Engine, type EngineLog } from './engine.ts';
import type { Db, Tx, Work } from './port.ts';
import { inReading } from './reading.ts';
import { inTransaction } from './transaction.ts';
import type { StatisticsKeeper } from './statistics.ts';
import { renewStatistics } from './statistics.ts';
import { keepVacuumed, vacuumWhatNeedsIt } from './vacuum.ts';

/** The database as the rest of the server sees it, over an open engine and its job queue. */
export function databaseOver(
  engine: Engine,
  { senderFor, stop }: Pick<JobQueue, 'senderFor' | 'stop'>,
  statistics: StatisticsKeeper,
  log: EngineLog,
): Db {
  const stopVacuum = keepVacuumed(engine, log);
  let changes = 0;
  const changed = (): void => void (changes += 1);
  const inWriting = async <Result>(
    organizationId: string | null,
    work: Work<Tx, Result>,
  ): Promise<Result> => {
    try {
      // Told before anybody else who waits for the commit, and again at the end, which may be unknown.
      return await inTransaction(engine, organizationId, senderFor, (tx) => {
        tx.afterCommit(changed);
        return work(tx);
      });
    } finally {
      changed();
      statistics.wrote();
    }
  };
  // The embedded engine heeds no statement_timeout: what takes longer is ended with its thread.
  const limit = engine.kind === 'pglite' ? { longest: STATEMENT } : {};
  return {
    engine: engine.kind,
    tenantTransaction: inWriting,
    tenantRead: (organizationId, work) => inReading(engine, { organizationId, ...limit }, work),
    platformTransaction: (work) => inWriting(null, work),
    platformRead: (work) => inReading(engine, { organizationId: null, ...limit }, work),
    changes: () => changes,
    listen: (channel, hear, onGap = () => undefined) => engine.listen(channel, hear, onGap),
    async vacuum() {
      await vacuumWhatNeedsIt(engine);
      await renewStatistics(engine);
    },
    async close() {
      stopVacuum();
      await statistics.stop();
      await stop();
      await engine.close();
    },
  };
}
