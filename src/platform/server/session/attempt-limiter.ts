import { createHash } from 'node:crypto';
import { refusedFor } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import type { Db, Tx } from '../db/port.ts';

/** What a try is counted under, and how many may fail before waiting begins. */
export interface Counter {
  readonly key: string;
  readonly free: number;
}

/** Seconds, as `krogkoll_take_attempt` has it. */
const longestWait = 3_600;

const hashed = (key: string): Buffer => createHash('sha256').update(key).digest();

/**
 * Slows guessing down: after its free tries each key waits one minute, then twice as long after every further one, an
 * hour at most and never for ever. Counted in the database, so that all processes count together (SECURITY R21).
 */
export class AttemptLimiter {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Counts a try as failed before it is known, so that tries at the same time cannot pass together. False: refused. */
  async take(counters: readonly Counter[], now: Date): Promise<boolean> {
    const [answer] = await this.#db.platformTransaction((tx) =>
      tx.query<{ taken: boolean | null }>(
        'select krogkoll_take_attempt($1::bytea[], $2::integer[], $3) as taken',
        [counters.map(({ key }) => hashed(key)), counters.map(({ free }) => free), now],
      ),
    );
    return answer?.taken === true;
  }

  /** Takes a try, or refuses it for as long as the longest of its keys has to wait. */
  async tooMany(counters: readonly Counter[], now: Date): Promise<Refused<'rate.limited'> | null> {
    if (await this.take(counters, now)) return null;
    const [row] = await this.#db.platformRead((reader) =>
      reader.query<{ until: Date | null }>(
        'select max(blocked_until) as until from attempt where key = any ($1::bytea[]) and blocked_until > $2',
        [counters.map(({ key }) => hashed(key)), now],
      ),
    );
    const wait = ((row?.until ?? now).getTime() - now.getTime()) / 1000;
    return refusedFor('rate.limited', Math.min(longestWait, Math.max(1, Math.ceil(wait))));
  }

  /** Takes back a try that was right, or whose outcome is our own fault. */
  async giveBack(counters: readonly Counter[], now: Date): Promise<void> {
    await this.#db.platformTransaction((tx) =>
      tx.query(
        `with mine as (select key from attempt where key = any ($1::bytea[]) order by key for update)
         update attempt a set failed = greatest(a.failed - 1, 0), blocked_until = $2
         from mine where a.key = mine.key`,
        [counters.map(({ key }) => hashed(key)), now],
      ),
    );
  }
}

/** Forgets tries of more than a day ago and challenges that have ended. */
export const forgetOldAttempts = async (tx: Tx, now: Date): Promise<void> => {
  await tx.query(`delete from attempt where at < $1::timestamptz - interval '1 day'`, [now]);
  await tx.query('delete from captcha_used where expires_at < $1', [now]);
};
