import { expect, it } from 'vitest';
import type { Engine } from '#platform/server/db/engine.ts';
import { collectLog } from '#testing/collect-log.ts';
import { openKept } from '#testing/database/kept-database.ts';
import { type Rows, rowsOf, shapeOf } from '#testing/database/wash.ts';

const countOf = async ({ background }: Engine, from: string): Promise<number> => {
  const { rows } = await background.query<{ count: number }>(`select count(*)::int as count from ${from}`);
  return rows[0]?.count ?? -1;
};

const backendOf = async ({ background }: Engine): Promise<unknown> =>
  (await background.query('select pg_postmaster_start_time() as started')).rows[0];

it('an engine that is used again has the rows, the sequences and the session of a new one', async () => {
  const first = await openKept([], collectLog());
  const rows = await rowsOf(first.engine);
  const started = await backendOf(first.engine);
  await first.engine.background.query(`
    insert into organization values (gen_random_uuid(), 'Left', '556000-0000', now());
    delete from krogkoll_migration;
    set search_path = pg_catalog`);
  await first.db.close();
  const second = await openKept([], collectLog());
  expect(await backendOf(second.engine)).toEqual(started);
  // The queue writes down when it was opened, which is another time.
  const own = (all: Rows) => [...all].filter(([name]) => name.startsWith('public.'));
  const after = await rowsOf(second.engine);
  expect(own(after)).toEqual(own(rows));
  expect([...after.keys()]).toEqual([...rows.keys()]);
  expect(await countOf(second.engine, 'organization')).toBe(0);
  await second.db.close();
});

it('one whose schema was changed is not', async () => {
  const first = await openKept([], collectLog());
  const shape = await shapeOf(first.engine);
  await first.engine.background.query('create table left_over (id int)');
  await first.db.close();
  const second = await openKept([], collectLog());
  expect(await shapeOf(second.engine)).toBe(shape);
  await second.db.close();
});

it('two that are open at once do not see each other', async () => {
  const [first, second] = await Promise.all([openKept([], collectLog()), openKept([], collectLog())]);
  await first.engine.background.query('delete from krogkoll_migration');
  expect(await countOf(second.engine, 'krogkoll_migration')).toBeGreaterThan(0);
  await Promise.all([first.db.close(), second.db.close()]);
});
