import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#platform/wire/endpoint.ts';
import { fullPath, openApiOf } from '#platform/wire/openapi.ts';
import { contracts } from '#app/contract.ts';
import { openTestProduct } from '#testing/world/product.ts';
import type { TestProduct } from '#testing/world/product.ts';

const entries: readonly (readonly [string, Endpoint])[] = Object.entries(contracts).flatMap(
  ([feature, part]) => Object.entries(part).map(([name, entry]) => [`${feature}.${name}`, entry] as const),
);

let product: TestProduct;
let listening: Promise<string>;

beforeAll(async () => {
  product = await openTestProduct();
  listening = product.listen();
});
afterAll(() => product.close());

describe('R1 the contract is the whole surface', () => {
  test('R1 what is mounted, what is in the contract and what is in the OpenAPI document are the same', () => {
    const mounted = [...product.routes]
      .filter((route) => !route.startsWith('HEAD ') && !route.startsWith('GET /dev/mail'))
      .toSorted();
    const wanted = entries.map(
      ([, entry]) => `${entry.method} ${fullPath(entry).replace(/\{(\w+)\}/g, ':$1')}`,
    );
    expect(mounted).toEqual(wanted.toSorted());
    const { paths } = openApiOf(contracts) as { paths: Record<string, Record<string, unknown>> };
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(described.toSorted()).toEqual(wanted.toSorted());
  });

  test('R1 the pages of the local mailbox are the only others, and only where letters stay on this machine', async () => {
    const pages = [...product.routes].filter((route) => route.includes('/dev/')).toSorted();
    const paths = ['', '/letters.json', '/letters/:letterId', '/style.css'].map((page) => `/dev/mail${page}`);
    expect(pages).toEqual(['GET', 'HEAD'].flatMap((method) => paths.map((path) => `${method} ${path}`)));
    const served = await openTestProduct({ replace: () => ({ mailbox: null }) });
    expect([...served.routes].filter((route) => route.includes('/dev/'))).toEqual([]);
    await served.close();
  });

  test('R1 the OpenAPI document is served', async () => {
    const answer = await product.client().get('openapi.json');
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(JSON.parse(answer.text)).toMatchObject({ openapi: '3.1.0' });
  });

  test.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/hospitad',
    '/api/hospitad/auth/users',
    '/api/hospitad/%E4',
    '/api/..%2f',
  ])('R1 %s is refused as JSON', async (path) => {
    const answer = await product.client().get(path);
    expect([400, 404]).toContain(answer.status);
    expect(answer.json().message).toMatch(/^(route\.not_exist|request\.malformed)$/);
  });

  test.each([
    ['GET / HTTP/9.9\r\n\r\n', 400, 'request.malformed'],
    ['nonsense\r\n\r\n', 400, 'request.malformed'],
    [
      `GET /api/health HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(40_000)}\r\n\r\n`,
      431,
      'request.header_too_large',
    ],
  ])('R64 what the parser of HTTP refuses is refused as JSON (%#)', async (sent, status, code) => {
    const { hostname, port } = new URL(await listening);
    const socket = connect(Number(port), hostname);
    socket.write(sent);
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*Content-Type: application/json`));
    expect(JSON.parse(body)).toEqual({ message: code });
  });

  test('R1 a known path with another method is 405', async () => {
    const answer = await product.client().send('PUT', 'auth/users/login');
    expect(answer).toMatchObject({ status: 405, text: '{"message":"route.method_not_allowed"}' });
    expect(String(answer.headers['allow'])).toMatch(/^[A-Z]+(, [A-Z]+)*$/);
  });
});
