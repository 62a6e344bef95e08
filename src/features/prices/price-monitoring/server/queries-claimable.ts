import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { extraCost, ofSelection } from './queries-conditions.ts';

/**
 * What undecided lines have cost above their deals, in the unit's currency, without these lines: the sum of deviations from
 * deals on their screen less what is claimed already.
 */
export const overDeals = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  exceptLineIds: readonly string[],
): Promise<string> => {
  const [found] = await reader.query<{ over: string }>(
    `select coalesce(sum(${extraCost}), 0) as over from price_alert_entry
     where ${ofSelection('$3', '$4', '$5')} and deal_id is not null and ${extraCost} > 0 and id <> all ($6::uuid[])
       and currency = (select currency from unit where organization_id = $1 and id = $2)`,
    [organizationId, unitId, 'UNRESOLVED', null, null, exceptLineIds],
  );
  return found?.over ?? '0';
};
