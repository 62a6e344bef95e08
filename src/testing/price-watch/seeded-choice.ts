import type { Choose } from './histories.ts';

/** Random choices that follow from a seed alone (mulberry32): small, and the same everywhere. */
export const chooserOf = (seed: number): Choose => {
  let state = seed;
  return <T>(...options: readonly T[]): T => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return options[((mixed ^ (mixed >>> 14)) >>> 0) % options.length] as T;
  };
};
