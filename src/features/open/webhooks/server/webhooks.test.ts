import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contract } from '#app/contract.ts';
import { product as composed } from '#app/features-server.ts';
import { lettersTo } from '#features/account/accounts/server/builders.ts';
import { signIn } from '#features/account/sessions/server/builders.ts';
import { setSubscription } from '#features/company/organizations/server/commands-plan.ts';
import { jobHandlersOf } from '#platform/server/features/work.ts';
import { sessionKeys } from '#platform/server/session/session-keys.ts';
import type { TestAnswer } from '#testing/peers/test-client.ts';
import { runJob } from '#testing/run-job.ts';
import { openMonitoredProduct } from '#testing/world/restaurant.ts';
import type { MonitoredProduct } from '#testing/world/restaurant.ts';
import { openReceiver, verified, verifiedByKey } from '#testing/webhooks/receiver.ts';
import type { Heard } from '#testing/webhooks/receiver.ts';
import { endedBy } from '#testing/webhooks/tries.ts';
import type { OpenedMessage, Webhook as Shown, WebhookMessage, WebhookSecrets } from '../contract.ts';
import { waitsBefore, webhookEvents } from '../rules.ts';
import { forgetMessages } from './commands-messages.ts';
import { resealWebhooks, secretsOf } from './commands-secrets.ts';
import { tendWebhooks } from './jobs.ts';
import { webhookToSend } from './queries.ts';

let world: MonitoredProduct;
let receiver: Awaited<ReturnType<typeof openReceiver>>;
let told: (typeof receiver)['told'];
beforeAll(async () => {
  [world, receiver] = await Promise.all([openMonitoredProduct(), openReceiver()]);
  told = receiver.told;
});
afterAll(async () => {
  receiver.close();
  await world.product.close();
});
beforeEach(() => {
  told.heard = [];
  told.answer = { status: 204 };
});

const wire = contract.webhooks;
const at = (path: string, webhookId: string, messageId = ''): string =>
  path.replace('{webhookId}', webhookId).replace('{messageId}', messageId);

let made = 0;
const wanted = (more: object = {}) => ({
  url: `${receiver.url}/${(made += 1)}`,
  events: [...webhookEvents],
  unitIds: null,
  password: world.built.members.owner.password,
  ...more,
});
const create = async (more: object = {}): Promise<WebhookSecrets> => {
  const answered = await world.clients.owner.post(wire.createWebhook.path, { body: wanted(more) });
  expect(answered.status).toBe(201);
  return answered.json<WebhookSecrets>().data;
};
const remove = (webhookId: string): Promise<TestAnswer> =>
  world.clients.owner.send('DELETE', at(wire.deleteWebhook.path, webhookId));
const deliver = (webhookId: string): Promise<void> =>
  runJob(jobHandlersOf(composed.features, world.product), 'deliver-webhooks', {
    organizationId: world.built.organizationId,
    webhookId,
  });
const messagesOf = async (webhookId: string): Promise<WebhookMessage[]> =>
  (await world.clients.owner.get(at(wire.listMessages.path, webhookId))).json<{ content: WebhookMessage[] }>()
    .data.content;
const shown = async (webhookId: string): Promise<Shown | undefined> =>
  (await world.clients.owner.get(wire.listWebhooks.path))
    .json<{ webhooks: Shown[] }>()
    .data.webhooks.find(({ id }) => id === webhookId);
const sendTest = async (webhookId: string): Promise<WebhookMessage> =>
  (await world.clients.owner.post(at(wire.testWebhook.path, webhookId))).json<WebhookMessage>().data;

const accepted = (secret: string, one: Heard): unknown => verified(secret, one, world.product.clock.now());

test('facts are told once each, signed so that the independent package and the public key accept them', async () => {
  const { webhook, secret, publicKey } = await create();
  await world.buy({ date: '2026-10-01', prices: { a: '10' } });
  await world.buy({ date: '2026-10-08', prices: { a: '13' } });
  // Judged anew for a line that comes late, the same alert is written again and told no more.
  await world.buy({ date: '2026-10-04', prices: { a: '10' } });
  const article = await world.articleOf('a');
  await world.clients.editor.post(contract.priceMonitoring.settleAlerts.path, {
    body: { articleIds: [article.id], kind: 'ignore' },
  });
  await deliver(webhook.id);
  const facts = told.heard.map(
    (one) => accepted(secret, one) as { type: string; data: Record<string, unknown> },
  );
  expect(facts.map(({ type }) => type).toSorted()).toEqual([
    'alert.created',
    'alert.settled',
    'document.received',
    'document.received',
    'document.received',
    'invoice.booked',
    'invoice.booked',
    'invoice.booked',
  ]);
  expect(told.heard.map((one) => verifiedByKey(publicKey, one))).toEqual(told.heard.map(() => true));
  const alert = facts.find(({ type }) => type === 'alert.created');
  expect(alert?.data).toMatchObject({
    unitId: world.units[0],
    articleId: article.id,
    billedPrice: '13',
    watchedPrice: '10',
  });
  expect(new Set(told.heard.map(({ headers }) => headers['webhook-id'])).size).toBe(8);
  expect(Math.max(...told.heard.map(({ body }) => body.length))).toBeLessThan(20_000);
  await remove(webhook.id);
});

test('an endpoint is told of its events and units alone, and nothing is written without one', async () => {
  const count = () =>
    world.product.db.platformRead((reader) => reader.query<{ id: string }>('select id from webhook_message'));
  await world.buy({ date: '2026-10-11', prices: { b: '10' } });
  expect(await count()).toEqual([]);
  const { webhook } = await create({ events: ['invoice.booked'], unitIds: [world.units[1]] });
  await world.buy({ date: '2026-10-12', prices: { b: '10' } });
  await world.buy({ date: '2026-10-12', prices: { b: '10' }, outlet: 1 });
  expect(await messagesOf(webhook.id)).toMatchObject([
    { type: 'invoice.booked', unitId: world.units[1], state: 'waiting' },
  ]);
  await world.clients.owner.send('PUT', at(wire.switchWebhook.path, webhook.id), { body: { isOn: false } });
  await world.buy({ date: '2026-10-13', prices: { b: '10' }, outlet: 1 });
  expect((await count()).length).toBe(1);
  await remove(webhook.id);
});

test('what fails is tried ten times in three days, honouring Retry-After; then the endpoint is off and owners are told', async () => {
  const { webhook } = await create();
  await sendTest(webhook.id);
  told.answer = { status: 503, headers: { 'retry-after': '60' }, body: 'busy' };
  await deliver(webhook.id);
  const [first] = await messagesOf(webhook.id);
  const now = world.product.clock.now().getTime();
  expect(first).toMatchObject({ state: 'waiting', tries: 1, status: 503 });
  expect(Date.parse(first?.nextAt ?? '') - now).toBe(60_000);
  await deliver(webhook.id);
  expect(told.heard.length).toBe(1);
  told.answer = { status: 302, headers: { location: 'http://169.254.169.254/' } };
  const waits = await endedBy(world.product, () => deliver(webhook.id), {
    organizationId: world.built.organizationId,
    webhookId: webhook.id,
  });
  await signIn(world.clients.owner, world.built.members.owner);
  expect(told.heard.length).toBe(10);
  // The first wait had been asked for; each other one is at most a tenth longer than the schedule says.
  expect(
    waits
      .map((wait, at) => wait / (waitsBefore[at + 1] ?? 0) - 1)
      .slice(1)
      .every((more) => more >= 0 && more <= 0.1),
  ).toBe(true);
  expect(await messagesOf(webhook.id)).toMatchObject([{ state: 'failed', tries: 10, status: 302 }]);
  expect(await shown(webhook.id)).toMatchObject({ state: 'failed' });
  const letters = await lettersTo(world.product, world.built.members.owner.email);
  expect(letters.map(({ kind }) => kind)).toContain('webhook-notice');
  // What happens meanwhile is kept, and sent when it is turned on again.
  await world.buy({ date: '2026-10-14', prices: { c: '10' } });
  told.answer = { status: 200 };
  told.heard = [];
  await deliver(webhook.id);
  expect(told.heard).toEqual([]);
  await world.clients.owner.send('PUT', at(wire.switchWebhook.path, webhook.id), { body: { isOn: true } });
  await deliver(webhook.id);
  expect(told.heard.length).toBe(2);
  await remove(webhook.id);
});

test('410 turns it off at once; a message is sent again by hand with its id, and a period with all of them', async () => {
  const { webhook, secret } = await create();
  const message = await sendTest(webhook.id);
  await deliver(webhook.id);
  expect((await messagesOf(webhook.id))[0]).toMatchObject({ state: 'delivered', status: 204, tries: 1 });
  const again = await world.clients.owner.post(at(wire.sendAgain.path, webhook.id, message.id));
  expect(again.json<WebhookMessage>().data).toMatchObject({ id: message.id, state: 'waiting', tries: 0 });
  await deliver(webhook.id);
  const period = { from: '2026-01-01T00:00:00.000Z', to: '2027-01-01T00:00:00.000Z' };
  const replay = (only: 'failed' | 'all') =>
    world.clients.owner.post(at(wire.replayMessages.path, webhook.id), { body: { ...period, only } });
  expect((await replay('failed')).json<object>().data).toEqual({ messages: 0 });
  expect((await replay('all')).json<object>().data).toEqual({ messages: 1 });
  told.answer = { status: 410, body: 'gone' };
  await deliver(webhook.id);
  expect(told.heard.map(({ headers }) => headers['webhook-id'])).toEqual(
    Array(3).fill(`msg_${message.id.replaceAll('-', '')}`),
  );
  expect(told.heard.map((one) => accepted(secret, one))).toEqual(
    Array(3).fill(expect.objectContaining({ type: 'webhook.test' })),
  );
  const opened = await world.clients.owner.get(at(wire.readMessage.path, webhook.id, message.id));
  expect(opened.json<OpenedMessage>().data.attempts).toMatchObject([
    { number: 3, status: 410, answer: 'gone' },
    { number: 2, status: 204, answer: null },
    { number: 1, status: 204 },
  ]);
  expect(await shown(webhook.id)).toMatchObject({
    state: 'gone',
    week: { ended: 1, delivered: 0, failed: 1 },
  });
  const refusal = await world.clients.owner.post(at(wire.sendAgain.path, webhook.id, message.id));
  expect(refusal.status).toBe(409);
  await remove(webhook.id);
});

test('a new secret signs beside the old one for 24 hours; both are kept sealed, under the newest key', async () => {
  const { webhook, secret } = await create();
  const body = { password: world.built.members.owner.password };
  const rotated = await world.clients.owner.post(at(wire.rotateWebhook.path, webhook.id), { body });
  const { secret: newer, publicKey } = rotated.json<WebhookSecrets>().data;
  await sendTest(webhook.id);
  await deliver(webhook.id);
  const [both] = told.heard;
  if (both === undefined) throw new Error('a test was sent');
  expect([accepted(secret, both), accepted(newer, both)]).toMatchObject([
    { type: 'webhook.test' },
    { type: 'webhook.test' },
  ]);
  expect(verifiedByKey(publicKey, both)).toBe(true);
  const dumped = await world.product.dump();
  expect([secret, newer].filter((one) => dumped.includes(one.replace('whsec_', '')))).toEqual([]);
  const keys = sessionKeys(
    'another key of the product, which is 48 characters..',
    'the key of the product in memory, 48 characters long',
  );
  await world.product.db.platformTransaction((tx) => resealWebhooks(tx, keys));
  const record = await world.product.db.tenantRead(world.built.organizationId, (reader) =>
    webhookToSend(reader, world.built.organizationId, webhook.id),
  );
  if (record === null) throw new Error('the endpoint is there');
  expect(secretsOf([keys[0]], record, world.product.clock.now()).length).toBe(2);
  const later = new Date(world.product.clock.now().getTime() + 24 * 3_600_000);
  expect(secretsOf([keys[0]], record, later).length).toBe(1);
  await remove(webhook.id);
});

test('what cannot be set is refused: addresses, the same one twice, units of others, an eleventh, a wrong password', async () => {
  const post = async (more: object): Promise<string> => {
    const answered = await world.clients.owner.post(wire.createWebhook.path, { body: wanted(more) });
    return answered.json().message ?? answered.text;
  };
  expect(await post({ password: 'Wrong7guess' })).toBe('old_password_is_wrong');
  expect(await post({ url: 'https://169.254.169.254/latest' })).toBe('webhook.address_refused');
  expect(await post({ unitIds: ['018f0000-0000-7000-8000-00000000dead'] })).toBe('webhook.unit_not_owned');
  const { webhook } = await create({ url: `${receiver.url}/twice` });
  expect(await post({ url: `${receiver.url}/twice#part` })).toBe('webhook.exists');
  const more = await Promise.all(Array.from({ length: 9 }, () => create()));
  expect(await post({})).toBe('webhook.too_many');
  for (const { id } of [webhook, ...more.map((one) => one.webhook)]) await remove(id);
});

test('without a plan that has webhooks nothing is sent, and it goes on by itself once there is one', async () => {
  const { webhook } = await create();
  const { organizationId } = world.built;
  const setPlan = (plan: 'starter' | 'premium') =>
    world.product.db.tenantTransaction(organizationId, (tx) =>
      setSubscription(tx, organizationId, { plan, endsAt: null }, world.product.clock.now()),
    );
  await setPlan('starter');
  await deliver(webhook.id);
  expect([told.heard.length, (await shown(webhook.id))?.state]).toEqual([0, 'plan']);
  await setPlan('premium');
  await tendWebhooks(world.product);
  expect((await shown(webhook.id))?.state).toBe('on');
  await deliver(webhook.id);
  expect(told.heard.map(({ body }) => (JSON.parse(body) as { type: string }).type)).toEqual([
    'subscription.changed',
  ]);
  await world.product.db.platformTransaction((tx) =>
    forgetMessages(tx, new Date(Date.now() + 31 * 86_400_000)),
  );
  expect(await messagesOf(webhook.id)).toEqual([]);
  await remove(webhook.id);
});
