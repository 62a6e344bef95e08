import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reachableFrom, resumedAt, tourSteps } from './rules.ts';

test('a step without its target is skipped, and the last that is there is the last', () => {
  const isThere = (step: string) => step !== 'today' && step !== 'suppliers';
  expect(reachableFrom(1, 1, isThere)).toBe(2);
  expect(reachableFrom(5, 1, isThere)).toBeNull();
  expect(reachableFrom(1, -1, isThere)).toBe(0);
  expect(resumedAt(5, isThere)).toBe(4);
  expect(resumedAt(3, isThere)).toBe(3);
});

test('whatever is missing, each step that is there is come to once on the way on', () => {
  fc.assert(
    fc.property(fc.subarray([...tourSteps]), (there) => {
      const isThere = (step: string) => there.some((one) => one === step);
      const seen: string[] = [];
      for (let at = resumedAt(0, isThere); at !== null; at = reachableFrom(at + 1, 1, isThere))
        seen.push(tourSteps[at] ?? '');
      expect(seen).toEqual(tourSteps.filter(isThere));
    }),
  );
});
