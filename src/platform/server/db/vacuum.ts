import { patiently, type Engine, type EngineLog } from './engine.ts';

interface Table {
  readonly table: string;
  readonly isUntidy: boolean;
  readonly isChanged: boolean;
}

const EVERY = 60_000;
const REST = 30_000;

/**
 * PostgreSQL's own thresholds (autovacuum_vacuum_threshold, 50 + 20 %, and analyze, 50 + 10 %); rows that came are as many as those
 * that died, since an index answers alone only for pages that a vacuum has seen. What was analysed within $1 milliseconds, because it
 * outgrew what was known of it, waits: a vacuum tells the size that growth is judged by.
 */
const NEEDS_IT = `
  select * from (
    select format('%I.%I', schemaname, relname) as table, greatest(n_dead_tup, n_ins_since_vacuum) > 50 + 0.2 * n_live_tup as "isUntidy",
      n_mod_since_analyze > 50 + 0.1 * n_live_tup as "isChanged"
    from pg_stat_user_tables
    where coalesce(last_analyze not between clock_timestamp() - $1::float8 * interval '1 millisecond' and clock_timestamp(), true)) t
  where "isUntidy" or "isChanged"`;

/** Does autovacuum's work on the embedded engine, which has none; one table and one thing at a time, so that others get between. */
export async function vacuumWhatNeedsIt(engine: Engine, rest = 0): Promise<void> {
  if (engine.kind === 'postgres') return;
  // Counts reach the statistics when a session is idle for a while; this one hardly ever is.
  await engine.pool.query('select pg_stat_force_next_flush()');
  const { rows } = await engine.pool.query<Table>(NEEDS_IT, [rest]);
  for (const { table, isUntidy, isChanged } of rows) {
    if (isUntidy) await engine.pool.query(patiently(`vacuum ${table}`));
    if (isChanged) await engine.pool.query(patiently(`analyze ${table}`));
  }
}

/** Does it once a minute, as autovacuum would. Answers how to stop. */
export function keepVacuumed(engine: Engine, log: EngineLog): () => void {
  if (engine.kind === 'postgres') return () => undefined;
  const timer = setInterval(() => {
    vacuumWhatNeedsIt(engine, REST).catch((error: unknown) => log.warn({ err: error }, 'the vacuum failed'));
  }, EVERY).unref();
  return () => clearInterval(timer);
}
