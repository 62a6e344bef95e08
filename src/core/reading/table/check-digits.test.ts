import { expect, test } from 'vitest';
import { type LabelledColumn, readColumns } from '#testing/papers/columns-page.ts';

const columns: readonly LabelledColumn[] = [
  ['Kod', 40],
  ['Artikel', 130],
  ['Antal', 330, 'right'],
  ['Pris', 430, 'right'],
  ['Summa', 550, 'right'],
];

test('a number of letters and groups in a column of its own ends with its check digit', () => {
  const reading = readColumns(
    columns,
    ['CH 1718 4|Chèvre rulle|2|181,60|363,20', 'LE 161 1|Leverpastej form|3|82,40|247,20'],
    ['Netto|610,40', 'Moms 12 %|73,25', 'Att betala|683,65'],
  );
  expect(reading.invoice.lines.map(({ articleNumber, name }) => [articleNumber, name])).toEqual([
    ['CH 1718 4', 'Chèvre rulle'],
    ['LE 161 1', 'Leverpastej form'],
  ]);
});
