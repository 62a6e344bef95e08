import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readInvoice } from '../read-invoice.ts';

const ubl = readFileSync(join(import.meta.dirname, '../../../testing/invoices/ubl-invoice.xml'), 'utf8');
const body = ubl.replace(/^<\?xml.*?\?>\s*/, '');
const text = (xml: string): Buffer => Buffer.from(xml, 'utf8');
const utf16 = (xml: string): Buffer => Buffer.from(`\ufeff${xml}`, 'utf16le');

const refusedAs = async (bytes: Uint8Array): Promise<string> => {
  // Alone each takes less than a second; the bound leaves room for a busy machine.
  const start = performance.now();
  const result = await readInvoice(bytes);
  expect(performance.now() - start, 'milliseconds').toBeLessThan(10_000);
  return result.ok ? 'accepted' : result.reason;
};

const bomb = `<!DOCTYPE x [<!ENTITY a "ha">${Array.from({ length: 20 }, (_, i) => `<!ENTITY ${'a'.repeat(i + 2)} "${`&${'a'.repeat(i + 1)};`.repeat(10)}">`).join('')}]>`;

describe('R37 a document type is refused in any encoding', () => {
  test.each([
    ['entity bomb', text(`${bomb}${body}`)],
    ['external entity', text(`<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${body}`)],
    ['external subset', text(`<?xml version="1.0"?><!DOCTYPE x SYSTEM "http://127.0.0.1:1/x.dtd">${body}`)],
    ['after a comment', text(`<!-- <!-x> --><!DOCTYPE x>${body}`)],
    ['UTF-16 little endian', utf16(`<!DOCTYPE x>${body}`)],
    ['UTF-16 big endian', utf16(`<!DOCTYPE x>${body}`).swap16()],
    ['UTF-16 without byte order mark', Buffer.from(`<!DOCTYPE x>${body}`, 'utf16le')],
    ['byte order mark', text(`\ufeff<!DOCTYPE x>${body}`)],
    ['ISO-8859-1', Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?><!DOCTYPE x>${body}`, 'latin1')],
  ])('%s', async (_, bytes) => expect(await refusedAs(bytes)).toBe('xml.doctype'));

  test('the word in a comment or in text is no document type', async () => {
    const harmless = body.replace(
      '<cac:Account',
      '<!-- <!DOCTYPE x> --><cbc:Note><![CDATA[<!DOCTYPE x>]]></cbc:Note><cac:Account',
    );
    expect((await readInvoice(text(harmless))).ok).toBe(true);
  });
  test.each(['UTF-7', 'IBM037', 'ISO-2022-JP', 'UTF-32', 'x-nonsense'])(
    'encoding %s hides tags and is refused',
    async (name) => {
      expect(await refusedAs(text(`<?xml version="1.0" encoding="${name}"?>${body}`))).toBe(
        'xml.encoding-unknown',
      );
    },
  );
});

describe('R37 size and depth', () => {
  test.each([
    ['200,000 nested tags', text('<a>'.repeat(200_000) + '</a>'.repeat(200_000)), 'xml.too-deep'],
    ['200,000 nested tags, never closed', text('<a>'.repeat(200_000)), 'xml.too-deep'],
    ['200,000 nested tags in UTF-16', utf16('<a>'.repeat(200_000)), 'xml.too-deep'],
    ['101 levels', text('<a>'.repeat(101) + '</a>'.repeat(101)), 'xml.too-deep'],
    ['100 levels', text('<a>'.repeat(100) + '</a>'.repeat(100)), 'xml.not-an-invoice'],
    ['200,000 siblings', text(`<a>${'<b/>'.repeat(200_000)}</a>`), 'xml.not-an-invoice'],
    ['two million elements', text(`<a>${'<b/>'.repeat(2_000_000)}</a>`), 'document.too-large'],
    ['12 MB of numeric references', text(`<a>${'&#65;'.repeat(2_400_000)}</a>`), 'xml.not-an-invoice'],
    [
      '200,000 attributes',
      text(`<a ${Array.from({ length: 200_000 }, (_, i) => `b${i}="1"`).join(' ')}/>`),
      'xml.not-an-invoice',
    ],
    ['51 MB', Buffer.alloc(51 * 1024 * 1024, '<a>'), 'document.too-large'],
    ['a quote that never ends', text(`<a b="${'x'.repeat(5_000_000)}`), 'xml.malformed'],
    ['a comment that never ends', text(`<a><!-- ${'> '.repeat(2_000_000)}`), 'xml.malformed'],
  ])('%s', async (_, bytes, reason) => expect(await refusedAs(bytes)).toBe(reason));

  test('a hundred thousand lines', async () => {
    const lines = '<cac:InvoiceLine/>'.repeat(100_000);
    expect(await refusedAs(text(ubl.replace('</Invoice>', `${lines}</Invoice>`)))).toBe('document.too-large');
  });
  test('ten thousand lines are read', async () => {
    const lines = ubl.match(/<cac:InvoiceLine>[\s\S]*?<\/cac:InvoiceLine>/)?.[0].repeat(10_000) ?? '';
    expect(await refusedAs(text(ubl.replace('</Invoice>', `${lines}</Invoice>`)))).toBe('accepted');
  });
  test('200,000 siblings inside an invoice do not stop it', async () => {
    const wide = ubl.replace('</Invoice>', `${'<x/>'.repeat(200_000)}</Invoice>`);
    expect((await readInvoice(text(wide))).ok).toBe(true);
  });
});

describe('not well-formed', () => {
  test.each([
    ['crossed tags', '<a><b></a></b>'],
    ['two roots', '<a/><a/>'],
    ['text after the root', '<a/>x'],
    ['blank before the declaration', ' <?xml version="1.0"?><a/>'],
    ['the same attribute twice', '<a b="1" b="2"/>'],
    ['attribute without quotes', '<a b=1/>'],
    ['undefined entity', '<a>&nbsp;</a>'],
    ['undeclared prefix', '<p:a/>'],
    ['bare ampersand', '<a>Kött & chark</a>'],
    ['forbidden character', '<a>\u0001</a>'],
    ['forbidden reference', '<a>&#0;</a>'],
    ['two hyphens in a comment', '<a><!-- a -- b --></a>'],
    ['end of a section in text', '<a>]]></a>'],
    ['less-than in an attribute', '<a b="<"/>'],
    ['cut off', ubl.slice(0, 3000)],
  ])('%s', async (_, xml) => expect(await refusedAs(text(xml))).toBe('xml.malformed'));

  test('bytes that are not the declared encoding', async () => {
    expect(await refusedAs(Buffer.from(ubl, 'latin1'))).toBe('xml.malformed');
  });
});
