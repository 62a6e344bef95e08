import { entitlements, type Entitlements, type Subscription } from '#core/entitlements/entitlements.ts';
import type { Reader } from '#platform/server/db/port.ts';

const starter: Subscription = { plan: 'starter', endsAt: null };

/** What the organization's plan gives it now. Asked per request, so that a change counts at once. */
export const entitlementsOf = async (
  reader: Reader,
  organizationId: string,
  now: Date,
): Promise<Entitlements> => {
  const [subscription] = await reader.query<Subscription>(
    'select plan, ends_at as "endsAt" from subscription where organization_id = $1',
    [organizationId],
  );
  return entitlements(subscription ?? starter, now);
};
