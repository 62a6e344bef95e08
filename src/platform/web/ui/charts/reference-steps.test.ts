import { expect, test } from 'vitest';
import { monthsIn, spaced } from './month-labels.ts';
import { overpaid, placeLabel, stepOn } from './reference-steps.ts';

const steps = [
  { from: '2026-01-01', price: 100 },
  { from: '2026-03-01', price: 120 },
];

test('what was watched on a day is the step before it', () => {
  expect(stepOn(steps, '2025-12-31')).toBeUndefined();
  expect(stepOn(steps, '2026-02-28')?.price).toBe(100);
  expect(stepOn(steps, '2026-03-01')?.price).toBe(120);
});

test('what was paid too much lies above the price that was watched then, not the one watched today', () => {
  const point = { quantity: 1, isHot: true };
  const points = [
    { ...point, date: '2026-01-10', price: 100, isHot: false },
    { ...point, date: '2026-02-10', price: 110, watched: 100 },
    { ...point, date: '2026-03-10', price: 119 },
    { ...point, date: '2026-04-10', price: 130 },
  ];
  expect(overpaid(points, steps)).toEqual([
    { at: 1, over: 100 },
    { at: 3, over: 120 },
  ]);
});

const room = { y: 60, from: 0, width: 400, height: 120, labelWidth: 120 };

test('a label stands where no line goes through it', () => {
  expect(placeLabel([{ x: 0, y: 20 }], room)).toEqual({ left: 0, isAbove: false });
  expect(placeLabel([{ x: 0, y: 76 }], room)).toEqual({ left: 0, isAbove: true });
  const both = [
    { x: 0, y: 76 },
    { x: 60, y: 44 },
    { x: 200, y: 60 },
  ];
  expect(placeLabel(both, room)).toEqual({ left: 140, isAbove: false });
});

test('an upright of the line counts, and without room there is no place', () => {
  const zigzag = Array.from({ length: 20 }, (_, index) => ({ x: index * 20, y: index % 2 === 0 ? 5 : 115 }));
  expect(placeLabel(zigzag, room)).toBeNull();
});

test('months are named in an even rhythm, each whole', () => {
  const day = 86_400_000;
  const from = new Date('2025-12-20T00:00:00Z');
  const months = monthsIn([from, new Date('2026-11-22T00:00:00Z')]);
  const at = (month: Date) => (month.getTime() - from.getTime()) / day;
  const named = spaced(months, at, 55).map((month) => month.getUTCMonth());
  expect(named).toEqual([0, 2, 4, 6, 8, 10]);
  expect(spaced(months, at, 20)).toHaveLength(11);
  const roomy = spaced(months, (month) => at(month) * 10, 68);
  expect(roomy).toHaveLength(12);
});
