import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Endpoint, keyScopeOf } from '#platform/wire/endpoint.ts';
import type { ErrorCode } from '#platform/wire/error-codes.ts';
import { Refused, refused, refusedFor } from '#platform/wire/refused.ts';
import { openVersions } from '#platform/wire/open-versions.ts';
import type { Passed } from '../admit.ts';
import type { Doorkeeper } from '../doorkeeper.ts';
import { bearer } from '../gate.ts';
import type { HeldKey } from './held-key.ts';
import type { KeyDoor, KeyTurn } from './key-door.ts';
import { reachUnit } from './reach.ts';

export interface Exchange {
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

/** Who a key is in what is written down: the owner who answers for it. */
export const asHolder = (key: HeldKey, requestId: string) => ({
  user: { userId: key.madeBy, sessionId: key.id, staff: false, impersonatedBy: null },
  actor: { userId: key.madeBy, impersonatedBy: null, requestId },
});

/** Counts a request of a live key and looks where it comes from: 429 over the limit, 403 from another address. */
export const takeTurn = async (
  key: HeldKey,
  { request, reply }: Exchange,
  door: KeyDoor,
  other: Refused<ErrorCode> | null = null,
): Promise<Refused<ErrorCode> | null> => {
  const turn = await door.take(key);
  tellTurn(turn, reply);
  if (!turn.isTaken) return refusedFor('rate.limited', turn.resetIn);
  if (other !== null) return other;
  if (!door.mayComeFrom(key, request.ip)) return refused('key.address_refused');
  await door.used(key, request.ip);
  return null;
};

/** What a key is let into, or what it is refused for. */
const admitKey = async (
  endpoint: Endpoint,
  request: FastifyRequest,
  doorkeeper: Doorkeeper,
  key: HeldKey,
): Promise<Passed | Refused<ErrorCode>> => {
  const holder = asHolder(key, request.id);
  const scope = keyScopeOf(endpoint);
  if (scope === null || !key.scopes.includes(scope)) return refused('key.scope_missing');
  if (!endpoint.path.includes('{unitId}')) return { ...holder, scope: null, role: null, key };
  const { unitId } = request.params as Record<string, string>;
  const place = await reachUnit(doorkeeper, key, scope, String(unitId));
  return place instanceof Refused ? place : { ...holder, ...place, key };
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
  const refusal = await takeTurn(key, exchange, door, unknown);
  return refusal ?? admitKey(endpoint, request, doorkeeper, key);
};
