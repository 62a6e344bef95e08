import type { KeyScope } from '#core/access/key-scopes.ts';
import { type Refused, refused } from '#platform/wire/refused.ts';
import { mintUnitScope } from '../../scope.ts';
import type { Doorkeeper } from '../doorkeeper.ts';
import type { HeldKey, NotReached, Place } from './held-key.ts';

/** What an id looks like. */
export const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/**
 * The place in a unit that a key has through the owner who made it: 403 without the scope or the plan, 404 for a unit that is not the
 * key's.
 */
export const reachUnit = async (
  doorkeeper: Doorkeeper,
  key: HeldKey,
  scope: KeyScope,
  asked: string,
): Promise<Place | Refused<NotReached>> => {
  if (!key.scopes.includes(scope)) return refused('key.scope_missing');
  const unitId = asked.toLowerCase();
  if (!uuid.test(unitId) || (key.unitIds !== null && !key.unitIds.includes(unitId)))
    return refused('unit.not_found');
  const place = await doorkeeper.membership(key.madeBy, unitId);
  if (place?.role !== 'owner' || place.organizationId !== key.organizationId)
    return refused('unit.not_found');
  const { apiAccess } = place.view;
  if (apiAccess === 'none' || (scope !== 'read' && apiAccess === 'read')) return refused('plan.required');
  return { scope: mintUnitScope(place.organizationId, unitId, place.view), role: place.role };
};
