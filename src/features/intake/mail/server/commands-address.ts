import { randomBytes } from 'node:crypto';
import { inboundAddress } from '#features/company/outlets/rules.ts';
import { recordAudit } from '#platform/server/audit.ts';
import type { Db, Reader } from '#platform/server/db/port.ts';
import type { Actor, UnitScope } from '#platform/server/scope.ts';

/** 80 bits (PRODUCT section 1: unguessable). */
const addressBytes = 10;

interface UnitAddress {
  readonly name: string;
  readonly address: string;
}

/** The unit with the address that takes its mail. */
export const readAddress = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
): Promise<UnitAddress> => {
  const [unit] = await reader.query<UnitAddress>(
    'select name, inbound_address as address from unit where organization_id = $1 and id = $2',
    [organizationId, unitId],
  );
  if (unit === undefined) throw new Error('a scope is of a unit that is there');
  return unit;
};

/** Gives the unit another address at the same domain. Mail to the old one is refused from the commit on. */
export const rotateAddress = (
  db: Db,
  scope: UnitScope,
  actor: Actor,
): Promise<{ readonly address: string }> =>
  db.tenantTransaction(scope.organizationId, async (tx) => {
    const { name, address: old } = await readAddress(tx, scope);
    const address = inboundAddress(name, randomBytes(addressBytes), old.slice(old.lastIndexOf('@') + 1));
    const { organizationId, unitId } = scope;
    await tx.query('update unit set inbound_address = $3 where organization_id = $1 and id = $2', [
      organizationId,
      unitId,
      address,
    ]);
    // Neither address is told: whoever reads the log could send to it.
    await recordAudit(tx, actor, { organizationId, unitId, action: 'address.rotate', subjectId: unitId });
    return { address };
  });
