import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import { answerOnce } from '#platform/server/http/answer-once.ts';
import { product as house } from '#app/features-server.ts';
import { enqueueStandingWork } from '#platform/server/features/work.ts';
import { openTestProduct } from '#testing/world/product.ts';
import type { TestProduct } from '#testing/world/product.ts';

let product: TestProduct;
let userId: string;

beforeAll(async () => {
  product = await openTestProduct();
  userId = (await buildOrganization(product)).members.owner.userId;
});
afterAll(() => product.close());

describe('R46 a key over time', () => {
  test('R46 a send that takes longer than its lease is not run a second time', async () => {
    const key = { userId, unitId: null, key: randomUUID(), holder: 'first' };
    const fingerprint = { target: 'POST /slow', content: () => 'same', drain: async () => undefined };
    const slow = Promise.withResolvers<{ status: number; body: string }>();
    const leasedUntil = async (): Promise<number> => {
      const [row] = await product.db.platformRead((reader) =>
        reader.query<{ until: Date }>('select leased_until as until from idempotency_key where key = $1', [
          key.key,
        ]),
      );
      return row?.until.getTime() ?? 0;
    };
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const first = answerOnce(product, key, () => slow.promise, fingerprint);
    await vi.waitFor(async () => expect(await leasedUntil()).toBeGreaterThan(0), 20_000);
    for (let turn = 0; turn < 4; turn += 1) {
      product.setClock(20_000);
      vi.advanceTimersByTime(20_000);
      await vi.waitFor(
        async () => expect(await leasedUntil()).toBe(product.clock.now().getTime() + 60_000),
        20_000,
      );
    }
    const second = await answerOnce(
      product,
      { ...key, holder: 'second' },
      () => Promise.reject(new Error('ran twice')),
      fingerprint,
    );
    expect(second).toMatchObject({ code: 'idempotency.in_progress' });
    slow.resolve({ status: 201, body: '{}' });
    expect(await first).toEqual({ status: 201, body: '{}' });
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  test('R46 a key is kept for sixty days and then forgotten, by work that a day does once', async () => {
    const key = randomUUID();
    const fingerprint = { target: 'POST /once', content: () => 'same', drain: async () => undefined };
    const run = async () => ({ status: 201, body: '{}' });
    await answerOnce(product, { userId, unitId: null, key, holder: 'only' }, run, fingerprint);
    const keys = async (): Promise<number> => {
      const [row] = await product.db.platformRead((reader) =>
        reader.query<{ count: number }>('select count(*)::int as count from idempotency_key where key = $1', [
          key,
        ]),
      );
      return row?.count ?? 0;
    };
    const later = (days: number): typeof product.clock => ({
      now: () => new Date(product.clock.now().getTime() + days * 86_400_000),
    });
    await enqueueStandingWork(house.features, { ...product, clock: later(59) });
    expect(await keys()).toBe(1);
    const waiting = (): Promise<object[]> =>
      product.db.platformTransaction((tx) => tx.query('select day from nightly_work'));
    const before = await waiting();
    await enqueueStandingWork(house.features, { ...product, clock: later(59) });
    expect(await waiting()).toEqual(before);
    // What fails before its turn does not keep it from it.
    const broken = Object.defineProperty({ ...product, clock: later(61) }, 'keys', {
      get: () => {
        throw new Error('no keys');
      },
    });
    await expect(enqueueStandingWork(house.features, broken)).rejects.toThrow('no keys');
    expect(await keys()).toBe(0);
  });
});
