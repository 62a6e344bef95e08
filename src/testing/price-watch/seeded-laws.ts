import { historyFrom } from './histories.ts';
import { checkLaws } from './laws.ts';
import { type Played, playHistory } from './play-history.ts';
import { chooserOf } from './seeded-choice.ts';

/** The laws over the history of one seed; answers its last round. Throws the broken law, naming the seed. */
export const seededLaws = (seed: number): Played | undefined => {
  const choose = chooserOf(seed);
  const history = historyFrom(choose);
  try {
    checkLaws(history, choose);
  } catch (error) {
    throw new Error(`seed ${seed}`, { cause: error });
  }
  return playHistory(history, (lines) => lines).at(-1);
};
