import { expect, test } from 'vitest';
import { monthsIn, spaced } from '../charts/month-labels.ts';
import { priceDomain, priceScales } from '../charts/price-scales.ts';
import { initialsOf } from '../plate.tsx';
import { sparklinePath } from '../tables/price-cells.tsx';

test('the price scale spans at least 14 % of the middle price', () => {
  const [low, high] = priceDomain([100, 101]);
  expect(high - low).toBeCloseTo(14.07, 2);
  expect((low + high) / 2).toBeCloseTo(100.5);
  expect(priceDomain([100, 200])).toEqual([100, 200]);
});

test('a sparkline is a step line: it holds a price until the next purchase', () => {
  const { path, endX, endY } = sparklinePath([389, 428]);
  expect(path).toMatch(/^M3 \d+\.\dH83\.0V\d+\.\d$/);
  expect(endX).toBe(83);
  expect(endY).toBeLessThan(13);
});

test('a single purchase lies in the middle of the axis', () => {
  const { x } = priceScales({ dates: ['2026-03-01'], prices: [10], width: 100, height: 50, hasAxis: false });
  expect(x(new Date('2026-03-01T00:00:00Z'))).toBeCloseTo(50);
});

test('months are labelled from the first one on, and none closer than there is room', () => {
  const months = monthsIn([new Date('2025-12-20T00:00:00Z'), new Date('2026-03-19T00:00:00Z')]);
  expect(months.map((month) => month.toISOString().slice(0, 10))).toEqual([
    '2025-12-20',
    '2026-01-01',
    '2026-02-01',
    '2026-03-01',
  ]);
  const day = 86_400_000;
  expect(spaced(months, (month) => month.getTime() / day, 30)).toHaveLength(2);
});

test('initials: of two words, else the first two letters', () => {
  expect(initialsOf('Martin & Servera')).toBe('MS');
  expect(initialsOf('Menigo')).toBe('ME');
  expect(initialsOf('grönsakshuset årsta')).toBe('GÅ');
  expect(initialsOf('')).toBe('');
});
