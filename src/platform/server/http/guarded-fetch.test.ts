import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { guardedFetch, RequestRefused } from './guarded-fetch.ts';
import type { Address } from './guarded-fetch.ts';
import { isPublicAddress } from './public-address.ts';

let reached = 0;
const canary = createServer((request, response) => {
  reached += 1;
  if (request.url === '/moved') response.writeHead(302, { location: '/secret' }).end();
  else response.end('x'.repeat(100));
});
let port = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
  ({ port } = canary.address() as AddressInfo);
});
afterAll(() => new Promise<void>((resolve) => void canary.close(() => resolve())));

const inside: Address = { address: '127.0.0.1', family: 4 };
const outside: Address = { address: '93.184.215.14', family: 4 };
const get = { method: 'GET', most: 1000, signal: AbortSignal.timeout(5_000) } as const;

describe('R43 requests of the server', () => {
  test.each(
    (
      '127.0.0.1 10.1.2.3 172.31.0.1 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0 224.0.0.1 255.255.255.255 ::1 :: ' +
      '::ffff:127.0.0.1 ::ffff:7f00:1 fe80::1 fd00:ec2::254 64:ff9b::7f00:1 2002:7f00:1:: 2001:0:7f00:1:: ff02::1 nowhere'
    ).split(' '),
  )('R43 %s is inside', (address) => expect(isPublicAddress(address)).toBe(false));

  test.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111'])('R43 %s is outside', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );

  test.each([
    'http://127.0.0.1:PORT/',
    'http://[::1]:PORT/',
    'http://2130706433:PORT/',
    'http://0x7f.1:PORT/',
    'http://127.1:PORT/',
    'http://[::ffff:127.0.0.1]:PORT/',
    'http://localhost:PORT/',
    'file:///etc/passwd',
  ])('R43 never reach %s', async (written) => {
    const before = reached;
    const url = new URL(written.replace('PORT', String(port)));
    await expect(guardedFetch()(url, get)).rejects.toThrow(RequestRefused);
    expect(reached).toBe(before);
  });

  test('R43 believe no name that means an inside address, alone, among others, or the second time', async () => {
    const answers = [[inside], [outside, inside], []];
    const fetch = guardedFetch({ resolve: () => Promise.resolve(answers.shift() ?? [inside]) });
    const before = reached;
    for (let turn = 0; turn < 5; turn += 1)
      await expect(fetch(new URL(`http://rebinding.example:${port}/`), get)).rejects.toThrow(
        'not on the public',
      );
    expect(reached).toBe(before);
  });

  test('R43 connect to the address that was checked: a name that alternates is asked once a request', async () => {
    const leaving = new AbortController();
    let asked = 0;
    const resolve = (): Promise<readonly Address[]> => {
      asked += 1;
      if (asked > 1) return Promise.resolve([inside]);
      // Ends before a connection to the outside address is tried.
      leaving.abort();
      return Promise.resolve([outside]);
    };
    const before = reached;
    const url = new URL(`http://rebinding.example:${port}/`);
    await expect(guardedFetch({ resolve })(url, { ...get, signal: leaving.signal })).rejects.toThrow('abort');
    expect([asked, reached]).toEqual([1, before]);
    await expect(guardedFetch({ resolve })(url, get)).rejects.toThrow(RequestRefused);
    expect(reached).toBe(before);
  });

  test('R43 follow no redirect, and read no more than they may', async () => {
    const fetch = guardedFetch({ insideHosts: new Set(['127.0.0.1']) });
    const base = `http://127.0.0.1:${port}`;
    const before = reached;
    await expect(fetch(new URL(`${base}/moved`), get)).rejects.toThrow('redirected by 302');
    expect(reached).toBe(before + 1);
    await expect(fetch(new URL(base), { ...get, most: 99 })).rejects.toThrow('more than 99');
    expect(await fetch(new URL(base), get)).toMatchObject({ status: 200, body: Buffer.alloc(100, 'x') });
  });
});
