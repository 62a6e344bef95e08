import { expect, test } from 'vitest';
import { inEffect } from './in-effect.ts';
import type { Decision } from './types.ts';

const keyOn = (day: string) => ({
  invoiceDate: `2026-03-${day}`,
  invoiceNumber: '1',
  documentSha256: 'aa',
  lineNumber: 1,
});

/** A decision on lines up to a day, made against a price that was watched after another. */
const made = (sequence: number, after: string, newest: string): Decision =>
  Object.assign(Object.create(null) as Decision, {
    sequence,
    watched: { after: keyOn(after) },
    newest: { key: keyOn(newest) },
  });

const daysOf = (...decisions: readonly Decision[]) =>
  inEffect(decisions).map(({ decision, from, until }) =>
    [decision.sequence, from.invoiceDate.slice(-2), until.invoiceDate.slice(-2)].join(' '),
  );

test('each decision holds for the lines up to its newest one, in whatever order they are given', () => {
  expect(daysOf(made(1, '01', '05'), made(2, '05', '09'))).toEqual(['1 01 05', '2 05 09']);
  expect(daysOf(made(2, '05', '09'), made(1, '01', '05'))).toEqual(['1 01 05', '2 05 09']);
});

test('one that was made later on older lines holds from there, and so do those before it', () => {
  expect(daysOf(made(1, '01', '05'), made(2, '02', '03'))).toEqual(['1 01 03', '2 02 03']);
  expect(daysOf(made(1, '04', '05'), made(2, '04', '06'), made(3, '02', '03'))).toEqual([
    '1 03 03',
    '2 03 03',
    '3 02 03',
  ]);
});
