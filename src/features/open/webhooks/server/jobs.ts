import { planOf } from '#features/account/plan/server/queries.ts';
import type { Db, Tx } from '#platform/server/db/port.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Foundation } from '#platform/server/features/foundation.ts';
import { handleJob } from '#platform/server/jobs/port.ts';
import type { JobHandler } from '#platform/server/jobs/port.ts';
import { deliverDue, deliverWebhooks, wakeWebhook } from './commands-deliver.ts';
import type { WebhookPlace } from './commands-deliver.ts';

/** The handler of messages that are due. What it could not do, the minute's look finds again. */
export const deliverWebhooksHandler = (foundation: Foundation): JobHandler =>
  handleJob(
    deliverWebhooks,
    (place, { signal }) => deliverDue({ ...foundation, chance: Math.random }, place, signal),
    async () => undefined,
  );

/** What the database says on the channel when it has written messages: `organization endpoint`. */
const channel = 'webhooks';

/**
 * Hears what was written and has it sent at once. Those who are told while a job is being stored wait for the next one, so a
 * batch of a thousand facts stores few.
 */
export const hearWebhooks = async ({ db, log }: Foundation): Promise<() => Promise<void>> => {
  const told = new Set<string>();
  let storing: Promise<void> | null = null;
  const store = async (): Promise<void> => {
    while (told.size > 0) {
      const places = [...told].map((one) => one.split(' '));
      told.clear();
      await db.platformTransaction(async (tx) => {
        for (const [organizationId = '', webhookId = ''] of places)
          await wakeWebhook(tx, { organizationId, webhookId });
      });
    }
  };
  const hear = (payload: string): void => {
    told.add(payload);
    storing ??= store()
      // The minute's look finds what was not stored.
      .catch((error: unknown) => log.warn({ err: error }, 'webhooks could not be woken'))
      .finally(() => (storing = null));
  };
  const stop = await db.listen(channel, hear);
  return async () => {
    await stop();
    await storing;
  };
};

const dueSql = `
  select distinct m.organization_id as "organizationId", m.endpoint_id as "webhookId"
  from webhook_message m join webhook_endpoint w on w.organization_id = m.organization_id and w.id = m.endpoint_id
  where m.state = 'waiting' and coalesce(m.next_at <= $1, true) and coalesce(m.leased_until <= $1, true) and w.state = 'on'`;

/** Has sent what is due and was not: the process that would have has ended. */
const wakeDue = async (tx: Tx, now: Date): Promise<void> => {
  // Across tenants: the work of the minute looks for whose turn it is.
  for (const place of await tx.query<WebhookPlace>(dueSql, [now])) await wakeWebhook(tx, place);
};

/** Turns on what only the plan had turned off, once it has webhooks again. */
const resumeByPlan = async (db: Db, clock: Clock): Promise<void> => {
  const off = await db.platformRead((reader) =>
    // Across tenants: the work of the minute looks for whose turn it is.
    reader.query<{ organizationId: string }>(
      `select distinct organization_id as "organizationId" from webhook_endpoint where state = 'plan'`,
    ),
  );
  for (const { organizationId } of off)
    await db.tenantTransaction(organizationId, async (tx) => {
      const now = clock.now();
      if ((await planOf(tx, organizationId, now)).apiAccess === 'none') return;
      await tx.query(
        `update webhook_endpoint set state = 'on', state_at = $2 where organization_id = $1 and state = 'plan'`,
        [organizationId, now],
      );
    });
};

/** Every minute, and at start. */
export const tendWebhooks = async ({ db, clock }: Foundation): Promise<void> => {
  await resumeByPlan(db, clock);
  await db.platformTransaction((tx) => wakeDue(tx, clock.now()));
};
