import { describe, expect, test } from 'vitest';
import { type LabelledColumn, readColumns } from '#testing/papers/columns-page.ts';
import type { Reading } from '../reading.ts';

const linesOf = ({ invoice }: Reading) =>
  invoice.lines.map(({ name, quantity, price, discount, sum }) =>
    [name, quantity, price, discount, sum].join(' | '),
  );

const totals = ['Netto|340,00', 'Moms 25 %|85,00', 'Att betala|425,00'];

describe('labels of figures', () => {
  test('one that nobody knows heads quantities where each stands beside its unit', () => {
    const columns: readonly LabelledColumn[] = [
      ['Vad', 40],
      ['Hur många', 220],
      ['À-pris', 440, 'right'],
      ['Belopp', 550, 'right'],
    ];
    const reading = readColumns(columns, ['Visitkort|st 2|80,00|160,00', 'Menyer|st 4|45,00|180,00'], totals);
    expect(linesOf(reading)).toEqual([
      'Visitkort | 2 | 80.00 | 0 | 160.00',
      'Menyer | 4 | 45.00 | 0 | 180.00',
    ]);
    expect(reading.doubts).not.toContain('columns-unlabelled');
  });

  test('discounts may be counted', () => {
    const columns: readonly LabelledColumn[] = [
      ['Artnr', 40],
      ['Benämning', 90],
      ['Antal', 260, 'right'],
      ['Bruttopris', 330, 'right'],
      ['Rab 1', 380, 'right'],
      ['Rab 2', 420, 'right'],
      ['Nettopris', 490, 'right'],
      ['Summa', 550, 'right'],
    ];
    const rows = ['TE391|Termometer|1|428,57|40||257,142|257,14', 'DE306|Degskrapa|2|41,43|||41,43|82,86'];
    const reading = readColumns(columns, rows, totals);
    expect(linesOf(reading)).toEqual([
      'Termometer | 1 | 428.57 | 171.43 | 257.14',
      'Degskrapa | 2 | 41.43 | 0 | 82.86',
    ]);
    // A net price of three decimals tells the price before the discount to its öre.
    expect(reading.doubts).not.toContain('line-discount');
    const [line = '', ...rest] = rows;
    const without = readColumns(columns, [line.replace('257,142', ''), ...rest], totals);
    expect(without.doubts).toContain('line-discount');
  });
});

test('a currency behind a label of quantities heads prices', () => {
  const columns: readonly LabelledColumn[] = [
    ['Sort', 40],
    ['Mängd', 150, 'left', 160, 'right'],
    ['Kr', 178, 'left', 215, 'right'],
    ['Summa', 230, 'left', 270, 'right'],
  ];
  const reading = readColumns(
    columns,
    ['Morot|14|10,00|140,00', 'Lök|10|20,00|200,00'],
    ['Netto|340,00', 'Moms 25 %|85,00', 'Att betala|425,00'],
  );
  expect(linesOf(reading)).toEqual(['Morot | 14 | 10.00 | 0 | 140.00', 'Lök | 10 | 20.00 | 0 | 200.00']);
  expect(reading.doubts).not.toContain('columns-unlabelled');
});
