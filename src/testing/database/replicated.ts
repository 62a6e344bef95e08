import pg from 'pg';
import { jobsOf } from '#platform/server/features/work.ts';
import { openDatabase, type OpenDatabase } from '#platform/server/db/open-database.ts';
import { product } from '#app/features-server.ts';
import { collectLog } from '../collect-log.ts';
import { waitUntil } from '../wait-until.ts';
import { hasPostgres, startPostgres, type PostgresChild } from './postgres-child.ts';

/** Whether replicas can be tested here: CI has to have PostgreSQL's programs, and elsewhere it is said that they are missing. */
export const hasReplicas = (): boolean => {
  if (hasPostgres() || process.env['CI'] !== undefined) return true;
  process.emitWarning('replicas are not tested: no PostgreSQL is installed below /usr/lib/postgresql');
  return false;
};

/** What nobody needs after a crash is not waited for. */
const hasty = ['fsync=off', 'full_page_writes=off', 'autovacuum=off', 'shared_buffers=32MB'];

/** A PostgreSQL server with a standby that answers reads. */
export interface Replicated {
  readonly primary: PostgresChild;
  readonly standby: PostgresChild;
  /** One more process on both, which is handed out once it asks the standby; what it says of that goes to `lines`. */
  readonly open: (options?: {
    readonly mostBehind?: number;
    readonly lines?: string[];
  }) => Promise<OpenDatabase>;
  /** Asks one of the two as its superuser. */
  readonly ask: (which: 'primary' | 'standby', sql: string) => Promise<Record<string, unknown>[]>;
  /** Until a read of the product waits at the standby for what that has not replayed; forever where none does. */
  readonly untilLooking: () => Promise<void>;
  /** Stops or goes on with what the standby replays. */
  readonly pause: (isPaused: boolean) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Starts both, with the product's tables. */
export const startReplicated = async (): Promise<Replicated> => {
  const primary = await startPostgres({ settings: hasty });
  const standby = await startPostgres({
    settings: [...hasty, 'wal_retrieve_retry_interval=100ms'],
    standbyOf: primary.url,
  });
  const ask = async (which: 'primary' | 'standby', sql: string): Promise<Record<string, unknown>[]> => {
    const client = new pg.Client({ connectionString: { primary, standby }[which].url });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows;
    } finally {
      await client.end();
    }
  };
  return {
    primary,
    standby,
    ask,
    open: async ({ mostBehind = 10, lines = [] } = {}) => {
      const open = await openDatabase({
        location: { kind: 'postgres', url: primary.url },
        log: collectLog(lines),
        jobs: jobsOf(product.features),
        connections: 5,
        keepsStatistics: false,
        replica: { url: standby.url, mostBehind },
      });
      await waitUntil(async () => open.db.replica?.().isUsed === true);
      return open;
    },
    untilLooking: () =>
      waitUntil(async () => {
        const waiting = `select from pg_stat_activity where application_name = 'krogkoll' and state = 'idle in transaction'`;
        return (await ask('standby', waiting)).length > 0;
      }),
    pause: async (isPaused) => {
      await ask('standby', `select pg_wal_replay_${isPaused ? 'pause' : 'resume'}()`);
      const state = isPaused ? 'paused' : 'not paused';
      await waitUntil(
        async () =>
          (await ask('standby', 'select pg_get_wal_replay_pause_state() as state'))[0]?.['state'] === state,
      );
    },
    close: async () => {
      await standby.close();
      await primary.close();
    },
  };
};
