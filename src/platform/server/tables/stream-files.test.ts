import { createHash } from 'node:crypto';
import { readXlsx } from 'hucre/xlsx';
import { fromBufferPromise } from 'yauzl';
import { describe, expect, test } from 'vitest';
import { column, type FileColumn, type FileRow } from '#core/exports/column.ts';
import { openPdf } from '#core/invoices/pdf/open-pdf.ts';
import { cleanText } from '#core/values/clean-text.ts';
import { naughty } from '#testing/requests/naughty.ts';
import type { ExportedFile } from './exported-file.ts';
import { paperTable } from './paper-table.ts';
import { readWorkbook } from './read-workbook.ts';
import { streamCsv } from './stream-csv.ts';
import { streamWorkbook } from './stream-workbook.ts';

const columns: readonly FileColumn[] = [
  column<never>('name', 'Vara', 'text', () => null),
  column<never>('day', 'Dag', 'date', () => null),
  column<never>('sum', 'Belopp', 'money', () => null, { isSummed: true }),
];

const fileOf = (rows: readonly FileRow[], more: Partial<ExportedFile> = {}): ExportedFile => ({
  title: 'Fakturarader',
  language: 'sv',
  columns,
  pages: async function* () {
    for (let at = 0; at < rows.length; at += 10) yield rows.slice(at, at + 10);
  },
  now: new Date('2026-11-23T10:00:00Z'),
  words: {
    facts: 'Om',
    total: 'Summa',
    page: 'Sida {{page}} av {{pages}}',
    rows: 'Rader',
    digest: 'SHA-256',
  },
  facts: [['Restaurang', 'Krog Ä']],
  ...more,
});

const row = (name: string, sum = '12.50'): FileRow => ({ cells: [name, '2026-11-22', sum], currency: 'SEK' });

const bytesOf = async (stream: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const parts: Uint8Array[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
};

const entryOf = async (bytes: Buffer, name: string): Promise<Buffer> => {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true });
  for await (const entry of zip.eachEntry())
    if (entry.fileName === name) return bytesOf(await zip.openReadStreamPromise(entry));
  throw new Error(`no ${name}`);
};

describe('a workbook', () => {
  test('has typed cells, a frozen head, a filter, sums that follow it, and says what it is with the fingerprint of its data', async () => {
    const bytes = await bytesOf(streamWorkbook(fileOf([row('Oxfilé åäö'), row('=1+1', '-2.25')])));
    const { sheets } = await readXlsx(bytes, { readStyles: true });
    expect(sheets.map(({ name }) => name)).toEqual(['Fakturarader', 'Om']);
    expect(sheets[0]?.rows.map((cells) => [...cells])).toEqual([
      ['Vara', 'Dag', 'Belopp'],
      ['Oxfilé åäö', new Date('2026-11-22T00:00:00Z'), 12.5],
      ['=1+1', new Date('2026-11-22T00:00:00Z'), -2.25],
      ['Summa', null, 10.25],
    ]);
    expect(sheets[0]?.cells?.get('2,0')?.formula).toBeUndefined();
    expect(sheets[0]?.cells?.get('3,2')?.formula).toBe('SUBTOTAL(109,C2:C3)');
    const xml = await entryOf(bytes, 'xl/worksheets/sheet1.xml');
    expect(xml.toString()).toContain('state="frozen"');
    expect(xml.toString()).toContain('<autoFilter ref="A1:C3"/>');
    const facts = new Map(sheets[1]?.rows.map(([label, value]) => [label, value]));
    expect(facts.get('Restaurang')).toBe('Krog Ä');
    expect(facts.get('Rader')).toBe('2');
    expect(facts.get('SHA-256')).toBe(createHash('sha256').update(xml).digest('hex'));
  });

  test('has the same data bytes twice, whoever makes it and when', async () => {
    const rows = [row('a'), row('b')];
    const later = { now: new Date('2027-01-01T00:00:00Z'), facts: [['Restaurang', 'Annan']] as const };
    const [one, other] = [
      await bytesOf(streamWorkbook(fileOf(rows))),
      await bytesOf(streamWorkbook(fileOf(rows, later))),
    ];
    const name = 'xl/worksheets/sheet1.xml';
    expect((await entryOf(one, name)).equals(await entryOf(other, name))).toBe(true);
  });

  test('R44: every odd string is text when it is read again, by another reader and by our own', async () => {
    const texts = naughty
      .map((text) => cleanText(text).trim())
      .filter((text) => text !== '' && text.length < 32_000);
    const bytes = await bytesOf(streamWorkbook(fileOf(texts.map((text) => row(text)))));
    const { sheets } = await readXlsx(bytes, { readStyles: true });
    const own = await readWorkbook(bytes);
    expect(sheets[0]?.rows.slice(1, -1).map(([first]) => first)).toEqual(texts);
    expect(own.ok ? own.value.sheets[0]?.rows.slice(1, -1).map(([first]) => first) : null).toEqual(texts);
  });

  test('asks for no page before the one before it is on its way: rows in flight do not grow with the list', async () => {
    let [asked, taken] = [0, 0];
    const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
    const noise = (seed: number): string =>
      Array.from({ length: 400 }, (_, at) => letters[(seed * 31 + at * at * 7 + at * seed) % 36]).join('');
    const file = fileOf([], {
      pages: async function* () {
        for (; asked < 2_000; asked += 1)
          yield Array.from({ length: 50 }, (_, at) => row(noise(asked * 50 + at)));
      },
    });
    let most = 0;
    const whole = 2_000;
    const stream = streamWorkbook(file);
    for await (const part of stream) {
      taken += part.length;
      await new Promise((resolve) => setImmediate(resolve));
      if (taken < 60_000) most = Math.max(most, asked);
      else break;
    }
    expect(most).toBeLessThan(whole / 10);
    const stopped = asked;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(asked).toBe(stopped);
  });
});

test('a CSV begins with its mark and has the same bytes twice', async () => {
  const [one, other] = [
    await bytesOf(streamCsv(fileOf([row('Å')]))),
    await bytesOf(streamCsv(fileOf([row('Å')]))),
  ];
  expect(one.equals(other)).toBe(true);
  expect(one.toString()).toBe('\ufeffVara;Dag;Belopp\r\nÅ;2026-11-22;12,50\r\n');
});

test('a list on paper is a tagged table with its head and page number on each sheet, sums, and text that can be taken out', async () => {
  const rows = Array.from({ length: 90 }, (_, at) => row(`Räksmörgås ${at}`));
  const bytes = await paperTable(fileOf(rows));
  const document = await openPdf(bytes);
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, at) => {
      const page = await document.getPage(at + 1);
      const { items } = await page.getTextContent();
      const tree = await page.getStructTree();
      return {
        text: items.map((item) => ('str' in item ? item.str : '')).join('|'),
        tree: JSON.stringify(tree),
      };
    }),
  );
  expect(pages.length).toBeGreaterThan(1);
  for (const [at, { text, tree }] of pages.entries()) {
    expect(text).toContain('Vara|');
    expect(text).toContain(`Sida ${at + 1} av ${pages.length}`);
    expect(tree).toContain('"role":"TR"');
    expect(tree).toContain('"role":"TD"');
  }
  expect(pages[0]?.tree).toMatch(/"role":"TH","children":\[\{/);
  expect(pages[1]?.tree).not.toMatch(/"role":"TH","children":\[\{/);
  expect(pages[0]?.text).toContain('Räksmörgås 0');
  expect(pages.at(-1)?.text).toContain('Summa');
  expect(pages.at(-1)?.text).toMatch(/\|1\s125,00\|/);
  expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
  await document.loadingTask.destroy();
});

test('a list on paper breaks no word that its sheet has room for, and money and prices have two decimals', async () => {
  const kinds: readonly FileColumn[] = [
    column<never>('number', 'Artikelnummer', 'text', () => null, { width: 8 }),
    column<never>('unit', 'Enhet', 'text', () => null, { width: 5 }),
    column<never>('price', 'Pris', 'price', () => null, { width: 5 }),
    column<never>('name', 'Benämning', 'text', () => null, { width: 60 }),
    column<never>('sum', 'Belopp', 'money', () => null, { width: 6, isSummed: true }),
    column<never>('count', 'Antal', 'number', () => null, { width: 6 }),
  ];
  const cells = ['EX-1001', 'kartong', '219', 'Linneservett', '1234567.5', '3'];
  const rows = [
    { cells, currency: 'SEK' },
    { cells: ['EX-1002', 'st', '1173.15565', 'Ä', '0', '3'], currency: 'SEK' },
  ];
  const document = await openPdf(await paperTable(fileOf(rows, { columns: kinds })));
  const { items } = await (await document.getPage(1)).getTextContent();
  const texts = items.map((item) => ('str' in item ? item.str.replaceAll('\u00a0', ' ') : ''));
  for (const whole of ['Artikelnummer', 'kartong', '219,00', '1 173,15565', '1 234 567,50', '0,00', '3'])
    expect(texts).toContain(whole);
  await document.loadingTask.destroy();
  const csv = await bytesOf(streamCsv(fileOf(rows, { columns: kinds })));
  expect(csv.toString()).toContain('EX-1001;kartong;219;Linneservett;1234567,50;3');
  expect(csv.toString()).toContain('EX-1002;st;1173,15565;Ä;0,00;3');
});
