import { expect, test } from 'vitest';
import { figures, readColumns } from '#testing/papers/columns-page.ts';
import { sheet } from '#testing/papers/sheet.ts';
import { readPages } from '../read-pages.ts';

const edges = [110, 330, 380, 460, 540];

const paper = (head: string, rows: string) => `Norrskär Grossist AB | | | | FAKTURA
Fakturanr | | 48213
Fakturadatum | | 2026-10-05
Förfallodatum | | 2026-11-04

${head}
${rows}

Netto | | | | 702,00
Moms 12 % | | 702,00 | | 84,24
Att betala SEK | | | | 786,24

Bankgiro 5050-1055 | | Org.nr 556233-2451`;

const read = (head: string, rows: string) => {
  const reading = readPages(sheet(paper(head, rows), edges));
  return {
    numbers: reading?.invoice.lines.map(({ articleNumber }) => articleNumber),
    isDoubtful: reading?.doubts.includes('article'),
  };
};

test('short numbers in brackets behind every name number the goods', () => {
  const rows = `Laxfilé (T86) | | 2 | 189,00 | 378,00
Grädde (T55) | | 12 | 24,50 | 294,00
Strössel (T76) | | 3 | 10,00 | 30,00`;
  expect(read('Benämning | | Antal | Pris | Belopp', rows)).toMatchObject({ numbers: ['T86', 'T55', 'T76'] });
  expect(read('Benämning | | Antal | Pris | Belopp', rows.replace(' (T55)', ''))).toEqual({
    numbers: [null, null, null],
    isDoubtful: true,
  });
});

test('names that begin with numbers beside a column of others leave both in doubt', () => {
  const rows = `25001244 | 6882 Laxfilé | 2 | 189,00 | 378,00
18795164 | 4592 Grädde | 12 | 24,50 | 294,00
98237101 | 2040 Strössel | 3 | 10,00 | 30,00`;
  expect(read('Vårt nr | Benämning | Antal | Pris | Belopp', rows).isDoubtful).toBe(true);
});

test('two figures before every name may be its number', () => {
  const rows = `43 Laxfilé | | 2 | 189,00 | 378,00
69 Grädde | | 12 | 24,50 | 294,00
43 Laxfilé | | 1 | 30,00 | 30,00`;
  expect(read('Benämning | | Antal | Pris | Belopp', rows).isDoubtful).toBe(true);
});

test('the number of an order, the same in every row, numbers no goods', () => {
  const rows = `906540 | Laxfilé | 2 | 189,00 | 378,00
906540 | Grädde | 12 | 24,50 | 294,00
906540 | Strössel | 3 | 10,00 | 30,00`;
  expect(read('Uppdr nr | Benämning | Antal | Pris | Belopp', rows).numbers).toEqual([null, null, null]);
});

test('of two numbers of GS1 in a line it is open which is the goods’', () => {
  const rows = `Laxfilé | | 2 | 189,00 | 378,00
7310865004703 | | 2850000000001
Grädde | | 12 | 24,50 | 294,00
Strössel | | 3 | 10,00 | 30,00`;
  expect(read('Benämning | | Antal | Pris | Belopp', rows).isDoubtful).toBe(true);
});

test.each([
  ['Artnr', ['Laxfilé|33 84 18', 'Grädde|85 56 39']],
  ['Nummer', ['Laxfilé|530 8169 2', 'Grädde|374 5480 7']],
])('what was taken for a number below %s is in doubt where more of it stands in its cell', (label, rows) => {
  const { doubts } = readColumns(
    [['Benämning', 30], [label, 222, 'right'], ...figures],
    [`${rows[0]}|10|46,305|463,05`, `${rows[1]}|12|24,50|294,00`],
  );
  expect(doubts).toEqual(['article']);
});

test('what counts the lines right before a number is no part of it', () => {
  const { doubts } = readColumns(
    [['Rad', 30, 'left', 38], ['Artnr', 52, 'left', 46], ['Benämning', 110], ...figures],
    ['1|C134-0|Laxfilé|10|46,305|463,05', '2|K232-9|Grädde|12|24,50|294,00'],
  );
  expect(doubts).toEqual([]);
});

test('a column of days beside names that begin with their numbers leaves these as they are', () => {
  const rows = `195 / Laxfilé | 26-01-12 | 2 | 189,00 | 378,00
165 / Grädde | 26-01-27 | 12 | 24,50 | 294,00
171 / Strössel | 26-02-03 | 3 | 10,00 | 30,00`;
  expect(read('Vara | Fälld | Antal | Pris | Belopp', rows)).toEqual({
    numbers: ['195', '165', '171'],
    isDoubtful: false,
  });
});
