import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  buildAccount,
  lettersTo,
  linkTo,
  solvedCaptcha,
} from '#features/account/accounts/server/builders.ts';
import { ownPage, signIn } from '#features/account/sessions/server/builders.ts';
import { auditFaults } from '#platform/server/audit-chain.ts';
import { createLog } from '#platform/server/log.ts';
import { runJob } from '#testing/run-job.ts';
import { product as house } from '#app/features-server.ts';
import { jobHandlersOf } from '#platform/server/features/work.ts';
import { openTestProduct } from '#testing/world/product.ts';
import type { TestProduct } from '#testing/world/product.ts';
import { newcomer } from '#testing/requests/accounts.ts';
import { missing } from '#testing/requests/samples.ts';

const lines: string[] = [];
const sink = new Writable({
  write: (chunk: Buffer, _encoding, done) => {
    lines.push(...chunk.toString().trimEnd().split('\n'));
    done();
  },
});

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct({ replace: () => ({ log: createLog('debug', sink) }) });
});
afterAll(() => product.close());

interface Event {
  readonly action: string;
  readonly user_id: string | null;
  readonly detail: Readonly<Record<string, unknown>>;
}
const events = (userId: string | null) =>
  product.db.platformRead((reader) =>
    reader.query<Event>(
      'select action, user_id, detail from account_event where user_id is not distinct from $1 order by at, id',
      [userId],
    ),
  );
const actions = async (userId: string | null) => (await events(userId)).map(({ action }) => action);

describe('R63 the log of accounts', () => {
  test('has every way in and every refusal, of accounts that exist and of none', async () => {
    const account = await buildAccount(product);
    const client = product.client('10.6.0.1');
    const login = (email: string, password: string) =>
      client.post('auth/users/login', { body: { email, password } });
    await login('nobody@krog.test', 'Wrong7guess');
    expect(await actions(null)).toEqual(['login.refused']);
    await login(account.email, 'Wrong7guess');
    await signIn(client, account);
    client.unitId = missing;
    await client.get('team/members');
    await client.get('support/second-factor');
    await vi.waitUntil(async () => (await actions(account.userId)).length >= 4, 20_000);
    const password = 'Kantarell7Tisdag';
    await client.send('PUT', 'auth/users/password', { body: { oldPassword: 'Wrong7guess', password } });
    await client.send('PUT', 'auth/users/password', { body: { oldPassword: account.password, password } });
    await client.get('/api/logout', { headers: { 'sec-fetch-site': 'same-origin' } });
    expect((await actions(account.userId)).toSorted()).toEqual([
      'access.refused',
      'access.refused',
      'login.refused',
      'password.changed',
      'password.refused',
      'session.end',
      'session.start',
    ]);
    const refusals = (await events(account.userId)).filter(({ action }) => action === 'access.refused');
    expect(refusals.map(({ detail }) => detail)).toEqual(
      expect.arrayContaining([
        { method: 'GET', path: 'team/members', code: 'unit.not_found' },
        { method: 'GET', path: 'support/second-factor', code: 'route.not_exist' },
      ]),
    );
    expect(await product.db.platformRead(auditFaults)).toEqual([]);
  });

  test('is not filled by somebody who tries doors all day', async () => {
    const account = await buildAccount(product);
    const client = product.client('10.6.0.2');
    await signIn(client, account);
    client.unitId = missing;
    for (let turn = 0; turn < 60; turn += 1) await client.get('team/members');
    const refused = async () =>
      (await actions(account.userId)).filter((action) => action === 'access.refused');
    await vi.waitUntil(async () => (await refused()).length === 20, 20_000);
    expect(await refused()).toHaveLength(20);
  });

  test('holds no secret, nor does the log of the process; a name with line breaks makes no line of its own', async () => {
    const [password, next] = ['Hemligast7Tranan', 'Kantarell7Tisdag'] as const;
    const account = await buildAccount(product);
    const client = product.client('10.6.0.3');
    const secrets: string[] = [password, next, 'Wrong7guessing'];
    const forged = `Ek\r\n{"level":30,"msg":"forged line"}`;
    for (const lastName of [forged, 'Ek']) {
      const captchaToken = await solvedCaptcha(product, 'signup');
      secrets.push(captchaToken);
      const email = 'secret.keeper@krog.test';
      await client.post('auth/users/signup', {
        body: { ...newcomer, lastName, email, password, captchaToken },
      });
    }
    secrets.push(await linkTo(product, 'secret.keeper@krog.test'));
    await client.post('auth/users/login', { body: { email: account.email, password: 'Wrong7guessing' } });
    await signIn(client, account);
    secrets.push(client.token ?? '', client.cookies.get('rt') ?? '', client.cookies.get('device') ?? '');
    await client.post('auth/users/renew-token', { headers: ownPage });
    secrets.push(client.cookies.get('rt') ?? '');
    await runJob(jobHandlersOf(house.features, product), 'send-link', {
      userId: account.userId,
      kind: 'reset',
    });
    const reset = await linkTo(product, account.email);
    secrets.push(reset);
    await client.post('auth/users/reset-password', { body: { token: reset, password: next } });
    expect(await lettersTo(product, account.email)).toHaveLength(2);
    const dump = await product.dump();
    const log = lines.join('\n');
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(10);
      expect(dump.includes(secret), secret).toBe(false);
      expect(log.includes(secret), secret).toBe(false);
    }
    expect(lines.some((line) => line.startsWith('{"level":30,"msg":"forged'))).toBe(false);
    for (const line of lines) expect(() => JSON.parse(line) as unknown).not.toThrow();
  });
});
