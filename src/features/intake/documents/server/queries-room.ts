import type { Db } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { hasRoom, mostWaiting } from './queries.ts';

/** Documents, far more than come to one unit within the second. */
const spare = 2_000;
const longestMemory = 1_000;
const mostRemembered = 10_000;

/**
 * Whether units take more documents, as each upload asks: of one that had room for many more nothing is counted again for a
 * second. Throws `DatabaseUnavailable`.
 */
export const roomsOf = (
  { tenantRead }: Pick<Db, 'tenantRead'>,
  elapsed: () => number,
): ((scope: UnitScope) => Promise<boolean>) => {
  const roomy = new Map<string, number>();
  return (scope) => {
    const now = elapsed();
    if (now - (roomy.get(scope.unitId) ?? -Infinity) < longestMemory) return Promise.resolve(true);
    return tenantRead(scope.organizationId, async (reader) => {
      if (!(await hasRoom(reader, scope, mostWaiting - spare))) return hasRoom(reader, scope);
      if (roomy.size >= mostRemembered) roomy.clear();
      roomy.set(scope.unitId, now);
      return true;
    });
  };
};
