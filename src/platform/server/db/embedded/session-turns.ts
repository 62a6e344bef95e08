import { PagesLately } from '../pages-lately.ts';
import { WaitingLine } from '../waiting-line.ts';

/** How many turns in a row may go ahead of those who came before them: two pages, of three reads each. */
const aheadAtMost = 6;

/**
 * Whose turn it is where one session serves all: first come, first served, but what a person waits for goes ahead of other work,
 * some in a row at most while any of it waits. So a page waits for one transaction that is under way and not for all that
 * came before, and neither keeps the other out.
 */
export class SessionTurns {
  readonly #longest: number;
  readonly #waitedFor = new WaitingLine();
  readonly #others = new WaitingLine();
  readonly #pages = new PagesLately();
  #isTaken = false;
  #isPages = false;
  #ahead = 0;

  /** Whether pages have had turns lately, so that a long one keeps somebody waiting. */
  readonly hasPages = this.#pages.have;

  /** `longest`: milliseconds that anybody waits. */
  constructor(longest: number) {
    this.#longest = longest;
  }

  /** Resolves when it is the caller's turn, which lasts until `end`. Rejects when it has not come in time. */
  take(isWaitedFor: boolean): Promise<void> {
    if (isWaitedFor) this.#pages.ask();
    if (!this.#isTaken) {
      this.#isTaken = true;
      this.#isPages = isWaitedFor;
      return Promise.resolve();
    }
    return (isWaitedFor ? this.#waitedFor : this.#others).join(this.#longest);
  }

  /** The turn is over. A page that reads again at once is not made to wait for what came between its reads. */
  end(): void {
    const mayReadOn = this.#isPages && this.#waitedFor.length === 0 && this.#others.length > 0;
    if (mayReadOn && this.#ahead < aheadAtMost) setImmediate(() => this.#give());
    else this.#give();
  }

  #give(): void {
    const isPages = this.#waitedFor.length > 0 && (this.#others.length === 0 || this.#ahead < aheadAtMost);
    this.#ahead = isPages && this.#others.length > 0 ? this.#ahead + 1 : 0;
    this.#isPages = isPages;
    this.#isTaken = (isPages ? this.#waitedFor : this.#others).letGo();
  }
}
