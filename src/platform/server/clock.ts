/** Where time comes from, so that tests set it and `core` gets it as a value. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until it is told to move. */
export class TestClock implements Clock {
  #time: number;

  constructor(start: string) {
    this.#time = new Date(start).getTime();
  }

  now(): Date {
    return new Date(this.#time);
  }

  /** Moves by milliseconds, backwards too. */
  advance(milliseconds: number): void {
    this.#time += milliseconds;
  }
}
