import { newSecret, sealSigning } from '#features/open/webhooks/server/commands-secrets.ts';
import type { TestClient } from '../peers/test-client.ts';
import type { TestProduct } from './product.ts';

/** Leaves an endpoint of the client's unit that is off, and a message that it has taken. */
export const leaveWebhook = async (
  { db, keys, newId, clock }: TestProduct,
  client: TestClient,
  said: string,
): Promise<{ webhook: string; message: string }> => {
  const [webhook, message] = [newId(), newId()];
  await db.platformTransaction(async (tx) => {
    await tx.query(
      `insert into webhook_endpoint (organization_id, id, url, events, unit_ids, state, state_at, sealed, created_at)
       select u.organization_id, $2, $3, array['deal.ending'], array[u.id], 'off', $4, $5, $4 from unit u where u.id = $1`,
      [
        client.unitId,
        webhook,
        `https://${said.toLowerCase()}.example/hooks`,
        clock.now(),
        sealSigning(keys, webhook, newSecret()),
      ],
    );
    await tx.query(
      `insert into webhook_message (organization_id, endpoint_id, id, unit_id, type, data, happened_at, state, tries, attempts)
       select w.organization_id, w.id, $2, w.unit_ids[1], 'webhook.test', $3::jsonb, $4, 'delivered', 1, 1
       from webhook_endpoint w where w.id = $1`,
      [webhook, message, JSON.stringify({ said }), clock.now()],
    );
  });
  return { webhook, message };
};
