/** A stream of numbers that a seed fixes, so that a case that fails can be made again. */
export interface Random {
  /** A whole number from `least` to `most`. */
  readonly whole: (least: number, most: number) => number;
  readonly chance: (share: number) => boolean;
  readonly one: <T>(choices: readonly T[]) => T;
}

/** Mulberry32 (T. Ettinger, 2017): 32 bits of state, enough for layouts. */
export const randomOf = (seed: number): Random => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return {
    whole,
    chance: (share) => next() < share,
    one: (choices) => {
      const chosen = choices[whole(0, choices.length - 1)];
      if (chosen === undefined) throw new RangeError('nothing to choose from');
      return chosen;
    },
  };
};
