import type { TestClient } from '../peers/test-client.ts';
import type { TestProduct } from './product.ts';

const ownedSql = `
  select o.organization_id as "organizationId", m.user_id as "userId" from outlet o
  join membership m on m.organization_id = o.organization_id and m.outlet_id = o.id and m.role = 'owner'
  where o.main_unit_id = $1 limit 1`;

/** A ZIP that waits and a link for an auditor, of the owner of the client's unit; answers both ids. */
export const leaveArchive = async (
  { db, clock, newId }: Pick<TestProduct, 'db' | 'clock' | 'newId'>,
  { unitId }: TestClient,
  said: string,
): Promise<{ readonly archive: string; readonly auditor: string }> => {
  const [archive, auditor] = [newId(), newId()];
  const now = clock.now();
  await db.platformTransaction(async (tx) => {
    const [owner] = await tx.query<{ organizationId: string; userId: string }>(ownedSql, [unitId]);
    const of = [owner?.organizationId, owner?.userId, [unitId], now];
    await tx.query(
      `insert into archive_export (organization_id, id, user_id, units, state, documents, created_at)
       values ($1, $5, $2, $3, 'waiting', 1, $4)`,
      [...of, archive],
    );
    await tx.query(
      `insert into auditor_link (organization_id, id, name, units, made_by, made_at, expires_at)
       values ($1, $5, $6, $3, $2, $4, $4::timestamptz + interval '30 days')`,
      [...of, auditor, said],
    );
  });
  return { archive, auditor };
};
