import { plainLetters } from './ocr-agree.ts';
import { sharedEnds } from './ocr-distance.ts';

const longEnough = 6;

/** A word, and what it is without its rings and dots. */
export interface Spelled {
  readonly word: string;
  readonly plain: string;
}

/** A word as it is compared with others. */
export const spelled = (word: string): Spelled => ({ word, plain: plainLetters(word) });

/** Whether two words are the same but for rings or dots, or for one letter within them: one of them is misread. */
export const isSpelledOtherwise = (one: Spelled, other: Spelled): boolean => {
  if (one.word === other.word) return false;
  if (one.plain === other.plain) return true;
  const [short, long] = one.word.length < other.word.length ? [one.word, other.word] : [other.word, one.word];
  if (short.length < longEnough || long.length - short.length > 1) return false;
  const { start, end } = sharedEnds(short, long);
  // Endings are those of grammar.
  return long.length - start - end <= 1 && end > 1;
};
