import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimal } from '../../values/decimal.ts';
import { generatedInvoice } from '#testing/papers/invoice.ts';
import { sheet } from '#testing/papers/sheet.ts';
import { readRecognised } from './ocr-reading.ts';
import type { Page, Word } from '../page/page.ts';

const drawing = `
Norrskär Grossist AB|Fakturanr|48213
Faktura|Fakturadatum|2026-10-05
Benämning|Antal|Pris|Belopp
Laxfilé|3|189,00|567,00
Gräddfil|12|24,50|294,00
Moms 12 %|861,00|103,32
|||
|Netto|861,00
|Moms|103,32
|Att betala SEK|964,32
Bankgiro 5050-1055|Org.nr|556233-2451
`;
const edges = [250, 350, 480];
const one = new Set([1]);

/** The pages as recognition might see them: `seen` changes a word's text and sureness, or drops it. */
const recognised = (pages: readonly Page[], seen: (word: Word) => Word | null): Page[] =>
  pages.map((page) => ({
    ...page,
    words: page.words.flatMap((word) => seen({ ...word, confidence: 0.92 }) ?? []),
  }));
const readAs = (changes: Readonly<Record<string, string>>, confidence = 0.5) =>
  readRecognised(
    recognised(sheet(drawing, edges), (word) => {
      const text = changes[word.text];
      return text === '' ? null : text === undefined ? word : { ...word, text, confidence };
    }),
    one,
  );

describe('a recognised invoice', () => {
  test('is trusted when its arithmetic proves every figure, however unsure recognition was', () => {
    expect(readAs({ '189,00': '189,00' }, 0.2)).toMatchObject({ trusted: true, doubts: [] });
  });

  test.each([
    ['a digit taken for another in a price', { '24,50': '24,80' }],
    ['a letter taken for a digit', { '294,00': 'Z94,00' }],
    ['a lost decimal mark in a sum', { '567,00': '56700' }],
    ['a digit taken for another in a sum', { '294,00': '284,00' }],
    ['a digit passed over in a price', { '189,00': '89,00' }],
    ['a digit put into a sum', { '294,00': '1294,00' }],
    ['the decimals of a sum passed over', { '567,00': '567,' }],
  ])('has %s repaired, and its total proves it', (_what, changes) => {
    const reading = readAs(changes);
    expect(reading).toMatchObject({
      trusted: true,
      invoice: {
        lines: [
          { quantity: '3', price: '189.00', sum: '567.00' },
          { quantity: '12', price: '24.50', sum: '294.00' },
        ],
      },
    });
  });

  test('is not trusted to name a sender abroad, whose letters the model of Swedish may lack', () => {
    expect(readAs({ SEK: 'NOK' }, 0.92)).toMatchObject({ trusted: false, doubts: ['supplier'] });
    // A branch has a Swedish number, and a name of its own language.
    expect(readAs({ Fakturadatum: 'Fakturadato', Belopp: 'Belob' }, 0.92)?.doubts).toContain('supplier');
  });

  test('has what was passed over concluded, and is not trusted for it', () => {
    const reading = readAs({ '3': '' });
    expect(reading?.invoice.lines[0]).toMatchObject({ quantity: '3', sum: '567.00' });
    expect(reading).toMatchObject({ trusted: false, doubts: ['words-uncertain'] });
  });

  test.each([
    ['of which little can be read', { '12': 'Lä' }, '12', '24.50'],
    ['in pieces, of which one looks like a number', { '24,50': '74' }, '12', '24.50'],
  ])('has a figure concluded %s, and is not trusted for it', (_what, changes, quantity, price) => {
    const reading = readAs(changes, 0.1);
    expect(reading?.invoice.lines[1]).toMatchObject({ quantity, price, sum: '294.00' });
    expect(reading?.trusted).toBe(false);
  });

  test('keeps a price whose sum was rounded otherwise', () => {
    expect(readAs({ '189,00': '189,01' })?.invoice.lines[0]).toMatchObject({ quantity: '3', sum: '567.00' });
    expect(readAs({ '567,00': '567,10' })?.invoice.lines[0]?.price).toBe('189.00');
  });

  test('is not trusted where a price was surely read and does not fit', () => {
    expect(readAs({ '24,50': '24,80' }, 0.95)).toMatchObject({ trusted: false });
  });

  test.each([
    ['number', { '48213': '48218' }],
    ['date', { '2026-10-05': '2026-10-06' }],
  ])('is not trusted with an unsure %s, which nothing proves', (_what, changes) => {
    expect(readAs(changes)?.doubts).toContain('words-uncertain');
  });

  test('is not trusted to name a sender whose letters readers saw otherwise, or the page has otherwise elsewhere', () => {
    expect(readAs({ Norrskär: 'Norrskär' }, 0.4)?.doubts).toEqual(['supplier']);
    expect(readAs({ Bankgiro: 'Norrskar' }, 0.92)?.doubts).toContain('supplier');
    expect(readAs({ Gräddfil: 'Gräddfil' }, 0.6)?.doubts).toEqual(['words-uncertain']);
  });

  test.each([
    ['a number of which a digit may be a letter', '48213', 'S0-48213', ['words-uncertain']],
    ['a number of which a letter may be a digit', '48213', 'F1O482', ['words-uncertain']],
    ['a number of letters before a dash', '48213', 'SO-48213', []],
    ['a plural that may be melted', 'Norrskär', 'Uthyrama', ['supplier']],
    ['a plural that is whole', 'Norrskär', 'Uthyrarna', []],
  ])('with %s waits or is trusted', (_what, word, becomes, doubts) => {
    expect(readAs({ [word]: becomes }, 0.92)?.doubts).toEqual(doubts);
  });

  test('that takes back what it names is trusted as a credit note that is not recognised is', () => {
    const note = drawing.replace('Faktura|', 'KREDITFAKTURA|').replace('|||', 'Avser faktura 47110');
    const reading = readRecognised(
      recognised(sheet(note, edges), (word) => word),
      one,
    );
    expect(reading?.invoice.creditNote).toBe(true);
    expect(reading?.doubts).toEqual([]);
  });

  test('is not trusted with VAT of nothing where lines state a rate, or nobody is sure of it', () => {
    const without = (rate: string): Page[] =>
      sheet(
        drawing
          .replace('Antal|Pris|Belopp', 'Antal|Pris|Moms|Belopp')
          .replace('3|189,00', `3|189,00|${rate}`)
          .replace('12|24,50', `12|24,50|${rate}`)
          .replace('Moms 12 %|861,00|103,32', 'Moms 0 %|861,00|0,00')
          .replace('|Moms|103,32', '|Moms|0,00')
          .replace('964,32', '861,00'),
        [250, 350, 420, 480],
      );
    const read = (rate: string, confidence: number) =>
      readRecognised(
        recognised(without(rate), (word) => (word.text === '0,00' ? { ...word, confidence } : word)),
        one,
      )?.doubts;
    expect(read('0 %', 0.92)).toEqual([]);
    expect(read('12 %', 0.92)).toContain('vat');
    expect(read('0 %', 0.4)).toContain('words-uncertain');
  });

  test('that speaks of credit anywhere waits for a person', () => {
    expect(readAs({ Faktura: 'KreditfakIura' })?.doubts).toContain('credit-note');
  });
});

const isSame = (read: string | null | undefined, stated: string): boolean =>
  read !== null && read !== undefined && decimal(read).eq(decimal(stated));

test('a generated page with wrong, lost and unsure signs is read right or not trusted', () => {
  const noise = fc.array(fc.record({ at: fc.nat(), kind: fc.nat(4), digit: fc.nat(9) }), { maxLength: 6 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 31 - 1 }), noise, (seed, faults) => {
      const truth = generatedInvoice(seed);
      const count = truth.pages.reduce((sum, { words }) => sum + words.length, 0);
      const byWord = new Map(faults.map((fault) => [fault.at % Math.max(1, count), fault]));
      let index = -1;
      const pages = recognised(truth.pages, (word) => {
        index += 1;
        const fault = byWord.get(index);
        if (fault === undefined) return word;
        if (fault.kind === 0) return null;
        const at = word.text.search(/\d/);
        if (at < 0) return word;
        const rest = word.text.slice(fault.kind === 4 ? at : at + 1);
        const text = word.text.slice(0, at) + (fault.kind === 1 ? '' : String(fault.digit)) + rest;
        return { ...word, text, confidence: [0.9, 0.9, 0.4, 0.1, 0.4][fault.kind] ?? 0.9 };
      });
      const reading = readRecognised(pages, new Set(pages.map(({ number }) => number)));
      if (reading?.trusted !== true) return;
      const { invoice } = reading;
      expect(invoice.lines.length).toBe(truth.lines.length);
      for (const [at, line] of truth.lines.entries()) {
        const read = invoice.lines[at];
        expect([read?.quantity, read?.price, read?.sum].map((value) => value ?? '')).toSatisfy(
          (values: string[]) =>
            [line.quantity, line.price, line.sum].every((stated, part) => isSame(values[part], stated)),
        );
      }
      expect(isSame(invoice.payable, truth.payable) && isSame(invoice.taxTotal, truth.vat)).toBe(true);
    }),
    { numRuns: 25 },
  );
});
