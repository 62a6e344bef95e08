import type { JobQueue } from '../jobs/queue.ts';
import type { Engine, EngineLog } from './engine.ts';
import type { Db } from './port.ts';
import { inTransaction } from './transaction.ts';
import { keepVacuumed, vacuumWhatNeedsIt } from './vacuum.ts';

/** The database as the rest of the server sees it, over an open engine and its job queue. */
export function databaseOver(engine: Engine, { senderFor, stop }: JobQueue, log: EngineLog): Db {
  const { pool } = engine;
  const stopVacuum = keepVacuumed(engine, log);
  return {
    engine: engine.kind,
    tenantTransaction: (organizationId, work) =>
      inTransaction(pool, { organizationId, readOnly: false }, senderFor, work),
    tenantRead: (organizationId, work) =>
      inTransaction(pool, { organizationId, readOnly: true }, senderFor, work),
    platformTransaction: (work) =>
      inTransaction(pool, { organizationId: null, readOnly: false }, senderFor, work),
    platformRead: (work) => inTransaction(pool, { organizationId: null, readOnly: true }, senderFor, work),
    listen: (channel, hear, onGap = () => undefined) => engine.listen(channel, hear, onGap),
    vacuum: () => vacuumWhatNeedsIt(engine),
    async close() {
      stopVacuum();
      await stop();
      await engine.close();
    },
  };
}
