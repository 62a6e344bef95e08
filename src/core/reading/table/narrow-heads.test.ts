import { expect, test } from 'vitest';
import { paperOf } from '#testing/papers/paper.ts';
import { rowsOf } from '../words/rows.ts';
import { tableHeaders } from './table-header.ts';

/** The roles that a head of words at places has, row by row. */
const rolesOf = (...rows: readonly (readonly (readonly [text: string, x: number])[])[]): string[] => {
  const paper = paperOf(0.5, 0);
  for (const [at, words] of rows.entries()) for (const [text, x] of words) paper.print(text, x, 40 + at * 12);
  return (
    tableHeaders(rowsOf(paper.pages()[0] ?? { number: 1, width: 0, height: 0, words: [] }))[0]?.columns ?? []
  ).map(({ role }) => role);
};

test('labels one blank apart are those of several columns', () => {
  expect(
    rolesOf([
      ['Art', 40],
      ['Produkt', 80],
      ['Antal Per', 200],
      ['À-pris Summa Moms%', 300],
    ]),
  ).toEqual(['article', 'description', 'quantity', 'price', 'sum', 'vat']);
});

test('a row of days between the labels of the document and the head parts them', () => {
  expect(
    rolesOf(
      [
        ['Faktura', 40],
        ['Datum', 120],
        ['Förfaller', 200],
      ],
      [
        ['2026:151', 40],
        ['2026-07-05', 120],
        ['2026-07-20', 200],
      ],
      [
        ['Ost & mejeri', 40],
        ['Mängd', 300],
        ['Pris', 400],
        ['Kr', 500],
      ],
    ),
  ).toEqual(['quantity', 'price', 'sum']);
});
