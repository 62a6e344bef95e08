import type { Db } from '../db/port.ts';
import { sharedAnswer } from '../db/waited-for.ts';
import type { SharedAnswer } from '../db/waited-for.ts';
import type { Membership } from '../scope.ts';

/** The channel on which is said that rows of a whole organization have changed (krogkoll_end_transaction). */
export const placesChannel = 'places';

interface Remembered {
  readonly since: number;
  readonly membership: SharedAnswer<Membership | null>;
}

/** A change counts after this long even when the news of it was lost (SECURITY R7). */
const longestMemory = 1_000;

const mostRemembered = 10_000;

/**
 * Memberships as they were just read. A screen asks several things at once, and its person's place in the unit is read for the
 * first of them. Any change that a place could follow from forgets all: one of this process before it is answered, so that the
 * very next request is judged by it, one of another as soon as that is heard. What comes in and is booked changes none.
 */
export class MembershipMemory {
  readonly #remembered = new Map<string, Remembered>();
  readonly #read: (userId: string, unitId: string) => Promise<Membership | null>;
  readonly #elapsed: () => number;

  constructor(read: (userId: string, unitId: string) => Promise<Membership | null>, elapsed: () => number) {
    this.#read = read;
    this.#elapsed = elapsed;
  }

  /** Starts to hear of changes; answers how to stop. */
  start(db: Pick<Db, 'listen'>): Promise<() => Promise<void>> {
    const forget = (): void => this.#remembered.clear();
    return db.listen(placesChannel, forget, forget);
  }

  /** The user's place in a unit, or null when the unit is foreign or missing, which is asked about each time. */
  of(userId: string, unitId: string): Promise<Membership | null> {
    const key = `${userId} ${unitId}`;
    const known = this.#remembered.get(key);
    const since = this.#elapsed();
    const isFresh = known !== undefined && since - known.since < longestMemory;
    if (isFresh && known.membership.isInTime()) return known.membership.answer;
    if (this.#remembered.size >= mostRemembered) this.#remembered.clear();
    const membership = this.#read(userId, unitId);
    const entry = { since, membership: sharedAnswer(membership) };
    this.#remembered.set(key, entry);
    const forget = (): void => {
      if (this.#remembered.get(key) === entry) this.#remembered.delete(key);
    };
    membership.then((found) => found ?? forget(), forget);
    return membership;
  }
}
