import type { Engine } from './engine.ts';

/** Milliseconds for which upkeep is put off at most. */
const longestPutOff = 300_000;

/**
 * When an engine looks after itself. Reading a table for the planner, or clearing it of deleted rows, takes a tenth of a second and more,
 * in which one session serves nobody else: there it waits until nobody has asked for a page for a moment, for a while at most.
 */
export class Upkeep {
  readonly #hasPages: () => boolean;
  readonly #longest: number;
  #dueSince: number | null = null;

  /** `longest`: milliseconds for which it is put off at most. */
  constructor({ hasPages = () => false }: Pick<Engine, 'hasPages'>, longest = longestPutOff) {
    this.#hasPages = hasPages;
    this.#longest = longest;
  }

  /** Whether what is due may be done now. */
  may(): boolean {
    this.#dueSince ??= performance.now();
    return !this.#hasPages() || performance.now() - this.#dueSince >= this.#longest;
  }

  /** All that was due is done. */
  done(): void {
    this.#dueSince = null;
  }
}
