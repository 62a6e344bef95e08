import { expect, test } from 'vitest';
import { paperOf } from '#testing/papers/paper.ts';
import { readPages } from '../read-pages.ts';

const read = (...rows: readonly string[]) => {
  const paper = paperOf(0.5, 0);
  paper.print('Norrskär Grossist AB', 40, 60, 'left', 18);
  paper.print('Org.nr 556233-2451', 40, 80);
  paper.print('Faktura nr 118', 40, 110, 'left', 14);
  paper.print('Fakturadatum: 2026-01-25', 40, 130);
  for (const [at, row] of rows.entries()) paper.print(row, 40, 180 + 14 * at + 14 * Math.floor(at / 2));
  for (const [at, [label, amount]] of [
    ['Summa', '1 516,82'],
    ['Moms 6 %', '91,01'],
    ['Att betala', '1 607,83'],
  ].entries()) {
    paper.print(label ?? '', 40, 300 + 14 * at);
    paper.print(amount ?? '', 500, 300 + 14 * at, 'right');
  }
  return readPages(paper.pages());
};

test('records name each of their figures, and their goods in the row above', () => {
  const reading = read(
    'Vetemjöl kvarn 20 kg art.nr 9583',
    'Antal 6 säck  Pris 227,40  Moms 6 %  Summa 1 364,40',
    'Salt fint med jod art.nr 7362',
    'Antal: 17,6 kg  Pris: 8,66  Moms: 6 %  Summa: 152,42',
  );
  expect(reading?.invoice.lines).toMatchObject([
    { articleNumber: '9583', name: 'Vetemjöl kvarn 20 kg', quantity: '6', price: '227.40', sum: '1364.40' },
    { articleNumber: '7362', name: 'Salt fint med jod', quantity: '17.6', price: '8.66', sum: '152.42' },
  ]);
  expect(reading?.doubts).toEqual([]);
});

test('a record that does not close is doubted', () => {
  const reading = read(
    'Vetemjöl kvarn 20 kg art.nr 9583',
    'Antal 6 säck  Pris 226,40  Moms 6 %  Summa 1 364,40',
    'Salt fint med jod art.nr 7362',
    'Antal 17,6 kg  Pris 8,66  Moms 6 %  Summa 152,42',
  );
  expect(reading?.trusted).toBe(false);
});
