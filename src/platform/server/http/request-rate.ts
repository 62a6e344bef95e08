interface Bucket {
  readonly left: number;
  readonly at: number;
}

const mostKept = 10_000;

/** Lets each caller make a burst of requests and so many a second after it. Kept in the memory of this process. */
export class RequestRate {
  readonly #buckets = new Map<string, Bucket>();
  readonly #perSecond: number;
  readonly #burst: number;

  constructor(perSecond: number, burst: number) {
    this.#perSecond = perSecond;
    this.#burst = burst;
  }

  /** Counts a request at a time in milliseconds; false when it is too many. */
  take(caller: string, now: number): boolean {
    const known = this.#buckets.get(caller) ?? { left: this.#burst, at: now };
    const gained = (Math.max(0, now - known.at) / 1000) * this.#perSecond;
    const left = Math.min(this.#burst, known.left + gained);
    this.#buckets.delete(caller);
    this.#buckets.set(caller, { left: left < 1 ? left : left - 1, at: now });
    // The one that was silent for the longest time has its whole burst again or is nobody's loss.
    const [oldest] = this.#buckets.keys();
    if (this.#buckets.size > mostKept && oldest !== undefined) this.#buckets.delete(oldest);
    return left >= 1;
  }
}
