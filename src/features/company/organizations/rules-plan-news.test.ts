import { expect, test } from 'vitest';
import { planNews } from './rules-plan-news.ts';

const endsAt = new Date('2026-12-01T08:00:00Z');
const on = (now: string, plan = 'trial') => planNews({ plan, endsAt }, new Date(now));

test('a trial is told of a week and a day before its end, and when it is over', () => {
  expect(on('2026-11-24T07:59:59Z')).toBe(null);
  expect(on('2026-11-24T08:00:00Z')).toEqual({
    reason: 'trialEnds',
    at: new Date('2026-11-24T08:00:00Z'),
    stage: '7',
  });
  expect(on('2026-11-30T07:59:59Z')?.stage).toBe('7');
  expect(on('2026-11-30T08:00:00Z')).toEqual({
    reason: 'trialEnds',
    at: new Date('2026-11-30T08:00:00Z'),
    stage: '1',
  });
  expect(on('2026-12-01T08:00:00Z')).toEqual({ reason: 'trialEnded', at: endsAt, stage: 'ended' });
});

test('a plan without an end, and Starter, are no news', () => {
  expect(planNews({ plan: 'premium', endsAt: null }, endsAt)).toBe(null);
  expect(on('2026-12-02T08:00:00Z', 'starter')).toBe(null);
  expect(on('2026-12-02T08:00:00Z', 'premium')?.reason).toBe('planEnded');
});
