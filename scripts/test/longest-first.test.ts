import { relative, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { longestFirst } from './longest-first.ts';

const file = (path: string, group = 1) => ({ path: resolve(path), group });

it('begins a group with its longest files and leaves the rest as it was', () => {
  const given = [
    file('src/b.test.ts', 0),
    file('src/a.test.ts', 0),
    file('e2e/team.test.ts'),
    file('e2e/kill/kill.test.ts'),
    file('e2e/bell.test.ts'),
    file('e2e/looks/first-half.test.ts'),
  ];
  expect(longestFirst(given).map(({ path }) => relative('.', path))).toEqual([
    'src/b.test.ts',
    'src/a.test.ts',
    'e2e/looks/first-half.test.ts',
    'e2e/kill/kill.test.ts',
    'e2e/team.test.ts',
    'e2e/bell.test.ts',
  ]);
});
