import { describe, expect, test } from 'vitest';
import { paperOf } from '#testing/papers/paper.ts';
import { layoutAfterReview } from '../layouts/layout-after-review.ts';
import type { LayoutMemory } from '../layouts/layout-memory.ts';
import { readPages } from '../read-pages.ts';
import type { Page } from './page.ts';
import { wideSheet } from './wide-sheet.ts';

/** What the second page prints: texts by the height that they stand at, parted by `|` at its columns. */
interface Drawn {
  readonly label?: string;
  readonly lines?: readonly string[];
  readonly totals?: readonly string[];
  /** Labels of the first page behind the price. */
  readonly more?: string;
  readonly running?: boolean;
  readonly cut?: readonly (readonly [number, string])[];
  readonly down?: number;
}

const goods = [
  ['D494', 'Osaltat smör 5 kg', '3 st', '474,95'],
  ['D541', 'Gräddost skivad 1 kg', '6 st', '107,65'],
];

/** A sheet whose columns from the sums on are printed on a second page. */
const drawn = ({
  label = 'Totalt',
  lines = ['1424,85', '645,90'],
  totals = ['2070,75', '248,49', '2319,24'],
  more = '',
  running = true,
  cut = [],
  down = 0,
}: Drawn = {}): Page[] => {
  const paper = paperOf(0.5, 0);
  const ends = (page: number): void => {
    if (!running) return;
    paper.print('Blad1', 290, 30);
    paper.print(`Sida ${page}`, 290, 800);
  };
  ends(1);
  for (const [at, text] of ['Ostkällaren Sörmland AB', 'Nyköpingsvägen 52', '611 50 Nyköping'].entries())
    paper.print(text, 58, 80 + 13 * at);
  for (const [at, text] of ['FAKTURA', 'Fakturanr 1945', 'Fakturadatum 2026-03-30'].entries())
    paper.print(text, 330, 80 + 13 * at);
  for (const [at, text] of ['Trattoria Pepe & Pane AB', 'Engelbrektsgatan 19', '211 33 Malmö'].entries())
    paper.print(text, 58, 140 + 13 * at);
  for (const [text, x] of [
    ['Artikelnr', 58],
    ['Produkt', 110],
    ['Antal', 330],
    ['Pris', 400],
    [more, 460],
  ] as const)
    paper.print(text, x, 200);
  for (const [row, texts] of goods.entries())
    for (const [at, text] of texts.entries()) paper.print(text, [58, 110, 330, 400][at] ?? 0, 213 + 13 * row);
  for (const [at, text] of ['Netto', 'Moms 12 %', 'Att betala SEK'].entries())
    paper.print(text, 400, 260 + 13 * at);
  paper.print('Bankgiro 5050-1055', 58, 320);
  paper.print('Org.nr 556233-2451', 200, 320);
  paper.turn();
  ends(2);
  const across = (texts: string, y: number): void => {
    for (const [at, text] of texts.split('|').entries()) paper.print(text, 120 + 60 * at, y + down, 'right');
  };
  across(label, 200);
  for (const [at, text] of lines.entries()) across(text, 213 + 13 * at);
  const last = label.split('|').length - 1;
  for (const [at, text] of totals.entries()) across('|'.repeat(last) + text, 260 + 13 * at);
  for (const [y, text] of cut) paper.print(text, -3, y);
  return paper.pages();
};

describe('a sheet whose last columns are on a second page', () => {
  test.each<[string, Drawn]>([
    ['sums', {}],
    ['sums called so', { label: 'Summa' }],
    ['sums without heads of pages', { label: 'Belopp', running: false }],
    ['sums in kronor', { label: 'Belopp kr' }],
    ['sums with a currency', { lines: ['1424,85 kr', '645,90 kr'] }],
    [
      'sums with thousands apart',
      { lines: ['1 424,85', '645,90'], totals: ['2 070,75', '248,49', '2 319,24'] },
    ],
    ['rates and sums', { label: 'Moms %|Belopp', lines: ['12|1424,85', '12|645,90'] }],
    ['rates with their sign', { label: 'Moms|Summa', lines: ['12 %|1424,85', '12 %|645,90'] }],
    ['discounts and sums', { label: 'Rabatt %|Belopp', lines: ['0|1424,85', '0|645,90'] }],
    [
      'sums beside what the edge has cut',
      {
        cut: [
          [106, '30'],
          [140, 'Pane AB'],
        ],
      },
    ],
  ])('is read as one: %s', (_, parts) => {
    const reading = readPages(drawn(parts));
    expect(reading?.invoice.lines.map(({ articleNumber, name, sum }) => [articleNumber, name, sum])).toEqual([
      ['D494', 'Osaltat smör 5 kg', '1424.85'],
      ['D541', 'Gräddost skivad 1 kg', '645.90'],
    ]);
    expect([reading?.invoice.payable, reading?.doubts]).toEqual(['2319.24', []]);
  });

  test('places what is read on the page that prints it', () => {
    const reading = readPages(drawn());
    const [line] = reading?.lines ?? [];
    const { name, price, sum } = line?.fields ?? {};
    expect([name, price, sum].map((field) => field?.place?.page)).toEqual([1, 1, 2]);
    expect((sum?.place?.box.x ?? 0) + (sum?.place?.box.width ?? 0)).toBeCloseTo(120, 0);
    expect(reading?.fields.payable?.place?.page).toBe(2);
  });

  test('is read so after a person has put one right', () => {
    const reading = readPages(drawn());
    if (reading === null) throw new Error('nothing read');
    const lines = reading.invoice.lines.map((line) => ({ ...line, name: line.name.toUpperCase() }));
    const layout = layoutAfterReview(drawn(), reading, { ...reading.invoice, lines }, null);
    const next = readPages(drawn(), layout === null ? [] : [layout]);
    expect(next?.invoice.lines.map(({ sum }) => sum)).toEqual(['1424.85', '645.90']);
    expect(next?.invoice.payable).toBe('2319.24');
  });

  test('is read as one though what was taught of its first page knows half of each row', () => {
    const columns = [
      { role: 'article', label: 'artikelnr', left: 58, right: 95 },
      { role: 'description', label: 'produkt', left: 110, right: 300 },
      { role: 'quantity', label: 'antal', left: 330, right: 360 },
      { role: 'sum', label: 'pris', left: 400, right: 440 },
    ] as const;
    const sender = { name: null, organizationNumber: '5562332451', vatNumber: null, marks: ['5562332451'] };
    const memory: LayoutMemory = {
      version: 1,
      sender,
      head: columns.map(({ label, left }) => ({ text: label, x: left })),
      pageWidth: 595,
      columns,
      numbers: null,
      names: null,
      discount: null,
      priceBase: '1',
      labels: [],
      skip: [],
      end: [],
      decimalMark: ',',
      dateOrder: 'day-first',
      currency: null,
      creditTitles: [],
      discountRows: false,
      reproduces: true,
      wasShown: false,
    };
    const known = { memory, confirmations: 5 };
    const [first] = drawn();
    if (first === undefined) throw new Error('no page');
    expect(readPages([first], [known])?.layout).not.toBeNull();
    expect(readPages(drawn(), [known])?.invoice.lines.map(({ sum }) => sum)).toEqual(['1424.85', '645.90']);
  });

  test.each<[string, Page[]]>([
    ['figures stand between the rows of the first page', drawn({ down: 5 })],
    ['the label is not known', drawn({ label: 'Anmärkning' })],
    ['no label stands there', drawn({ label: '' })],
    ['words stand among the figures', drawn({ lines: ['1424,85', 'restad'] })],
    ['too few figures stand there', drawn({ lines: ['1424,85'], totals: [] })],
    ['both pages have sums', drawn({ more: 'Belopp' })],
    ['text is cut that the first page does not end with', drawn({ cut: [[106, 'Kalmar']] })],
    [
      'a third page follows',
      [
        ...drawn(),
        ...drawn()
          .slice(1)
          .map((page) => ({ ...page, number: 3 })),
      ],
    ],
    ['one page is higher', drawn().map((page) => ({ ...page, height: 800 + 40 * page.number }))],
    [
      'the words were recognised',
      drawn().map((page) => ({
        ...page,
        words: page.words.map((word) => ({ ...word, confidence: 0.95 })),
      })),
    ],
  ])('is none where %s', (_, pages) => {
    expect(wideSheet(pages)).toBeNull();
  });

  test('is none where the second page goes on with whole lines', () => {
    const whole = drawn().slice(0, 1);
    expect(wideSheet([...whole, ...whole.map((page) => ({ ...page, number: 2 }))])).toBeNull();
  });
});
