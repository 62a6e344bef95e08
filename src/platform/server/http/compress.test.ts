import { Readable } from 'node:stream';
import { gunzipSync, zstdDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { codingOf, compressTexts } from './compress.ts';

const text = JSON.stringify({ data: 'Smör osaltat 500 g, '.repeat(200) });
const json = 'application/json; charset=utf-8';

const app = Fastify();
compressTexts(app);
app.get('/list', (_request, reply) => reply.type(json).header('etag', '"v1"').send(text));
app.get('/short', (_request, reply) => reply.type(json).send('{"data":1}'));
app.get('/page', (_request, reply) => reply.type('text/html; charset=utf-8').send(text));
app.get('/file', (_request, reply) => reply.type('application/pdf').send(Buffer.from(text)));
app.get('/packed', (_request, reply) => reply.type(json).header('content-encoding', 'br').send(text));
app.get('/weak', (_request, reply) => reply.type(json).header('etag', 'W/"v1"').send(text));
app.get('/of/:length', (request, reply) =>
  reply.type(json).send('x'.repeat(Number((request.params as { length: string }).length))),
);
app.get('/stream', (_request, reply) => reply.type(json).send(Readable.from([text])));

const ask = (url: string, accepted?: string, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });

const unpacked = { zstd: zstdDecompressSync, gzip: gunzipSync };

describe('the coding of an answer', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'zstd'],
    ['gzip, deflate', 'gzip'],
    ['x-gzip', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['zstd;q=0, gzip', 'gzip'],
    ['gzip; q=0.0', null],
    ['br', null],
    ['identity', null],
    ['', null],
    [undefined, null],
  ])('for %s is %s', (accepted, coding) => {
    expect(codingOf(accepted)).toBe(coding);
  });
});

test.each(['zstd', 'gzip'] as const)(
  'a list goes as %s, a small part of itself and unharmed',
  async (coding) => {
    const { headers, rawPayload } = await ask('/list', coding);
    expect(headers).toMatchObject({
      'content-encoding': coding,
      'content-length': String(rawPayload.length),
      vary: 'accept-encoding',
      etag: 'W/"v1"',
    });
    expect(rawPayload.length).toBeLessThan(text.length / 10);
    expect(unpacked[coding](rawPayload).toString()).toBe(text);
  },
);

test('a caller that takes no coding gets the text itself, and is told that others may not', async () => {
  const { headers, body } = await ask('/list');
  expect(body).toBe(text);
  expect(headers).toMatchObject({ vary: 'accept-encoding', etag: '"v1"' });
  expect(headers['content-encoding']).toBeUndefined();
});

test('a page is compressed; what is short, a file or a stream is not', async () => {
  expect((await ask('/page', 'gzip')).headers['content-encoding']).toBe('gzip');
  for (const url of ['/short', '/file', '/stream'])
    expect((await ask(url, 'gzip')).headers['content-encoding'], url).toBeUndefined();
});

test('what has a coding keeps it, and a weak tag stays one', async () => {
  const { headers, body } = await ask('/packed', 'gzip');
  expect([headers['content-encoding'], body]).toEqual(['br', text]);
  expect((await ask('/weak', 'gzip')).headers['etag']).toBe('W/"v1"');
});

test('a text is compressed from 2 049 bytes on', async () => {
  expect((await ask('/of/2048', 'zstd')).headers['content-encoding']).toBeUndefined();
  for (const length of [2_049, 65_536, 65_537]) {
    const { headers, rawPayload } = await ask(`/of/${length}`, 'zstd');
    expect([headers['content-encoding'], zstdDecompressSync(rawPayload).length]).toEqual(['zstd', length]);
  }
});
