import { describe, expect, test } from 'vitest';
import { sheet } from '#testing/papers/sheet.ts';
import type { Page } from '../page/page.ts';
import { readRecognised } from './ocr-reading.ts';

/** A recognised page under a heading, which it may have nothing of. */
const pagesOf = (heading: string, label = 'Fakturanr', dated = 'Fakturadatum', below = ''): Page[] =>
  sheet(
    `
Norrskär Grossist AB|${label}|48213
${heading}|${dated}|2026-10-05
Benämning|Antal|Pris|Belopp
Laxfilé|3|189,00|567,00
Gräddfil|12|24,50|294,00
Moms 12 %|861,00|103,32
|||
|Netto|861,00
|Moms|103,32
|Att betala SEK|964,32
Bankgiro 5050-1055|Org.nr|556233-2451
${below}
`,
    [250, 350, 480],
  ).map((page) => ({ ...page, words: page.words.map((word) => ({ ...word, confidence: 0.95 })) }));

const readUnder = (heading: string) => {
  const reading = readRecognised(pagesOf(heading), new Set([1]));
  return [reading?.kind?.kind, reading?.kind?.isClear, reading?.trusted];
};

describe('the kind of a recognised page', () => {
  test.each(['Faktura', 'Samlingsfaktura', 'FA KTU RA', 'F A KT U R A', 'Faktura 48213', 'taktura'])(
    'is an invoice under %s',
    (heading) => {
      expect(readUnder(heading)).toEqual(['invoice', true, true]);
    },
  );

  test.each([
    '',
    'Prcformafaktura',
    'Prcfotmafaktura',
    'Faktura Pamlnnelze',
    'Betalningspåmnnelsc',
    'Ränlefaktura',
    'FAKTURA UTKAS1',
    'Faktura till',
  ])('is open under %s', (heading) => {
    expect(readUnder(heading)[2]).toBe(false);
  });

  test.each([
    ['Påmlnnelse', 'reminder'],
    ['PÅM IN NEL SE', 'reminder'],
    ['Proformafaktuta', 'proforma'],
    ['Följesedcl', 'delivery-note'],
  ])('%s is that of a %s', (heading, kind) => {
    expect(readUnder(heading).slice(0, 2)).toEqual([kind, true]);
  });

  test('is open where a paper of goods asks to be paid by a day', () => {
    const kindOf = (below: string) =>
      readRecognised(pagesOf('FÖLJESEDEL', 'Nummer', 'Datum', below), new Set([1]))?.kind;
    expect(kindOf('Levereras med bil 4')).toMatchObject({ kind: 'delivery-note', isClear: true });
    expect(kindOf('Förfallodatum 2026-11-04')).toMatchObject({ kind: 'invoice', isClear: false });
  });
});
