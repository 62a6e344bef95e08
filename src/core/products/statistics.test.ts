import { describe, expect, test } from 'vitest';
import { type PricedLine, statisticsOf } from './statistics.ts';

const line = (date: string, price: string, quantity: string, sum: string, invoiceId = date): PricedLine => ({
  invoiceId,
  invoiceDate: `2026-${date}`,
  price,
  quantity,
  sum,
});

describe('Product statistics for a unit and period, per article', () => {
  const lines = [
    line('03-01', '10', '3', '30'),
    line('03-04', '12', '1', '12'),
    line('03-04', '12', '2', '24', 'second of the day'),
    line('03-08', '11', '1', '11'),
  ];

  test('each figure of the definition', () => {
    expect(statisticsOf(lines, true)).toEqual({
      average: '11',
      last: '11',
      min: '10',
      max: '12',
      priceVariance: '18.181818',
      totalQuantity: '7',
      averageQuantity: '1.75',
      orderFrequency: '3.5',
      lastUsed: '2026-03-08',
      negotiated: true,
    });
  });

  test('average = Σ sum / Σ quantity, half-up at six decimals', () => {
    const thirds = [line('03-01', '0.666667', '3', '2'), line('03-02', '1', '3', '3')];
    expect(statisticsOf(thirds, false)?.average).toBe('0.833333');
  });

  test('order frequency is empty with one date', () => {
    expect(statisticsOf(lines.slice(1, 3), false)?.orderFrequency).toBeNull();
  });

  test('a price that never moved has no variance', () => {
    expect(statisticsOf(lines.slice(1, 3), false)?.priceVariance).toBe('0');
  });

  test('credit notes count in cost and in quantity, and are no last price', () => {
    const credited = statisticsOf([...lines, line('03-09', '12', '-2', '-24')], false);
    expect(credited).toMatchObject({
      totalQuantity: '5',
      average: '10.6',
      last: '11',
      lastUsed: '2026-03-08',
    });
  });

  test('everything credited: no average, but a last price', () => {
    const credited = statisticsOf([line('03-01', '10', '3', '30'), line('03-02', '10', '-3', '-30')], false);
    expect(credited).toMatchObject({ average: null, priceVariance: null, last: '10', totalQuantity: '0' });
  });

  test('nothing bought, no statistics', () => {
    expect(statisticsOf([], false)).toBeNull();
    expect(statisticsOf([line('03-01', '10', '-1', '-10')], false)).toBeNull();
  });
});
