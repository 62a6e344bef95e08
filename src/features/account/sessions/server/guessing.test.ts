import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildAccount } from '#features/account/accounts/server/builders.ts';
import { AttemptLimiter } from '#platform/server/session/attempt-limiter.ts';
import { openTestProduct } from '#testing/world/product.ts';
import type { TestProduct } from '#testing/world/product.ts';
import { signIn } from './builders.ts';

let product: TestProduct;
beforeAll(async () => (product = await openTestProduct()));
afterAll(() => product.close());

const minute = 60_000;
const guess = (email: string, password: string, address: string) =>
  product.client(address).post('auth/users/login', { body: { email, password } });

describe('R21 guessing', () => {
  test.each([1, 200])(
    'at one account is checked at most ten times in the first hour, from %i addresses',
    async (addresses) => {
      const { email } = await buildAccount(product);
      const statuses: number[] = [];
      for (let turn = 0; turn < 1_000; turn += 1) {
        statuses.push(
          (await guess(email, `Guess7ing${turn}`, `10.0.${addresses}.${turn % addresses}`)).status,
        );
        product.pass(3_600);
      }
      expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(10);
      expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(980);
    },
    180_000,
  );

  test('a thousand tries at once at one account pass four times, in two processes', async () => {
    const processes = [new AttemptLimiter(product.db), new AttemptLimiter(product.db)] as const;
    const tries = Array.from({ length: 1_000 }, (_, turn) =>
      processes[turn % 2 === 0 ? 0 : 1].take(
        [
          { key: 'account of many', free: 4 },
          { key: `network ${turn % 200}`, free: 20 },
        ],
        product.clock.now(),
      ),
    );
    expect((await Promise.all(tries)).filter(Boolean).length).toBe(4);
  }, 120_000);

  test('with one password at a thousand accounts, each from an address of its own, is checked at most fifty times', async () => {
    product.pass(25 * 60 * minute);
    const statuses: number[] = [];
    for (let turn = 0; turn < 150; turn += 1)
      statuses.push((await guess(`${turn}@krog.test`, 'Sommarn2026', `10.1.0.${turn}`)).status);
    expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(50);
    expect(statuses.slice(60)).toEqual(Array.from({ length: 90 }, () => 429));
  }, 120_000);

  test('with many passwords at many accounts from one address is stopped before fifty', async () => {
    product.pass(25 * 60 * minute);
    const statuses: number[] = [];
    for (let turn = 0; turn < 60; turn += 1)
      statuses.push((await guess(`${turn}@krog.test`, `Sommarn${turn}`, '10.2.0.1')).status);
    expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(50);
  }, 120_000);

  test('locks nobody out of the browser where they have signed in before, and nobody else in by it', async () => {
    product.pass(25 * 60 * minute);
    const account = await buildAccount(product);
    const browser = product.client();
    await signIn(browser, account);
    for (let turn = 0; turn < 6; turn += 1) await guess(account.email, `Guess7ing${turn}`, `10.3.0.${turn}`);
    expect((await guess(account.email, account.password, '10.3.0.99')).text).toBe(
      '{"message":"rate.limited"}',
    );
    const thief = product.client();
    thief.cookies.set('device', browser.cookies.get('device') ?? '');
    await signIn(browser, account);
    const other = await buildAccount(product);
    const wrong = () =>
      thief.post('auth/users/login', { body: { email: other.email, password: 'Guess7ing' } });
    for (let turn = 0; turn < 4; turn += 1) expect((await wrong()).status).toBe(400);
    expect((await wrong()).status).toBe(429);
    const own = () =>
      thief.post('auth/users/login', { body: { email: account.email, password: 'Guess7ing' } });
    let checked = 0;
    for (let turn = 0; turn < 15; turn += 1) if ((await own()).status === 400) checked += 1;
    expect(checked).toBeLessThanOrEqual(10);
  }, 60_000);

  test('waits no longer than an hour, and a clock set back for years blocks nobody', async () => {
    const limiter = new AttemptLimiter(product.db);
    const counters = [{ key: 'a clock', free: 1 }];
    const at = (time: string) => limiter.take(counters, new Date(time));
    for (let turn = 0; turn < 12; turn += 1) await at(`2036-01-01T${String(turn).padStart(2, '0')}:00:00Z`);
    expect(await at('2036-01-01T11:59:00Z')).toBe(false);
    expect(await at('2036-01-01T12:00:00Z')).toBe(true);
    expect(await at('2026-01-01T00:00:00Z')).toBe(true);
    expect(await at('2026-01-01T00:00:30Z')).toBe(false);
  });
});
