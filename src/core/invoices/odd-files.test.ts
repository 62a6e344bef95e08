import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readInvoice } from './read-invoice.ts';

const ubl = readFileSync(join(import.meta.dirname, '../../testing/invoices/ubl-invoice.xml'), 'utf8');
const outcome = async (bytes: Uint8Array): Promise<string> => {
  const result = await readInvoice(bytes);
  return result.ok ? 'accepted' : result.reason;
};

describe('the kind of file is told by its content', () => {
  test.each([
    ['nothing', Buffer.alloc(0), 'file.empty'],
    ['blanks', Buffer.from(' \n\t'), 'file.type-unknown'],
    ['zeros', Buffer.alloc(5000), 'file.type-unknown'],
    ['text', Buffer.from('Faktura 1'), 'file.type-unknown'],
    ['JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'image.needs-reading'],
    ['PNG', Buffer.from('89504e470d0a1a0a', 'hex'), 'image.needs-reading'],
    ['HEIC', Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic')]), 'image.needs-reading'],
    ['ZIP', Buffer.from('PK\u0003\u0004'), 'archive.not-an-invoice'],
    ['a web page', Buffer.from('<html><body>Faktura</body></html>'), 'xml.not-an-invoice'],
    [
      'another UBL document',
      Buffer.from('<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2"/>'),
      'kind.order',
    ],
    ['an invoice in no namespace', Buffer.from('<Invoice><ID>1</ID></Invoice>'), 'xml.not-an-invoice'],
  ])('%s', async (_, bytes, reason) => expect(await outcome(bytes)).toBe(reason));
});

describe('number and date are needed', () => {
  test.each([
    ['<cbc:ID>F 000 412/26</cbc:ID>', '', 'invoice.number-missing'],
    ['<cbc:IssueDate>2026-10-05</cbc:IssueDate>', '', 'invoice.issue-date-missing'],
    ['2026-10-05', '2026-02-30', 'invoice.issue-date-invalid'],
    ['2026-10-05', '5/10 2026', 'invoice.issue-date-invalid'],
  ])('%s → %s', async (from, to, reason) => {
    expect(await outcome(Buffer.from(ubl.replace(from, to)))).toBe(reason);
  });
});

describe('R37 amounts are plain decimals', () => {
  const payable = (text: string) => Buffer.from(ubl.replace('>2507.00<', `>${text}<`));
  test.each([
    '1e5',
    'NaN',
    'Infinity',
    '-INF',
    '１２',
    '1,50',
    '1 000',
    '0x10',
    '--1',
    '1.2.3',
    '.',
    '-',
    '٣',
    '1'.repeat(31),
  ])('%s is no amount', async (text) => expect(await outcome(payable(text))).toBe('invoice.amount-invalid'));
  test.each([
    ['+5', '5'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['\n 12.50 \t', '12.50'],
    ['-0.00', '-0.00'],
    ['007', '007'],
    ['9'.repeat(30), '9'.repeat(30)],
  ])('%j is read as %s', async (text, value) => {
    const result = await readInvoice(payable(text));
    expect(result.ok && result.invoice.payable).toBe(value);
  });
  test('huge quantities stay exact; a computed price beyond thirty digits refuses the document', async () => {
    const quantity = (text: string) =>
      Buffer.from(ubl.replace('>12</cbc:InvoicedQuantity>', `>${text}</cbc:InvoicedQuantity>`));
    expect(await outcome(quantity(`${'9'.repeat(30)}.${'9'.repeat(30)}`))).toBe('accepted');
    expect(await outcome(quantity(`0.${'0'.repeat(29)}1`))).toBe('invoice.amount-invalid');
  });
});

test('naughty strings in text fields arrive as they are', async () => {
  for (const name of [
    "'; DROP TABLE lines; --",
    '<script>alert(1)</script>',
    '𝕏 ﷽ 🍋',
    '=cmd|calc',
    '\u202Eabc',
    'a'.repeat(100_000),
  ]) {
    const escaped = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    const result = await readInvoice(Buffer.from(ubl.replace('Vispgrädde 40 % 1 l', escaped)));
    expect(result.ok && result.invoice.lines[0]?.name).toBe(name);
  }
});
