import { expect, test } from 'vitest';
import type { Plan } from '#core/entitlements/entitlements.ts';
import { planNews } from './rules-plan-news.ts';

const endsAt = new Date('2026-12-01T08:00:00Z');
const on = (now: string, plan: Plan | 'trial' = 'trial') => planNews({ plan, endsAt }, new Date(now));

test('a trial is told of a week and a day before its end, and when it is over', () => {
  expect(on('2026-11-24T07:59:59Z')).toBe(null);
  expect(on('2026-11-24T08:00:00Z')).toEqual({
    reason: 'trialEnds',
    at: new Date('2026-11-24T08:00:00Z'),
    stage: '7',
    date: endsAt,
  });
  expect(on('2026-11-30T07:59:59Z')?.stage).toBe('7');
  expect(on('2026-11-30T08:00:00Z')).toEqual({
    reason: 'trialEnds',
    at: new Date('2026-11-30T08:00:00Z'),
    stage: '1',
    date: endsAt,
  });
  expect(on('2026-12-01T08:00:00Z')).toEqual({
    reason: 'trialEnded',
    at: endsAt,
    stage: 'ended',
    date: endsAt,
  });
});

test('a plan without an end, and Starter, are no news', () => {
  expect(planNews({ plan: 'premium', endsAt: null }, endsAt)).toBe(null);
  expect(on('2026-12-02T08:00:00Z', 'starter')).toBe(null);
  expect(on('2026-12-02T08:00:00Z', 'premium')?.reason).toBe('planEnded');
});

const since = new Date('2026-11-01T08:00:00Z');
const grace = new Date('2026-11-15T08:00:00Z');

test('a late payment is told of when it fails, and again when its fourteen days are over', () => {
  const late = (now: string) =>
    planNews({ plan: 'premium', endsAt: null, pastDueSince: since }, new Date(now));
  expect(late('2026-11-15T07:59:59Z')).toEqual({ reason: 'late', at: since, stage: 'late', date: grace });
  expect(late('2026-11-15T08:00:00Z')).toEqual({ reason: 'lateOver', at: grace, stage: 'over', date: grace });
});

test('a plan that rests is told of, unless it has ended meanwhile', () => {
  const resting = (end: Date | null) => planNews({ plan: 'premium', endsAt: end, pausedAt: since }, grace);
  expect(resting(null)).toEqual({ reason: 'paused', at: since, stage: 'paused', date: since });
  expect(resting(grace)?.reason).toBe('planEnded');
});
