import { expect, test } from 'vitest';
import { type LabelledColumn, readColumns } from '#testing/papers/columns-page.ts';
import type { Reading } from '../reading.ts';

const linesOf = ({ invoice }: Reading) =>
  invoice.lines.map(({ name, quantity, price, discount, sum }) =>
    [name, quantity, price, discount, sum].join(' | '),
  );

const totals = ['Netto|340,00', 'Moms 25 %|85,00', 'Att betala|425,00'];

test('a number of a few digits is of the column whose other numbers end where it does', () => {
  const columns: readonly LabelledColumn[] = [
    ['Vad', 40],
    ['Antal', 250, 'right'],
    ['Per enhet', 290, 'left', 375, 'right'],
    ['Rabatt', 400],
    ['Blir', 500, 'left', 550, 'right'],
  ];
  const reading = readColumns(
    columns,
    ['Fönsterdekal|1|1 300,00|75%|325,00', 'Placemat|2|7,50|–|15,00'],
    totals,
  );
  expect(linesOf(reading)).toEqual([
    'Fönsterdekal | 1 | 1300.00 | 975 | 325.00',
    'Placemat | 2 | 7.50 | 0 | 15.00',
  ]);
});
