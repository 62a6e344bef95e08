import type { Tx } from '#platform/server/db/port.ts';
import { enqueue } from '#platform/server/jobs/port.ts';
import type { PaymentEvent } from '#platform/server/ports/payments/port.ts';
import { refreshCustomer } from './jobs-definitions.ts';
import { organizationOfCustomer } from './queries.ts';

/**
 * Takes an event of the provider, once. It is a hint: nothing in it is believed, the customer it names is asked for anew. In a
 * platform transaction, so that the event is noted exactly when its work is waiting.
 */
export const hearEvent = async (tx: Tx, event: PaymentEvent, now: Date): Promise<void> => {
  const [isNew] = await tx.query(
    `insert into billing_event (id, kind, customer_id, created_at, received_at) values ($1, $2, $3, $4, $5)
     on conflict do nothing returning 1`,
    [event.id, event.type, event.customerId, event.createdAt, now],
  );
  if (isNew === undefined || event.customerId === null) return;
  const organizationId = await organizationOfCustomer(tx, event.customerId);
  if (organizationId === null) return;
  await enqueue(tx, refreshCustomer, { organizationId }, { key: organizationId, group: organizationId });
};

/** Days that events are remembered; the provider sends none again after 30. */
const remembered = 40;

/** Forgets events of long ago. In a platform transaction. */
export const forgetEvents = async (tx: Tx, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - remembered * 86_400_000);
  await tx.query('delete from billing_event where received_at < $1', [before]);
  await tx.query('delete from billing_share where expires_at < $1', [now]);
};
