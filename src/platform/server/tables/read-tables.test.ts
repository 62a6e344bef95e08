import { describe, expect, test } from 'vitest';
import { writeXlsx } from 'hucre/xlsx';
import { buildZip } from '../archive/build-zip.ts';
import { readTables } from './read-tables.ts';

type Sheets = Parameters<typeof writeXlsx>[0]['sheets'];

const workbook = (sheets: Sheets): Promise<Uint8Array> => writeXlsx({ sheets });

const codeOf = async (bytes: Uint8Array): Promise<string> => {
  const read = await readTables(bytes);
  return read.ok ? 'read' : read.code;
};

describe('a workbook', () => {
  test('is read as it is stored: numbers exactly, days, percents, merges, formulas by their saved result', async () => {
    const bytes = await workbook([
      {
        name: 'Priser',
        rows: [
          ['Artikel', null, 'Pris', 'Från', 'Avv'],
          ['0214', 'Oxfilé', 0.1 + 0.2, new Date(Date.UTC(2026, 11, 1)), 0.02],
          ['0215', 'Högrev', null, null, null],
          ['0216', 'Lamm', null, null, null],
        ],
        merges: [{ startRow: 0, startCol: 0, endRow: 0, endCol: 1 }],
        cells: new Map([
          ['1,4', { value: 0.02, style: { numFmt: '0%' } }],
          ['2,2', { formula: 'C2*2', formulaResult: 12.5 }],
          ['3,2', { formula: 'C2*3' }],
        ]),
      },
      { name: 'Dolt', hidden: true, rows: [['x']] },
    ]);
    const read = await readTables(bytes);
    expect(read).toMatchObject({
      ok: true,
      value: {
        format: 'xlsx',
        sheets: [
          {
            name: 'Priser',
            rows: [
              ['Artikel', '', 'Pris', 'Från', 'Avv'],
              ['0214', 'Oxfilé', { number: '0.3' }, { date: '2026-12-01' }, { number: '2' }],
              ['0215', 'Högrev', { number: '12.5' }, '', ''],
              ['0216', 'Lamm', { fault: 'formula' }, '', ''],
            ],
            merges: [{ top: 0, left: 0, bottom: 0, right: 1 }],
          },
        ],
      },
    });
  });

  test('says what its formats show of a number, and what it hides', async () => {
    const bytes = await workbook([
      {
        name: 'Priser',
        rows: [
          ['Nr', 'Pris', 'I euro', 'Rabatt', 'Självkostnad'],
          [12_345, 89, 14.9, 0.2, 61],
          [700, 50, 12, 0, 30],
        ],
        columns: [{}, {}, {}, {}, { hidden: true }],
        rowDefs: new Map([[2, { hidden: true }]]),
        cells: new Map([
          ['1,0', { value: 12_345, style: { numFmt: '000000' } }],
          ['1,1', { value: 89, style: { numFmt: '#,##0.00\\ "kr"' } }],
          ['1,2', { value: 14.9, style: { numFmt: '#,##0.00\\ [$€-407]' } }],
          ['1,3', { value: 0.2, style: { numFmt: '0%' } }],
        ]),
      },
    ]);
    const read = await readTables(bytes);
    expect(read).toMatchObject({
      value: {
        sheets: [
          {
            rows: [
              [],
              [
                '012345',
                { number: '89', currency: 'SEK' },
                { number: '14.9', currency: 'EUR' },
                { number: '20', percent: true },
                { number: '61' },
              ],
              [],
            ].map((row) => (row.length === 0 ? expect.anything() : row)),
            hidden: { columns: [4], rows: [2] },
          },
        ],
      },
    });
  });

  test('under a password, with macros, too long, broken or empty is refused with its code', async () => {
    const rows = [['Art nr', 'Pris']];
    const locked = await writeXlsx({
      sheets: [{ name: 'A', rows }],
      encryption: { password: 'hemligt', spinCount: 1000 },
    });
    const macros = await writeXlsx({ sheets: [{ name: 'A', rows }], vbaProject: Uint8Array.of(1, 2, 3) });
    const long = await workbook([
      { name: 'A', rows: Array.from({ length: 50_001 }, (_, at) => [`A${at}`, at]) },
    ]);
    const whole = await workbook([{ name: 'A', rows }]);
    expect(await codeOf(locked)).toBe('import.file_encrypted');
    expect(await codeOf(macros)).toBe('import.file_macros');
    expect(await codeOf(long)).toBe('import.file_rows');
    expect(await codeOf(whole.subarray(0, whole.length - 60))).toBe('import.file_damaged');
    expect(await codeOf(await workbook([{ name: 'A', rows: [] }]))).toBe('import.file_empty');
  });

  test('that would unpack to more than 200 MB is refused before it is parsed', async () => {
    const zeros = Buffer.alloc(210 * 1024 * 1024);
    const bomb = buildZip([
      { name: '[Content_Types].xml', data: '<Types/>' },
      { name: 'xl/worksheets/sheet1.xml', data: zeros },
    ]);
    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect(await codeOf(bomb)).toBe('import.file_unpacks');
  });
});

test.each([
  ['', 'import.file_empty'],
  ['   \n', 'import.file_empty'],
  ['Artikel Pris\n214070 389\n', 'import.file_one_column'],
  ['%PDF-1.7 ...', 'import.file_type'],
  ['<html><body><table></table></body></html>', 'import.file_type'],
  ['<table border=1><tr><td>Art nr<td>Pris', 'import.file_type'],
  [
    '<Catalogue xmlns="urn:oasis:names:specification:ubl:schema:xsd:Catalogue-2"><a></Catalogue>',
    'import.catalogue_broken',
  ],
  ['Art nr;Pris\n1;2\n', 'read'],
])('%j is %s', async (text, code) => {
  expect(await codeOf(new TextEncoder().encode(text))).toBe(code);
});

test('a file of more than 20 MB, or of a program that is none of these, is refused before it is read', async () => {
  expect(await codeOf(new Uint8Array(20 * 1024 * 1024 + 1))).toBe('import.file_too_large');
  expect(await codeOf(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0))).toBe(
    'import.file_type',
  );
  expect(await codeOf(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 1, 2, 3))).toBe('import.file_type');
});
