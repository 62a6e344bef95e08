import { afterAll, describe, expect, test } from 'vitest';
import { readInvoice } from '#core/invoices/read-invoice.ts';
import { createSandbox } from '../sandbox/sandbox.ts';
import type { MailPart, ReadMail } from './mail-port.ts';
import { attachment, letter, replyTo } from '#testing/mails/mail-world.ts';
import { mailReader } from './read-mail.ts';
import { zoneResolver } from './zone-resolver.ts';
import { winmail } from '#testing/mails/build-winmail.ts';

const sandbox = createSandbox({ limits: { children: 2 } });
const read = mailReader({ sandbox, resolver: zoneResolver({}) });
afterAll(() => sandbox.close());

interface Taken {
  readonly mail: ReadMail;
  readonly parts: readonly MailPart[];
}
const take = async (source: string | Uint8Array): Promise<Taken> => {
  const parts: MailPart[] = [];
  const bytes = typeof source === 'string' ? Buffer.from(source, 'latin1') : source;
  const onPart = async (part: MailPart): Promise<void> => void parts.push(part);
  const outcome = await read(bytes, { tenant: 'a', envelope: null, onPart });
  if (!outcome.ok) throw new Error(outcome.reason);
  expect(outcome.mail.parts).toBe(parts.length);
  return { mail: outcome.mail, parts };
};
const names = (parts: readonly MailPart[]): string[] =>
  parts.map(({ position, name }) => `${position} ${name}`);
const textOf = (part: MailPart | undefined): string =>
  Buffer.from(part?.bytes ?? [])
    .toString('latin1')
    .trim();
const part = (lines: readonly string[], body: string): string =>
  `--b1\r\n${lines.join('\r\n')}\r\n\r\n${body}\r\n`;
const mixed = (...parts: readonly string[]): string => letter({ body: `${parts.join('')}--b1--\r\n` });
const bounded = (boundary: string, mail: string): string =>
  mail.replaceAll(/(?<=^--|boundary=")b1/gm, boundary);
const base64 = (bytes: Uint8Array | string): string =>
  Buffer.from(bytes).toString('base64').replace(/.{76}/g, '$&\r\n');
const pdfHead = '%PDF-1.4 x';

describe('R32 every attachment comes through, however it hides:', () => {
  test.each<[string, string[], string]>([
    [
      'named',
      ['Content-Type: application/pdf', 'Content-Disposition: attachment; filename="a b.pdf"'],
      'a b.pdf',
    ],
    ['inline', ['Content-Type: application/pdf; name=a.pdf', 'Content-Disposition: inline'], 'a.pdf'],
    ['nameless', ['Content-Type: application/pdf'], 'del-1.pdf'],
    ['of no type', ['Content-Type: application/octet-stream'], 'del-1.bin'],
    [
      'RFC 2231',
      [
        'Content-Type: application/pdf',
        "Content-Disposition: attachment; filename*0*=utf-8''r%C3%A4k; filename*1*=or.pdf",
      ],
      'räkor.pdf',
    ],
    ['an encoded word', ['Content-Type: application/pdf; name="=?utf-8?b?csOka29yLnBkZg==?="'], 'räkor.pdf'],
    ['text that is called XML', ['Content-Type: text/plain; name=faktura.xml'], 'faktura.xml'],
    [
      'HTML that is called attachment',
      ['Content-Type: text/html', 'Content-Disposition: attachment; filename=a.html'],
      'a.html',
    ],
    ['a path', ['Content-Type: application/pdf; name="../../etc/passwd"'], 'passwd'],
    ['a Windows path', ['Content-Type: application/pdf; name="C:\\\\x\\\\..\\\\a.pdf"'], 'a.pdf'],
    ['only dots', ['Content-Type: application/pdf; name=".."'], 'del-1.pdf'],
    ['line breaks', ['Content-Type: application/pdf; name="=?utf-8?q?a=0D=0AX:_b.pdf?="'], 'a X_ b.pdf'],
    [
      'a turned ending',
      [
        'Content-Type: application/pdf',
        "Content-Disposition: attachment; filename*=utf-8''a%E2%80%AEfdp.exe",
      ],
      'a fdp.exe',
    ],
  ])('R32 %s', async (_name, lines, name) => {
    const { parts, mail } = await take(
      mixed(part(['Content-Type: text/plain'], 'Hej'), part(lines, pdfHead)),
    );
    expect(names(parts)).toEqual([`1 ${name}`]);
    expect(textOf(parts[0])).toBe(pdfHead);
    expect(mail.refused).toEqual([]);
  });

  test('R32 several invoices, ZIPs as they are, nested messages and their attachments in one order', async () => {
    const deep = bounded('b3', mixed(attachment('<Deep/>', 'deep.xml')));
    const inner = bounded('b2', mixed(attachment('<Inner/>', 'inner.xml'), replyTo(deep)));
    const other = bounded('b4', mixed(attachment('<C/>', 'c.xml')));
    const mail = mixed(
      attachment('<A/>', 'a.xml'),
      part(['Content-Type: message/rfc822', 'Content-Disposition: attachment; filename=Fw.eml'], inner),
      part(
        ['Content-Type: application/zip; name=b.zip', 'Content-Transfer-Encoding: base64'],
        base64('PK\u0003\u0004'),
      ),
      part(['Content-Type: application/octet-stream; name=c.eml'], other),
    );
    const { parts } = await take(mail);
    expect(names(parts)).toEqual(['1 a.xml', '3 inner.xml', '5 deep.xml', '6 b.zip', '8 c.xml']);
    expect(textOf(parts[2])).toBe('<Deep/>');
    expect((await take(mail)).parts).toEqual(parts);
    const stray = `${mail}${attachment('<After/>')}--b1--\r\n`;
    expect((await take(stray)).mail.refused).toMatchObject([{ position: 9, reason: 'mail.part-outside' }]);
  });

  test('R32 winmail.dat gives its files, and a damaged one its reason', async () => {
    const inner = winmail([{ name: 'djup.xml', data: Buffer.from('<D/>') }]);
    const whole = winmail([
      { name: 'räkning.pdf', data: Buffer.from(pdfHead) },
      { name: 'FAKTUR~1.XML', longName: 'faktura åäö.xml', data: Buffer.from('<A/>') },
      { name: 'brev', message: inner },
    ]);
    const of = (bytes: Uint8Array): string =>
      mixed(
        part(
          ['Content-Type: application/ms-tnef; name=winmail.dat', 'Content-Transfer-Encoding: base64'],
          base64(bytes),
        ),
      );
    const { parts } = await take(of(whole));
    expect(names(parts)).toEqual(['2 räkning.pdf', '3 faktura åäö.xml', '5 djup.xml']);
    expect(parts.map(textOf)).toEqual([pdfHead, '<A/>', '<D/>']);
    const damaged = await take(of(whole.subarray(0, whole.length - 20)));
    expect(damaged.mail.refused).toMatchObject([{ position: 1, reason: 'mail.winmail-damaged' }]);
    for (let cut = 0; cut < whole.length; cut += 7) await take(of(whole.subarray(0, cut)));
    expect(sandbox.figures().killed).toBe(0);
  });

  test('R32 uuencoded in the text gives its file, and half of one stays text', async () => {
    const whole = 'begin 644 faktura.xml\r\n$/$$O/@``\r\n`\r\nend\r\n';
    const { parts } = await take(letter({ body: `Hej\r\n${whole}Slut\r\n` }));
    expect(names(parts)).toEqual(['1 faktura.xml']);
    expect(textOf(parts[0])).toBe('<A/>');
    const half = await take(letter({ body: `Hej\r\n${whole.replace('end', '')}` }));
    expect(half.parts).toMatchObject([{ kind: 'body' }]);
  });

  test('R32 pictures of signatures, calendars, cards and signatures are one group', async () => {
    const image = (id: string, bytes: number): string =>
      part(
        [
          `Content-Type: image/png; name=${id}.png`,
          `Content-ID: <${id}>`,
          'Content-Transfer-Encoding: base64',
        ],
        base64(Buffer.alloc(bytes, 7)),
      );
    const html = part(['Content-Type: text/html'], '<p>Hej</p><img src="cid:logo"><img src="cid:photo">');
    const { parts, mail } = await take(
      mixed(
        html,
        image('logo', 5000),
        image('dot', 43),
        image('photo', 200_000),
        image('scan', 5000),
        part(['Content-Type: text/calendar; name=m.ics'], 'BEGIN:VCALENDAR'),
        part(['Content-Type: application/pkcs7-signature; name=smime.p7s'], 'x'),
        part(['Content-Type: application/pdf; name=tom.pdf'], ''),
      ),
    );
    expect(names(parts)).toEqual(['3 photo.png', '4 scan.png']);
    expect([...mail.ignored].toSorted()).toEqual(['dot.png', 'logo.png', 'm.ics', 'smime.p7s']);
    expect(mail.refused).toEqual([{ position: 7, name: 'tom.pdf', reason: 'mail.part-empty' }]);
    const alone = await take(
      mixed(part(['Content-Type: text/html'], '<img src="cid:logo">'), image('logo', 5000)),
    );
    expect(names(alone.parts)).toEqual(['1 logo.png']);
  });
});

describe('R32 a mail without attachment becomes a document', () => {
  test('R32 of its text, Swedish letters included, the same bytes each time', async () => {
    const body = 'F\u00e4rsk r\u00e4ka 3 kg \u00e1 249,00 kr \u2013 H\u00c5LLBART\r\nSumma 747,00';
    const mail = letter({
      subject: '=?utf-8?q?R=C3=A4kor_2/3?=',
      below: ['Content-Type: text/plain; charset=utf-8'],
    });
    const { parts } = await take(
      Buffer.from(mail.replace(/--b1[^]*$/, '').replace(/.*boundary.*\r\n/, '') + body),
    );
    expect(parts).toMatchObject([
      { position: 1, name: '3.pdf', contentType: 'application/pdf', kind: 'body' },
    ]);
    const { extractText, getDocumentProxy } = await import('unpdf');
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(parts[0]?.bytes ?? [])));
    expect(text.join('\n')).toContain('Färsk räka 3 kg á 249,00 kr – HÅLLBART');
    expect(text.join('\n')).toContain('Räkor 2/3');
    expect(await readInvoice(parts[0]?.bytes ?? new Uint8Array())).toMatchObject({ ok: false });
    await new Promise((wait) => setTimeout(wait, 1100));
    const again = await take(
      Buffer.from(mail.replace(/--b1[^]*$/, '').replace(/.*boundary.*\r\n/, '') + body),
    );
    expect(Buffer.from(again.parts[0]?.bytes ?? []).equals(Buffer.from(parts[0]?.bytes ?? []))).toBe(true);
  });

  test.each<[string, string, boolean, string[]]>([
    [
      'a link to an invoice',
      '<a href="https://x.example/f/1?id=2">Visa din faktura</a>',
      true,
      ['x.example'],
    ],
    ['a link that ends in .pdf', 'https://x.example/a.pdf.', true, ['x.example']],
    ['only a link to leave', '<a href="https://x.example/u">Avregistrera</a>', false, ['x.example']],
    [
      'links that are no http',
      '<a href="javascript:alert(1)">Faktura</a><a href="file:///a.pdf">pdf</a>',
      false,
      [],
    ],
    [
      'a link with a name before its host',
      '<a href="https://bank.example@evil.example/">Faktura</a>',
      false,
      [],
    ],
    ['much text', `${'ord '.repeat(500)}<a href="https://x.example/">Faktura</a>`, false, ['x.example']],
  ])('R32 %s', async (_name, html, linksOnly, hosts) => {
    const { mail, parts } = await take(
      letter({ below: ['Content-Type: text/html'], body: `<html><style>p{}</style><p>${html}</p></html>` }),
    );
    expect(mail.linksOnly).toBe(linksOnly);
    expect(mail.links.map(({ host }) => host)).toEqual(hosts);
    expect(parts).toMatchObject([{ kind: 'body' }]);
  });
});

test.each<[string, string[], string | null, boolean]>([
  ['a person', [], 'a@supplier.example', false],
  ['a bounce', [], '', true],
  ['an automatic answer', ['Auto-Submitted: auto-replied'], 'a@x.example', true],
  ['one that says no', ['Auto-Submitted: no'], 'a@x.example', false],
  ['bulk', ['Precedence: bulk'], 'a@x.example', true],
  ['a list', ['List-Id: <x.example>'], 'a@x.example', true],
  ['silence asked for', ['X-Auto-Response-Suppress: All'], 'a@x.example', true],
])('R42 a machine is never answered: %s', async (_name, below, sender, automatic) => {
  const envelope = { recipient: null, sender, clientAddress: null, clientName: null };
  const outcome = await read(Buffer.from(letter({ below })), {
    tenant: 'a',
    envelope,
    onPart: async () => {},
  });
  expect(outcome).toMatchObject({ ok: true, mail: { automatic, messageId: '4711@supplier.example' } });
});

test('a part that its taker refuses ends the reading with the taker’s error', async () => {
  const onPart = (): Promise<void> => Promise.reject(new Error('disk full'));
  await expect(read(Buffer.from(letter()), { tenant: 'a', envelope: null, onPart })).rejects.toThrow(
    'disk full',
  );
});
