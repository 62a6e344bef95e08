import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contract } from '#app/contract.ts';
import { product as composed } from '#app/features-server.ts';
import { lettersTo } from '#features/account/accounts/server/builders.ts';
import { signIn } from '#features/account/sessions/server/builders.ts';
import { jobHandlersOf } from '#platform/server/features/work.ts';
import type { TestAnswer } from '#testing/peers/test-client.ts';
import { sumOre } from '#testing/bookkeeping/ore.ts';
import { readSie } from '#testing/bookkeeping/read-sie.ts';
import { type BookkeepingWorld, openBookkeepingWorld } from '#testing/bookkeeping/world.ts';
import { runJob } from '#testing/run-job.ts';
import type { Handover } from '../contract.ts';
import { tendHandover } from './jobs.ts';

let world: BookkeepingWorld;
beforeAll(async () => void (world = await openBookkeepingWorld()));
afterAll(() => world.product.close());

const wire = contract.handover;
const owner = () => world.clients.owner;
const minute = 60_000;
/** Lets time pass; who was signed in is so again. */
const later = async (minutes: number): Promise<void> => {
  world.product.pass(minutes * minute);
  for (const role of ['owner', 'reporter'] as const)
    await signIn(world.clients[role], world.built.members[role]);
};

const connect = async (system: 'local' | 'fortnox' | 'spiris'): Promise<TestAnswer> => {
  const body = { system, since: '2026-11-01', password: world.built.members.owner.password };
  const begun = await owner().post(wire.connectBookkeeping.path, { body });
  if (begun.status !== 200 || system === 'local') return begun;
  const back = world[system].agree(begun.json<{ consent: string }>().data.consent).searchParams;
  return owner().post(wire.finishConnecting.path, {
    body: { state: back.get('state'), code: back.get('code') },
  });
};
const run = (): Promise<void> =>
  runJob(jobHandlersOf(composed.features, world.product), 'hand-over', {
    organizationId: world.built.organizationId,
    unitId: world.built.outlets[0].unitId,
  });
const log = async (state?: Handover['state']): Promise<readonly Handover[]> =>
  (await owner().get(`${wire.listHandovers.path}${state === undefined ? '' : `?state=${state}`}`)).json<{
    content: Handover[];
  }>().data.content;
const of = async (number: string): Promise<Handover | undefined> =>
  (await log()).find(({ invoice }) => invoice?.number === number);
const buy = (more: object = {}) =>
  world.buy({ date: '2026-11-18', prices: { '10': '12.50', '11': '99.95' }, ...more });

beforeEach(async () => {
  await later(1);
  Object.assign(world.way, { next: null, every: null });
  await owner().send('DELETE', wire.disconnectBookkeeping.path);
});

test('a booked invoice becomes one draft with its original, and its status comes back', async () => {
  expect((await connect('fortnox')).status).toBe(200);
  const number = await buy();
  const credit = await buy({ credits: number });
  expect(await of(number)).toMatchObject({ state: 'waiting', status: null });
  await run();
  await run();
  const drafts = world.fortnox.drafts();
  expect(drafts.map(({ number: each, files }) => [each, files])).toEqual([
    [number, 1],
    [credit, 1],
  ]);
  const rows = world.fortnox.rows(drafts[0]?.id ?? '');
  expect(sumOre(rows.map(({ Debit }) => String(Debit)))).toBe(
    sumOre(rows.map(({ Credit }) => String(Credit))),
  );
  expect(await of(number)).toMatchObject({
    state: 'sent',
    status: 'draft',
    attached: true,
    system: 'fortnox',
  });
  const id = drafts[0]?.id ?? '';
  for (const [act, status] of [
    [world.fortnox.book, 'booked'],
    [world.fortnox.pay, 'paid'],
  ] as const) {
    act(id);
    await later(61);
    await run();
    expect(await of(number)).toMatchObject({ status });
  }
  expect(world.fortnox.suppliers).toHaveLength(1);
  const invoiceId = (await of(number))?.invoiceId ?? '';
  const asked = wire.readHandover.path.replace('{invoiceId}', invoiceId);
  const shown = await world.clients.reporter.get(asked);
  expect(shown.json<{ handover: Handover }>().data.handover).toMatchObject({ status: 'paid' });
});

test.each(['drop-after', '500-after', '429-after', 'hang', 'garbled'] as const)(
  'an answer that is lost by %s is looked for, and nothing is made twice',
  async (fault) => {
    await connect('spiris');
    const number = await buy();
    world.way.every = fault;
    await run();
    world.way.every = null;
    expect(await of(number)).toMatchObject({ state: 'waiting', reason: 'handover.unreachable', tries: 1 });
    await later(2);
    await tendHandover(world.product);
    await run();
    expect(world.spiris.drafts().filter((draft) => draft.number === number)).toHaveLength(1);
    expect(await of(number)).toMatchObject({ state: 'sent', reason: null });
  },
);

test('Spiris tells of a draft that a person has booked and paid', async () => {
  await connect('spiris');
  const number = await buy();
  await run();
  const { id = '' } = world.spiris.drafts().find((draft) => draft.number === number) ?? {};
  for (const [act, status] of [
    [world.spiris.book, 'booked'],
    [world.spiris.pay, 'paid'],
  ] as const) {
    act(id);
    await later(61);
    await run();
    expect(await of(number)).toMatchObject({ status });
  }
});

test('what the program refuses is told in its words, and tried again when asked', async () => {
  await connect('fortnox');
  const suppliers = world.fortnox.suppliers.splice(0);
  const number = await buy({ supplier: 9 });
  world.fortnox.refuse('Perioden är låst');
  await run();
  expect(await of(number)).toMatchObject({
    state: 'failed',
    reason: 'handover.refused',
    detail: 'Perioden är låst',
  });
  world.fortnox.suppliers.push(...suppliers);
  world.fortnox.refuse(null);
  const { reference = '' } = (await of(number)) ?? {};
  const again = await owner().post(wire.tryAgain.path, { body: { reference } });
  expect(again.json<{ handovers: number }>().data).toEqual({ handovers: 1 });
  await run();
  expect(await of(number)).toMatchObject({ state: 'sent' });
});

test('a program that lets nobody in is told to the owners once, and what is booked waits', async () => {
  await connect('fortnox');
  world.fortnox.endAccess();
  const first = await buy();
  await run();
  // A token that ended early is renewed without anybody noticing.
  expect(await of(first)).toMatchObject({ state: 'sent' });
  world.fortnox.revoke();
  const second = await buy();
  await run();
  await run();
  expect(await of(second)).toMatchObject({ state: 'waiting' });
  const letters = await lettersTo(world.product, world.built.members.owner.email);
  expect(letters.filter(({ subject }) => subject.startsWith('Fortnox'))).toHaveLength(1);
  expect((await connect('fortnox')).status).toBe(200);
  await run();
  expect(await of(second)).toMatchObject({ state: 'sent' });
});

test('only an owner with the right password connects, to their own company, by a state that works once', async () => {
  const body = { system: 'local', since: '2026-11-01', password: 'Wrong7guess' };
  const wrong = await owner().post(wire.connectBookkeeping.path, { body });
  expect([wrong.status, wrong.json().message]).toEqual([400, 'old_password_is_wrong']);
  const mine = world.company.OrganizationNumber;
  world.company.OrganizationNumber = '5562332451';
  expect((await connect('fortnox')).json().message).toBe('handover.other_company');
  world.company.OrganizationNumber = mine;
  const strange = await owner().post(wire.finishConnecting.path, { body: { state: 'other', code: 'x' } });
  expect(strange.json().message).toBe('handover.consent_unknown');
  expect((await connect('fortnox')).status).toBe(200);
  expect((await connect('spiris')).json().message).toBe('handover.connected');
  expect(await world.product.dump()).not.toContain('accessToken');
});

test('the books inside the product keep each draft as it was handed over', async () => {
  await connect('local');
  const number = await buy();
  await run();
  expect(await of(number)).toMatchObject({ state: 'sent', system: 'local', status: 'draft', attached: true });
});

test('SIE and CSV have every voucher of the period, by the accounts that the owner chose', async () => {
  const set = await owner().send('PUT', wire.setAccounts.path, {
    body: { accounts: { 'fish-and-seafood': '4011', general: '4012' } },
  });
  expect(set.status).toBe(200);
  const bad = await owner().send('PUT', wire.setAccounts.path, { body: { accounts: { meat: '401' } } });
  expect(bad.status).toBe(400);
  const number = await buy();
  const days = '?from=2026-11-01&to=2026-11-30';
  const sie = await owner().get(`${wire.downloadSie.path}${days}`);
  const read = readSie(sie.bytes);
  const voucher = read.vouchers.find(({ text }) => text.endsWith(` ${number}`));
  expect(voucher?.day).toBe('2026-11-18');
  expect(voucher?.rows.map(({ account }) => account)).toEqual(['4012', '2641', '2440']);
  const csv = await owner().get(`${wire.downloadPostings.path}${days}&language=sv`);
  expect(csv.text).toContain(`;${number};4012;`);
  expect(csv.text.split('\r\n')).toHaveLength(read.vouchers.flatMap(({ rows }) => rows).length + 2);
});

test('an invoice that is withdrawn before it was handed over is forgotten', async () => {
  await connect('fortnox');
  const number = await buy();
  const invoiceId = (await of(number))?.invoiceId ?? '';
  await world.product.db.platformTransaction((tx) =>
    tx.query('delete from invoice where id = $1', [invoiceId]),
  );
  await run();
  expect((await log()).some((each) => each.invoiceId === invoiceId)).toBe(false);
  expect(world.fortnox.drafts().some((draft) => draft.number === number)).toBe(false);
});
