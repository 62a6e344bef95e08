import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { longest, longestFirst } from './longest-first.ts';

const file = (path: string, group = 1) => ({ path: `/work/${path}`, group });

it('names files that are there', () => {
  expect(longest.filter((path) => !existsSync(path))).toEqual([]);
});

it('begins a group with its longest files and leaves the rest as it was', () => {
  const given = [
    file('src/b.test.ts', 0),
    file('src/a.test.ts', 0),
    file('e2e/team.test.ts'),
    file('e2e/kill/kill.test.ts'),
    file('e2e/bell.test.ts'),
    file('e2e/looks.test.ts'),
  ];
  expect(longestFirst(given).map(({ path }) => path.slice('/work/'.length))).toEqual([
    'src/b.test.ts',
    'src/a.test.ts',
    'e2e/looks.test.ts',
    'e2e/kill/kill.test.ts',
    'e2e/team.test.ts',
    'e2e/bell.test.ts',
  ]);
});
