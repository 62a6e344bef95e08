import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { ClusterRefused } from './refused.ts';

/** Longest that somebody's transaction is waited for, in milliseconds: none of the product's lasts as long. */
const longest = 60_000;

/** From now on, changes of what belongs to an organization are refused (`krogkoll_assert_staying`). */
export const markMoving = async (client: pg.ClientBase, organizationId: string): Promise<void> => {
  const { rowCount } = await client.query(
    'insert into moving_organization (id) values ($1) on conflict do nothing',
    [organizationId],
  );
  if (rowCount === 0)
    throw new ClusterRefused(
      'the organization is being moved already; when no other move runs, delete its row of moving_organization and begin again',
    );
};

export const unmarkMoving = async (client: pg.ClientBase, organizationId: string): Promise<void> =>
  void (await client.query('delete from moving_organization where id = $1', [organizationId]));

/** Waits until every transaction has ended that began before now, and may not have seen the mark at its end. */
export const waitForEarlier = async (client: pg.ClientBase): Promise<void> => {
  const { rows } = await client.query<{ next: string }>(
    `select pg_snapshot_xmax(pg_current_snapshot())::text as next`,
  );
  const next = rows[0]?.next ?? '0';
  for (const until = performance.now() + longest; ; await pause(100)) {
    const { rows: now } = await client.query<{ over: boolean }>(
      `select pg_snapshot_xmin(pg_current_snapshot()) >= $1::text::xid8 as over`,
      [next],
    );
    if (now[0]?.over === true) return;
    if (performance.now() > until)
      throw new ClusterRefused('a transaction on the first cluster does not end; look at pg_stat_activity');
  }
};
