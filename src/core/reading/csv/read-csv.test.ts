import { describe, expect, test } from 'vitest';
import { csvTable } from './csv-table.ts';
import { textOf } from './csv-text.ts';
import type { CsvMapping } from './csv-mapping.ts';
import { readCsv } from './read-csv.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const latin = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

const swedish = `Fakturanr;Fakturadatum;Artikelnr;Benämning;Antal;Enhet;À-pris;Belopp;Valuta
48213;2026-10-05;1001;"Laxfilé; färsk";2,450;kg;189,00;463,05;SEK
48213;2026-10-05;1002;Returback;-3;st;60,00;-180,00;SEK
48214;2026-10-06;1003;Olja;1;st;1 250,50;1 250,50;SEK
`;

describe('a CSV file', () => {
  test('is read by its head, one reading an invoice, and waits for a person the first time', () => {
    const read = readCsv(bytes(swedish));
    expect(
      read?.readings.map(({ invoice }) => [invoice.number, invoice.issueDate, invoice.lines.length]),
    ).toEqual([
      ['48213', '2026-10-05', 2],
      ['48214', '2026-10-06', 1],
    ]);
    expect(read?.readings[0]?.invoice.lines[0]).toMatchObject({
      name: 'Laxfilé; färsk',
      articleNumber: '1001',
      quantity: '2.450',
      unit: 'kg',
      price: '189.00',
      sum: '463.05',
    });
    expect(read?.readings[1]?.invoice.lines[0]?.sum).toBe('1250.50');
    expect(read?.readings[0]?.doubts).toEqual(['columns-unlabelled']);
    expect(read?.readings[0]?.lines[1]?.fields.sum?.place).toEqual({
      page: 1,
      box: { x: 7, y: 2, width: 1, height: 1 },
    });
  });

  test('is trusted by a mapping that a person kept, when each line closes', () => {
    const mapping = readCsv(bytes(swedish))?.mapping;
    if (mapping == null) throw new Error('no mapping');
    expect(readCsv(bytes(swedish), [mapping])?.readings.every(({ trusted }) => trusted)).toBe(true);
    const wrong = readCsv(bytes(swedish.replace('463,05', '463,15')), [mapping]);
    expect(wrong?.readings.map(({ doubts }) => doubts)).toEqual([['line-arithmetic'], []]);
  });

  test('without a head and a mapping shows its columns and reads nothing', () => {
    const text = '48213,2026-10-05,Tomat,3,12.50,37.50\n48213,2026-10-05,Salt,2,8.00,16.00\n';
    const read = readCsv(bytes(text));
    expect(read).toMatchObject({ mapping: null, readings: [], table: { delimiter: ',' } });
    expect(read?.table.rows[1]).toEqual(['48213', '2026-10-05', 'Salt', '2', '8.00', '16.00']);
    const mapping: CsvMapping = {
      version: 1,
      head: [],
      columns: ['number', 'issueDate', 'name', 'quantity', 'price', 'sum'],
      decimalMark: '.',
      dateOrder: 'day-first',
      supplier: 'Norrskär Grossist AB',
      currency: 'SEK',
    };
    const [mapped] = readCsv(bytes(text), [mapping])?.readings ?? [];
    expect(mapped).toMatchObject({ trusted: true, invoice: { supplier: { name: 'Norrskär Grossist AB' } } });
    expect(mapped?.invoice.lines.map(({ sum }) => sum)).toEqual(['37.50', '16.00']);
  });

  test.each([
    ['Antal\tÀ-pris\tBelopp\n2\t3,00\t6,00', '\t'],
    ['"Qty","Unit price","Amount"\n"2","3.00","6.00"', ','],
    ['sep=;\nQty;Unit price;Amount\n2;3,00;6,00', ';'],
  ])('has its delimiter found: %j', (text, delimiter) => {
    expect(csvTable(text)?.delimiter).toBe(delimiter);
    expect(readCsv(bytes(text))?.readings[0]?.invoice.lines[0]).toMatchObject({
      quantity: '2',
      sum: expect.stringMatching(/^6/),
    });
  });

  test.each([
    ['a quoted line end', 'Qty;Name;Sum\n2;"Bröd\r\ni kasse";6', [['2', 'Bröd\ni kasse', '6']]],
    ['a doubled quote', 'Qty;Name;Sum\n2;"12"" rör";6', [['2', '12" rör', '6']]],
    ['a quote inside a cell', 'Qty;Name;Sum\n2;Rör 12";6', [['2', 'Rör 12"', '6']]],
    [
      'blanks around quotes',
      '"Qty"; "Name" ;"Sum"\n2; "a;b"  ; ""\n3;"c; ";4',
      [
        ['2', 'a;b', ''],
        ['3', 'c;', '4'],
      ],
    ],
    [
      'bare returns',
      'Qty;Name;Sum\r2;Salt;6\r3;Ost;9',
      [
        ['2', 'Salt', '6'],
        ['3', 'Ost', '9'],
      ],
    ],
    ['rows of nothing', '\n ; ; \nQty;Name;Sum\n\n2;Salt;6\n;;\n', [['2', 'Salt', '6']]],
    [
      'rows of other widths',
      'Qty;Name;Sum\n2;Salt\n3;Ost;9;x',
      [
        ['2', 'Salt'],
        ['3', 'Ost', '9', 'x'],
      ],
    ],
  ] as const)('is split at %s', (_, text, rows) => {
    expect(csvTable(text)).toEqual({
      delimiter: ';',
      isMisquoted: false,
      rowNumbers: expect.any(Array),
      rows: [['Qty', 'Name', 'Sum'], ...rows],
    });
  });

  test.each([
    ['goes on after its end', '1;"Lax" färsk;3,00;3,00', 'Lax" färsk'],
    ['is never closed', '1;"Lax;3,00;3,00', 'Lax'],
  ])('of which a quote %s keeps its rows, and waits for a person', (_, row, name) => {
    const text = `Antal;Benämning;À-pris;Belopp\n${row}\n2;"Salt";1,00;2,00\n3;Ost;1,00;3,00\n`;
    const mapping = readCsv(bytes(swedish))?.mapping;
    const [read] = readCsv(bytes(text), mapping == null ? [] : [mapping])?.readings ?? [];
    expect(read?.invoice.lines.map(({ name, sum }) => [name.replace(/^"/, ''), sum])).toEqual([
      [name, '3.00'],
      ['Salt', '2.00'],
      ['Ost', '3.00'],
    ]);
    expect(read?.doubts).toContain('rows-unread');
  });

  test.each([
    ['quotes', '";'],
    ['blanks', '; '],
    ['blanks after tabs', '\t  '],
    ['letters after quotes', '"a'],
    ['empty rows', '\n'],
    ['rows of nothing', ';\n'],
  ])('of a million letters of %s is split in seconds', (_, part) => {
    const start = performance.now();
    csvTable(part.repeat(1_000_000 / part.length));
    expect(performance.now() - start, 'milliseconds').toBeLessThan(10_000);
  });

  test.each([bytes('prose without any table'), bytes(''), Uint8Array.of(0, 1, 2, 255)])(
    'that is no table is null',
    (file) => {
      expect(readCsv(file)).toBeNull();
    },
  );
});

test.each([
  [bytes('Räksmörgås €'), 'Räksmörgås €'],
  [Uint8Array.of(0xef, 0xbb, 0xbf, ...bytes('Å')), 'Å'],
  [latin('R\u00e4ksm\u00f6rg\u00e5s \u0080'), 'Räksmörgås €'],
  [Uint8Array.of(0xff, 0xfe, 0xc5, 0, 0x3b, 0), 'Å;'],
])('text is decoded by what its bytes are', (file, text) => {
  expect(textOf(file)).toBe(text);
});
