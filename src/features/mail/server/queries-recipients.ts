import type { Reader } from '#platform/server/db/port.ts';
import { mintUnitScope } from '#platform/server/scope.ts';
import type { UnitScope } from '#platform/server/scope.ts';

/** The unit whose inbound address this is, in whatever case; null for an address that none has (any more). A platform read. */
export const findRecipient = async (reader: Reader, address: string): Promise<UnitScope | null> => {
  const [found] = await reader.query<{ organizationId: string; unitId: string }>(
    `select organization_id as "organizationId", id as "unitId" from unit where lower(inbound_address) = lower($1)`,
    [address],
  );
  return found === undefined ? null : mintUnitScope(found.organizationId, found.unitId);
};
