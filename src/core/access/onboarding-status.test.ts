import { expect, test } from 'vitest';
import { isStepAllowed, onboardingStatuses, statusAfterRegistering } from './onboarding-status.ts';
import type { Mover } from './onboarding-status.ts';

/** Each cell: who may move from the row's status to the column's; `·` nobody, `=` the status that holds already. */
const table = ['= r r · · ·', '· = · c · ·', '· · = c · ·', '· · · = s ·', '· · · · = c', '· · · · · ='].map(
  (row) => row.split(' '),
);

const letters: Readonly<Record<Mover, string>> = { client: 'c', registration: 'r', signature: 's' };

const cells = onboardingStatuses.flatMap((from, row) =>
  onboardingStatuses.map((to, column) => [from, to, table[row]?.[column] ?? ''] as const),
);

test.each(cells)('R50 from %s to %s moves %s', (from, to, cell) => {
  for (const mover of ['client', 'registration', 'signature'] as const)
    expect(isStepAllowed(from, to, mover)).toBe(cell === '=' || cell === letters[mover]);
});

test('every status has its row and its column', () =>
  expect(table.map((row) => row.length)).toEqual(onboardingStatuses.map(() => onboardingStatuses.length)));

test('one restaurant and several go different ways', () =>
  expect([1, 2, 100].map(statusAfterRegistering)).toEqual([
    'SETUP_SUPPLIERS',
    'SETUP_MULTI_ORGANIZATION_SUPPLIERS',
    'SETUP_MULTI_ORGANIZATION_SUPPLIERS',
  ]));
