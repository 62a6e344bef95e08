import type { Credit } from '#core/claims/claim.ts';
import { chooserOf } from '../price-watch/seeded-choice.ts';
import { checkClaimLaws } from './claim-laws.ts';
import { claimHistoryFrom } from './histories.ts';

/** The laws of claims over the history of one seed; answers its credits. Throws the broken law, naming the seed. */
export const seededClaimLaws = (seed: number): readonly Credit[] => {
  const choose = chooserOf(seed);
  try {
    return checkClaimLaws(claimHistoryFrom(choose), choose);
  } catch (error) {
    throw new Error(`seed ${seed}`, { cause: error });
  }
};
