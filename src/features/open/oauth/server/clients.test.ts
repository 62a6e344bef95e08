import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWebhookDoor } from '#platform/server/http/webhook-door.ts';
import { openMaker } from '#testing/oauth/maker.ts';
import { Clients } from './commands-clients.ts';
import { askedBy, singleValues } from './queries-request.ts';
import { toldAt } from './queries-redirects.ts';

let maker: Awaited<ReturnType<typeof openMaker>>;
let passed = 0;
beforeAll(async () => {
  maker = await openMaker();
});
afterAll(() => maker.close());

const inside = () => new Clients(openWebhookDoor(new Set(['127.0.0.1'])), () => passed);
const code = async (clients: Clients, clientId: string) => {
  const found = await clients.find(clientId);
  return 'code' in found ? found.code : 'known';
};

describe('where descriptions are fetched', () => {
  test.each([
    'http://kocken.example/c.json',
    'https://127.0.0.1/c.json',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/c.json',
    'https://[::ffff:10.0.0.1]/c.json',
    'https://10.0.0.1/c.json',
    'https://localhost/c.json',
    'https://intern/c.json',
    'https://kocken.example:8443/c.json',
    'https://kocken.example/',
    'https://kocken.example',
    'https://kocken.example/a/../c.json',
    'https://KOCKEN.example/c.json',
    'https://kocken.example/c.json#x',
    'https://a:b@kocken.example/c.json',
    'file:///etc/passwd',
    'kocken',
    `https://kocken.example/${'x'.repeat(1_000)}`,
  ])('nothing is asked of %s', async (clientId) => {
    const asked: string[] = [];
    const resolve = async (host: string) => (asked.push(host), []);
    const clients = new Clients(openWebhookDoor(new Set(), { resolve }), () => passed);
    expect([await code(clients, clientId), asked]).toEqual(['assistant.client_invalid', []]);
  });

  test('a public name that leads inside is not followed, nor is a redirect', async () => {
    const resolve = async () => [{ address: '10.0.0.1', family: 4 }];
    const rebound = new Clients(openWebhookDoor(new Set(), { resolve }), () => passed);
    expect(await code(rebound, 'https://kocken.example/c.json')).toBe('assistant.client_unreachable');
    const headers = { location: `${maker.origin}/programs/1.json` };
    const moved = maker.answerAt('/moved.json', { status: 302, headers, body: '' });
    expect(await code(inside(), moved)).toBe('assistant.client_unreachable');
  });

  test.each([
    ['a page', { headers: { 'content-type': 'text/html' } }, 'client_invalid'],
    ['an error', { status: 500 }, 'client_unreachable'],
    [
      'JSON of a kind of its own',
      { headers: { 'content-type': 'application/cimd+json; charset=utf-8' } },
      'known',
    ],
  ])('%s', async (_what, answer, expected) => {
    const clientId = maker.describe({}, answer);
    expect((await code(inside(), clientId)).replace('assistant.', '')).toBe(expected);
  });

  test('what is no JSON, too long or somebody else’s is no description', async () => {
    const headers = { 'content-type': 'application/json' };
    const broken = maker.answerAt('/broken.json', { headers, body: '{' });
    expect(await code(inside(), broken)).toBe('assistant.client_invalid');
    const long = maker.answerAt('/long.json', { headers, body: `"${'x'.repeat(20_000)}"` });
    expect(await code(inside(), long)).toBe('assistant.client_unreachable');
  });

  test('it is kept as long as its maker says, within a minute and a day; a failure is not', async () => {
    const json = { 'content-type': 'application/json' };
    const clientId = maker.describe({}, { headers: { ...json, 'cache-control': 'max-age=120' } });
    const clients = inside();
    const times = () => maker.asked.filter((path) => clientId.endsWith(path)).length;
    for (const [wait, expected] of [
      [0, 1],
      [119_000, 1],
      [1_000, 2],
    ] as const) {
      passed += wait;
      await clients.find(clientId);
      expect(times()).toBe(expected);
    }
    const gone = `${maker.origin}/gone.json`;
    await clients.find(gone);
    await clients.find(gone);
    expect(maker.asked.filter((path) => path === '/gone.json')).toHaveLength(2);
  });
});

test('a name that stands twice is no question at all; an empty value is none', () => {
  expect(singleValues('a=1&a=2')).toBeNull();
  expect([...(singleValues('a=&b=2') ?? [])]).toEqual([['b', '2']]);
  expect(askedBy('client_id=a&redirect_uri=b&redirect_uri=c')).toBeNull();
  expect(askedBy(`client_id=a&redirect_uri=b&state=${'x'.repeat(4_000)}`)).toBeNull();
});

test('what is told stands behind what the address had already', () => {
  expect(toldAt('https://a.example/back?of=1', { code: 'x y', state: null })).toBe(
    'https://a.example/back?of=1&code=x%20y',
  );
});
