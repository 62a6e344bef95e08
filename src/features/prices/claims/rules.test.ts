import { expect, test } from 'vitest';
import { isOfPeriod } from './rules.ts';

type Dated = Parameters<typeof isOfPeriod>[0];

const autumn = { from: '2026-09-01', to: '2026-11-30' };
const old = { draftedOn: '2026-03-01', sentOn: '2026-03-02', creditedOn: null, refusedOn: null };
const claim = (state: Dated['state'], changes: Partial<Dated> = {}): Dated => ({ state, ...old, ...changes });

test('what is drafted or sent is of every period, the rest by the last that happened to it', () => {
  expect(isOfPeriod(claim('drafted'), autumn)).toBe(true);
  expect(isOfPeriod(claim('sent'), autumn)).toBe(true);
  expect(isOfPeriod(claim('settled', { creditedOn: '2026-03-20' }), autumn)).toBe(false);
  expect(isOfPeriod(claim('settled', { creditedOn: '2026-09-01' }), autumn)).toBe(true);
  expect(isOfPeriod(claim('refused', { refusedOn: '2026-11-30' }), autumn)).toBe(true);
  expect(isOfPeriod(claim('refused', { refusedOn: '2026-12-01' }), autumn)).toBe(false);
  expect(isOfPeriod(claim('withdrawn', { draftedOn: '2026-10-01', sentOn: null }), autumn)).toBe(true);
  expect(isOfPeriod(claim('withdrawn'), { from: null, to: null })).toBe(true);
});
