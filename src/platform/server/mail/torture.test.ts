import { randomBytes } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { createSandbox } from '../sandbox/sandbox.ts';
import { mailReader } from './read-mail.ts';
import { zoneResolver } from './zone-resolver.ts';

const sandbox = createSandbox({ limits: { children: 2, wallMs: 10_000, cpuMs: 10_000 } });
const read = mailReader({ sandbox, resolver: zoneResolver({}) });
afterAll(() => sandbox.close());

const head = 'From: a@x.example\r\nSubject: x\r\nDate: Fri, 20 Nov 2026 08:00:00 +0100\r\n';
const mixed = `${head}Content-Type: multipart/mixed; boundary="b"\r\n\r\n`;
const one = (type: string, body: string): string => `--b\r\nContent-Type: ${type}\r\n\r\n${body}\r\n`;
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
const encoded = (name: string, body: string): string =>
  `--b\r\nContent-Type: application/pdf; name="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${body}\r\n`;

/** Multiparts in multiparts, opened and never closed. */
const nestedMultiparts = (depth: number): string => {
  const levels = Array.from(
    { length: depth },
    (_, level) => `--b${level}\r\nContent-Type: multipart/mixed; boundary="b${level + 1}"\r\n\r\n`,
  );
  return `${head}Content-Type: multipart/mixed; boundary="b0"\r\n\r\n${levels.join('')}`;
};
const nestedMails = (depth: number): string =>
  `${head}Content-Type: message/rfc822\r\n\r\n`.repeat(depth) + `${head}\r\nHej`;

/** How it ended: its reason, or its parts, those refused and those ignored. */
const fateOf = async (source: string | Uint8Array, tenant = 'a'): Promise<string> => {
  const bytes = typeof source === 'string' ? Buffer.from(source, 'latin1') : source;
  const names: string[] = [];
  const onPart = async ({ name }: { readonly name: string }): Promise<void> => void names.push(name);
  const outcome = await read(bytes, { tenant, envelope: null, onPart });
  if (!outcome.ok) return outcome.reason;
  const { refused, ignored } = outcome.mail;
  expect(names.join('')).not.toMatch(/[\u0000-\u001f\u007f/\\]|^\.+$/);
  expect(names.length + refused.length + ignored.length).toBeGreaterThan(0);
  const reasons = new Set(refused.map(({ reason }) => reason));
  return `${names.length} parts, ${refused.length} refused${reasons.size > 0 ? `: ${[...reasons].join()}` : ''}`;
};

const million = 1_000_000;
test.each<[string, () => string | Uint8Array, string]>([
  ['200,000 parts', () => mixed + one('text/plain', 'x').repeat(200_000), 'mail.too-many-parts'],
  [
    '200,000 parts of one attachment type',
    () => mixed + one('application/pdf', 'x').repeat(200_000),
    'mail.too-many-parts',
  ],
  [
    '200,000 parts between a boundary in pieces',
    () =>
      `${head}Content-Type: multipart/mixed; boundary*0="a"; boundary*1="b"\r\n\r\n${'--ab\r\n\r\nx\r\n'.repeat(200_000)}`,
    'mail.too-many-parts',
  ],
  [
    '200,000 parts between a boundary with escapes',
    () =>
      `${head}Content-Type: multipart/mixed; boundary="a\\b"\r\n\r\n${'--ab\r\n\r\nx\r\n'.repeat(200_000)}`,
    'mail.too-many-parts',
  ],
  ['2,000 boundaries', () => nestedMultiparts(2000), 'mail.too-many-parts'],
  ['900 levels of multipart', () => nestedMultiparts(900), 'mail.too-deep'],
  [
    '501 attachments',
    () => mixed + one('application/pdf', 'x').repeat(501),
    '500 parts, 1 refused: mail.too-many-attachments',
  ],
  ['mails in mails, 2,000 deep', () => nestedMails(2000), '1 parts, 1 refused: mail.nested-too-deep'],
  [
    'a header of 10 MB in one line',
    () => `X-A: ${'a'.repeat(10 * million)}\r\n${head}\r\nx`,
    'mail.headers-too-large',
  ],
  [
    'a header of 10 MB in folds',
    () => `${head}X-A: a\r\n${' a\r\n'.repeat(2_500_000)}\r\nx`,
    'mail.headers-too-large',
  ],
  ['a million header fields', () => `${head}${'A: b\r\n'.repeat(million)}\r\nx`, 'mail.headers-too-large'],
  [
    'headers of parts, 10 MB',
    () => `${mixed}--b\r\nX-A: ${'a'.repeat(10 * million)}\r\n\r\nx`,
    'mail.headers-too-large',
  ],
  [
    '1 MB of nested div',
    () => `${head}Content-Type: text/html\r\n\r\n${'<div>'.repeat(200_000)}`,
    '1 parts, 0 refused',
  ],
  [
    '6 MB of soft line breaks',
    () =>
      `${head}Content-Type: text/plain\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${'=\r\n'.repeat(2 * million)}`,
    '1 parts, 0 refused',
  ],
  [
    'a million short lines of base64',
    () => mixed + encoded('a.pdf', 'QUFB\r\n'.repeat(million)),
    '1 parts, 0 refused',
  ],
  [
    '30 MB in one line of base64',
    () => mixed + encoded('a.pdf', base64(Buffer.alloc(22 * million, 1))),
    '1 parts, 0 refused',
  ],
  ['a million <', () => `${head}Content-Type: text/html\r\n\r\n${'<'.repeat(million)}`, '1 parts, 0 refused'],
  [
    'a million unclosed <a href',
    () => `${head}Content-Type: text/html\r\n\r\n${'<a href="'.repeat(million / 5)}`,
    '1 parts, 0 refused',
  ],
  [
    'a million cells',
    () => `${head}Content-Type: text/html\r\n\r\n${'<td>'.repeat(million / 4)}x`,
    '1 parts, 0 refused',
  ],
  ['a text of one word, 5 MB', () => `${head}\r\n${'x'.repeat(5 * million)}`, '1 parts, 0 refused'],
  [
    '100,000 lines of a flowed text',
    () => `${head}Content-Type: text/plain; format=flowed\r\n\r\n${'a \r\n'.repeat(million / 10)}`,
    '1 parts, 0 refused',
  ],
  [
    'a From of 200 kB',
    () => `From: ${'"a" '.repeat(50_000)}<a@x.example>\r\nSubject: x\r\n\r\nx`,
    '1 parts, 0 refused',
  ],
  ['a To of 200 kB', () => `${head}To: ${'a@x.example, '.repeat(15_000)}\r\n\r\nx`, '1 parts, 0 refused'],
  [
    'a boundary of 70,000',
    () => `${head}Content-Type: multipart/mixed; boundary="${'b'.repeat(70_000)}"\r\n\r\nx`,
    '1 parts, 0 refused',
  ],
  [
    'names with paths and line breaks',
    () =>
      mixed +
      encoded('../../../etc/passwd', 'QUFB') +
      encoded('=?utf-8?q?a=0D=0AB/=00..?=', 'QUFB') +
      encoded('..\\\\..\\\\x', 'QUFB'),
    '3 parts, 0 refused',
  ],
  ['a name of 100,000', () => mixed + encoded('a'.repeat(100_000), 'QUFB'), '1 parts, 0 refused'],
  [
    'a mail that is cut in its base64',
    () => `${mixed}${encoded('a.pdf', 'QUFBQUFB')}`.slice(0, -5),
    '1 parts, 0 refused',
  ],
  ['a mail that is cut in a header', () => `${mixed}--b\r\nContent-Ty`, '1 parts, 0 refused'],
  [
    'an unknown charset',
    () => `${head}Content-Type: text/plain; charset="no-such\u0000"\r\n\r\n\u00e5\u00e4\u00f6`,
    '1 parts, 0 refused',
  ],
  [
    'bytes of no charset',
    () => `${head}Content-Type: text/plain; charset=utf-8\r\n\r\n\u00ff\u00fe\u0000\u00c0`,
    '1 parts, 0 refused',
  ],
  ['a header that never ends', () => head.trimEnd(), '1 parts, 0 refused'],
  ['noise', () => randomBytes(million), 'mail.not-a-mail'],
  ['nothing', () => '', 'mail.not-a-mail'],
])('R39 R57 a mail of torture ends in time and accounted for: %s', async (_name, make, fate) => {
  const source = make();
  const began = performance.now();
  const ended = await fateOf(source);
  expect(performance.now() - began).toBeLessThan(15_000);
  expect(ended).toBe(fate);
});

test('R57 what kills the reader ends with its reason, and others are read meanwhile', async () => {
  const hostile = fateOf(mixed + one('text/plain', '--c\r\n'.repeat(2 * million)));
  const others = Promise.all(Array.from({ length: 20 }, () => fateOf(`${head}\r\nHej`, 'b')));
  expect(await others).toEqual(Array.from({ length: 20 }, () => '1 parts, 0 refused'));
  expect(await hostile).toMatch(/^reader\.(?:memory|timeout)$/);
});
