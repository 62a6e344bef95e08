import fc from 'fast-check';
import { expect, it } from 'vitest';
import { besideEachOther, compareKeys, merged } from './rules.ts';

it('orders amounts and dates highest first, and what has none last', () => {
  expect(['9', '100', null, '-3.5'].toSorted(compareKeys)).toEqual(['100', '9', '-3.5', null]);
  expect(['2026-01-02', '2026-11-01'].toSorted(compareKeys)).toEqual(['2026-11-01', '2026-01-02']);
});

const highestFirst = (rows: readonly number[]): number[] => rows.toSorted((a, b) => b - a);

it('shows a beginning of the whole order, whatever each list has given, and all once all have', () => {
  const list = fc.tuple(fc.array(fc.integer({ min: -50, max: 50 }), { maxLength: 12 }), fc.nat(12));
  fc.assert(
    fc.property(fc.array(list, { maxLength: 5 }), (lists) => {
      const whole = highestFirst(lists.flatMap(([rows]) => rows));
      const given = lists.map(([rows, pages]) => ({
        // A list gives at least its first row, as a first page does.
        rows: highestFirst(rows).slice(0, Math.max(1, pages)),
        total: rows.length,
      }));
      const shown = merged(given, String);
      expect(shown).toEqual(whole.slice(0, shown.length));
      if (given.every(({ rows, total }) => rows.length === total)) expect(shown).toEqual(whole);
      else if (whole.length > 0) expect(shown.length).toBeGreaterThan(0);
    }),
    { numRuns: 300 },
  );
});

it('shows the demo once where every restaurant would, and never beside real figures', () => {
  const [north, south] = [{ id: 'north' }, { id: 'south' }];
  const units = [north, south];
  const sorted = (known: Parameters<typeof besideEachOther>[1]) => besideEachOther(units, known);
  expect(sorted({ north: 'shown', south: 'shown' })).toEqual({ shown: [north], leftOut: [] });
  expect(sorted({ north: 'shown', south: 'none' })).toEqual({ shown: [south], leftOut: [north] });
  expect(sorted({ south: 'shown' })).toEqual({ shown: [north], leftOut: [south] });
  expect(sorted({ north: 'hidden' })).toEqual({ shown: units, leftOut: [] });
});
