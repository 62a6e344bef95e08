import { describe, expect, test } from 'vitest';
import { paperOf } from '#testing/papers/paper.ts';
import { figures, type LabelledColumn } from '#testing/papers/columns-page.ts';
import type { Page } from '../page/page.ts';
import type { DraftInvoice, Reading } from '../reading.ts';
import { readPages } from '../read-pages.ts';
import { layoutAfterReview } from './layout-after-review.ts';
import type { KnownLayout } from './layout-memory.ts';

interface Paper {
  readonly columns: readonly LabelledColumn[];
  /** Cells are parted by `|`. */
  readonly rows: readonly string[];
  readonly totals: readonly string[];
  readonly title?: string;
}

const pagesOf = ({ columns, rows, totals, title = 'Faktura nr 118' }: Paper): readonly Page[] => {
  const paper = paperOf(0.5, 0);
  paper.print('Norrskär Grossist AB', 40, 60, 'left', 18);
  paper.print('Org.nr 556233-2451', 40, 80);
  paper.print(title, 40, 120, 'left', 14);
  if (!title.includes('·')) paper.print('Fakturadatum: 2026-01-25', 40, 140);
  for (const [label, x, align] of columns) paper.print(label, x, 200, align);
  let y = 206;
  for (const row of rows) {
    y += 15;
    for (const [at, text] of row.split('|').entries()) {
      const [, x = 0, align, below = x, alignBelow = align] = columns[at] ?? [];
      // Below its label, and not where the column's other cells are.
      const isBelow = text.endsWith('<');
      if (text !== '')
        paper.print(text.replace('<', ''), isBelow ? x : below, y, isBelow ? align : alignBelow);
    }
  }
  for (const [at, text] of totals.entries())
    for (const [part, word] of text.split('|').entries())
      paper.print(word, 330 + 150 * part, y + 34 + 14 * at);
  return paper.pages();
};

const readOf = (paper: Paper, layouts: readonly KnownLayout[] = []): Reading => {
  const reading = readPages(pagesOf(paper), layouts);
  if (reading === null) throw new Error('nothing read');
  return reading;
};

/** What a person teaches who puts a reading right. */
const taughtBy = (paper: Paper, correct: (read: DraftInvoice) => DraftInvoice): readonly KnownLayout[] => {
  const reading = readOf(paper);
  const layout = layoutAfterReview(pagesOf(paper), reading, correct(reading.invoice), null);
  if (layout === null) throw new Error('nothing learnt');
  return [layout];
};

const numbered =
  (numbers: readonly string[]) =>
  (read: DraftInvoice): DraftInvoice => ({
    ...read,
    lines: read.lines.map((line, at) => ({ ...line, articleNumber: numbers[at] ?? null })),
  });

const goodsOf = ({ invoice }: Reading) =>
  invoice.lines.map(({ articleNumber, name }) => [articleNumber, name]);

describe('a number of goods that looks like something else is known by where it stands', () => {
  const columns: readonly LabelledColumn[] = [['Tjänst', 40], ['Text', 130], ...figures];
  const first: Paper = {
    columns,
    rows: ['A|Fönsterputs|2|100,00|200,00', 'B|Storstädning|1|50,00|50,00'],
    totals: ['Netto|250,00', 'Moms 25 %|62,50', 'Att betala|312,50'],
  };
  test.each([
    ['days', ['8.1.57', '6.8.91'], '7.6.72'],
    ['blanks', ['6 248 15', '3 135 44'], '2 669 53'],
  ])('%s', (_, numbers, later) => {
    const rows = first.rows.map((row, at) => `${numbers[at]}${row.slice(1)}`);
    const layouts = taughtBy({ ...first, rows }, numbered(numbers));
    const second = { ...first, rows: [`${later}|Hyra av maskin|2|100,00|200,00`, '|Resa|1|50,00|50,00'] };
    expect(goodsOf(readOf(second, layouts))).toEqual([
      [later, 'Hyra av maskin'],
      [null, 'Resa'],
    ]);
  });
});

test('a discount is read though the paper that taught had none', () => {
  const columns: readonly LabelledColumn[] = [
    ['Modell', 40],
    ['Vara', 120],
    ['Antal', 300, 'right'],
    ['Pris', 380, 'right'],
    ['Rabatt', 450, 'right'],
    ['Netto', 550, 'right'],
  ];
  const paper = (discount: string, sum: string, totals: readonly string[]): Paper => ({
    columns,
    rows: [`X8M39|Tallrik|10|40,00|${discount}|${sum}`, 'L4S74|Skål|5|20,00|0%|100,00'],
    totals,
  });
  const layouts = taughtBy(
    paper('0%', '400,00', ['Summa|500,00', 'Moms 25 %|125,00', 'Att betala|625,00']),
    numbered(['X8M39', 'L4S74']),
  );
  const second = paper('10%', '360,00', ['Summa|460,00', 'Moms 25 %|115,00', 'Att betala|575,00']);
  expect(readOf(second, layouts).invoice.lines).toMatchObject([
    { quantity: '10', price: '40.00', discount: '40', sum: '360.00' },
    { quantity: '5', price: '20.00', discount: '0', sum: '100.00' },
  ]);
});

test('a charge below the last line teaches that it is none', () => {
  const columns: readonly LabelledColumn[] = [['Artnr', 40], ['Benämning', 120], ...figures];
  const paper = (freight: string, totals: readonly string[]): Paper => ({
    columns,
    rows: ['1641|Chorizo|2|100,00|200,00', '8484|Ankbröst|1|50,00|50,00', `|Kyltransport|||${freight}`],
    totals,
  });
  const layouts = taughtBy(paper('150,00', ['Netto|400,00', 'Moms|48,00', 'Att betala|448,00']), (read) => ({
    ...read,
    lines: read.lines.filter(({ name }) => name !== 'Kyltransport'),
  }));
  const second = readOf(paper('120,00', ['Netto|370,00', 'Moms|44,40', 'Att betala|414,40']), layouts);
  expect(goodsOf(second)).toEqual([
    ['1641', 'Chorizo'],
    ['8484', 'Ankbröst'],
  ]);
});

test('whole numbers at another edge than decimal ones stand in one column', () => {
  const paper: Paper = {
    columns: [
      ['Vara', 40],
      ['Mängd', 250, 'left', 300, 'right'],
      ['Pris', 440, 'right'],
      ['Summa', 550, 'right'],
    ],
    rows: ['Fänkål|3,26<|10,00|32,60', 'Svartkål|2,5<|10,00|25,00', 'Koriander|9|10,00|90,00'],
    totals: ['Netto|147,60', 'Moms 6 %|8,86', 'Att betala|156,46'],
  };
  const quantities = ['3.26', '2.5', '9'];
  const layouts = taughtBy(paper, (read) => ({
    ...read,
    lines: read.lines.map((line, at) => ({ ...line, quantity: quantities[at] ?? null })),
  }));
  const second = { ...paper, rows: ['Svartkål|1,26<|10,00|12,60', 'Dill|4|10,00|40,00'] };
  expect(readOf(second, layouts).invoice.lines.map(({ quantity }) => quantity)).toEqual(['1.26', '4']);
});

test('amounts with a colon teach, and a day stands behind the number of the paper', () => {
  const paper = (title: string): Paper => ({
    columns: [['Avser', 40], ...figures],
    rows: ['Trubadur|1|4 896:00|4 896:00', 'Ljudteknik|1|2 206:60|2 206:60'],
    totals: ['Netto|7 102:60', 'Moms 25 %|1 775:65', 'Att betala|8 878:25'],
    title,
  });
  const layouts = taughtBy(paper('Faktura LF10588 · 6 mars 2026 · förfaller 5 april 2026'), (read) => ({
    ...read,
    number: 'LF10588',
    issueDate: '2026-03-06',
    dueDate: '2026-04-05',
  }));
  const { invoice } = readOf(paper('Faktura LF10631 · 8 juni 2026 · förfaller 8 juli 2026'), layouts);
  expect(invoice).toMatchObject({ number: 'LF10631', issueDate: '2026-06-08', payable: '8878.25' });
  expect(invoice.lines.map(({ sum }) => sum)).toEqual(['4896.00', '2206.60']);
});

test('where taught columns do not close and the table does by its own labels, these are read', () => {
  const columns: readonly LabelledColumn[] = [['Vara', 40], ...figures];
  const paper: Paper = {
    columns,
    rows: ['Smör|3|10,00|30,00', 'Ost|2|20,00|40,00'],
    totals: ['Netto|70,00', 'Moms 12 %|8,40', 'Att betala|78,40'],
  };
  const [layout] = taughtBy(paper, (read) => read);
  if (layout === undefined) throw new Error('nothing learnt');
  const moved = layout.memory.columns.map((column) =>
    column.role === 'quantity' ? { ...column, left: 570, right: 580 } : column,
  );
  const reading = readOf(paper, [{ memory: { ...layout.memory, columns: moved }, confirmations: 5 }]);
  expect(reading.invoice.lines.map(({ quantity, price }) => [quantity, price])).toEqual([
    ['3', '10.00'],
    ['2', '20.00'],
  ]);
});

/** What a person teaches who says what each line is called, and by which number. */
const called =
  (goods: readonly (readonly [number: string | null, name: string])[]) =>
  (read: DraftInvoice): DraftInvoice => ({
    ...read,
    lines: read.lines.map((line, at) => ({
      ...line,
      articleNumber: goods[at]?.[0] ?? null,
      name: goods[at]?.[1] ?? '',
    })),
  });

describe('texts are read where a person has shown them', () => {
  const totals = ['Netto|150,00', 'Moms 12 %|18,00', 'Att betala|168,00'];

  test('a name that goes on in a column of its own', () => {
    const columns: readonly LabelledColumn[] = [['Vara', 40], ['Förp', 180], ...figures];
    const paper = (...rows: readonly string[]): Paper => ({ columns, rows, totals });
    const layouts = taughtBy(
      paper('Oliver|burk 2 kg|1|100,00|100,00', 'Kapris|glas 90 g|2|25,00|50,00'),
      called([
        [null, 'Oliver burk 2 kg'],
        [null, 'Kapris glas 90 g'],
      ]),
    );
    const second = paper('Soltorkad tomat|hink 3 kg|1|100,00|100,00', 'Tahini|burk 1 kg|2|25,00|50,00');
    expect(goodsOf(readOf(second, layouts))).toEqual([
      [null, 'Soltorkad tomat hink 3 kg'],
      [null, 'Tahini burk 1 kg'],
    ]);
  });

  test('a number in the row above that of the figures', () => {
    const columns: readonly LabelledColumn[] = [['Ordning', 40], ['Vara', 120], ...figures];
    const paper = (...rows: readonly string[]): Paper => ({ columns, rows, totals });
    const layouts = taughtBy(
      paper('|D-18 hylla', '|Oliver|1|100,00|100,00', '|D-21 hylla', '|Kapris|2|25,00|50,00'),
      called([
        ['D-18', 'Oliver'],
        ['D-21', 'Kapris'],
      ]),
    );
    const second = paper('|D-44 hylla', '|Tahini|1|100,00|100,00', '|D-47 hylla', '|Ajvar|2|25,00|50,00');
    expect(goodsOf(readOf(second, layouts))).toEqual([
      ['D-44', 'Tahini'],
      ['D-47', 'Ajvar'],
    ]);
  });
});

test('columns as wide as what stands in them are found below their labels', () => {
  const paper = (by: number, ...rows: readonly string[]): Paper => ({
    columns: [
      ['Sak', 40],
      ['Mått', 140 + by, 'left', 180 + by, 'right'],
      ['Kostar', 200 + 2 * by, 'left', 260 + 2 * by, 'right'],
      ['Gör', 280 + 3 * by, 'left', 340 + 3 * by, 'right'],
    ],
    rows,
    totals: ['Netto|148,00', 'Moms 12 %|17,76', 'Att betala|165,76'],
  });
  const layouts = taughtBy(paper(0, 'Oliver|1|100,00|100,00', 'Kapris|3|16,00|48,00'), (read) => read);
  const second = readOf(
    paper(50, 'Soltorkad tomat i solrosolja|1|100,00|100,00', 'Tahini|3|16,00|48,00'),
    layouts,
  );
  expect(second.layout).not.toBeNull();
  expect(second.invoice.lines).toMatchObject([
    { name: 'Soltorkad tomat i solrosolja', quantity: '1', price: '100.00', sum: '100.00' },
    { name: 'Tahini', quantity: '3', price: '16.00', sum: '48.00' },
  ]);
});

test('goods of which a person took every number have none', () => {
  const columns: readonly LabelledColumn[] = [['Vara', 40], ...figures];
  const paper = (...rows: readonly string[]): Paper => ({
    columns,
    rows,
    totals: ['Netto|150,00', 'Moms 12 %|18,00', 'Att betala|168,00'],
  });
  const first = paper('2041-88 Körning|1|100,00|100,00', '2041-97 Lastning|2|25,00|50,00');
  const layouts = taughtBy(first, (read) => ({
    ...read,
    lines: read.lines.map((line) => ({
      ...line,
      articleNumber: null,
      name: `${line.articleNumber} ${line.name}`,
    })),
  }));
  expect(readOf(first).invoice.lines.map(({ articleNumber }) => articleNumber)).toEqual([
    '2041-88',
    '2041-97',
  ]);
  const second = readOf(paper('2042-11 Körning|1|100,00|100,00', '2042-12 Väntan|2|25,00|50,00'), layouts);
  expect(goodsOf(second)).toEqual([
    [null, '2042-11 Körning'],
    [null, '2042-12 Väntan'],
  ]);
});
