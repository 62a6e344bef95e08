import { found, nextId, nowOf, PeerRefusal } from './books.ts';
import type { PeerDesk, PeerPhase, PeerSchedule } from './books.ts';
import { periodEnd } from './periods.ts';
import { scheduleShape, subscriptionShape } from './shapes.ts';

const told = (desk: PeerDesk, schedule: PeerSchedule, verb: 'created' | 'updated' | 'released'): void => {
  desk.tell(`subscription_schedule.${verb}`, scheduleShape(schedule));
  const subscription = found(desk.books.subscriptions, schedule.subscription, 'subscription');
  desk.tell('customer.subscription.updated', subscriptionShape(desk, subscription));
};

/** Puts a subscription under a schedule, whose one phase is its present period. */
export const scheduleFrom = (desk: PeerDesk, subscriptionId: string): PeerSchedule => {
  const subscription = found(desk.books.subscriptions, subscriptionId, 'subscription');
  if (subscription.schedule !== null)
    throw new PeerRefusal(
      400,
      `You cannot migrate a subscription that is already attached to a schedule: ${subscription.schedule}.`,
    );
  const { price, quantity, periodStart: start, periodEnd: end, customer } = subscription;
  const schedule: PeerSchedule = {
    id: nextId(desk, 'sub_sched'),
    created: nowOf(desk, customer),
    subscription: subscriptionId,
    customer,
    status: 'active',
    phases: [{ price, quantity, start, end }],
    releasedAt: null,
  };
  desk.books.schedules[schedule.id] = schedule;
  subscription.schedule = schedule.id;
  told(desk, schedule, 'created');
  return schedule;
};

const active = (desk: PeerDesk, id: string): PeerSchedule => {
  const schedule = found(desk.books.schedules, id, 'subscription schedule');
  if (schedule.status === 'active') return schedule;
  throw new PeerRefusal(400, `You cannot change a subscription schedule that is ${schedule.status}.`);
};

/** What follows when: each phase begins where the one before it ends. */
export const setPhases = (
  desk: PeerDesk,
  id: string,
  asked: readonly Pick<PeerPhase, 'price' | 'quantity'>[],
): PeerSchedule => {
  const schedule = active(desk, id);
  const { periodStart, periodEnd: end } = found(
    desk.books.subscriptions,
    schedule.subscription,
    'subscription',
  );
  let start = periodStart;
  schedule.phases = asked.map((phase, at) => {
    const price = found(desk.books.prices, phase.price, 'price');
    const placed = { ...phase, start, end: at === 0 ? end : periodEnd(start, price) };
    start = placed.end;
    return placed;
  });
  told(desk, schedule, 'updated');
  return schedule;
};

/** Lets the subscription go on by itself, as it is. */
export const releaseSchedule = (desk: PeerDesk, id: string): PeerSchedule => {
  const schedule = active(desk, id);
  schedule.status = 'released';
  schedule.releasedAt = nowOf(desk, schedule.customer);
  found(desk.books.subscriptions, schedule.subscription, 'subscription').schedule = null;
  told(desk, schedule, 'released');
  return schedule;
};
