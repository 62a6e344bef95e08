import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { leftToOtherTurns, secondsOf, slowFiles } from './slow-files.ts';

it('names each once, and each is there', () => {
  expect(new Set(slowFiles).size).toBe(slowFiles.length);
  expect([...secondsOf.keys()].filter((path) => !existsSync(path))).toEqual([]);
});

it('leaves none of them out twelve times in a row', () => {
  const seen = Array.from({ length: 12 }, (_, at) => 874 + at).flatMap((turn) =>
    slowFiles.filter((path) => !leftToOtherTurns(turn).includes(path)),
  );
  expect(seen.toSorted()).toEqual([...slowFiles].toSorted());
});

it('gives turns journeys of about the same time, but for the longest of them', () => {
  const times = Array.from({ length: 12 }, (_, turn) =>
    slowFiles
      .filter((path) => path.startsWith('e2e/') && !leftToOtherTurns(turn).includes(path))
      .reduce((sum, path) => sum + (secondsOf.get(path) ?? 0), 0),
  ).toSorted((a, b) => a - b);
  expect((times.at(-2) ?? 0) - (times[0] ?? 0)).toBeLessThan(30);
});
