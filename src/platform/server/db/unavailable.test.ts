import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadTestServer } from '../config.ts';
import { openFaultProxy } from '#testing/peers/fault-proxy.ts';
import { collectLog } from '#testing/collect-log.ts';
import { EmbeddedEngine } from './embedded/embedded-engine.ts';
import { openEmbedded } from './embedded.ts';
import { openDatabase } from './open-database.ts';
import { openServer } from './server.ts';
import { inTransaction } from './transaction.ts';
import { DatabaseUnavailable, isUnavailable } from './unavailable.ts';

const platform = null;
const noJobs = () => ({ send: () => Promise.reject(new Error('no jobs here')) });

test.each([
  [Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), true],
  [Object.assign(new Error('shutting down'), { code: '57P01' }), true],
  [Object.assign(new Error('too many clients'), { code: '53300' }), true],
  [new Error('timeout exceeded when trying to connect'), true],
  [new Error('Connection terminated unexpectedly'), true],
  [new Error('Query read timeout'), true],
  [Object.assign(new Error('duplicate key'), { code: '23505' }), false],
  [new TypeError('bug'), false],
])('%s is unavailability: %s', (error, expected) => {
  expect(isUnavailable(error)).toBe(expected);
});

const server = loadTestServer();

test.skipIf(server !== undefined)(
  'R53: when the thread of the embedded engine dies, callers are told and the next one is served',
  async () => {
    const started: EmbeddedEngine[] = [];
    const directory = join(await mkdtemp(join(tmpdir(), 'krogkoll-db-')), 'db');
    const engine = await openEmbedded({ kind: 'pglite', directory }, collectLog(), (start) => {
      const next = new EmbeddedEngine(start);
      started.push(next);
      return next;
    });
    await engine.pool.query(
      `create role krogkoll_platform; create table kept (id int); grant all on kept to krogkoll_platform;
       create function krogkoll_end_transaction(jsonb) returns text language sql as 'select null'`,
    );
    const heard: string[] = [];
    await engine.listen(
      'live',
      (payload) => void heard.push(payload),
      () => void heard.push('gap'),
    );
    const cut = inTransaction(engine, platform, noJobs, async (tx) => {
      await tx.query('insert into kept values (1)');
      await started[0]?.close();
      await tx.query('insert into kept values (2)');
    });
    await expect(cut).rejects.toThrow(DatabaseUnavailable);
    await inTransaction(engine, platform, noJobs, (tx) => tx.query('insert into kept values (3)'));
    expect((await engine.pool.query('select id from kept')).rows).toEqual([{ id: 3 }]);
    await inTransaction(engine, platform, noJobs, (tx) => tx.notify('live', 'heard again'));
    expect(heard).toEqual(['gap', 'heard again']);
    expect(started).toHaveLength(2);
    await engine.close();
  },
  60_000,
);

test('R53: a start without its server says that the database cannot be reached', async () => {
  const location = { kind: 'postgres', url: 'postgres://nobody@127.0.0.1:1/none' } as const;
  const starting = openDatabase({ location, log: collectLog(), jobs: [] });
  await expect(starting).rejects.toThrow(DatabaseUnavailable);
});

describe.skipIf(server === undefined)('R53: a PostgreSQL server', () => {
  const one = (engine: ReturnType<typeof openServer>) =>
    inTransaction(engine, platform, noJobs, (tx) => tx.query('select 1 as one'));
  const onServer = async (text: string): Promise<void> => {
    const engine = openServer(server ?? '', collectLog(), 1);
    await engine.pool.query(text);
    await engine.close();
  };

  // The server's own database has no tables: a transaction ends there without any.
  beforeAll(() =>
    onServer(
      `create or replace function krogkoll_end_transaction(jsonb) returns text language sql as 'select null'`,
    ),
  );
  afterAll(() => onServer('drop function krogkoll_end_transaction(jsonb)'));

  test('that goes away is told within 10 s, and served again within 5 s of its return', async () => {
    const line = await openFaultProxy(new URL(server ?? ''));
    const engine = openServer(line.url, collectLog(), 3);
    const gaps: string[] = [];
    await engine.pool.query(
      `do $$ begin create role krogkoll_platform; exception when others then null; end $$`,
    );
    await engine.pool.query(
      `do $$ begin execute 'grant krogkoll_platform to ' || current_user; exception when others then null; end $$`,
    );
    await engine.listen(
      'live',
      (payload) => void gaps.push(payload),
      () => void gaps.push('gap'),
    );
    const inside = inTransaction(engine, platform, noJobs, async (tx) => {
      line.set('refuse');
      line.cut();
      await tx.query('select 1');
    });
    await expect(inside).rejects.toThrow(DatabaseUnavailable);
    await expect(one(engine)).rejects.toThrow(DatabaseUnavailable);
    line.set('open');
    expect(await one(engine)).toEqual([{ one: 1 }]);
    await expect.poll(() => gaps, { timeout: 5_000 }).toEqual(['gap']);
    await inTransaction(engine, platform, noJobs, (tx) => tx.notify('live', 'heard again'));
    await expect.poll(() => gaps).toEqual(['gap', 'heard again']);

    line.set('stall');
    const asked = performance.now();
    const answers = await Promise.allSettled([one(engine), one(engine)]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(performance.now() - asked).toBeLessThan(10_000);
    line.set('open');
    line.cut();
    await expect.poll(() => one(engine).catch(() => 'not yet'), { timeout: 5_000 }).toEqual([{ one: 1 }]);
    await engine.close();
    line.close();
  }, 60_000);

  test('whose connections are all taken is told within 4 s', async () => {
    const engine = openServer(server ?? '', collectLog(), 1);
    const held = await engine.pool.connect();
    await expect(one(engine)).rejects.toThrow(DatabaseUnavailable);
    held.release();
    expect(await one(engine)).toEqual([{ one: 1 }]);
    await engine.close();
  }, 20_000);
});
