interface Tries {
  readonly failed: number;
  readonly since: number;
  readonly blockedUntil: number;
}

const firstDelay = 60_000;
const longestDelay = 3_600_000;
/** Without another failure for this long, tries are forgotten. */
const memory = 24 * 3_600_000;
const mostKept = 100_000;

/** What a try is counted under, and how many may fail before waiting begins. */
export interface Counter {
  readonly key: string;
  readonly free: number;
}

/**
 * Slows guessing down: after its free tries each key waits one minute, then twice as long after every further one,
 * an hour at most and never for ever. Kept in the memory of this process.
 */
export class AttemptLimiter {
  readonly #tries = new Map<string, Tries>();
  readonly #known = new Set<string>();

  /** Counts a try as failed before it is known, so that tries at the same time cannot pass together. False: refused. */
  take(counters: readonly Counter[], now: number): boolean {
    if (counters.some(({ key }) => (this.#tries.get(key)?.blockedUntil ?? 0) > now)) return false;
    for (const { key, free } of counters) {
      const failed = (this.#tries.get(key)?.failed ?? 0) + 1;
      const over = failed - free;
      const delay = over < 0 ? 0 : Math.min(firstDelay * 2 ** over, longestDelay);
      this.#tries.delete(key);
      this.#tries.set(key, { failed, since: now, blockedUntil: delay === 0 ? 0 : now + delay });
    }
    this.#forget(now);
    return true;
  }

  /** Takes back a try whose outcome is our own fault, or that was right. */
  giveBack(counters: readonly Counter[]): void {
    for (const { key } of counters) {
      const tries = this.#tries.get(key);
      if (tries === undefined || tries.failed <= 1) this.#tries.delete(key);
      else this.#tries.set(key, { ...tries, failed: tries.failed - 1, blockedUntil: 0 });
    }
  }

  /** Takes back a right try and remembers from where it came. */
  succeed(counters: readonly Counter[], place: string): void {
    this.giveBack(counters);
    if (this.#known.size >= mostKept) this.#known.clear();
    this.#known.add(place);
  }

  /** Whether a try from there was right before. */
  isKnown(place: string): boolean {
    return this.#known.has(place);
  }

  #forget(now: number): void {
    for (const [key, { blockedUntil, since }] of this.#tries) {
      if (this.#tries.size <= mostKept && Math.max(blockedUntil, since) + memory > now) return;
      this.#tries.delete(key);
    }
  }
}
