import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/port.ts';
import type { Books } from '#platform/server/ports/bookkeeping/port.ts';
import type { UnitPlace } from './queries.ts';

/** The books inside the product: each draft is a row as it was handed over, and the original is the store's. */
export const localBooks = (
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { organizationId, unitId }: UnitPlace,
): Books => {
  const known = (reference: string): Promise<string | null> =>
    db.tenantRead(organizationId, async (reader) => {
      const [found] = await reader.query<{ reference: string }>(
        'select reference from bookkeeping_draft where organization_id = $1 and unit_id = $2 and reference = $3',
        [organizationId, unitId, reference],
      );
      return found?.reference ?? null;
    });
  return {
    find: ({ reference }) => known(reference),
    create: async ({ original, ...said }) => {
      await db.tenantTransaction(organizationId, (tx) =>
        tx.query(
          `insert into bookkeeping_draft (organization_id, unit_id, reference, said, made_at)
           values ($1, $2, $3, $4::jsonb, $5) on conflict do nothing`,
          [
            organizationId,
            unitId,
            said.reference,
            JSON.stringify({ ...said, fileName: original?.fileName }),
            clock.now(),
          ],
        ),
      );
      return said.reference;
    },
    attach: async (reference, { original }) => {
      if (original === null) return false;
      await db.tenantTransaction(organizationId, (tx) =>
        tx.query(
          `update bookkeeping_draft set sha256 = $4 where organization_id = $1 and unit_id = $2 and reference = $3`,
          [organizationId, unitId, reference, original.sha256],
        ),
      );
      return true;
    },
    status: async (reference) => ((await known(reference)) === null ? 'gone' : 'draft'),
  };
};
