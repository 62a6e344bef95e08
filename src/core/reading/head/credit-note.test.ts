import { describe, expect, test } from 'vitest';
import { creditTitles, isOneWay, statedKind } from './credit-note.ts';
import { paperOf } from '#testing/papers/paper.ts';
import type { Page } from '../page/page.ts';

/** A first page with a heading and, in small letters above its table, what else it says. */
const pagesWith = (heading: string, small = 'Kundnummer 4711', at = 100): Page[] => {
  const paper = paperOf(0.5, 0);
  paper.print('Norrskär Grossist AB', 40, 50, 'left', 13);
  paper.print(heading, 360, 50, 'left', 16);
  paper.print(small, 360, at);
  for (let y = 200; y < 500; y += 14) paper.print('1001 Laxfilé 2 kg 189,00 378,00', 40, y);
  return paper.pages();
};

const table = { x: 40, y: 180, width: 500, height: 9 };
const kindOf = (pages: readonly Page[], taught: readonly string[] = []) => statedKind(pages, taught, table);

describe('the kind that a page states', () => {
  test.each([
    'KREDITFAKTURA',
    'Kreditnota 4711',
    'Credit note',
    'Credit Invoice',
    'Rechnungskorrektur',
    'AVOIR',
    'Creditnota',
    'Hyvityslasku',
    'NOTA DI CREDITO n. 59/E del 12/07/2026',
    'Nota de crédito 59',
  ])('is clearly a credit note: %s', (heading) => {
    expect(kindOf(pagesWith(heading))).toEqual({ creditNote: true, isClear: true });
    expect(creditTitles(pagesWith(heading))).toEqual([]);
  });

  test.each(['Kreditfaktura', 'Kreditfaktura 110619', 'Kreditnota nr: F872501', 'Credit note #2026-357'])(
    'is a credit note that calls itself %s in small letters, where no heading says invoice',
    (small) => {
      expect(kindOf(pagesWith('Norrskär', small))).toEqual({ creditNote: true, isClear: true });
      expect(kindOf(pagesWith('Norrskär', small, 220))).toEqual({ creditNote: false, isClear: true });
      expect(kindOf(pagesWith('Norrskär', `${small} har dragits av`)).creditNote).toBe(false);
    },
  );

  test.each(['GUTSCHRIFT', 'KREDIT', 'Credit'])('may be a credit note: %s', (heading) => {
    const pages = pagesWith(heading);
    expect(kindOf(pages)).toEqual({ creditNote: true, isClear: false });
    expect(kindOf(pages, creditTitles(pages))).toEqual({ creditNote: true, isClear: true });
  });

  test('is not clear beside a heading that says invoice', () => {
    const [page] = pagesWith('KREDITFAKTURA');
    const paper = paperOf(0.5, 0);
    paper.print('Faktura', 200, 50, 'left', 16);
    const [other] = paper.pages();
    if (page === undefined || other === undefined) throw new Error('no page');
    expect(kindOf([{ ...page, words: [...page.words, ...other.words] }]).isClear).toBe(false);
  });

  test.each([
    ['Kreditfaktura', 100, false],
    ['Kreditfakturanr 4711', 100, false],
    ['Kreditdatum: 2026-10-05', 100, false],
    ['Kreditnota nr 4711 av den 5 oktober 2026', 100, false],
    ['Kreditfaktura sänds efter reklamation inom 8 dagar', 100, true],
    ['Frågor om kreditfakturor: ring 08-123', 100, true],
    ['Kredit 30 dagar', 100, true],
    ['Credit terms 30 days', 100, true],
    // A line of goods is no heading.
    ['Kreditfaktura', 220, true],
  ] as const)('is that of an invoice which says "%s" at %i', (small, at, isClear) => {
    expect(kindOf(pagesWith('FAKTURA', small, at))).toEqual({ creditNote: false, isClear });
  });
});

test.each([
  [['-2.00', '0.00', '-3.00'], '-5.00', true],
  [['2.00', '3.00'], '5.00', true],
  [['2.00', '-3.00'], '5.00', false],
  [['-2.00'], '2.00', false],
  [['2.00'], null, false],
] as const)('sums %j with %s to pay go one way: %s', (sums, payable, goes) => {
  const lines = sums.map((sum, index) => ({
    lineNo: index + 1,
    name: 'Laxfilé',
    description: null,
    articleNumber: null,
    gtin: null,
    quantity: null,
    unit: '',
    price: null,
    comparablePrice: null,
    discount: '0',
    deposit: '0',
    sum,
    vatRate: null,
    kind: 'goods' as const,
  }));
  expect(isOneWay({ lines, payable })).toBe(goes);
});
