import { expect, test } from 'vitest';
import { cellsOf } from './cells.ts';
import { paperOf } from '#testing/papers/paper.ts';
import { rowsOf } from './rows.ts';

const printedRows = (skew: number): string[][] => {
  const paper = paperOf(0.5, skew);
  for (const [index, name] of ['Lax', 'Tomat kl 1'].entries()) {
    paper.print(name, 40, 100 + index * 12);
    paper.print('1 234,50', 540, 100 + index * 12, 'right');
  }
  return paper
    .pages()
    .flatMap(rowsOf)
    .map((row) => cellsOf(row).map(({ text }) => text));
};

test.each([0, 0.006, -0.006])('rows hold together on a page that leans by %d', (skew) => {
  expect(printedRows(skew)).toEqual([
    ['Lax', '1 234,50'],
    ['Tomat kl 1', '1 234,50'],
  ]);
});
