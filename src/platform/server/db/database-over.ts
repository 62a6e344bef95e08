import type { JobQueue } from '../jobs/queue.ts';
import { STATEMENT, type Engine, type EngineLog } from './engine.ts';
import { endPlaceOfRead, placeOfRead } from './replica/as-new-as.ts';
import type { Db, Reader, Tx, Work } from './port.ts';
import { inReading } from './reading.ts';
import type { Replica } from './replica/replica.ts';
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
  replica: Replica | null = null,
): Db {
  const stopVacuum = keepVacuumed(engine, log);
  let changes = 0;
  const changed = (): void => void (changes += 1);
  const inWriting = async <Result>(
    organizationId: string | null,
    work: Work<Tx, Result>,
  ): Promise<Result> => {
    endPlaceOfRead();
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
  let primary = 0;
  const read = async <Result>(organizationId: string | null, work: Work<Reader, Result>): Promise<Result> => {
    const kind = { organizationId, ...limit };
    const place = replica === null ? null : placeOfRead(organizationId);
    if (replica !== null && place !== null) {
      const answer = await replica.read(kind, place.state, work);
      if (answer !== null) return answer.result;
      place.isOver = true;
    }
    primary += 1;
    return inReading(engine, kind, work);
  };
  return {
    engine: engine.kind,
    tenantTransaction: inWriting,
    tenantRead: read,
    platformTransaction: (work) => inWriting(null, work),
    platformRead: (work) => read(null, work),
    ...(replica === null ? {} : { replica: () => ({ primary, ...replica.figures() }) }),
    keepsPagesWaiting: engine.hasPages,
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
      await replica?.close();
      await engine.close();
    },
  };
}
