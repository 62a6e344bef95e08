import { recordAudit } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/db/port.ts';
import type { NewId } from '#platform/server/ids.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import type { WebhookMessage } from '../contract.ts';
import { keptDays, testEvent } from '../rules.ts';
import { wakeWebhook } from './commands-deliver.ts';
import type { WebhookAct } from './commands.ts';
import { findMessage } from './queries-messages.ts';
import { findWebhook } from './queries.ts';
import type { WebhookRecord } from './queries.ts';

type Unsent = Refused<'webhook.not_exist' | 'webhook.off'>;

/** An endpoint that something may be sent to by hand. */
const sendable = async (tx: Tx, act: WebhookAct, webhookId: string): Promise<WebhookRecord | Unsent> => {
  const webhook = await findWebhook(tx, act, webhookId);
  if (webhook === null) return refused('webhook.not_exist');
  return webhook.state === 'on' ? webhook : refused('webhook.off');
};

const shown = async (tx: Tx, webhook: WebhookRecord, messageId: string): Promise<WebhookMessage | Unsent> =>
  (await findMessage(tx, webhook, messageId)) ?? refused('webhook.not_exist');

/** Writes a message that says nothing but that it is a test. */
export const testWebhook = async (
  tx: Tx,
  { newId }: { readonly newId: NewId },
  act: WebhookAct,
  webhookId: string,
): Promise<WebhookMessage | Unsent> => {
  const webhook = await sendable(tx, act, webhookId);
  if (webhook instanceof Refused) return webhook;
  const { organizationId, now } = act;
  const messageId = newId();
  await tx.query(
    `insert into webhook_message (organization_id, endpoint_id, id, type, data, happened_at)
     values ($1, $2, $3, $4, $5::jsonb, $6)`,
    [organizationId, webhookId, messageId, testEvent, JSON.stringify({ test: true }), now],
  );
  await wakeWebhook(tx, { organizationId, webhookId });
  return shown(tx, webhook, messageId);
};

const againSql = `
  update webhook_message set state = 'waiting', tries = 0, next_at = null
  where organization_id = $1 and endpoint_id = $2 and state <> 'forgotten'`;

/** Sends a message again now, with ten tries more. */
export const sendAgain = async (
  tx: Tx,
  act: WebhookAct,
  webhookId: string,
  messageId: string,
): Promise<WebhookMessage | Unsent> => {
  const webhook = await sendable(tx, act, webhookId);
  if (webhook instanceof Refused) return webhook;
  const { organizationId } = act;
  await tx.query(`${againSql} and id = $3`, [organizationId, webhookId, messageId]);
  await wakeWebhook(tx, { organizationId, webhookId });
  return shown(tx, webhook, messageId);
};

/** Sends again what happened in a period: what did not arrive, or all of it. Answers how many messages. */
export const replayMessages = async (
  tx: Tx,
  act: WebhookAct,
  webhookId: string,
  { from, to, only }: { readonly from: Date; readonly to: Date; readonly only: 'failed' | 'all' },
): Promise<{ messages: number } | Unsent> => {
  const webhook = await sendable(tx, act, webhookId);
  if (webhook instanceof Refused) return webhook;
  const { organizationId, actor } = act;
  const replayed = await tx.query<{ id: string }>(
    `${againSql} and happened_at >= $3 and happened_at < $4 and ($5 or state = 'failed') returning id`,
    [organizationId, webhookId, from, to, only === 'all'],
  );
  await wakeWebhook(tx, { organizationId, webhookId });
  const detail = { from, to, only, messages: replayed.length };
  const entry = { organizationId, unitId: null, action: 'webhook.replayed', subjectId: webhookId, detail };
  await recordAudit(tx, actor, entry);
  return { messages: replayed.length };
};

/**
 * Forgets what is older than it is kept. Of what could be written again a row without words stays, so that it is not told a
 * second time.
 */
export const forgetMessages = async (tx: Tx, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - keptDays * 86_400_000);
  // Across tenants: what is past its time goes everywhere, once a night.
  await tx.query(
    `delete from webhook_message where happened_at < $1 and state <> 'forgotten' and once is null`,
    [before],
  );
  await tx.query(
    `delete from webhook_attempt a using webhook_message m
     where m.organization_id = a.organization_id and m.endpoint_id = a.endpoint_id and m.id = a.message_id
       and m.happened_at < $1 and m.state <> 'forgotten'`,
    [before],
  );
  await tx.query(
    `update webhook_message set state = 'forgotten', data = '{}', next_at = null, leased_until = null
     where happened_at < $1 and state <> 'forgotten'`,
    [before],
  );
};
