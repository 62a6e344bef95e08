import type { TestClient } from '../peers/test-client.ts';
import type { TestProduct } from './product.ts';

/** An invoice of the supplier that has not come, as the radar finds it; answers its id. */
export const leaveFinding = async (
  product: TestProduct,
  client: TestClient,
  supplierId: string,
): Promise<string> => {
  const id = product.newId();
  const place = { invoiceId: product.newId(), number: '41', date: '2026-10-01' };
  const facts = {
    by: 'number',
    numbers: ['42'],
    after: place,
    before: { ...place, number: '43' },
    days: 7,
    usual: 1,
  };
  await product.db.platformTransaction((tx) =>
    tx.query(
      `insert into radar_finding (organization_id, unit_id, id, kind, supplier_id, subject, facts, found_at)
       select organization_id, id, $2, 'missing', $3, 'number 42', $4::jsonb, $5 from unit where id = $1`,
      [client.unitId, id, supplierId, JSON.stringify(facts), product.clock.now()],
    ),
  );
  return id;
};
