/** Failed tries under one key. Times are milliseconds since 1970. */
export interface Attempts {
  readonly failed: number;
  readonly at: number;
  readonly blockedUntil: number;
}

/** A key that a try is counted under: how many may fail before waiting begins, and what failed so far. */
export interface Counted {
  readonly free: number;
  readonly before: Attempts | null;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A wait is an hour at most, so a longer one is left over from a clock that was set back. */
const isWaiting = ({ before }: Counted, now: number): boolean =>
  before !== null && before.blockedUntil > now && before.blockedUntil <= now + hour;

/** A day without a failure is forgotten, and so is what lies in the future. */
const counts = ({ at }: Attempts, now: number): boolean => at >= now - day && at <= now + hour;

/** How long a key waits after its failures: nothing while some are free, then a minute, twice as long each time, an hour at most. */
const waitAfter = (failed: number, free: number): number =>
  failed < free ? 0 : Math.min(hour, minute * 2 ** (failed - free));

/**
 * Counts a try as failed under every key; null when one of them has to wait, and then nothing is counted (SECURITY R21).
 * `krogkoll_take_attempt` does the same, for all processes together.
 */
export const takeAttempt = (keys: readonly Counted[], now: number): Attempts[] | null =>
  keys.some((key) => isWaiting(key, now))
    ? null
    : keys.map(({ free, before }) => {
        const failed = 1 + (before !== null && counts(before, now) ? before.failed : 0);
        return { failed, at: now, blockedUntil: now + waitAfter(failed, free) };
      });
