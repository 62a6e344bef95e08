import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#platform/wire/endpoint.ts';
import type { ErrorCode } from '#platform/wire/error-codes.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import type { Actor } from '../scope.ts';
import type { Doorkeeper } from './doorkeeper.ts';
import { type Passed, admit } from './admit.ts';

/** What stands in `Authorization`; the scheme's case says nothing (RFC 9110, 11.1). */
export const bearer = (request: FastifyRequest): string | null =>
  /^Bearer +([\w.~+/=-]+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;

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
