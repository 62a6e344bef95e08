import type { JobQueue } from '../jobs/queue.ts';
import { STATEMENT, type Engine, type EngineLog } from './engine.ts';
import type { Db, Tx, Work } from './port.ts';
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
  const inWriting = async <Result>(
    organizationId: string | null,
    work: Work<Tx, Result>,
  ): Promise<Result> => {
    const result = await inTransaction(engine, { organizationId, readOnly: false }, senderFor, work);
    statistics.wrote();
    return result;
  };
  // The embedded engine heeds no statement_timeout: what takes longer is ended with its thread.
  const limit = engine.kind === 'pglite' ? { longest: STATEMENT } : {};
  const inReading = <Result>(organizationId: string | null, work: Work<Tx, Result>): Promise<Result> =>
    inTransaction(engine, { organizationId, readOnly: true, ...limit }, senderFor, work);
  return {
    engine: engine.kind,
    tenantTransaction: inWriting,
    tenantRead: inReading,
    platformTransaction: (work) => inWriting(null, work),
    platformRead: (work) => inReading(null, work),
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
