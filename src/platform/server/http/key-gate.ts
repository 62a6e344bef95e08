import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Endpoint, keyScopeOf } from '#platform/wire/endpoint.ts';
import type { ErrorCode } from '#platform/wire/error-codes.ts';
import { type Refused, refused, refusedFor } from '#platform/wire/refused.ts';
import { openVersions } from '#platform/wire/open-versions.ts';
import { mintUnitScope } from '../scope.ts';
import { type Passed, uuid } from './admit.ts';
import type { Doorkeeper } from './doorkeeper.ts';
import { bearer } from './gate.ts';
import type { HeldKey, KeyDoor, KeyTurn } from './key-door.ts';

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

const secondsOf = (day: string): number => Date.parse(day) / 1000;

/** Says which version answers, and when an entry goes (RFC 9745 and 8594). */
const tellVersion = ({ deprecated }: Endpoint, { request, reply }: Exchange): Refused<ErrorCode> | null => {
  const [current] = openVersions;
  const asked = request.headers['krogkoll-version'] ?? current;
  const version = openVersions.find((one) => one === asked);
  reply.header('krogkoll-version', version ?? current);
  if (deprecated !== undefined) {
    reply.header('deprecation', `@${secondsOf(deprecated.since)}`);
    reply.header('sunset', new Date(deprecated.sunset).toUTCString());
  }
  return version === undefined ? refused('version.unknown') : null;
};

/** The key's limit as the draft of the IETF writes it (draft-ietf-httpapi-ratelimit-headers). */
const tellTurn = ({ limit, left, resetIn }: KeyTurn, reply: FastifyReply): void => {
  reply.header('ratelimit-policy', `"key";q=${limit};w=60`);
  reply.header('ratelimit', `"key";r=${left};t=${resetIn}`);
};

/** The place in a unit that a key has through the owner who made it, or what it is refused for. */
const admitKey = async (
  endpoint: Endpoint,
  request: FastifyRequest,
  doorkeeper: Doorkeeper,
  key: HeldKey,
): Promise<Passed | Refused<ErrorCode>> => {
  const user = { userId: key.madeBy, sessionId: key.id, staff: false, impersonatedBy: null };
  const actor = { userId: key.madeBy, impersonatedBy: null, requestId: request.id };
  const scope = keyScopeOf(endpoint);
  if (scope === null || !key.scopes.includes(scope)) return refused('key.scope_missing');
  if (!endpoint.path.includes('{unitId}')) return { user, actor, scope: null, role: null, key };
  const unitId = String((request.params as Record<string, string>)['unitId']).toLowerCase();
  if (!uuid.test(unitId) || (key.unitIds !== null && !key.unitIds.includes(unitId)))
    return refused('unit.not_found');
  const place = await doorkeeper.membership(key.madeBy, unitId);
  if (place?.role !== 'owner' || place.organizationId !== key.organizationId)
    return refused('unit.not_found');
  const { apiAccess } = place.view;
  if (apiAccess === 'none' || (scope !== 'read' && apiAccess === 'read')) return refused('plan.required');
  const minted = mintUnitScope(place.organizationId, unitId, place.view);
  return { user, actor, scope: minted, role: place.role, key };
};

/**
 * Lets a program in by its key, before its body is read: 401 for none or a dead one, 429 over its limit, which every request of a live
 * key counts against, 403 for another address, scope or plan, 404 for a unit that is not the key's.
 */
export const passKey = async (
  endpoint: Endpoint,
  exchange: Exchange,
  doorkeeper: Doorkeeper,
  door: KeyDoor,
): Promise<Passed | Refused<ErrorCode>> => {
  const { request, reply } = exchange;
  const unknown = tellVersion(endpoint, exchange);
  const token = bearer(request);
  const key = token === null ? null : await door.find(token);
  if (key === null) {
    reply.header('www-authenticate', 'Bearer');
    return refused('user.unauthorized');
  }
  const turn = await door.take(key);
  tellTurn(turn, reply);
  if (!turn.isTaken) return refusedFor('rate.limited', turn.resetIn);
  if (unknown !== null) return unknown;
  if (!door.mayComeFrom(key, request.ip)) return refused('key.address_refused');
  await door.used(key, request.ip);
  return admitKey(endpoint, request, doorkeeper, key);
};
