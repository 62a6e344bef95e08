import type { CreditLink } from './claim.ts';

/** What people said last of each credit line and claim. */
export interface LinkState {
  isUnlinked(creditLineId: string, claimId: string): boolean;
  /** Links of a credit line that stand, by claim. */
  linksOf(creditLineId: string): ReadonlyMap<string, CreditLink>;
}

const none: ReadonlyMap<string, CreditLink> = new Map();

/** The last word of each pair; order and repetition of the links do not matter. */
export const linkState = (links: readonly CreditLink[]): LinkState => {
  const last = new Map<string, Map<string, CreditLink>>();
  for (const link of links) {
    const ofLine = last.get(link.creditLineId) ?? new Map<string, CreditLink>();
    const known = ofLine.get(link.claimId);
    if (known === undefined || known.sequence < link.sequence) ofLine.set(link.claimId, link);
    last.set(link.creditLineId, ofLine);
  }
  return {
    isUnlinked: (creditLineId, claimId) => last.get(creditLineId)?.get(claimId)?.linked === false,
    linksOf: (creditLineId) => {
      const ofLine = last.get(creditLineId);
      return ofLine === undefined ? none : new Map([...ofLine].filter(([, { linked }]) => linked));
    },
  };
};
