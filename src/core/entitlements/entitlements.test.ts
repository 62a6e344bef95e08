import { expect, test } from 'vitest';
import { entitlements, type Plan, planAt, standingAt, type Subscription, trialFrom } from './entitlements.ts';
import { planViewOf, withinPlan } from './plan-view.ts';

const now = new Date('2026-11-23T10:00:00Z');
const on = (plan: Plan) => entitlements({ plan, endsAt: null }, now);

test('a new organization has 30 days of Premium, and Starter from the moment they are over', () => {
  const trial = trialFrom(new Date('2026-11-01T08:00:00Z'));
  expect(trial.endsAt?.toISOString()).toBe('2026-12-01T08:00:00.000Z');
  expect(entitlements(trial, now)).toEqual({ ...on('premium'), isTrial: true });
  expect(entitlements(trial, new Date('2026-12-01T07:59:59.999Z')).plan).toBe('premium');
  expect(entitlements(trial, new Date('2026-12-01T08:00:00Z'))).toEqual(on('starter'));
});

test('a plan that has ended is Starter', () => {
  expect(entitlements({ plan: 'premium-plus', endsAt: now }, now)).toEqual(on('starter'));
});

test.each([
  ['articles', 50, null, null],
  ['historyDays', 90, 730, 730],
  ['suppliers', 5, null, null],
  ['savings', 3, null, null],
  ['marketBand', false, true, true],
  ['customAlertLimits', false, true, true],
  ['exportDays', null, 90, 365],
  ['bulkImport', false, false, true],
  ['analysedInvoices', 50, 200, null],
  ['apiAccess', 'none', 'read', 'read-write'],
] as const)('%s: Starter %s, Premium %s, Premium+ %s', (what, starter, premium, plus) => {
  expect([on('starter')[what], on('premium')[what], on('premium-plus')[what]]).toEqual([
    starter,
    premium,
    plus,
  ]);
});

const later = new Date('2026-12-24T10:00:00Z');
const before = (days: number) => new Date(now.getTime() - days * 86_400_000);

test.each<[string, Subscription, string, Plan]>([
  ['never paid', { plan: 'starter', endsAt: null }, 'none', 'starter'],
  ['a trial', { plan: 'trial', endsAt: later }, 'trial', 'premium'],
  ['a trial that is over', { plan: 'trial', endsAt: now }, 'ended', 'starter'],
  ['paid', { plan: 'premium', endsAt: null }, 'active', 'premium'],
  ['cancelled until a date', { plan: 'premium-plus', endsAt: later }, 'cancelled', 'premium-plus'],
  ['over', { plan: 'premium-plus', endsAt: before(1) }, 'ended', 'starter'],
  ['past due today', { plan: 'premium', endsAt: null, pastDueSince: now }, 'past-due', 'premium'],
  ['past due 13 days', { plan: 'premium', endsAt: null, pastDueSince: before(13) }, 'past-due', 'premium'],
  ['past due 14 days', { plan: 'premium', endsAt: null, pastDueSince: before(14) }, 'past-due', 'starter'],
  ['resting', { plan: 'premium', endsAt: null, pausedAt: before(1) }, 'paused', 'starter'],
  ['resting, and over', { plan: 'premium', endsAt: now, pausedAt: before(1) }, 'ended', 'starter'],
])('%s', (_name, subscription, standing, plan) => {
  expect([standingAt(subscription, now), planAt(subscription, now)]).toEqual([standing, plan]);
});

test('a plan shows so many days, today among them, by the calendar of Sweden', () => {
  const late = new Date('2026-11-23T23:30:00Z');
  const view = planViewOf({ plan: 'starter', endsAt: null }, late);
  expect([view.since, view.rankedSince]).toEqual(['2026-08-27', '2026-08-27']);
  const premium = planViewOf({ plan: 'premium', endsAt: null }, late);
  expect([premium.since, premium.rankedSince]).toEqual(['2024-11-25', '2026-08-27']);
});

test('a period ends at what the plan shows, and keeps its end', () => {
  const view = { since: '2026-08-26' };
  expect(withinPlan(view, { from: '1970-01-01', to: null })).toEqual({ from: '2026-08-26', to: null });
  expect(withinPlan(view, { from: null, to: '2020-01-01' })).toEqual({
    from: '2026-08-26',
    to: '2020-01-01',
  });
  expect(withinPlan(view, { from: '2026-09-01', to: null }).from).toBe('2026-09-01');
  expect(withinPlan(null, { from: null, to: null }).from).toBeNull();
});
