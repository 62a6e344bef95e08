import { expect, test } from 'vitest';
import { entitlements, type Plan, trialFrom } from './entitlements.ts';

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
