import { PagesLately } from './pages-lately.ts';
import { WaitingLine } from './waiting-line.ts';

/** Milliseconds after which a turn no longer counts, so that long work keeps nothing else out. */
const longestTurn = 250;

/**
 * While pages are asked for, other work has few of a server's connections at once: processors share their time among all who ask,
 * and a page would have as little of it as each of ten bookings. Without pages everybody is let in.
 */
export class WorkAside {
  readonly #most: number;
  readonly #longest: number;
  readonly #waiting = new WaitingLine();
  readonly #pages = new PagesLately();
  #atWork = 0;

  /** Whether pages have been asked for lately. */
  readonly hasPages = this.#pages.have;

  /** `most`: how many have a turn at once while pages are asked for; `longest`: milliseconds that anybody waits for one. */
  constructor(most: number, longest: number) {
    this.#most = most;
    this.#longest = longest;
  }

  /** Resolves with what ends the turn, at once for what a person waits for. Rejects when it has not come in time. */
  readonly take = async (isWaitedFor: boolean): Promise<() => void> => {
    if (isWaitedFor) {
      this.#pages.ask();
      return () => undefined;
    }
    if (this.#isFull()) await this.#waiting.join(this.#longest);
    else this.#atWork += 1;
    let isOver = false;
    const end = (): void => {
      if (isOver) return;
      isOver = true;
      clearTimeout(late);
      this.#give();
    };
    const late = setTimeout(end, longestTurn).unref();
    return end;
  };

  #isFull(): boolean {
    return this.#atWork >= this.#most && this.hasPages();
  }

  /** Whoever is let in has the place of who went; once pages are over all are. */
  #give(): void {
    this.#atWork -= 1;
    while (!this.#isFull() && this.#waiting.letGo()) this.#atWork += 1;
  }
}
