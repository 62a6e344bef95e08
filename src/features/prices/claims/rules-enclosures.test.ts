import { expect, test } from 'vitest';
import { thatFit } from './rules-enclosures.ts';

const sized = (...sizes: number[]) => sizes.map((size) => ({ size }));

test('a letter brings files in their order as long as there is room: ten megabytes, twenty files', () => {
  expect(thatFit(sized(6_000_000, 5_000_000, 4_000_000, 1))).toEqual(sized(6_000_000, 4_000_000));
  expect(thatFit(sized(...Array<number>(25).fill(1)))).toHaveLength(20);
  expect(thatFit([])).toEqual([]);
});
