import { openLink, sealLink } from '#platform/server/session/sealed-link.ts';
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
  sealLink(keys, purpose, [organizationId, unitId, claimId]);

/** What a token opens; null for anything that we did not sign. */
export const openAnswerToken = (keys: SessionKeys, token: string): OpenedLink | null => {
  const [organizationId, unitId, claimId] = openLink(keys, purpose, token, 3) ?? [];
  if (organizationId === undefined || unitId === undefined || claimId === undefined) return null;
  return { organizationId, unitId, claimId };
};
