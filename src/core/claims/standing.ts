import { compareNumbers } from './claim-number.ts';
import type { Claim } from './claim.ts';

/** Neither refused nor withdrawn: its lines are claimed by it. */
export const isLive = ({ state }: Pick<Claim, 'state'>): boolean =>
  state !== 'refused' && state !== 'withdrawn';

/**
 * How a line stands beside other claims of its order line. `own`: nobody claims it otherwise. `elsewhere`: a refused or
 * withdrawn claim's, and a live claim has it: it takes no money. `older`: a refused claim's, and a newer refused one has it:
 * what is not credited counts there.
 */
export type Standing = 'own' | 'elsewhere' | 'older';

/** Answers how the lines of claims stand, from all claims of the unit and supplier. */
export const standingsOf = (claims: readonly Claim[]): ((claim: Claim, orderLineId: string) => Standing) => {
  const holders = new Map<string, Claim[]>();
  for (const claim of claims)
    for (const { orderLineId } of claim.lines)
      holders.set(orderLineId, [...(holders.get(orderLineId) ?? []), claim]);
  return (claim, orderLineId) => {
    if (isLive(claim)) return 'own';
    const others = (holders.get(orderLineId) ?? []).filter(({ id }) => id !== claim.id);
    if (others.some(isLive)) return 'elsewhere';
    const isOlder = others.some(
      (other) => other.state === 'refused' && compareNumbers(other.number, claim.number) > 0,
    );
    return claim.state === 'refused' && isOlder ? 'older' : 'own';
  };
};
