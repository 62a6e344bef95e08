import { z } from 'zod';
import { password } from '#features/account/accounts/contract.ts';
import { endpoint } from '#platform/wire/endpoint.ts';
import { id, text, timestamp } from '#platform/wire/fields.ts';
import { pageOf, paging } from '#platform/wire/paging.ts';
import { webhookEvents } from './rules.ts';

const event = z.enum(webhookEvents);

/** `failed`: given up; what happens is kept. `gone`: the receiver answered 410. `plan`: the plan has no webhooks. */
const webhookState = z.enum(['on', 'off', 'failed', 'gone', 'plan']);

/** An endpoint, without its secrets. */
const webhook = z.object({
  id,
  url: z.string(),
  events: z.array(event),
  /** Null: all of the organization. */
  unitIds: z.array(id).nullable(),
  state: webhookState,
  /** Since when it is so. */
  stateAt: timestamp,
  createdAt: timestamp,
  /** Until when the secret before this one signs too; null where it does not. */
  rotatesUntil: timestamp.nullable(),
  /** Of the last seven days: messages whose tries are over, those that arrived, and those given up. */
  week: z.object({ ended: z.number().int(), delivered: z.number().int(), failed: z.number().int() }),
  waiting: z.number().int(),
});

export type Webhook = z.output<typeof webhook>;

/** Shown once: `whsec_` for HMAC-SHA256 (v1), `whpk_` to verify Ed25519 (v1a). */
const webhookSecrets = z.object({ webhook, secret: z.string(), publicKey: z.string() });

export type WebhookSecrets = z.output<typeof webhookSecrets>;

/** One message as the log lists it. */
const webhookMessage = z.object({
  id,
  type: z.string(),
  unitId: id.nullable(),
  happenedAt: timestamp,
  state: z.enum(['waiting', 'delivered', 'failed']),
  /** Tries of this round, of ten. */
  tries: z.number().int(),
  /** Of the newest attempt. */
  answeredAt: timestamp.nullable(),
  status: z.number().int().nullable(),
  fault: z.string().nullable(),
  milliseconds: z.number().int().nullable(),
  /** When it is tried again; null: at once, or not. */
  nextAt: timestamp.nullable(),
});

export type WebhookMessage = z.output<typeof webhookMessage>;

const openedMessage = webhookMessage.extend({
  /** The headers that every attempt has, without time and signature, which are its own. */
  webhookId: z.string(),
  path: z.string(),
  payload: z.string(),
  /** Newest first. */
  attempts: z.array(
    z.object({
      number: z.number().int(),
      at: timestamp,
      status: z.number().int().nullable(),
      fault: z.string().nullable(),
      milliseconds: z.number().int(),
      answer: z.string().nullable(),
    }),
  ),
});

export type OpenedMessage = z.output<typeof openedMessage>;

const wanted = z.object({
  url: text(2_000),
  events: z.array(event).min(1).max(webhookEvents.length),
  unitIds: z.array(id).min(1).max(500).nullable(),
  password,
});

export type WantedWebhook = z.output<typeof wanted>;

const named = z.object({ webhookId: id });
const namedMessage = z.object({ webhookId: id, messageId: id });
const ours = { access: 'owner', impersonated: 'refused', demo: 'own' } as const;
const settingErrors = [
  'plan.webhooks',
  'webhook.address_refused',
  'webhook.exists',
  'webhook.unit_not_owned',
  'old_password_is_wrong',
  'rate.limited',
] as const;

/** Where events go. Everything of an endpoint is seen by those alone who own all of its units (SECURITY matrix, row 46). */
export const webhooksContract = {
  listWebhooks: endpoint({
    ...ours,
    method: 'GET',
    path: 'webhook-management/webhooks',
    summary: 'The endpoints that the person may see, and the units that an endpoint can be told of',
    reply: z.object({
      webhooks: z.array(webhook),
      units: z.array(z.object({ id, name: z.string() })),
      /** Whether the person owns all units of the organization. */
      ownsAll: z.boolean(),
      /** Whether the plan has webhooks. */
      isAllowed: z.boolean(),
    }),
    errors: [],
  }),
  createWebhook: endpoint({
    ...ours,
    method: 'POST',
    path: 'webhook-management/webhooks',
    summary: 'Add an endpoint; its secrets are in this answer and nowhere else',
    body: wanted,
    reply: webhookSecrets,
    status: 201,
    errors: [...settingErrors, 'webhook.too_many'],
  }),
  changeWebhook: endpoint({
    ...ours,
    method: 'PUT',
    path: 'webhook-management/webhooks/{webhookId}',
    summary: 'Change where an endpoint is and what it is told of',
    params: named,
    body: wanted,
    reply: webhook,
    errors: [...settingErrors, 'webhook.not_exist'],
  }),
  switchWebhook: endpoint({
    ...ours,
    method: 'PUT',
    path: 'webhook-management/webhooks/{webhookId}/state',
    summary: 'Turn an endpoint on, which sends what waits, or off, which writes nothing more for it',
    params: named,
    body: z.object({ isOn: z.boolean() }),
    reply: webhook,
    errors: ['webhook.not_exist', 'plan.webhooks'],
  }),
  rotateWebhook: endpoint({
    ...ours,
    method: 'POST',
    path: 'webhook-management/webhooks/{webhookId}/secret',
    summary: 'New secrets; the old ones sign beside them for 24 hours',
    params: named,
    body: z.object({ password }),
    reply: webhookSecrets,
    errors: ['webhook.not_exist', 'old_password_is_wrong', 'rate.limited'],
  }),
  testWebhook: endpoint({
    ...ours,
    method: 'POST',
    path: 'webhook-management/webhooks/{webhookId}/test',
    summary: 'Send a message of the type webhook.test',
    params: named,
    reply: webhookMessage,
    errors: ['webhook.not_exist', 'webhook.off'],
  }),
  listMessages: endpoint({
    ...ours,
    method: 'GET',
    path: 'webhook-management/webhooks/{webhookId}/messages',
    summary: 'What was sent to an endpoint, or waits to be, newest first; kept for 30 days',
    params: named,
    query: paging.extend({ state: z.enum(['waiting', 'delivered', 'failed']).optional() }),
    reply: pageOf(webhookMessage),
    errors: ['webhook.not_exist'],
  }),
  readMessage: endpoint({
    ...ours,
    method: 'GET',
    path: 'webhook-management/webhooks/{webhookId}/messages/{messageId}',
    summary: 'One message with its payload and every attempt',
    params: namedMessage,
    reply: openedMessage,
    errors: ['webhook.not_exist'],
  }),
  sendAgain: endpoint({
    ...ours,
    method: 'POST',
    path: 'webhook-management/webhooks/{webhookId}/messages/{messageId}/again',
    summary: 'Send a message again now, with the same webhook-id',
    params: namedMessage,
    reply: webhookMessage,
    errors: ['webhook.not_exist', 'webhook.off'],
  }),
  replayMessages: endpoint({
    ...ours,
    method: 'POST',
    path: 'webhook-management/webhooks/{webhookId}/replay',
    summary: 'Send again what happened in a period: what did not arrive, or all of it',
    params: named,
    body: z.object({ from: timestamp, to: timestamp, only: z.enum(['failed', 'all']) }),
    reply: z.object({ messages: z.number().int() }),
    errors: ['webhook.not_exist', 'webhook.off'],
  }),
  deleteWebhook: endpoint({
    ...ours,
    method: 'DELETE',
    path: 'webhook-management/webhooks/{webhookId}',
    summary: 'Remove an endpoint, its log, and what waits to be sent to it',
    params: named,
    reply: z.object({ deleted: z.literal(true) }),
    errors: ['webhook.not_exist'],
  }),
};
