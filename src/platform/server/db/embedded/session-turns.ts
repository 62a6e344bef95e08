/** How many in a row may go ahead of those who came before them. */
const aheadAtMost = 3;

interface Waiting {
  readonly go: () => void;
}

/**
 * Whose turn it is where one session serves all: first come, first served, but what a person waits for goes ahead of other work,
 * three in a row at most while any of it waits. So a page waits for one transaction that is under way and not for all that
 * came before, and neither keeps the other out.
 */
export class SessionTurns {
  readonly #longest: number;
  readonly #waitedFor: Waiting[] = [];
  readonly #others: Waiting[] = [];
  #isTaken = false;
  #ahead = 0;

  /** `longest`: milliseconds that anybody waits. */
  constructor(longest: number) {
    this.#longest = longest;
  }

  /** Resolves when it is the caller's turn, which lasts until `end`. Rejects when it has not come in time. */
  take(isWaitedFor: boolean): Promise<void> {
    if (!this.#isTaken) {
      this.#isTaken = true;
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

  /** The turn is over. */
  end(): void {
    const isWaitedFor =
      this.#waitedFor.length > 0 && (this.#others.length === 0 || this.#ahead < aheadAtMost);
    const next = (isWaitedFor ? this.#waitedFor : this.#others).shift();
    this.#ahead = isWaitedFor && this.#others.length > 0 ? this.#ahead + 1 : 0;
    this.#isTaken = next !== undefined;
    next?.go();
  }
}
