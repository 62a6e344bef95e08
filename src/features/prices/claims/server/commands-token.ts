import { seal, unseal } from '#platform/server/session/seal.ts';
import type { SessionKeys } from '#platform/server/session/session-keys.ts';

/** What the link of a claim opens. */
export interface OpenedLink {
  readonly organizationId: string;
  readonly unitId: string;
  readonly claimId: string;
}

const purpose = 'claim answer';

/** The signed token of a claim's answer page: it holds what it opens, sealed, so nothing is stored of it. */
export const answerToken = (keys: SessionKeys, { organizationId, unitId, claimId }: OpenedLink): string =>
  seal(keys[0].post, purpose, [organizationId, unitId, claimId].join(' ')).toString('base64url');

const shape = /^([0-9a-f-]{36}) ([0-9a-f-]{36}) ([0-9a-f-]{36})$/;

/** What a token opens; null for anything that we did not sign. */
export const openAnswerToken = (keys: SessionKeys, token: string): OpenedLink | null => {
  const sealed = Buffer.from(token, 'base64url');
  // Every token has one spelling.
  if (sealed.toString('base64url') !== token) return null;
  const text = unseal(
    keys.map(({ post }) => post),
    purpose,
    sealed,
  );
  const [, organizationId, unitId, claimId] = shape.exec(text ?? '') ?? [];
  if (organizationId === undefined || unitId === undefined || claimId === undefined) return null;
  return { organizationId, unitId, claimId };
};
