import type { Tx } from '../db/port.ts';

/**
 * Whether the day's turn of a piece of nightly work is the caller's; only the first of a day (UTC) is told so, in all
 * processes. What the transaction stores for it stands and falls with the answer.
 */
export const takeNight = async (tx: Tx, name: string, now: Date): Promise<boolean> => {
  const taken = await tx.query(
    `insert into nightly_work as n (name, day) values ($1, $2)
     on conflict (name) do update set day = excluded.day where n.day < excluded.day
     returning 1`,
    [name, now.toISOString().slice(0, 10)],
  );
  return taken.length > 0;
};
