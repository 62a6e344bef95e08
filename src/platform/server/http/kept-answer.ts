import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { swedishDate } from '#core/values/swedish-date.ts';
import type { Endpoint } from '#platform/wire/endpoint.ts';
import type { AnswerVersions } from '../answer-versions.ts';

/** What an answer's tag is made of beside what it was asked for. */
export interface TagSource {
  readonly versions: AnswerVersions;
  /** Another one whenever the program is: the same rows may be told otherwise. */
  readonly build: string;
}

/**
 * The tag of an answer that the contract lets the caller keep (`asOf`), before it is made: another one for another person,
 * role, plan, unit, day in Sweden, language, address or build, and whenever what it is made of has changed. Null where the
 * answer is made anew each time, as all of the demo are. Throws `DatabaseUnavailable`.
 */
export const tagOf = async (
  { asOf }: Endpoint,
  request: FastifyRequest,
  now: Date,
  { versions, build }: TagSource,
): Promise<string | null> => {
  const { user, scope, role } = request.passed ?? {};
  if (asOf === undefined || !user || !scope || request.isDemo) return null;
  const { organizationId, unitId, view } = scope;
  // What a plan lists is ranked by the cost of the whole organization.
  const isRanked = view.suppliers !== null || view.articles !== null;
  const version = await versions.of(scope, isRanked ? 'organization' : asOf);
  const language = request.headers['accept-language'] ?? '';
  const parts = [build, request.url, user.userId, user.impersonatedBy, organizationId, unitId, role, view];
  return createHash('sha256')
    .update(JSON.stringify([...parts, swedishDate(now), language, version]))
    .digest('base64url')
    .slice(0, 27);
};
