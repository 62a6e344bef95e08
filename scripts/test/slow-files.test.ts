import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { leftToOtherTurns, slowFiles } from './slow-files.ts';

it('names each once, and each is there', () => {
  expect(new Set(slowFiles).size).toBe(slowFiles.length);
  expect(slowFiles.filter((path) => !existsSync(path))).toEqual([]);
});

it('leaves none of them out twelve times in a row', () => {
  const seen = Array.from({ length: 12 }, (_, at) => 874 + at).flatMap((turn) =>
    slowFiles.filter((path) => !leftToOtherTurns(turn).includes(path)),
  );
  expect(seen.toSorted()).toEqual([...slowFiles].toSorted());
});
