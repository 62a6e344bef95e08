import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import type { FileReply } from './handler.ts';
import { attachmentHeader, sendFile } from './attachment.ts';

const written = (ascii: string, encoded: string): string =>
  `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;

describe('R40 the name of an attachment', () => {
  test.each([
    ['faktura.pdf', 'faktura.pdf', 'faktura.pdf'],
    ['Fläsk 12 %.pdf', 'Fl_sk 12 _.pdf', 'Fl%C3%A4sk%2012%20%25.pdf'],
    [`a"b'c(d)*e.pdf`, `a_b'c(d)*e.pdf`, 'a%22b%27c%28d%29%2Ae.pdf'],
    ['../../etc\\passwd', '.._.._etc_passwd', '.._.._etc_passwd'],
    ['a\r\nb\u0000c\u202Ed\u007F.pdf', 'abcd.pdf', 'abcd.pdf'],
    ['a\u{D800}b', 'ab', 'ab'],
    ['', 'document', 'document'],
    ['\u0007', 'document', 'document'],
    ['~ !', '~ !', '~%20!'],
  ])('%j', (name, ascii, encoded) => expect(attachmentHeader(name)).toBe(written(ascii, encoded)));

  test('is cut after two hundred signs', () =>
    expect(attachmentHeader('x'.repeat(201))).toBe(written('x'.repeat(200), 'x'.repeat(200))));
});

describe('R40 an original', () => {
  let app: FastifyInstance;
  beforeEach(() => void (app = Fastify()));
  afterEach(() => app.close());

  const sent = async (contentType: string, more: Partial<FileReply> = {}) => {
    app.get('/', (_request, reply) =>
      sendFile(reply, { fileName: 'a.bin', contentType, size: 5, stream: Readable.from(['bytes']), ...more }),
    );
    return app.inject('/');
  };

  test.each(['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/tiff'])(
    '%s is shown as it is',
    async (type) => expect((await sent(type)).headers['content-type']).toBe(type),
  );

  test.each(['text/html', 'image/svg+xml', 'application/xml', 'application/javascript', ''])(
    '%s goes out as bytes that cannot run',
    async (type) => {
      const { body, headers } = await sent(type);
      expect(body).toBe('bytes');
      expect(headers).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-disposition': written('a.bin', 'a.bin'),
        'content-length': '5',
        'content-security-policy': 'sandbox',
        'x-content-type-options': 'nosniff',
      });
    },
  );

  test('a part of it is told apart from the whole (RFC 9110, 14.4 and 15.3.7)', async () => {
    const part = { from: 10, to: 15, total: 99 };
    const { statusCode, headers } = await sent('application/pdf', { parts: { tag: 't', part } });
    expect(statusCode).toBe(206);
    expect(headers).toMatchObject({
      'accept-ranges': 'bytes',
      etag: '"t"',
      'content-range': 'bytes 10-14/99',
    });
  });

  test('the whole of one that can be had in parts says so, and one that cannot says nothing', async () => {
    const whole = await sent('application/pdf', { parts: { tag: 't', part: null } });
    expect([whole.statusCode, whole.headers['etag']]).toEqual([200, '"t"']);
    expect(whole.headers).not.toHaveProperty('content-range');
    await app.close();
    app = Fastify();
    const plain = await sent('application/pdf', { size: null });
    for (const name of ['accept-ranges', 'etag', 'content-length'])
      expect(plain.headers).not.toHaveProperty(name);
  });
});
