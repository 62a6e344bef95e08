import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { swedishDate } from '#core/values/swedish-date.ts';
import type { Endpoint } from '#platform/wire/endpoint.ts';
import type { AnswerState, AnswerVersions } from '../answer-versions.ts';
import type { Db } from '../db/port.ts';

/** What an answer's tag is made of beside what it was asked for. */
export interface TagSource {
  readonly versions: AnswerVersions;
  /** Another one whenever the program is: the same rows may be told otherwise. */
  readonly build: string;
}

/**
 * What an answer is to be as new as, before it is made: where it goes with a tag (`asOf`), and where a replica may answer it. Null
 * where nobody asks that, as of all of the demo. Throws `DatabaseUnavailable`.
 */
export const stateOf = async (
  { asOf, replica }: Endpoint,
  request: FastifyRequest,
  { versions, db }: Pick<TagSource, 'versions'> & { readonly db: Db },
): Promise<AnswerState | null> => {
  const { user, scope } = request.passed ?? {};
  const isAsked = asOf !== undefined || (replica === true && db.replica !== undefined);
  if (!isAsked || !user || !scope || request.isDemo) return null;
  const { organizationId, unitId, view } = scope;
  // What a plan lists is ranked by the cost of the whole organization.
  const isRanked = view.suppliers !== null || view.articles !== null;
  const reach = isRanked ? 'organization' : (asOf ?? 'organization');
  return { organizationId, unitId, reach, version: await versions.of(scope, reach) };
};

/**
 * The tag of an answer that the contract lets the caller keep (`asOf`): another one for another person, role, plan, unit, day in
 * Sweden, language, address or build, and whenever what it is made of has changed. Null where the answer is made anew each time.
 */
export const tagOf = (
  { asOf }: Endpoint,
  request: FastifyRequest,
  state: AnswerState | null,
  { now, build }: { readonly now: Date } & Pick<TagSource, 'build'>,
): string | null => {
  const { user, scope, role } = request.passed ?? {};
  if (asOf === undefined || state === null || !user || !scope) return null;
  const { organizationId, unitId, view } = scope;
  const language = request.headers['accept-language'] ?? '';
  const parts = [build, request.url, user.userId, user.impersonatedBy, organizationId, unitId, role, view];
  return createHash('sha256')
    .update(JSON.stringify([...parts, swedishDate(now), language, state.version]))
    .digest('base64url')
    .slice(0, 27);
};
