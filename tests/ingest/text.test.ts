import { PDFDocument, PDFDict, PDFName } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildInvoice } from '#features/purchases/invoices/server/builders.ts';
import { buildPaperInvoice } from '#features/reading/review/server/builders.ts';
import type { Sandbox } from '#platform/server/sandbox/sandbox-port.ts';
import { openTestPipeline } from '#testing/world/pipeline.ts';
import type { TestPipeline } from '#testing/world/pipeline.ts';

let pipeline: TestPipeline;
beforeAll(async () => (pipeline = await openTestPipeline()));
afterAll(() => pipeline.close());

/** A paper invoice whose font says that its letter `R` means these characters, in UTF-16. */
const mapped = async (number: string, meaning: string): Promise<Uint8Array> => {
  const document = await PDFDocument.load((await buildPaperInvoice({ number })).bytes);
  const map = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /M def /CMapType 2 def
1 begincodespacerange <00> <FF> endcodespacerange
1 beginbfchar <52> <${meaning}> endbfchar endcmap end end`;
  const stream = document.context.register(document.context.flateStream(map));
  const fonts = document.getPage(0).node.Resources()?.lookup(PDFName.of('Font'), PDFDict);
  for (const name of fonts?.keys() ?? []) fonts?.lookup(name, PDFDict).set(PDFName.of('ToUnicode'), stream);
  return document.save();
};

describe('text that the database cannot hold', () => {
  test.each([
    ['501', '00520000', 'a letter and U+0000'],
    ['502', '0000', 'U+0000 alone'],
    ['503', 'D800', 'half of a pair'],
    ['504', 'DC000052', 'the other half and a letter'],
  ])('is cleaned out of the text of a PDF (%s: %s, %s)', async (number, meaning) => {
    const [document] = await pipeline.take({ name: `${number}.pdf`, bytes: await mapped(number, meaning) });
    expect(['monitored', 'needs-review']).toContain(document?.state);
    expect(document?.reason ?? '').not.toMatch(/^reader\.|not-bookable/);
    expect(pipeline.complaints).toEqual([]);
  });

  test('is cleaned out of a table', async () => {
    const text = `Fakturanr;Fakturadatum;Artikelnr;Benämning;Antal;Enhet;À-pris;Belopp;Valuta;Leverantör
7001;2026-10-05;1;Lax\u0000filé;2,000;kg;189,00;378,00;SEK;Norrskär\u0000 Grossist AB\n`;
    const utf16 = Buffer.from(`\ufeff${text}7001\ud800;`, 'utf16le');
    const taken = await pipeline.take(
      { name: 'a.csv', bytes: new TextEncoder().encode(text) },
      { name: 'b.csv', bytes: new Uint8Array(utf16) },
    );
    expect(taken.map(({ state, reason }) => [state, reason])).toEqual([
      ['needs-review', 'reading.columns-unknown'],
      ['needs-review', 'reading.columns-unknown'],
    ]);
  });

  test('is cleaned out of a mail, its subject and its names', async () => {
    const mail = `From: =?utf-8?B?${Buffer.from('An\u0000na').toString('base64')}?= <anna@lev.example>
To: x@y.example
Subject: =?utf-16le?B?${Buffer.from('Faktura \ud800\u0000', 'utf16le').toString('base64')}?=
Message-ID: <1@lev.example>
Content-Type: text/html; charset=utf-8

<p>A&#0;b &#xd800; <a href="https://lev.example/\u0000x">faktura\u0000</a></p>`.replaceAll('\n', '\r\n');
    const [document] = await pipeline.take({ name: 'brev.eml', bytes: new TextEncoder().encode(mail) });
    // The cleaned text is a letter around a link; what matters is that it was read and kept at once.
    expect(document).toMatchObject({ state: 'needs-review', reason: 'mail.links-only' });
  });

  test('is no XML, which says so at once', async () => {
    const { bytes } = buildInvoice({ number: 'nul' });
    const text = new TextDecoder().decode(bytes);
    const files = [
      text.replace('nul', '&#0;nul'),
      text.replace('nul', '\u0000nul'),
      text.replace('nul', '&#xd800;'),
    ];
    const taken = await pipeline.take(
      ...files.map((each, at) => ({ name: `${at}.xml`, bytes: new TextEncoder().encode(each) })),
    );
    expect(taken.map(({ state, reason }) => [state, reason])).toEqual(
      files.map(() => ['unreadable', 'xml.malformed']),
    );
  });
});

/** A reader of the time before texts were cleaned: what it says reaches the database as it is. */
const careless =
  (sandbox: Sandbox): Sandbox['read'] =>
  async (source, options) => {
    const read = await sandbox.read(source, options);
    if (!read.ok) return read;
    const { supplier } = read.invoice;
    return {
      ...read,
      invoice: { ...read.invoice, supplier: { ...supplier, name: `${supplier.name}\u0000` } },
    };
  };

describe('what no reader cleaned', () => {
  let blunt: TestPipeline;
  beforeAll(async () => {
    blunt = await openTestPipeline(({ sandbox, scans }) => ({
      sandbox: { ...sandbox, read: careless(sandbox) },
      scans: {
        ...scans,
        words: async (...asked) => {
          const words = await scans.words(...asked);
          if (!words.ok) return words;
          const spoilt = words.pages.map((page) => ({
            ...page,
            words: page.words.map((word) => ({ ...word, text: `${word.text}\ud800` })),
          }));
          return { ...words, pages: spoilt };
        },
        readWords: async (...asked) => {
          const result = await scans.readWords(...asked);
          if (!result.ok) return result;
          const { reading } = result;
          const doubts = [...reading.doubts, `\u0000` as (typeof reading.doubts)[number]];
          return { ...result, reading: { ...reading, doubts } };
        },
      },
    }));
  });
  afterAll(() => blunt.close());

  test('ends at once with a reason of its own, and stops nothing beside it', async () => {
    const [paper] = await blunt.take(await buildPaperInvoice({ number: '601' }));
    expect(paper).toMatchObject({ state: 'needs-review', reason: 'reader.text-damaged' });
    const invoices = [buildInvoice({ number: '602' }), buildInvoice({ number: '603' })];
    const taken = await blunt.take(...invoices);
    expect(taken.map(({ state, reason }) => [state, reason])).toEqual([
      ['unreadable', 'reader.text-damaged'],
      ['unreadable', 'reader.text-damaged'],
    ]);
    const attempts = await blunt.rows<{ most: number }>(
      `select max(greatest(d.attempts, coalesce(r.tries, 0)))::int as most from document d
       left join document_reading r on r.organization_id = d.organization_id and r.document_id = d.id`,
    );
    expect(attempts).toEqual([{ most: 1 }]);
  });
});
