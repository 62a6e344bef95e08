import { ownedUnits, unitsOf } from '#features/open/keys/server/queries.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { HeldKey } from '#platform/server/http/key-door.ts';

/** The units that a key reaches now, by name: those chosen for it that its maker still owns. A tenant's read. */
export const reachedUnits = async (
  reader: Reader,
  { organizationId, madeBy, unitIds }: HeldKey,
): Promise<{ readonly id: string; readonly name: string }[]> => {
  const owned = await ownedUnits(reader, organizationId, madeBy);
  const units = await unitsOf(reader, organizationId);
  return units.flatMap(({ unitId, name }) =>
    owned.has(unitId) && (unitIds === null || unitIds.includes(unitId)) ? [{ id: unitId, name }] : [],
  );
};
