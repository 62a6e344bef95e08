import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jwtVerify } from 'jose';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TestClock } from '../../clock.ts';
import { openFcm } from './fcm.ts';
import { openLocalPush } from './local-log.ts';
import { PushRejected } from './port.ts';
import type { PushMessage, PushPort } from './port.ts';
import { readServiceAccount } from './service-account.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();

interface Seen {
  readonly url: string;
  readonly authorization: string | undefined;
  readonly body: string;
}

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const ok: Answer = { status: 200, body: '{"name":"projects/krogkoll-test/messages/1"}' };
const refusal = (status: number, code: string, errorCode?: string): Answer => ({
  status,
  body: JSON.stringify({
    error: {
      code: status,
      status: code,
      details:
        errorCode === undefined
          ? []
          : [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode }],
    },
  }),
});

const message: PushMessage = {
  token: 'device-1',
  title: 'Prislarm',
  body: 'Lax dyrare',
  path: '/price-monitoring/overview',
};
const never = new AbortController().signal;

let peer: Server;
let base: string;
let seen: Seen[];
let answers: Answer[];
let tokenAnswer: Answer;
let clock: TestClock;
let push: PushPort;

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

beforeEach(async () => {
  [seen, answers] = [[], []];
  tokenAnswer = { status: 200, body: '{"access_token":"t1","expires_in":3600}' };
  peer = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const { url = '', headers } = request;
      seen.push({ url, authorization: headers.authorization, body });
      const answer = url === '/token' ? tokenAnswer : (answers.shift() ?? ok);
      response
        .writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
        .end(answer.body);
    });
  });
  await new Promise<void>((resolve) => peer.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(peer.address() as AddressInfo).port}`;
  clock = new TestClock('2026-11-20T09:00:00Z');
  const account = { projectId: 'krogkoll-test', email: 'push@krogkoll-test.example', key: privateKey };
  push = openFcm({ account, clock, hosts: { token: base, messages: base } });
});
afterEach(() => new Promise<void>((resolve) => void peer.close(() => resolve())));

const calls = (): string[] => seen.map(({ url }) => url);
const send = '/v1/projects/krogkoll-test/messages:send';

describe('Firebase Cloud Messaging', () => {
  test('gets a token for a signed assertion and sends the message with it', async () => {
    expect(await push.send(message, never)).toBe('sent');
    expect(calls()).toEqual(['/token', send]);
    const form = new URLSearchParams(seen[0]?.body);
    expect(form.get('grant_type')).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer');
    const { payload } = await jwtVerify(form.get('assertion') ?? '', publicKey, {
      audience: `${base}/token`,
      issuer: 'push@krogkoll-test.example',
      currentDate: clock.now(),
    });
    expect(payload['scope']).toBe('https://www.googleapis.com/auth/firebase.messaging');
    expect(seen[1]?.authorization).toBe('Bearer t1');
    expect(JSON.parse(seen[1]?.body ?? '')).toEqual({
      message: {
        token: 'device-1',
        notification: { title: 'Prislarm', body: 'Lax dyrare' },
        data: { path: '/price-monitoring/overview' },
      },
    });
  });

  test('keeps the token while it lives and gets another one before it ends', async () => {
    await push.send(message, never);
    clock.advance(3_500_000);
    await push.send(message, never);
    clock.advance(50_000);
    await push.send(message, never);
    expect(calls()).toEqual(['/token', send, send, '/token', send]);
  });

  test('gets another token once when the one it has is refused', async () => {
    answers = [refusal(401, 'UNAUTHENTICATED'), ok];
    expect(await push.send(message, never)).toBe('sent');
    expect(calls()).toEqual(['/token', send, '/token', send]);
    answers = [refusal(401, 'UNAUTHENTICATED'), refusal(401, 'UNAUTHENTICATED')];
    await expect(push.send(message, never)).rejects.toThrow('401');
  });

  test.each([
    [404, 'NOT_FOUND', 'UNREGISTERED'],
    [403, 'PERMISSION_DENIED', 'SENDER_ID_MISMATCH'],
  ])('says that a token is gone: %s %s %s', async (status, code, errorCode) => {
    answers = [refusal(status, code, errorCode)];
    expect(await push.send(message, never)).toBe('gone');
  });

  test.each([
    [429, 'RESOURCE_EXHAUSTED', 'QUOTA_EXCEEDED'],
    [500, 'INTERNAL', 'INTERNAL'],
    [503, 'UNAVAILABLE', undefined],
  ])('may be asked again after %s %s', async (status, code, errorCode) => {
    answers = [refusal(status, code, errorCode)];
    const failed = push.send(message, never);
    await expect(failed).rejects.toThrow(String(status));
    await expect(failed).rejects.not.toBeInstanceOf(PushRejected);
    expect(await push.send(message, never)).toBe('sent');
  });

  test('gives a message up that is refused for good', async () => {
    answers = [refusal(400, 'INVALID_ARGUMENT', 'INVALID_ARGUMENT')];
    await expect(push.send(message, never)).rejects.toBeInstanceOf(PushRejected);
  });

  test('R43 follows no redirect, to inside or anywhere', async () => {
    answers = [{ status: 307, body: '', headers: { location: `${base}/inside` } }];
    await expect(push.send(message, never)).rejects.toThrow('fetch failed');
    expect(calls()).not.toContain('/inside');
  });

  test.each([
    ['no JSON', { status: 200, body: '<html>' }],
    ['no token', { status: 200, body: '{}' }],
    ['a refusal', { status: 400, body: '{"error":"invalid_grant"}' }],
  ])('sends nothing when the token service answers %s', async (_name, answer) => {
    tokenAnswer = answer;
    await expect(push.send(message, never)).rejects.toThrow('token service');
    expect(calls()).toEqual(['/token']);
  });
});

test('a service account is read for its name and key, never for addresses, and faults do not tell the key', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'krogkoll-fcm-'));
  const path = join(folder, 'account.json');
  const file = { project_id: 'krogkoll-test', client_email: 'push@krogkoll-test.example', private_key: pem };
  await writeFile(path, JSON.stringify({ ...file, token_uri: 'http://169.254.169.254/token' }));
  expect(Object.keys(readServiceAccount(path))).toEqual(['projectId', 'email', 'key']);
  await writeFile(path, JSON.stringify({ ...file, project_id: '../../evil' }));
  expect(() => readServiceAccount(path)).toThrow(/FCM_SERVICE_ACCOUNT_FILE/);
  await writeFile(path, JSON.stringify({ ...file, private_key: 'planted-secret' }));
  expect(() => readServiceAccount(path)).not.toThrow(/planted/);
  expect(() => readServiceAccount(join(folder, 'missing'))).toThrow(/FCM_SERVICE_ACCOUNT_FILE/);
});

test('without a service account pushes are logged, without the token', async () => {
  const lines: object[] = [];
  const local = openLocalPush({ info: (details: object) => void lines.push(details) });
  expect(await local.send(message, never)).toBe('sent');
  expect(JSON.stringify(lines)).not.toContain('device-1');
  expect(local.sent).toEqual([message]);
});
