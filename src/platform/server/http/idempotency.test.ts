import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ErrorCode } from '#platform/wire/error-codes.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import { TestClock } from '../clock.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import type { Db, Tx } from '../db/port.ts';
import { openTestDatabase } from '#testing/database/test-database.ts';
import { answerOnce } from './answer-once.ts';
import type { Answer, KeptWork } from './answer-once.ts';
import { forgetInReplies, forgetOldKeys, freeDeadSends, renewLeaseEvery } from './idempotency.ts';
import type { IdempotencyKey } from './idempotency.ts';

type Refusal = Refused<ErrorCode>;

let opened: OpenDatabase;
let db: Db;
let clock: TestClock;
let key: IdempotencyKey;
let ran: number;
let drained: number;
const userId = randomUUID();

beforeAll(async () => {
  opened = await openTestDatabase();
  await opened.db.platformTransaction((tx) =>
    tx.query(
      `insert into user_account (id, email, full_name, password_hash, joined_at)
       values ($1, 'a@krog.test', 'Astrid Öhrnström', 'none', now())`,
      [userId],
    ),
  );
});
afterAll(() => opened.db.close());
beforeEach(() => {
  ({ db } = opened);
  clock = new TestClock('2026-10-01T12:00:00Z');
  key = { userId, unitId: null, key: randomUUID(), holder: randomUUID() };
  ran = 0;
  drained = 0;
});
afterEach(() => vi.useRealTimers());

/** Work that writes nothing but its answer. */
const answering =
  (answer: () => Answer | Promise<Answer>): KeptWork =>
  async (keep) => {
    const made = await answer();
    await opened.db.platformTransaction((tx) => keep(tx, made));
    return made;
  };

const done = answering(() => ({ status: 201, body: `{"ran":${(ran += 1)}}` }));

const send = (run: KeptWork = done, content = 'body', target = 'POST /a', of = key) =>
  answerOnce({ db, clock }, { ...of, holder: randomUUID() }, run, {
    target,
    content: () => content,
    drain: async () => void (drained += 1),
  });

/** Waits until the work goes on; polling would move the clock that it is renewed by. */
const begun = async (): Promise<void> => {
  while (vi.getTimerCount() === 0) await new Promise((resolve) => setTimeout(resolve, 5));
};

const failing = (): Promise<never> => Promise.reject(new Error('failed'));

describe('R46 a key', () => {
  test('runs once, and the same send again gets the same answer', async () => {
    expect(await send()).toEqual({ status: 201, body: '{"ran":1}' });
    expect(drained).toBe(0);
    expect(await send()).toMatchObject({ status: 201, body: '{"ran":1}' });
    expect([ran, drained]).toEqual([1, 1]);
  });

  test('is not asked for where there is none', async () => {
    const bare = () =>
      answerOnce({ db, clock }, null, done, { target: '', content: () => '', drain: async () => undefined });
    expect([await bare(), await bare()]).toMatchObject([{ body: '{"ran":1}' }, { body: '{"ran":2}' }]);
  });

  test('with another body or for another place is refused', async () => {
    await send();
    expect(await send(done, 'another')).toEqual(refused('idempotency.mismatch'));
    expect(await send(done, 'body', 'POST /b')).toEqual(refused('idempotency.mismatch'));
    expect([ran, drained]).toEqual([1, 2]);
  });

  test('belongs to one person in one unit', async () => {
    await send();
    const elsewhere = { ...key, unitId: randomUUID() };
    expect(await send(done, 'body', 'POST /a', elsewhere)).toMatchObject({ body: '{"ran":2}' });
    const another = { ...key, key: randomUUID() };
    expect(await send(done, 'body', 'POST /a', another)).toMatchObject({ body: '{"ran":3}' });
  });

  test('keeps a refusal too', async () => {
    const no = async () => refused('CONFLICT', { name: 'invalid' }) as never;
    expect(await send(no)).toEqual(refused('CONFLICT', { name: 'invalid' }));
    const body = '{"message":"CONFLICT","errors":{"name":"invalid"}}';
    expect(await send()).toMatchObject({ status: 409, body });
    expect(ran).toBe(0);
  });

  test.each([
    ['a failure', failing],
    ['a refusal of ours', async () => refused('service.unavailable') as never],
    ['a refusal for a while', async () => refused('rate.limited') as never],
    ['an answer of ours', async () => ({ status: 500, body: '' })],
  ])('is free again after %s', async (_said, fail) => {
    await send(fail).catch(() => undefined);
    expect(await send()).toEqual({ status: 201, body: '{"ran":1}' });
  });

  test('fails with what the work failed with', () => expect(send(failing)).rejects.toThrow('failed'));

  test('is taken while its work goes on, until a minute after the last word from it', async () => {
    const work = Promise.withResolvers<Answer>();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const first = send(answering(() => work.promise));
    const waits = async () => expect(await send()).toEqual(refused('idempotency.in_progress'));
    await begun();
    clock.advance(59_000);
    await waits();
    let renewed = 0;
    const { db: real } = opened;
    db = {
      ...real,
      platformTransaction: (act) => real.platformTransaction(act).finally(() => (renewed += 1)),
    };
    clock.advance(1_000);
    await waits();
    vi.useRealTimers();
    clock.advance(1);
    expect(await send()).toMatchObject({ body: '{"ran":1}' });
    work.resolve({ status: 201, body: 'late' });
    expect(await first, 'its work was rolled back').toEqual(refused('idempotency.in_progress'));
    expect(await send()).toMatchObject({ body: '{"ran":1}' });
    expect(renewed).toBeGreaterThan(0);
  });

  test('is renewed while its work goes on', async () => {
    const work = Promise.withResolvers<Answer>();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const renewals: Promise<unknown>[] = [];
    const { db: real } = opened;
    db = {
      ...real,
      platformTransaction: (act) => {
        const result = real.platformTransaction(act);
        renewals.push(result);
        return result;
      },
    };
    const first = send(answering(() => work.promise));
    await begun();
    clock.advance(50_000);
    vi.advanceTimersByTime(renewLeaseEvery - 1);
    expect(renewals).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(renewals).toHaveLength(2);
    await Promise.all(renewals);
    ({ db } = opened);
    clock.advance(60_000);
    expect(await send()).toEqual(refused('idempotency.in_progress'));
    work.resolve({ status: 201, body: 'done' });
    await first;
    expect(vi.getTimerCount()).toBe(0);
    expect(renewLeaseEvery).toBe(20_000);
  });

  test('stays taken and the answer is told though neither renewing nor keeping works', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { db: real } = opened;
    let asked = 0;
    db = {
      ...real,
      platformTransaction: (act) => {
        asked += 1;
        return asked === 1 ? real.platformTransaction(act) : Promise.reject(new Error('away'));
      },
    };
    const work = Promise.withResolvers<Refusal>();
    const first = send(() => work.promise);
    await begun();
    vi.advanceTimersByTime(renewLeaseEvery);
    work.resolve(refused('CONFLICT'));
    expect(await first).toEqual(refused('CONFLICT'));
    // Once to claim, once to renew, twice to keep.
    expect(asked).toBe(4);
    ({ db } = opened);
    expect(await send()).toEqual(refused('idempotency.in_progress'));
  });

  test('is kept with the work or not at all, and both survive what comes after', async () => {
    const note = (tx: Tx) =>
      tx.query('update user_account set full_name = $2 where id = $1', [userId, key.key]);
    const name = async () => {
      const [row] = await opened.db.platformRead((reader) =>
        reader.query<{ name: string }>('select full_name as name from user_account where id = $1', [userId]),
      );
      return row?.name;
    };
    const made = { status: 201, body: '{"made":1}' };
    const failingAtTheEnd: KeptWork = (keep) =>
      opened.db.platformTransaction(async (tx) => {
        await note(tx);
        await keep(tx, made);
        throw new Error('before the commit');
      });
    await expect(send(failingAtTheEnd)).rejects.toThrow('before the commit');
    expect(await name()).not.toBe(key.key);
    // The process ends between the commit and the answer: nothing of it runs on.
    const dying: KeptWork = async (keep) => {
      await opened.db.platformTransaction(async (tx) => {
        await note(tx);
        await keep(tx, made);
      });
      return new Promise(() => undefined);
    };
    void send(dying);
    await vi.waitUntil(async () => (await name()) === key.key, 20_000);
    expect(await send()).toMatchObject(made);
    expect(ran).toBe(0);
  });

  test('of a process that has ended is free at the next start of the embedded engine', async () => {
    void send(() => new Promise(() => undefined));
    await vi.waitUntil(async () => (await send()) instanceof Refused, 20_000);
    await freeDeadSends({ ...opened.db, engine: 'postgres' });
    expect(await send()).toEqual(refused('idempotency.in_progress'));
    await freeDeadSends({ ...opened.db, engine: 'pglite' });
    expect(await send()).toMatchObject({ body: '{"ran":1}' });
    await freeDeadSends({ ...opened.db, engine: 'pglite' });
    expect(await send()).toMatchObject({ body: '{"ran":1}' });
  });
});

describe('what is kept', () => {
  test('is forgotten after sixty days', async () => {
    await send();
    const forget = () => opened.db.platformTransaction((tx) => forgetOldKeys(tx, clock.now()));
    clock.advance(60 * 86_400_000);
    await forget();
    expect(await send()).toMatchObject({ body: '{"ran":1}' });
    clock.advance(1);
    await forget();
    expect(await send()).toMatchObject({ body: '{"ran":2}' });
  });

  test('R62 no longer names an address whose owner has left', async () => {
    const body = '{"to":"A.b+c@krog.test","not":"axb+c@krog.test"}';
    await send(answering(() => ({ status: 200, body })));
    await opened.db.platformTransaction((tx) => forgetInReplies(tx, 'a.b+c@krog.test'));
    expect(await send()).toMatchObject({ body: '{"to":"deleted-account","not":"axb+c@krog.test"}' });
  });
});
