import { recordAudit } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/db/port.ts';
import type { Actor, UnitScope } from '#platform/server/scope.ts';
import { refused } from '#platform/wire/refused.ts';
import type { SupplierCategory } from '../contract.ts';
import { ownOf } from './queries-page.ts';

/** Gives one of the organization's suppliers a category of its own, and its articles with it. In the tenant's transaction. */
export const setCategory = async (
  tx: Tx,
  { organizationId, unitId }: UnitScope,
  { supplierId, category }: { readonly supplierId: string; readonly category: SupplierCategory },
  actor: Actor,
) => {
  const ids = (await ownOf(tx, organizationId, supplierId)).map(({ own }) => own);
  if (ids.length === 0) return refused('supplier.not_exist');
  await tx.query(
    'update organization_supplier set own_category = $3 where organization_id = $1 and id = any($2::uuid[])',
    [organizationId, ids, category],
  );
  await tx.query(
    'update unit_article set category = $3 where organization_id = $1 and supplier_id = any($2::uuid[])',
    [organizationId, ids, category],
  );
  await recordAudit(tx, actor, {
    organizationId,
    unitId,
    action: 'supplier.category',
    subjectId: supplierId,
    detail: { category },
  });
  return { category };
};
