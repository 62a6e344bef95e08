import { AsyncResource } from 'node:async_hooks';
import { patiently, type Engine, type EngineLog } from './engine.ts';
import { isUnavailable } from './unavailable.ts';

interface Table {
  readonly table: string;
}

/** After something was written, so that one look follows many transactions. */
const LOOK_AFTER = 2_000;
/** From one look to the next where writing goes on: a look asks for the size of every table. */
const LOOK_AGAIN = 10_000;
const EVERY = 60_000;

/**
 * Judged by the pages that a table has and had when it was analysed: they are in the files, whereas the counters of
 * PostgreSQL's own judgement are lost when the engine ends. A table of ten pages is read whole whatever is known of it. One that
 * anybody analysed within $1 milliseconds is left alone until it has doubled; a time to come is of a clock that was set back.
 */
const OUTGROWN = `
  select format('%I.%I', n.nspname, c.relname) as table
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and c.relpersistence = 'p' and pg_get_userbyid(c.relowner) = current_user
    and n.nspname not in ('pg_catalog', 'information_schema')
    and pg_relation_size(c.oid) / current_setting('block_size')::integer > 10 + c.relpages * case
      when greatest(pg_stat_get_last_analyze_time(c.oid), pg_stat_get_last_autoanalyze_time(c.oid))
        between clock_timestamp() - $1::float8 * interval '1 millisecond' and clock_timestamp() then 2 else 1.2 end`;

const outgrown = async ({ background }: Engine, since: number): Promise<string[]> =>
  (await background.query<Table>(OUTGROWN, [since])).rows.map(({ table }) => table);

/** One table at a time, so that others get between; one that another process has in hand is left to it. */
const analyse = async ({ background }: Engine, table: string): Promise<void> => {
  await background.query(patiently(`analyze (skip_locked) ${table}`));
};

/** Analyses every table that has outgrown what the planner knows of it. */
export async function renewStatistics(engine: Engine): Promise<void> {
  for (const table of await outgrown(engine, 0)) await analyse(engine, table);
}

/** Keeps what the planner knows near what is there. */
export interface StatisticsKeeper {
  /** Something was committed. */
  wrote(): void;
  stop(): Promise<void>;
}

/** Keeps nothing. */
export const noStatistics: StatisticsKeeper = { wrote: () => undefined, stop: () => Promise.resolve() };

/**
 * Looks a moment after something was written, six times a minute where writing goes on, and once a minute for what others wrote;
 * analyses each table at most once a minute, and whenever it has doubled. What fails because everybody is busy is tried again a moment later.
 */
export function keepStatistics(
  engine: Engine,
  log: EngineLog,
  { lookAfter = LOOK_AFTER, lookAgain = LOOK_AGAIN, every = EVERY } = {},
): StatisticsKeeper {
  let looked = -Infinity;
  let planned: NodeJS.Timeout | undefined;
  let isAsked = false;
  let underway: Promise<void> = Promise.resolve();
  let stopped = false;
  // Nobody waits for it, whoever wrote before.
  const look = AsyncResource.bind(async (): Promise<void> => {
    isAsked = false;
    const tables = await outgrown(engine, every);
    looked = performance.now();
    for (const table of tables) {
      if (stopped) return;
      await analyse(engine, table);
    }
  });
  const plan = (): void => {
    isAsked = true;
    if (stopped || planned !== undefined) return;
    const wait = Math.max(lookAfter, looked + lookAgain - performance.now());
    planned = setTimeout(() => {
      underway = look()
        .catch((error: unknown) => {
          if (isUnavailable(error)) isAsked = true;
          else log.warn({ err: error }, 'the statistics could not be renewed');
        })
        .then(() => {
          planned = undefined;
          if (isAsked) plan();
        });
    }, wait).unref();
  };
  const timer = setInterval(plan, every).unref();
  return {
    wrote: plan,
    async stop() {
      stopped = true;
      clearInterval(timer);
      clearTimeout(planned);
      await underway;
    },
  };
}
