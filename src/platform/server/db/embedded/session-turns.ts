/** How many turns in a row may go ahead of those who came before them: two pages, of three reads each. */
const aheadAtMost = 6;

/** Milliseconds after a page's turn in which others are likely to follow. */
const recently = 2_000;

interface Waiting {
  readonly go: () => void;
}

/**
 * Whose turn it is where one session serves all: first come, first served, but what a person waits for goes ahead of other work,
 * some in a row at most while any of it waits. So a page waits for one transaction that is under way and not for all that
 * came before, and neither keeps the other out.
 */
export class SessionTurns {
  readonly #longest: number;
  readonly #waitedFor: Waiting[] = [];
  readonly #others: Waiting[] = [];
  #isTaken = false;
  #isPages = false;
  #ahead = 0;
  #pageAt = -Infinity;

  /** `longest`: milliseconds that anybody waits. */
  constructor(longest: number) {
    this.#longest = longest;
  }

  /** Whether pages have had turns lately, so that a long one keeps somebody waiting. */
  hasPages(): boolean {
    return performance.now() - this.#pageAt < recently;
  }

  /** Resolves when it is the caller's turn, which lasts until `end`. Rejects when it has not come in time. */
  take(isWaitedFor: boolean): Promise<void> {
    if (isWaitedFor) this.#pageAt = performance.now();
    if (!this.#isTaken) {
      this.#isTaken = true;
      this.#isPages = isWaitedFor;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const lane = isWaitedFor ? this.#waitedFor : this.#others;
      const late = setTimeout(() => {
        lane.splice(lane.indexOf(waiting), 1);
        // As the driver says it of a pool.
        reject(new Error('timeout exceeded when trying to connect'));
      }, this.#longest).unref();
      const waiting: Waiting = {
        go: () => {
          clearTimeout(late);
          resolve();
        },
      };
      lane.push(waiting);
    });
  }

  /** The turn is over. A page that reads again at once is not made to wait for what came between its reads. */
  end(): void {
    const mayReadOn = this.#isPages && this.#waitedFor.length === 0 && this.#others.length > 0;
    if (mayReadOn && this.#ahead < aheadAtMost) setImmediate(() => this.#give());
    else this.#give();
  }

  #give(): void {
    const isPages = this.#waitedFor.length > 0 && (this.#others.length === 0 || this.#ahead < aheadAtMost);
    const next = (isPages ? this.#waitedFor : this.#others).shift();
    this.#ahead = isPages && this.#others.length > 0 ? this.#ahead + 1 : 0;
    this.#isPages = isPages;
    this.#isTaken = next !== undefined;
    next?.go();
  }
}
