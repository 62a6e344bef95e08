import { expect, test } from 'vitest';
import { csvTables } from '#core/tables/csv-tables.ts';
import { cleanText } from '#core/values/clean-text.ts';
import { naughty } from '#testing/requests/naughty.ts';
import { chosenColumns, column } from './column.ts';
import { columnSums } from './column-sums.ts';
import { byteOrderMark, csvRow, harmless } from './csv-file.ts';
import { columnName, serialDay, sheetEnd, sheetRow, xmlText } from './sheet-xml.ts';

const columns = [
  column<string>('name', 'Namn', 'text', (row) => row),
  column<string>('price', 'Pris', 'number', () => '-12.5'),
  column<string>('day', 'Dag', 'date', () => '2026-11-22'),
];

test.each(['=1+1', '+1', '-1', '@sum', '\tx', '\rx', "'=1", "''=1"])(
  'R44: text that begins as %j is escaped so that reading it undoes it; an apostrophe of its own stays',
  (text) => {
    expect(harmless(text)).toBe(`'${text}`);
    expect(harmless("it's")).toBe("it's");
    expect(harmless("'quoted'")).toBe("'quoted'");
  },
);

test('R44: numbers that we write ourselves are not escaped, and have the decimal sign of the language', () => {
  expect(csvRow(['=1', '-12.5', '2026-11-22'], columns, 'sv')).toBe("'=1;-12,5;2026-11-22\r\n");
  expect(csvRow(['=1', '-12.5', '2026-11-22'], columns, 'en')).toBe("'=1,-12.5,2026-11-22\r\n");
});

test('R44: every odd string of a CSV comes back through our own reader as it was', () => {
  const texts = naughty.map((text) => cleanText(text).trim()).filter((text) => text !== '');
  for (const language of ['sv', 'en'] as const) {
    const rows = texts.map((text) => csvRow([text, '1.5', '2026-11-22'], columns, language));
    const head = csvRow(['Namn', 'Pris', 'Dag'], null, language);
    const read = csvTables(new TextEncoder().encode(byteOrderMark + head + rows.join('')));
    const cells = read.ok ? read.value.sheets[0]?.rows.slice(1).map(([first]) => first) : null;
    expect(cells).toEqual(texts.map((text) => text.replaceAll(/\r\n?/g, '\n')));
  }
});

test('a sheet has typed cells: text that begins as a formula is quoted text, days and numbers are numbers', () => {
  expect(sheetRow(2, ['=1+1', '-12.5', '2026-11-22'], columns)).toBe(
    '<row r="2"><c r="A2" s="3" t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c>' +
      '<c r="B2" s="6"><v>-12.5</v></c><c r="C2" s="4"><v>46348</v></c></row>',
  );
  expect(sheetRow(3, [null, '1234567890.1234567', '1899-01-01'], columns)).toBe(
    '<row r="3"><c r="B3" s="2" t="inlineStr"><is><t xml:space="preserve">1234567890.1234567</t></is></c>' +
      '<c r="C3" s="2" t="inlineStr"><is><t xml:space="preserve">1899-01-01</t></is></c></row>',
  );
});

test('signs that no sheet can hold are written as spreadsheets write them', () => {
  expect(xmlText('a\u0007<b>&"_x0041_\ud800')).toBe('a_x0007_&lt;b&gt;&amp;&quot;_x005F_x0041_\ufffd');
  expect([0, 25, 26, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA']);
  expect([serialDay('1900-03-01'), serialDay('1900-02-28'), serialDay('2026-11-22')]).toEqual([
    61,
    null,
    46348,
  ]);
});

test('sums are exact, and none is told of several currencies or of a list without rows', () => {
  const summed = [column<string>('sum', 'Summa', 'money', () => null, { isSummed: true }), ...columns];
  const sums = columnSums(summed);
  for (const cell of ['0.1', '0.2', null, '-0.05'])
    sums.add({ cells: [cell, 'x', '1', '2026-11-22'], currency: 'SEK' });
  expect([sums.rows(), sums.sums()]).toEqual([4, ['0.25', null, null, null]]);
  expect(sheetEnd(summed, 4, sums.sums(), 'Summa')).toContain('<f>SUBTOTAL(109,A2:A5)</f><v>0.25</v>');
  expect(sheetEnd(summed, 4, sums.sums(), 'Summa')).toContain('<autoFilter ref="A1:D5"/>');
  sums.add({ cells: ['1', null, null, null], currency: 'EUR' });
  expect(sums.sums()).toEqual([null, null, null, null]);
  expect(sheetEnd(summed, 0, columnSums(summed).sums(), 'Summa')).toMatch(
    /^<\/sheetData><autoFilter ref="A1:D1"\/>/,
  );
});

test('columns come and go with those of the screen that they belong to', () => {
  const listed = [...columns, column<string>('lowest', 'Lägsta', 'number', () => null, { of: 'range' })];
  const ids = (chosen: readonly string[] | null) => chosenColumns(listed, chosen).map(({ id }) => id);
  expect(ids(null)).toEqual(['name', 'price', 'day', 'lowest']);
  expect(ids(['range'])).toEqual(['name', 'price', 'day', 'lowest']);
  expect(ids([])).toEqual(['name', 'price', 'day']);
});
