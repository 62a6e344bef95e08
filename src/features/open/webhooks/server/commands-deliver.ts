import { z } from 'zod';
import { ownersOf, planOf } from '#features/account/plan/server/queries.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/port.ts';
import type { GuardedFetch } from '#platform/server/http/guarded-fetch.ts';
import { defineJob, enqueue } from '#platform/server/jobs/port.ts';
import type { PostDeps } from '#platform/server/post/post-mail.ts';
import type { SessionKeys } from '#platform/server/session/session-keys.ts';
import { endWebhook, judgeAttempt, recordAttempt, takeMessages } from './commands-record.ts';
import type { TakenMessage } from './commands-record.ts';
import { secretsOf, signedHeaders } from './commands-secrets.ts';
import { sendOnce } from './commands-send.ts';
import { postEndedWebhook } from './emails.ts';
import { payloadOf, webhookIdOf } from './queries-messages.ts';
import { webhookToSend } from './queries.ts';
import type { WebhookRecord } from './queries.ts';

/** Sends what is due at one endpoint. */
export const deliverWebhooks = defineJob({
  name: 'deliver-webhooks',
  payload: z.object({ organizationId: z.uuid(), webhookId: z.uuid() }),
  concurrency: 8,
  groupConcurrency: 2,
  timeout: 60,
});

export interface WebhookPlace {
  readonly organizationId: string;
  readonly webhookId: string;
}

/** Has an endpoint's messages sent now. */
export const wakeWebhook = (
  tx: Pick<Tx, 'jobs'>,
  { organizationId, webhookId }: WebhookPlace,
): Promise<void> =>
  enqueue(tx, deliverWebhooks, { organizationId, webhookId }, { key: webhookId, group: organizationId });

/** Tries that come due within the same seconds share a job. */
const wakeEvery = 2_000;

const wakeLater = (tx: Tx, { organizationId, webhookId }: WebhookPlace, at: Date): Promise<void> => {
  const startAfter = new Date(Math.ceil(at.getTime() / wakeEvery) * wakeEvery);
  const key = `${webhookId} ${startAfter.toISOString()}`;
  return enqueue(
    tx,
    deliverWebhooks,
    { organizationId, webhookId },
    { key, group: organizationId, startAfter },
  );
};

interface DeliverDeps extends PostDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly elapsed: () => number;
  readonly keys: SessionKeys;
  readonly webhookDoor: { readonly fetch: GuardedFetch };
  /** From 0 to 1: spreads the tries of those that failed together. */
  readonly chance: () => number;
}

/** Messages that are under way to one endpoint at once. */
const atOnce = 10;

/** Milliseconds after which a job leaves the rest to another, so that none runs out of its time. */
const longestTurn = 25_000;

/** Writes down what came of an attempt; who ends an endpoint by it writes to the owners. */
const conclude = async (
  deps: DeliverDeps,
  webhook: WebhookRecord,
  message: TakenMessage,
  attempted: Awaited<ReturnType<typeof sendOnce>>,
): Promise<void> => {
  const now = deps.clock.now();
  const verdict = judgeAttempt(attempted, message.tries + 1, now, deps.chance());
  const { organizationId, id: webhookId, url } = webhook;
  // The owners' addresses are the platform's.
  await deps.db.platformTransaction(async (tx) => {
    await recordAttempt(tx, webhook, message.id, attempted, verdict, now);
    if (verdict.nextAt !== null) await wakeLater(tx, { organizationId, webhookId }, verdict.nextAt);
    const { endpoint } = verdict;
    if (endpoint === null || !(await endWebhook(tx, webhook, endpoint, now))) return;
    for (const owner of await ownersOf(tx, organizationId))
      await postEndedWebhook(tx, deps, owner, { webhookId, url, why: endpoint });
  });
};

const deliver = async (
  deps: DeliverDeps,
  webhook: WebhookRecord,
  message: TakenMessage,
  stopping: AbortSignal,
): Promise<void> => {
  const payload = payloadOf(message);
  const now = deps.clock.now();
  const secrets = secretsOf(deps.keys, webhook, now);
  const headers = signedHeaders(secrets, webhookIdOf(message.id), now, payload);
  const { fetch } = deps.webhookDoor;
  const attempted = await sendOnce(
    { fetch, elapsed: deps.elapsed },
    webhook.url,
    { headers, payload },
    stopping,
  );
  await conclude(deps, webhook, message, attempted);
};

/** An endpoint that is on, with what is due there; null where nothing is, or nothing may be sent. */
const takeDue = (
  { db, clock }: DeliverDeps,
  { organizationId, webhookId }: WebhookPlace,
): Promise<{ webhook: WebhookRecord; messages: TakenMessage[] } | null> =>
  db.tenantTransaction(organizationId, async (tx) => {
    const now = clock.now();
    const webhook = await webhookToSend(tx, organizationId, webhookId);
    if (webhook === null || webhook.state !== 'on') return null;
    if ((await planOf(tx, organizationId, now)).apiAccess === 'none') {
      await endWebhook(tx, webhook, 'plan', now);
      return null;
    }
    const messages = await takeMessages(tx, webhook, now, atOnce);
    return messages.length === 0 ? null : { webhook, messages };
  });

/**
 * Sends what is due at an endpoint, some at a time, and writes down what came of each. At least once: what was sent and
 * not written down when the process ended is sent again, with the same `webhook-id`.
 */
export const deliverDue = async (
  deps: DeliverDeps,
  place: WebhookPlace,
  stopping: AbortSignal,
): Promise<void> => {
  const begun = deps.elapsed();
  for (let due = await takeDue(deps, place); due !== null; due = await takeDue(deps, place)) {
    const { webhook, messages } = due;
    await Promise.all(messages.map((message) => deliver(deps, webhook, message, stopping)));
    if (deps.elapsed() - begun < longestTurn) continue;
    await deps.db.platformTransaction((tx) => wakeWebhook(tx, place));
    return;
  }
};
