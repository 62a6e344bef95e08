import { afterAll, beforeAll, expect, test } from 'vitest';
import { playHistory } from '#testing/billing/histories.ts';
import { openBillingWorld } from '#testing/billing/world.ts';
import type { BillingWorld } from '#testing/billing/world.ts';
import { isWhole, turn } from '#testing/share.ts';

let world: BillingWorld;
beforeAll(async () => void (world = await openBillingWorld()));
afterAll(() => world.close());

const whole = isWhole('BILLING');

test(
  'random histories: entitled as the provider says, nobody charged twice, never a second subscription',
  async () => {
    const many = whole ? 10_000 : 10;
    const sum = { crashes: 0, strikes: 0, subscriptions: 0 };
    const wrong = [];
    for (let at = 0; at < many; at += 1) {
      const verdict = await playHistory(world, whole ? at : turn * many + at);
      sum.crashes += verdict.crashes;
      sum.strikes += verdict.strikes;
      sum.subscriptions += verdict.subscriptions;
      if (verdict.faults.length > 0) wrong.push(verdict);
    }
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(Math.min(sum.crashes, sum.strikes, sum.subscriptions)).toBeGreaterThan(many / 10);
  },
  whole ? 7_200_000 : 120_000,
);
