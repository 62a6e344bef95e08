import { onTestFinished } from 'vitest';
import type { OpenDatabase } from '#platform/server/db/open-database.ts';
import type { ReplicaFigures } from '#platform/server/db/port.ts';
import { type Replicated, startReplicated } from '../database/replicated.ts';
import type { TestClient } from '../peers/test-client.ts';
import { waitUntil } from '../wait-until.ts';
import { openTestProduct } from './product.ts';
import { type MonitoredProduct, openMonitoredProduct } from './restaurant.ts';

/** What became of reads while something was done. */
export interface Answered {
  /** Reads that the standby answered. */
  readonly answered: number;
  /** Why the primary answered others that might have been. */
  readonly fallbacks: readonly string[];
}

/** Two processes of the product on a PostgreSQL server and its standby, with a restaurant. */
export interface TwoProcesses {
  readonly pair: Replicated;
  readonly one: OpenDatabase;
  readonly two: OpenDatabase;
  /** At the first process. */
  readonly world: MonitoredProduct;
  /** The same person's browser at the second process. */
  readonly elsewhere: (client: TestClient) => TestClient;
  /** Serves the second process on a port; answers its address. */
  readonly listen: () => Promise<string>;
  /** What the second process has said of its standby. */
  readonly said: () => readonly string[];
  /** Until the standby has all that the server has, and is asked by both. */
  readonly followed: () => Promise<void>;
  /** Stops what the standby replays until the test ends. */
  readonly standStill: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** What a process tells of its standby. */
export const figuresOf = (open: OpenDatabase): ReplicaFigures => {
  const told = open.db.replica?.();
  if (told === undefined) throw new Error('it has a standby');
  return told;
};

/** Until a process asks its standby, or does not. */
export const untilUsed = (open: OpenDatabase, isUsed: boolean): Promise<void> =>
  waitUntil(async () => figuresOf(open).isUsed === isUsed);

/** What becomes of a process's reads meanwhile. */
export const answeredBy = async (open: OpenDatabase, work: () => Promise<unknown>): Promise<Answered> => {
  const before = figuresOf(open);
  await work();
  const { answered, fallbacks } = figuresOf(open);
  const known: Readonly<Record<string, number>> = before.fallbacks;
  const reasons = Object.entries(fallbacks).flatMap(([reason, count]) =>
    count === known[reason] ? [] : [reason],
  );
  return { answered: answered - before.answered, fallbacks: reasons };
};

export const openTwoProcesses = async (): Promise<TwoProcesses> => {
  const pair = await startReplicated();
  const lines: string[] = [];
  const one = await pair.open();
  const two = await pair.open({ lines });
  const world = await openMonitoredProduct({ opened: one });
  const other = await openTestProduct({ opened: two });
  const followed = async (): Promise<void> => {
    const [row] = await pair.ask('primary', 'select pg_current_wal_flush_lsn()::text as position');
    const sql = `select pg_last_wal_replay_lsn() >= '${String(row?.['position'])}' as reached`;
    await waitUntil(async () => (await pair.ask('standby', sql))[0]?.['reached'] === true);
    await untilUsed(one, true);
    await untilUsed(two, true);
  };
  return {
    pair,
    one,
    two,
    world,
    elsewhere: ({ token, unitId }) => Object.assign(other.client(), { token, unitId }),
    listen: other.listen,
    said: () => lines.map((line) => line.split(' {')[0] ?? ''),
    followed,
    standStill: async () => {
      await pair.pause(true);
      onTestFinished(async () => {
        await pair.pause(false);
        await followed();
      });
    },
    close: async () => {
      await other.close();
      await world.product.close();
      await pair.close();
    },
  };
};
