import { type OwnedUnit, ownedUnits } from '#features/company/outlets/server/queries.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { HeldKey } from '#platform/server/http/keys/held-key.ts';

/** The units that a key reaches now, by name: those chosen for it that its maker still owns. A tenant's read. */
export const reachedUnits = async (
  reader: Reader,
  { organizationId, madeBy, unitIds }: HeldKey,
): Promise<OwnedUnit[]> => {
  const owned = await ownedUnits(reader, organizationId, madeBy);
  return owned.filter(({ id }) => unitIds === null || unitIds.includes(id));
};
