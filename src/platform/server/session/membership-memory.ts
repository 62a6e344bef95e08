import type { Db } from '../db/port.ts';
import { sharedAnswer } from '../db/waited-for.ts';
import type { SharedAnswer } from '../db/waited-for.ts';
import type { Membership } from '../scope.ts';

interface Remembered {
  readonly since: number;
  readonly changes: number;
  readonly membership: SharedAnswer<Membership | null>;
}

/** What another process has changed counts after this long at the latest (SECURITY R7). */
const longestMemory = 1_000;

const mostRemembered = 10_000;

/**
 * Memberships as they were just read. A screen asks several things at once, and its person's place in the unit is read for the
 * first of them; any change of this process forgets all, so that the very next request is judged by it.
 */
export class MembershipMemory {
  readonly #remembered = new Map<string, Remembered>();
  readonly #read: (userId: string, unitId: string) => Promise<Membership | null>;
  readonly #changes: Db['changes'];
  readonly #elapsed: () => number;

  constructor(
    read: (userId: string, unitId: string) => Promise<Membership | null>,
    changes: Db['changes'],
    elapsed: () => number,
  ) {
    this.#read = read;
    this.#changes = changes;
    this.#elapsed = elapsed;
  }

  /** The user's place in a unit, or null when the unit is foreign or missing, which is asked about each time. */
  of(userId: string, unitId: string): Promise<Membership | null> {
    const key = `${userId} ${unitId}`;
    const known = this.#remembered.get(key);
    const [since, changes] = [this.#elapsed(), this.#changes()];
    const isFresh = known?.changes === changes && since - known.since < longestMemory;
    if (isFresh && known.membership.isInTime()) return known.membership.answer;
    if (this.#remembered.size >= mostRemembered) this.#remembered.clear();
    const membership = this.#read(userId, unitId);
    const entry = { since, changes, membership: sharedAnswer(membership) };
    this.#remembered.set(key, entry);
    const forget = (): void => {
      if (this.#remembered.get(key) === entry) this.#remembered.delete(key);
    };
    membership.then((found) => found ?? forget(), forget);
    return membership;
  }
}
