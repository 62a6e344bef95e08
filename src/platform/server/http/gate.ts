import type { FastifyRequest } from 'fastify';
import { atLeast, roles } from '#core/access/roles.ts';
import type { Role } from '#core/access/roles.ts';
import type { Endpoint } from '#platform/wire/endpoint.ts';
import type { ErrorCode } from '#platform/wire/error-codes.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import type { Actor, Membership, UnitScope } from '../scope.ts';
import { mintUnitScope } from '../scope.ts';
import type { Authenticated } from './handler.ts';

/** What the gate asks of the features that know accounts and memberships. */
export interface Doorkeeper {
  /** The holder of an access token, or null when it is missing, expired, forged or its session has ended. */
  authenticate(token: string): Promise<Authenticated | null>;
  /** Whether the session that let somebody in is live and says the same of them, however old their token is. */
  remains(user: Authenticated): Promise<boolean>;
  /** Whether staff have proven their second factor in this session. */
  hasSecondFactor(user: Authenticated): Promise<boolean>;
  /** Tells when the session may have ended; answers how to stop. */
  watch(user: Authenticated, tell: () => void): () => void;
  /** Hears whom the gate has refused for their role, second factor or unit, and where. */
  turnedAway(user: Authenticated, refusal: Refusal): void;
  /** The user's organization and highest role in a unit, or null when the unit is foreign or missing. */
  membership(userId: string, unitId: string): Promise<Membership | null>;
}

export interface Refusal {
  readonly method: string;
  /** Of the contract, without what was put into it. */
  readonly path: string;
  readonly code: ErrorCode;
  readonly requestId: string;
}

export interface Passed {
  readonly user: Authenticated | null;
  readonly actor: Actor;
  readonly scope: UnitScope | null;
  readonly role: Role | null;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

const isRole = (access: string): access is Role => (roles as readonly string[]).includes(access);

const bearer = (request: FastifyRequest): string | null =>
  /^Bearer ([\w.~+/=-]+)$/.exec(request.headers.authorization ?? '')?.[1] ?? null;

/**
 * Decides before the body is read whether the caller may come in. Answers the refusal: 401 only for a missing,
 * expired or invalid token, 404 for a foreign or missing unit, 403 for too small a role (SECURITY R2–R4, R47).
 */
export const passGate = async (
  endpoint: Endpoint,
  request: FastifyRequest,
  doorkeeper: Doorkeeper,
): Promise<Passed | Refused<ErrorCode>> => {
  const nobody: Actor = { userId: null, impersonatedBy: null, requestId: request.id };
  if (endpoint.access === 'public' || endpoint.access === 'machine')
    return { user: null, actor: nobody, scope: null, role: null };
  const token = bearer(request);
  const user = token === null ? null : await doorkeeper.authenticate(token);
  if (user === null) return refused('user.unauthorized');
  const answer = await admit(endpoint, request, doorkeeper, user);
  if (answer instanceof Refused && answer.code !== 'unit.header_invalid') {
    const { method, path } = endpoint;
    doorkeeper.turnedAway(user, { method, path, code: answer.code, requestId: request.id });
  }
  return answer;
};

const admit = async (
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
  const scope = mintUnitScope(membership.organizationId, unitId.toLowerCase());
  return { user, actor, scope, role: membership.role };
};

/**
 * Whether who once passed the gate would pass it again: their session lives, and staff, membership and role are what the
 * entry asks for (R7, R16). The token's age does not count, for a stream outlives it.
 */
export const mayStay = async (
  endpoint: Endpoint,
  request: FastifyRequest,
  doorkeeper: Doorkeeper,
): Promise<boolean> => {
  const user = request.passed?.user;
  if (!user) return endpoint.access === 'public';
  if (!(await doorkeeper.remains(user))) return false;
  return !((await admit(endpoint, request, doorkeeper, user)) instanceof Refused);
};
