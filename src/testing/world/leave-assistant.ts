import { hashOf } from '#features/open/oauth/server/queries.ts';
import type { TestClient } from '../peers/test-client.ts';
import type { TestProduct } from './product.ts';

/** Leaves a program that an owner of the client's unit has let in; answers its id. */
export const leaveAssistant = async (
  { db, newId, clock }: Pick<TestProduct, 'db' | 'newId' | 'clock'>,
  client: TestClient,
  said: string,
): Promise<{ readonly assistant: string }> => {
  const id = newId();
  await db.platformTransaction(async (tx) => {
    await tx.query(
      `insert into oauth_grant (organization_id, id, user_id, client_id, client_name, scopes, audience, is_lasting, made_at,
         expires_at, connected_at)
       select o.organization_id, $2, m.user_id, $3, $4, '{read}', 'https://app.krogkoll.example/mcp', true, $5,
         $5::timestamptz + interval '90 days', $5
       from outlet o join membership m on m.organization_id = o.organization_id and m.outlet_id = o.id and m.role = 'owner'
       where o.main_unit_id = $1 limit 1`,
      [client.unitId, id, `https://${said.toLowerCase()}.example/client.json`, said, clock.now()],
    );
    await tx.query(
      `insert into oauth_token (organization_id, token_hash, grant_id, kind, expires_at)
       select organization_id, $2, id, 'refresh', expires_at from oauth_grant where id = $1`,
      [id, hashOf(id)],
    );
  });
  return { assistant: id };
};
