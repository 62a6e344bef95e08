import { PgBoss } from 'pg-boss';
import type { Engine, EngineLog } from '../db/engine.ts';
import type { SenderFor } from '../db/transaction-scope.ts';
import { bossDatabase } from './boss-database.ts';
import type { JobDefinition } from './port.ts';
import { jobsChannel, senderOver } from './sender.ts';
import { prepareQueues } from './prepare-queues.ts';

const CHECK_FOR_LOST = 5;

const STOP_WITHIN = 30_000;

const LOOK_FOR_DUE = 2_000;

/** The jobs of one database. Opened with it, so that enqueuing needs no worker. */
export interface JobQueue {
  readonly boss: PgBoss;
  readonly senderFor: SenderFor;
  /** Hears the name of each queue that a commit of any process has put jobs into; null when some may have been missed. */
  readonly hear: (wake: (name: string | null) => void) => Promise<unknown>;
  /** Looks every other second which of the queues have a job that is due, for as long as the queue is open. */
  readonly watch: (names: readonly string[], wake: (name: string) => void) => void;
  readonly stop: () => Promise<void>;
}

/** Installs the queue's own tables and one queue for each definition, and starts its housekeeping. */
export async function openJobQueue(
  engine: Engine,
  log: EngineLog,
  definitions: readonly JobDefinition[],
): Promise<JobQueue> {
  const database = bossDatabase(engine);
  const boss = new PgBoss({
    db: database,
    backend: engine.kind,
    schedule: false,
    superviseIntervalSeconds: CHECK_FOR_LOST,
    monitorIntervalSeconds: CHECK_FOR_LOST,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue had an error'));
  boss.on('warning', (warning) => log.warn({ warning }, 'the job queue has a warning'));
  await boss.start();
  await prepareQueues(boss, definitions);
  await database.executeSql(GRANTS);
  if (engine.kind === 'pglite') await database.executeSql(RESUME);
  const senderFor = senderOver(boss, engine, log);
  let looking: NodeJS.Timeout | undefined;
  const due = async (names: readonly string[]): Promise<string[]> => {
    const { rows }: { rows: { name: string }[] } = await database.executeSql(DUE, [names]);
    return rows.map(({ name }) => name);
  };
  return {
    boss,
    senderFor,
    hear: (wake) => engine.listen(jobsChannel, wake, () => wake(null)),
    watch: (names, wake) => {
      let underWay = false;
      const look = async (): Promise<void> => {
        if (underWay) return;
        underWay = true;
        // Of a database that is away others tell; the next look finds the same.
        const found = await due(names).catch(() => []);
        underWay = false;
        found.forEach(wake);
      };
      looking = setInterval(() => void look(), LOOK_FOR_DUE).unref();
    },
    stop: async () => {
      clearInterval(looking);
      await boss.stop({ graceful: true, timeout: STOP_WITHIN, close: false });
    },
  };
}

/** A few entries of an index for each queue, however many jobs wait. */
const DUE = `
  select q.name from unnest($1::text[]) q(name)
  where exists (select from pgboss.job j where j.name = q.name and j.state < 'active' and j.start_after <= now())`;

/** A tenant's transaction may add jobs and learn the id of what it added; it reads no job. */
const GRANTS = `
  grant usage on schema pgboss to krogkoll_app, krogkoll_platform;
  grant select on pgboss.queue to krogkoll_app, krogkoll_platform;
  grant insert, select (id, start_after) on pgboss.job, pgboss.job_common to krogkoll_app, krogkoll_platform`;

/** The directory's lock says that no other worker lives, so what was active when the process died is free. */
const RESUME = `
  update pgboss.job set state = 'retry', start_after = now(), heartbeat_on = null
  where state = 'active' and retry_count < retry_limit`;
