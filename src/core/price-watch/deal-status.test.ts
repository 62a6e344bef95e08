import { describe, expect, test } from 'vitest';
import { dealStanding, endWarning } from './deal-status.ts';

describe('Where a deal stands: upcoming, in force, ends within 30 days, ended, not bought for 60 days', () => {
  const today = '2026-11-23';
  const days = { validFrom: '2026-09-01', effectiveTo: null, lastBought: '2026-11-01' };

  test.each([
    [{ validFrom: '2026-11-24' }, { status: 'upcoming', daysLeft: null, isUnused: false }],
    [{ effectiveTo: '2026-11-22' }, { status: 'ended', daysLeft: null, isUnused: false }],
    [{ effectiveTo: '2026-11-23' }, { status: 'ending', daysLeft: 0, isUnused: false }],
    [{ effectiveTo: '2026-12-23' }, { status: 'ending', daysLeft: 30, isUnused: false }],
    [{ effectiveTo: '2026-12-24' }, { status: 'in-force', daysLeft: 31, isUnused: false }],
    [{}, { status: 'in-force', daysLeft: null, isUnused: false }],
    // From its first day on, and unused since then where it was bought before that only.
    [{ validFrom: today }, { status: 'in-force', daysLeft: null, isUnused: false }],
    [
      { validFrom: '2026-10-01', lastBought: '2026-08-01' },
      { status: 'in-force', daysLeft: null, isUnused: false },
    ],
    [{ lastBought: '2026-09-24' }, { status: 'in-force', daysLeft: null, isUnused: false }],
    [{ lastBought: '2026-09-23' }, { status: 'in-force', daysLeft: null, isUnused: true }],
    [
      { lastBought: null, validFrom: '2026-11-01' },
      { status: 'in-force', daysLeft: null, isUnused: false },
    ],
  ])('%j', (change, standing) => {
    expect(dealStanding({ ...days, ...change }, today)).toEqual(standing);
  });

  test.each([
    ['2026-12-24', null],
    ['2026-12-23', { days: 30, since: '2026-11-23' }],
    ['2026-12-01', { days: 30, since: '2026-11-01' }],
    ['2026-11-30', { days: 7, since: '2026-11-23' }],
    ['2026-11-23', { days: 7, since: '2026-11-16' }],
    ['2026-11-22', null],
    [null, null],
  ])('its end %s is told 30 and 7 days before', (effectiveTo, warning) => {
    expect(endWarning({ validFrom: '2026-09-01', effectiveTo }, today)).toEqual(warning);
  });

  test.each([
    ['2026-11-20', '2026-12-01', { days: 30, since: '2026-11-20' }],
    ['2026-11-23', '2026-11-30', { days: 7, since: '2026-11-23' }],
    ['2026-11-24', '2026-11-30', null],
  ])('its end is not told before it begins on %s', (validFrom, effectiveTo, warning) => {
    expect(endWarning({ validFrom, effectiveTo }, today)).toEqual(warning);
  });
});
