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
