import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
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

  const sent = async (contentType: string) => {
    app.get('/', (_request, reply) =>
      sendFile(reply, { fileName: 'a.bin', contentType, size: 5, stream: Readable.from(['bytes']) }),
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
});
