import { recognisedView } from './built-paper.ts';
import type { Tenants } from './tenants.ts';

/** Has a tenant's own document be a booked picture of one page; answers the hash of that page. */
export const bookedPicture = async ({ product, own, ids }: Tenants): Promise<string> => {
  const { organizationId, outlets } = own;
  const key = [organizationId, outlets[0].unitId, ids.own.document];
  return product.db.tenantTransaction(organizationId, async (tx) => {
    const [document] = await tx.query<{ sha256: string }>(
      `update document set state = 'monitored', format = 'picture',
         invoice_id = (select id from invoice where organization_id = $1 and unit_id = $2 order by id limit 1)
       where organization_id = $1 and unit_id = $2 and id = $3 returning sha256`,
      key,
    );
    const sha256 = document?.sha256 ?? '';
    await tx.query(
      `insert into document_reading (organization_id, unit_id, document_id, format, read_at, pages)
       values ($1, $2, $3, 'picture', now(), $4)
       on conflict (organization_id, unit_id, document_id) do update set pages = excluded.pages`,
      [...key, JSON.stringify([recognisedView({ sha256, page: 1 }, 0)])],
    );
    return sha256;
  });
};
