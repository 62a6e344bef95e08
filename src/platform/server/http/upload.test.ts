import { createHash } from 'node:crypto';
import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { maxFiles, uploadedFiles } from './upload.ts';

let app: FastifyInstance;
beforeEach(async () => {
  app = Fastify();
  await app.register(multipart, { throwFileSizeLimit: false, limits: { fileSize: 8 } });
  app.post('/', async (request) => {
    const { files, fingerprint } = uploadedFiles(request);
    const found: unknown[] = [];
    for await (const { fileName, contentType, stream } of files) {
      let text = '';
      for await (const chunk of stream) text += String(chunk);
      found.push([fileName, contentType, text, stream.truncated]);
    }
    return { found, fingerprint: fingerprint() };
  });
});
afterEach(() => app.close());

interface Found {
  readonly found: readonly unknown[];
  readonly fingerprint: string;
}

const send = async (...files: readonly (readonly [string, string])[]): Promise<Found> => {
  const parts = files.map(
    ([name, text]) =>
      `--edge\r\ncontent-disposition: form-data; name="f"; filename="${name}"\r\ncontent-type: text/xml\r\n\r\n${text}\r\n`,
  );
  const { body } = await app.inject({
    method: 'POST',
    url: '/',
    payload: `${parts.join('')}--edge--\r\n`,
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
  });
  return JSON.parse(body) as Found;
};

test('files come with their names, types and bytes, and say when they were cut', async () => {
  const { found } = await send(['a.xml', '<a/>'], ['b.xml', '123456789']);
  expect(found).toEqual([
    ['a.xml', 'text/xml', '<a/>', false],
    ['b.xml', 'text/xml', '12345678', true],
  ]);
});

test('the fingerprint is the SHA-256 of names and bytes', async () => {
  const { fingerprint } = await send(['a.xml', '<a/>'], ['b.xml', 'b']);
  expect(fingerprint).toBe(createHash('sha256').update('a.xml\u0000<a/>b.xml\u0000b').digest('hex'));
  expect((await send(['a.xml', '<a/>'], ['c.xml', 'b'])).fingerprint).not.toBe(fingerprint);
});

test('two hundred files are the most', () => expect(maxFiles).toBe(200));
