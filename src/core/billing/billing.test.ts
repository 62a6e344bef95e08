import { expect, test } from 'vitest';
import fc from 'fast-check';
import { entitlements, graceDays, standingAt } from '../entitlements/entitlements.ts';
import { discountPercent, ofMinor, priceOf } from './prices.ts';
import { daysLeft, livingOf, subscribed } from './standing.ts';
import type { ProviderStatus, ProviderSubscription } from './standing.ts';
import { vatTreatment } from './vat.ts';
import { readVatNumber } from './vat-number.ts';

const day = 86_400_000;
const start = Date.UTC(2026, 10, 20);
const one = (changes: Partial<ProviderSubscription> = {}): ProviderSubscription => ({
  id: 'sub_1',
  itemId: 'si_1',
  plan: 'premium',
  quantity: 1,
  paidQuantity: 1,
  status: 'active',
  createdAt: start,
  startedAt: start,
  periodStart: start,
  periodEnd: start + 90 * day,
  cancelAt: null,
  isOnInvoice: false,
  unpaidSince: null,
  next: null,
  ...changes,
});
const trial = { plan: 'trial', endsAt: new Date(start + 30 * day) } as const;
const planOf = (living: ProviderSubscription | null, at: number) =>
  entitlements(subscribed(living, trial), new Date(at)).plan;

test('a trial holds until there is a subscription, and again for what is left of it after one', () => {
  expect(planOf(null, start + 29 * day)).toBe('premium');
  expect(planOf(null, start + 30 * day)).toBe('starter');
  expect(planOf(one({ plan: 'premium-plus' }), start + 400 * day)).toBe('premium-plus');
  expect(livingOf([one({ status: 'canceled' })])).toBeNull();
  expect(livingOf([one({ status: 'incomplete' }), one({ status: 'incomplete_expired' })])).toBeNull();
});

test('an unpaid organization is as paid for 14 days, then Starter, and never longer than until it ends', () => {
  const late = one({ status: 'past_due', unpaidSince: start + day });
  expect(planOf(late, start + (graceDays + 1) * day - 1)).toBe('premium');
  expect(planOf(late, start + (graceDays + 1) * day)).toBe('starter');
  const ending = one({ status: 'unpaid', unpaidSince: start, cancelAt: start + 2 * day });
  expect(planOf(ending, start + 2 * day)).toBe('starter');
  expect(planOf(one({ status: 'paused' }), start)).toBe('starter');
});

test('of two that live the older counts, in whatever order they are told', () => {
  const statuses: ProviderStatus[] = ['active', 'past_due', 'unpaid', 'paused', 'canceled', 'incomplete'];
  const arbitrary = fc.record({
    id: fc.constantFrom('sub_1', 'sub_2', 'sub_3'),
    createdAt: fc.integer({ min: start, max: start + 3 }),
    status: fc.constantFrom(...statuses),
  });
  fc.assert(
    fc.property(fc.uniqueArray(arbitrary, { selector: ({ id }) => id }), (rows) => {
      const all = rows.map((row) => one(row));
      expect(livingOf(all.toReversed())?.id).toBe(livingOf(all)?.id);
      const older = all.filter(
        (each) => livingOf([each]) !== null && each.createdAt < (livingOf(all)?.createdAt ?? 0),
      );
      expect(older).toEqual([]);
    }),
    { seed: 14, numRuns: 200 },
  );
});

test('people are told how it stands', () => {
  const now = new Date(start);
  const told = (living: ProviderSubscription | null, base: Parameters<typeof subscribed>[1] = trial) =>
    standingAt(subscribed(living, base), now);
  expect(told(null)).toBe('trial');
  expect(told(null, { plan: 'trial', endsAt: now })).toBe('ended');
  expect(told(null, { plan: 'starter', endsAt: null })).toBe('none');
  expect(told(null, { plan: 'premium-plus', endsAt: null })).toBe('active');
  expect(told(one())).toBe('active');
  expect(told(one({ cancelAt: start + day }))).toBe('cancelled');
  expect(told(one({ status: 'unpaid' }))).toBe('past-due');
  expect(told(one({ status: 'paused' }))).toBe('paused');
  expect([
    daysLeft(new Date(start + 1), now),
    daysLeft(now, now),
    daysLeft(new Date(start + day), now),
  ]).toEqual([1, 0, 1]);
});

test('the discount is what the year is cheaper than twelve months as listed', () => {
  const yearly = {
    plan: 'premium-plus',
    priceId: 'p',
    amount: '10098',
    currency: 'SEK',
    months: 12,
  } as const;
  expect(discountPercent({ ...yearly, listedMonthly: '990' })).toBe('15');
  expect(discountPercent({ ...yearly, listedMonthly: '800' })).toBeNull();
  expect(discountPercent({ ...yearly, listedMonthly: null })).toBeNull();
  expect([priceOf({ ...yearly, listedMonthly: null }, 3), ofMinor(-46_879)]).toEqual(['30294.00', '-468.79']);
});

test('VAT follows the country and a valid number there', () => {
  expect(vatTreatment('SE', true)).toBe('standard');
  expect(vatTreatment('DE', false)).toBe('standard');
  expect(vatTreatment('DE', true)).toBe('reverse');
  expect(vatTreatment('NO', false)).toBe('none');
});

test('VAT numbers are told by shape and check digits', () => {
  const right = [
    'SE556233245101',
    'DE136695976',
    'DK13585628',
    'FI20774740',
    'BE0428759497',
    'PL8567346215',
    'EE100931558',
    'LU15027442',
    'HR33392005961',
    'NL004495445B01',
    'ATU13585627',
    'el 123456789',
  ];
  expect(right.filter((text) => readVatNumber(text) === null)).toEqual([]);
  const wrong = [
    'SE556233245201',
    'DE136695978',
    'DK13585627',
    'FI20774741',
    'BE0428759498',
    'PL8567346216',
    'NL004495446B01',
    'NO123456785',
    'toString',
    '__proto__',
    '',
  ];
  expect(wrong.filter((text) => readVatNumber(text) !== null)).toEqual([]);
  expect(readVatNumber('EL123456789')?.country).toBe('GR');
});
