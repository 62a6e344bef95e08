/** How many turns in a row may go ahead of those who came before them: two pages, of three reads each. */
const aheadAtMost = 6;

/** Milliseconds after a page's turn in which others are likely to follow. */
const recently = 2_000;

interface Waiting {
  readonly go: () => void;
}

/** How sessions are shared. */
export interface Sharing {
  readonly sessions: number;
  /** How many of them work that no person waits for has at most while pages are asked for. */
  readonly behind: number;
  /** Milliseconds that anybody waits. */
  readonly longest: number;
}

/**
 * Whose turn it is where some sessions serve all: first come, first served, but what a person waits for goes ahead of other work,
 * some in a row at most while any of it waits, and other work has a few of the sessions while pages are asked for. So a page waits
 * for what is under way and not for all that came before, and neither keeps the other out.
 */
export class SessionTurns {
  readonly #sharing: Sharing;
  readonly #waitedFor: Waiting[] = [];
  readonly #others: Waiting[] = [];
  #pages = 0;
  #behind = 0;
  #ahead = 0;
  #pageAt = -Infinity;

  constructor(sharing: Sharing) {
    this.#sharing = sharing;
  }

  /** Whether pages have had turns lately, so that a long one keeps somebody waiting. */
  hasPages(): boolean {
    return performance.now() - this.#pageAt < recently;
  }

  /** Resolves when it is the caller's turn, which lasts until `end`. Rejects when it has not come in time. */
  take(isWaitedFor: boolean): Promise<void> {
    if (isWaitedFor) this.#pageAt = performance.now();
    return new Promise((resolve, reject) => {
      const lane = isWaitedFor ? this.#waitedFor : this.#others;
      const late = setTimeout(() => {
        lane.splice(lane.indexOf(waiting), 1);
        // As the driver says it of a pool.
        reject(new Error('timeout exceeded when trying to connect'));
      }, this.#sharing.longest).unref();
      const waiting: Waiting = {
        go: () => {
          clearTimeout(late);
          resolve();
        },
      };
      lane.push(waiting);
      this.#give();
    });
  }

  /** The turn of a page or of other work is over. A page that reads again at once is not made to wait for what came between its reads. */
  end(isWaitedFor: boolean): void {
    const over = (): void => {
      if (isWaitedFor) this.#pages -= 1;
      else this.#behind -= 1;
      this.#give();
    };
    const mayReadOn = isWaitedFor && this.#waitedFor.length === 0 && this.#others.length > 0;
    if (mayReadOn && this.#ahead < aheadAtMost) setImmediate(over);
    else over();
  }

  /** Gives the sessions that are free to those whose turn it is. */
  #give(): void {
    for (let next = this.#next(); next !== undefined; next = this.#next()) next.go();
  }

  #next(): Waiting | undefined {
    if (this.#pages + this.#behind >= this.#sharing.sessions) return undefined;
    const mayBehind = this.#behind < this.#sharing.behind || !this.hasPages();
    const others = mayBehind ? this.#others : [];
    const isPages = this.#waitedFor.length > 0 && (others.length === 0 || this.#ahead < aheadAtMost);
    const next = (isPages ? this.#waitedFor : others).shift();
    if (next === undefined) return undefined;
    this.#ahead = isPages && others.length > 0 ? this.#ahead + 1 : 0;
    if (isPages) this.#pages += 1;
    else this.#behind += 1;
    return next;
  }
}
