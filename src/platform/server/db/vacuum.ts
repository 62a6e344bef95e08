import { patiently, type Engine, type EngineLog } from './engine.ts';

interface Table {
  readonly table: string;
}

const EVERY = 60_000;

/** PostgreSQL's own thresholds (autovacuum_vacuum_threshold, 50 + 20 %, and analyze, 50 + 10 %). */
const NEEDS_IT = `
  select format('%I.%I', schemaname, relname) as table from pg_stat_user_tables
  where n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup`;

/** Does autovacuum's work on the embedded engine, which has none; one table at a time, so that others get between. */
export async function vacuumWhatNeedsIt(engine: Engine): Promise<void> {
  if (engine.kind === 'postgres') return;
  // Counts reach the statistics when a session is idle for a while; this one hardly ever is.
  await engine.pool.query('select pg_stat_force_next_flush()');
  const { rows } = await engine.pool.query<Table>(NEEDS_IT);
  for (const { table } of rows) await engine.pool.query(patiently(`vacuum (analyze) ${table}`));
}

/** Does it once a minute, as autovacuum would. Answers how to stop. */
export function keepVacuumed(engine: Engine, log: EngineLog): () => void {
  if (engine.kind === 'postgres') return () => undefined;
  const timer = setInterval(() => {
    vacuumWhatNeedsIt(engine).catch((error: unknown) => log.warn({ err: error }, 'the vacuum failed'));
  }, EVERY).unref();
  return () => clearInterval(timer);
}
