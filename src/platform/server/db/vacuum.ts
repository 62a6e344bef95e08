import { patiently, type Engine, type EngineLog } from './engine.ts';
import { Upkeep } from './upkeep.ts';

interface Table {
  readonly table: string;
}

const EVERY = 60_000;
const LOOK_AGAIN = 2_000;

/** PostgreSQL's own thresholds (autovacuum_vacuum_threshold, 50 + 20 %, and analyze, 50 + 10 %). */
const NEEDS_IT = `
  select format('%I.%I', schemaname, relname) as table from pg_stat_user_tables
  where n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup`;

/**
 * Does autovacuum's work on the embedded engine, which has none; one table at a time, so that others get between. Leaves the rest when
 * `may` says so; answers whether all is done.
 */
export async function vacuumWhatNeedsIt(engine: Engine, may: () => boolean = () => true): Promise<boolean> {
  if (engine.kind === 'postgres') return true;
  if (!may()) return false;
  // Counts reach the statistics when a session is idle for a while; this one hardly ever is.
  await engine.pool.query('select pg_stat_force_next_flush()');
  const { rows } = await engine.pool.query<Table>(NEEDS_IT);
  for (const { table } of rows) {
    if (!may()) return false;
    await engine.pool.query(patiently(`vacuum (analyze) ${table}`));
  }
  return true;
}

/** Does it once a minute, as autovacuum would, or as soon after as no page would wait for it. Answers how to stop. */
export function keepVacuumed(
  engine: Engine,
  log: EngineLog,
  { every = EVERY, lookAgain = LOOK_AGAIN } = {},
): () => void {
  if (engine.kind === 'postgres') return () => undefined;
  const upkeep = new Upkeep(engine);
  let timer: NodeJS.Timeout | undefined;
  const after = (pause: number): void => {
    timer = setTimeout(() => void vacuum(), pause).unref();
  };
  let stopped = false;
  const vacuum = async (): Promise<void> => {
    const isDone = await vacuumWhatNeedsIt(engine, () => upkeep.may()).catch((error: unknown) => {
      log.warn({ err: error }, 'the vacuum failed');
      return true;
    });
    if (isDone) upkeep.done();
    if (!stopped) after(isDone ? every : lookAgain);
  };
  after(every);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
