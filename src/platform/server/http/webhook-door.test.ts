import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RequestRefused } from './guarded-fetch.ts';
import type { Address } from './guarded-fetch.ts';
import { openWebhookDoor } from './webhook-door.ts';

/** A server inside, which nothing may reach but by the host that was written down. */
let connections = 0;
let port = 0;
const canary = createServer((request, response) => {
  if (request.url === '/away') response.writeHead(307, { location: `http://127.0.0.1:${port}/` }).end();
  else response.end('inside'.repeat(1_000));
});
canary.on('connection', () => (connections += 1));
beforeAll(async () => {
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
  ({ port } = canary.address() as AddressInfo);
});
afterAll(() => new Promise<void>((resolve) => void canary.close(() => resolve())));

const post = {
  method: 'POST',
  body: Buffer.from('{}'),
  most: 100,
  cuts: true,
  signal: AbortSignal.timeout(5_000),
} as const;

const written = [
  'http://hooks.example/',
  'https://hooks.example:8443/',
  'https://hooks.example:22/',
  'https://user:secret@hooks.example/',
  'ftp://hooks.example/',
  'file:///etc/passwd',
  'gopher://hooks.example/',
  'https://localhost/',
  'https://intranet/',
  'https://127.0.0.1/',
  'https://127.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0177.0.0.1/',
  'https://0.0.0.0/',
  'https://10.0.0.1/',
  'https://172.16.0.1/',
  'https://192.168.1.1/',
  'https://100.64.0.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://169.254.170.2/v2/credentials',
  'https://224.0.0.1/',
  'https://[::1]/',
  'https://[::]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:a9fe:a9fe]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[2002:7f00:1::]/',
  'https://[fe80::1]/',
  'https://[fc00::1]/',
  'https://[fd00:ec2::254]/latest/meta-data/',
];

test.each(written)('R43 %s cannot be written down and is not asked', async (address) => {
  const door = openWebhookDoor(new Set());
  const url = new URL(address);
  expect(door.mayReach(url)).toBe(false);
  await expect(door.fetch(url, post)).rejects.toThrow(
    new RequestRefused(`${url.host} is no address for webhooks`),
  );
});

test.each([
  ['loopback', '127.0.0.1'],
  ['the metadata of a cloud', '169.254.169.254'],
  ['a private network', '10.1.2.3'],
  ['IPv6 that carries IPv4', '::ffff:127.0.0.1'],
  ['a local network of IPv6', 'fd00::1'],
  ['nowhere', ''],
])('R43 a public name that leads to %s is not asked', async (_, address) => {
  const found: Address[] = address === '' ? [] : [{ address, family: address.includes(':') ? 6 : 4 }];
  const door = openWebhookDoor(new Set(), { resolve: () => Promise.resolve(found) });
  await expect(door.fetch(new URL('https://hooks.example/'), post)).rejects.toThrow(RequestRefused);
});

test('R43 a name is refused with any address inside, and at the message at which it has come to lead there', async () => {
  const outside = { address: '1.1.1.1', family: 4 };
  const inside = { address: '127.0.0.1', family: 4 };
  const mixed = openWebhookDoor(new Set(), { resolve: () => Promise.resolve([outside, inside]) });
  await expect(mixed.fetch(new URL('https://hooks.example/'), post)).rejects.toThrow(RequestRefused);
  // Each message asks once and goes to what was answered then: there is no second answer to swap.
  const asked: string[] = [];
  const rebinding = openWebhookDoor(new Set(), {
    resolve: (host) => {
      asked.push(host);
      return Promise.resolve([inside]);
    },
  });
  await expect(rebinding.fetch(new URL('https://hooks.example/'), post)).rejects.toThrow(RequestRefused);
  expect(asked).toEqual(['hooks.example']);
  expect(connections).toBe(0);
});

test('a host that was written down by who runs the server is asked; its redirect is not followed, its answer is cut', async () => {
  const door = openWebhookDoor(new Set(['127.0.0.1']));
  const answer = await door.fetch(new URL(`http://127.0.0.1:${port}/`), post);
  expect([answer.status, answer.body.length]).toEqual([200, 100]);
  await expect(door.fetch(new URL(`http://127.0.0.1:${port}/away`), post)).rejects.toMatchObject({
    status: 307,
  });
  expect(connections).toBe(2);
});

test.each(['https://hooks.example/', 'https://hooks.xn--smrgs-pra0j.se/a?b=c', 'https://1.1.1.1/'])(
  '%s may be written down',
  (address) => expect(openWebhookDoor(new Set()).mayReach(new URL(address))).toBe(true),
);

test('R43 a host that was written down is asked over HTTP alone, without a password', () => {
  const door = openWebhookDoor(new Set(['inside', '::1']));
  const may = (address: string) => door.mayReach(new URL(address));
  expect(['http://inside:8080/', 'https://INSIDE/', 'http://[::1]:1/'].map(may)).toEqual([true, true, true]);
  expect(['ftp://inside/', 'http://user@inside/', 'http://:secret@inside/'].map(may)).toEqual([
    false,
    false,
    false,
  ]);
});
