import type { TestClient } from '../peers/test-client.ts';
import type { TestProduct } from './product.ts';

/** Leaves a deal that an assistant has suggested for an article of the client's unit. */
export const leaveSuggestion = async (
  { db, newId, clock }: TestProduct,
  client: TestClient,
  { article, said }: { readonly article: string; readonly said: string },
): Promise<string> => {
  const id = newId();
  const body = { articleId: article, price: '3.00', validFrom: '2031-01-01', validTo: '2031-12-31' };
  const shown = {
    kind: 'draft-deal',
    title: said,
    supplierId: newId(),
    supplierName: said,
    articleNumber: '1',
    unit: 'st',
    price: '3.00',
    currency: 'SEK',
    validFrom: '2031-01-01',
    validTo: '2031-12-31',
  };
  await db.platformTransaction((tx) =>
    tx.query(
      `insert into suggestion (organization_id, unit_id, id, kind, body, body_hash, shown, why, key_id, made_by, made_at, expires_at)
       select u.organization_id, u.id, $2::uuid, 'draft-deal', $3::jsonb, $2::uuid::text, $4::jsonb, $5, $2::uuid, $5, $6::timestamptz, $6::timestamptz + interval '14 days'
       from unit u where u.id = $1`,
      [client.unitId, id, JSON.stringify(body), JSON.stringify(shown), said, clock.now()],
    ),
  );
  return id;
};
