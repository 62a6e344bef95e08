/** Milliseconds after a page's turn in which others are likely to follow. */
const recently = 2_000;

/** Remembers when a page last asked for a turn. */
export class PagesLately {
  #at = -Infinity;

  /** A page asks now. */
  ask(): void {
    this.#at = performance.now();
  }

  /** Whether pages have asked lately, so that other work keeps somebody waiting. */
  readonly have = (): boolean => performance.now() - this.#at < recently;
}
