import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#app/contract.ts';
import type { Subscription } from '#core/entitlements/entitlements.ts';
import { planViewOf } from '#core/entitlements/plan-view.ts';
import { daysBefore } from '#core/values/calendar.ts';
import { swedishDate } from '#core/values/swedish-date.ts';
import { exportLists, hasPeriod } from '#features/finding/exports/rules.ts';
import { setSubscription } from '#features/company/organizations/server/commands-plan.ts';
import { openMonitoredProduct } from '#testing/world/restaurant.ts';
import type { MonitoredProduct } from '#testing/world/restaurant.ts';

const { exports } = contract;

/** Stand in the names of lines: from before two years, of last year, and of this month. */
const marks = { before: 'FORNTID', lastYear: 'IFJOL', now: 'NYLIGEN' } as const;

let world: MonitoredProduct;
let today: string;

beforeAll(async () => {
  world = await openMonitoredProduct();
  today = swedishDate(world.product.clock.now());
  await pay({ plan: 'premium-plus', endsAt: null });
  await world.buy({ date: daysBefore(today, 800), prices: { [marks.before]: '55.55' } });
  await world.buy({ date: daysBefore(today, 400), prices: { [marks.lastYear]: '77.31' } });
  await world.buy({ date: daysBefore(today, 3), prices: { [marks.now]: '12.00' } });
}, 60_000);
afterAll(() => world.product.close());

const pay = (subscription: Subscription) =>
  world.product.db.tenantTransaction(world.built.organizationId, (tx) =>
    setSubscription(tx, world.built.organizationId, subscription, world.product.clock.now()),
  );

/** What somebody types into a request by hand, in days before today. */
const periods = [
  [null, null],
  [20_000, 0],
  [400, 0],
  [400, 1],
  [364, 0],
  [89, 0],
  [820, 780],
  [420, 380],
  [810, 500],
] as const;

const askedOf = (list: string, [from, to]: (typeof periods)[number]) => ({
  list,
  from: from === null ? null : daysBefore(today, from),
  to: to === null ? null : daysBefore(today, to),
  format: 'csv',
  language: 'sv',
});

const daysOf = ([from, to]: (typeof periods)[number]): number =>
  from === null || to === null ? Number.POSITIVE_INFINITY : from - to + 1;

type Plan = Subscription['plan'];

const subscriptionTo = (plan: Plan | 'ended' | 'paused'): Subscription => {
  const now = world.product.clock.now();
  if (plan === 'ended') return { plan: 'premium-plus', endsAt: now };
  if (plan === 'paused') return { plan: 'premium', endsAt: null, pausedAt: now };
  return { plan, endsAt: plan === 'trial' ? new Date(now.getTime() + 86_400_000) : null };
};

test.each(['starter', 'ended', 'paused', 'trial', 'premium', 'premium-plus'] as const)(
  'R10 %s: no file of any list, period and role holds more days than the plan gives, or what it hides',
  async (plan) => {
    const subscription = subscriptionTo(plan);
    await pay(subscription);
    const { exportDays, since } = planViewOf(subscription, world.product.clock.now());
    let files = 0;
    for (const list of exportLists)
      for (const period of periods)
        for (const role of ['owner', 'editor', 'reporter'] as const) {
          const body = askedOf(list, period);
          const made = await world.clients[role].post(exports.downloadExport.path, { body });
          const asked = [plan, list, body.from, body.to, role];
          if (made.status === 200) {
            files += 1;
            expect([...asked, exportDays !== null && role !== 'reporter']).toEqual([...asked, true]);
            expect([...asked, hasPeriod(list) && daysOf(period) > (exportDays ?? 0)]).toEqual([
              ...asked,
              false,
            ]);
            const { before, lastYear } = marks;
            const hidden = [before, '55,55', ...(since > daysBefore(today, 400) ? [lastYear, '77,31'] : [])];
            expect([...asked, hidden.filter((mark) => made.text.includes(mark))]).toEqual([...asked, []]);
          } else expect([...asked, made.status < 500]).toEqual([...asked, true]);
          const preview = await world.clients[role].post(exports.previewExport.path, { body });
          expect([...asked, preview.status === 200]).toEqual([
            ...asked,
            made.status === 200 || made.json().message === 'export.nothing',
          ]);
        }
    expect(files > 0).toBe(exportDays !== null);
  },
);

test('R10 what the plan gives is in the file', async () => {
  await pay({ plan: 'premium-plus', endsAt: null });
  const file = (period: (typeof periods)[number]) =>
    world.clients.owner.post(exports.downloadExport.path, { body: askedOf('lines', period) });
  expect((await file([420, 380])).text).toContain(marks.lastYear);
  expect((await file([89, 0])).text).toContain(marks.now);
});
