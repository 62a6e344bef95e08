import type { TestClient } from '../peers/test-client.ts';
import type { TestProduct } from './product.ts';

/** Says of goods of the unit's supplier and of another that they are the same; answers what can be taken back. */
export const leaveVerdict = async (
  product: TestProduct,
  client: TestClient,
  said: string,
): Promise<string> => {
  const [other, verdict] = [product.newId(), product.newId()];
  await product.db.platformTransaction((tx) =>
    tx.query(
      `with other as (
         insert into organization_supplier (organization_id, id, display_name, search_name, created_at)
         select organization_id, $2, $4, lower($4), $5 from unit where id = $1 returning organization_id, id
       )
       insert into same_goods (organization_id, id, supplier_id, article_key, other_supplier_id, other_article_key, is_same, said_at)
       select other.organization_id, $3, least(one.id, other.id), '1', greatest(one.id, other.id), '2', true, $5
       from other join organization_supplier one on one.organization_id = other.organization_id limit 1`,
      [client.unitId, other, verdict, `${said} två`, product.clock.now()],
    ),
  );
  return verdict;
};
