import type { Entitlements } from '#core/entitlements/entitlements.ts';
import { planOf } from '#features/account/plan/server/queries.ts';
import type { Reader } from '#platform/server/db/port.ts';

/** What the organization's plan gives it now. */
export const entitlementsOf = (reader: Reader, organizationId: string, now: Date): Promise<Entitlements> =>
  planOf(reader, organizationId, now);
