import { randomUUID } from 'node:crypto';
import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import { newSecret, sealSigning } from '#features/open/webhooks/server/commands-secrets.ts';
import type { SigningSecret } from '#features/open/webhooks/server/commands-secrets.ts';
import type { Db } from '#platform/server/db/port.ts';
import type { TestProduct } from '../world/product.ts';

/** A unit whose documents an endpoint is told of. */
interface ToldUnit {
  readonly organizationId: string;
  readonly unitId: string;
  readonly webhookId: string;
  readonly secret: SigningSecret;
  /** Has a document arrive, in a transaction of its own; answers its id. */
  readonly write: (db: Db) => Promise<string>;
}

const factSql = `
  insert into document (organization_id, unit_id, id, sha256, size, file_name, content_type, channel, state, received_at)
  values ($1, $2, $3, '', 0, 'fact', 'application/xml', 'upload', 'unreadable', $4)`;

/** Makes an organization with an endpoint at the address. */
export const toldUnit = async (product: TestProduct, url: string): Promise<ToldUnit> => {
  const { organizationId, outlets } = await buildOrganization(product, { plan: 'premium-plus' });
  const { unitId } = outlets[0];
  const [webhookId, secret] = [product.newId(), newSecret()];
  await product.db.platformTransaction((tx) =>
    tx.query(
      `insert into webhook_endpoint (organization_id, id, url, events, state, state_at, sealed, created_at)
       values ($1, $2, $3, array['document.received'], 'on', $4, $5, $4)`,
      [organizationId, webhookId, url, product.clock.now(), sealSigning(product.keys, webhookId, secret)],
    ),
  );
  return {
    organizationId,
    unitId,
    webhookId,
    secret,
    write: async (db) => {
      const id = randomUUID();
      await db.tenantTransaction(organizationId, (tx) =>
        tx.query(factSql, [organizationId, unitId, id, product.clock.now()]),
      );
      return id;
    },
  };
};
