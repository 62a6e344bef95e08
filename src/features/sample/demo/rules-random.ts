/** A stream of numbers that depends on nothing but its seed. */
export interface SampleRandom {
  /** At least 0, below 1. */
  next(): number;
  /** A whole number between two, both included. */
  between(least: number, most: number): number;
  chance(probability: number): boolean;
}

/** FNV-1a, 32 bits. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
};

/** The generator mulberry32 over the hash of a seed: the same numbers on every machine. */
export const randomOf = (seed: string): SampleRandom => {
  let state = hashOf(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    chance: (probability) => next() < probability,
  };
};
