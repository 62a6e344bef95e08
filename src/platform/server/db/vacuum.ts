import type { Engine } from './engine.ts';

interface Table {
  readonly table: string;
}

/** PostgreSQL's own thresholds (autovacuum_vacuum_threshold, 50 + 20 %, and analyze, 50 + 10 %). */
const NEEDS_IT = `
  select format('%I.%I', schemaname, relname) as table from pg_stat_user_tables
  where n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup`;

/** Does autovacuum's work on the embedded engine, which has none; one table at a time, so that others get between. */
export async function vacuumWhatNeedsIt(engine: Engine): Promise<void> {
  if (engine.kind === 'postgres') return;
  const { rows } = await engine.pool.query<Table>(NEEDS_IT);
  for (const { table } of rows) await engine.pool.query(`vacuum (analyze) ${table}`);
}
