import type { FastifyRequest } from 'fastify';
import { atLeast, roles } from '#core/access/roles.ts';
import type { Role } from '#core/access/roles.ts';
import type { Endpoint } from '#platform/wire/endpoint.ts';
import type { ErrorCode } from '#platform/wire/error-codes.ts';
import { type Refused, refused } from '#platform/wire/refused.ts';
import type { Actor, SeenScope } from '../scope.ts';
import { mintUnitScope } from '../scope.ts';
import type { HeldKey, Reach } from './keys/held-key.ts';
import { uuid } from './keys/reach.ts';
import type { Authenticated } from './handler.ts';
import type { Doorkeeper } from './doorkeeper.ts';

export interface Passed {
  readonly user: Authenticated | null;
  readonly actor: Actor;
  readonly scope: SeenScope | null;
  readonly role: Role | null;
  /** The program's key, where one came in by it. */
  readonly key?: HeldKey;
  /** Where an assistant's key lets it do something, asked with each thing that it does. */
  readonly reach?: Reach;
}

const isRole = (access: string): access is Role => (roles as readonly string[]).includes(access);

/** Decides whether a person may come in by role, second factor and unit. Answers the refusal. */
export const admit = async (
  endpoint: Endpoint,
  request: FastifyRequest,
  doorkeeper: Doorkeeper,
  user: Authenticated,
): Promise<Passed | Refused<ErrorCode>> => {
  const actor: Actor = { userId: user.userId, impersonatedBy: user.impersonatedBy, requestId: request.id };
  if (user.impersonatedBy !== null && endpoint.impersonated === 'refused')
    return refused('permission.required');
  if (endpoint.access === 'staff') {
    if (!user.staff) return refused('route.not_exist');
    if (endpoint.secondFactor !== 'not-yet' && !(await doorkeeper.hasSecondFactor(user)))
      return refused('second_factor.required');
    return { user, actor, scope: null, role: null };
  }
  if (!isRole(endpoint.access)) return { user, actor, scope: null, role: null };
  const unitId = request.headers['x-unit-id'];
  if (typeof unitId !== 'string' || !uuid.test(unitId)) return refused('unit.header_invalid');
  const membership = await doorkeeper.membership(user.userId, unitId.toLowerCase());
  if (membership === null) return refused('unit.not_found');
  if (!atLeast(membership.role, endpoint.access)) return refused(endpoint.refusal ?? 'permission.required');
  const scope = mintUnitScope(membership.organizationId, unitId.toLowerCase(), membership.view);
  return { user, actor, scope, role: membership.role };
};
