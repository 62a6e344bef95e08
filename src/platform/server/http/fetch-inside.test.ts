import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchInside } from './fetch-inside.ts';
import { RequestRefused } from './guarded-fetch.ts';

const inside = createServer((_request, response) => response.end('inside'));
let port = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
  ({ port } = inside.address() as AddressInfo);
});
afterAll(() => new Promise<void>((resolve) => void inside.close(() => resolve())));

const ask = (written: string | undefined) =>
  fetchInside(written)(new URL(`http://127.0.0.1:${port}/`), {
    method: 'GET',
    most: 100,
    signal: AbortSignal.timeout(5_000),
  });

test('a provider is asked inside at the host that was written down, whatever its port', async () =>
  expect((await ask('http://127.0.0.1:1/path')).body.toString()).toBe('inside'));

test.each([undefined, 'https://provider.example/'])(
  'R43 with %s written down nothing inside is asked',
  async (written) => expect(ask(written)).rejects.toThrow(RequestRefused),
);
