import type { Tx } from './db/port.ts';

/**
 * Joins by hash until the work is done: for statements over thousands of rows that were written a moment ago, of which the
 * planner may expect one. A nested loop would then read the other side once for each of them. Nor is anything compiled: a
 * loop that nothing can replace is priced out of all proportion. Throws what the work threw.
 */
export const joinByHash = async <Result>(tx: Tx, work: () => Promise<Result>): Promise<Result> => {
  await tx.query(`select set_config('enable_nestloop', 'off', true), set_config('jit', 'off', true)`);
  const result = await work();
  // As the server has them: who runs it may compile nothing at all.
  await tx.query(
    `select set_config(name, reset_val, true) from pg_settings where name in ('enable_nestloop', 'jit')`,
  );
  return result;
};
