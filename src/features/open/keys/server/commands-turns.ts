import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/port.ts';
import type { KeyTurn } from '#platform/server/http/key-door.ts';
import { requestsAMinute } from '../rules.ts';

/** Requests that a process takes for itself at once: a hundredth of the limit, so that what it does not use is little. */
const portion = Math.floor(requestsAMinute / 100);

const minuteLength = 60_000;

interface Share {
  readonly minute: number;
  /** Left of what this process has taken. */
  held: number;
  /** Left of the limit when it last asked, without what it holds. */
  beyond: number;
}

/** Takes a portion of a minute for this process; none where the limit is reached. In a platform transaction. */
const takePortion = async (tx: Tx, keyId: string, minute: number) => {
  const [row] = await tx.query<{ granted: number; taken: number }>(
    `insert into api_turn as t (key_id, minute, taken, granted) values ($1, $2, $3, $3)
     on conflict (key_id) do update set
       minute = greatest(t.minute, excluded.minute),
       granted = case when t.minute < excluded.minute then $3 else least($3, $4 - t.taken) end,
       taken = case when t.minute < excluded.minute then $3 else least(t.taken + $3, $4) end
     returning granted, taken`,
    [keyId, new Date(minute), portion, requestsAMinute],
  );
  return { granted: row?.granted ?? 0, beyond: requestsAMinute - (row?.taken ?? requestsAMinute) };
};

/** Forgets turns of keys that were silent for a day. */
export const forgetOldTurns = async (tx: Tx, now: Date): Promise<void> => {
  await tx.query(`delete from api_turn where minute < $1::timestamptz - interval '1 day'`, [now]);
};

/**
 * The limit of each key, one over all processes: each takes small portions of the minute from the database and gives them out itself,
 * so that no more than the limit ever passes, and at most a portion a process is left unused.
 */
export class Turns {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #shares = new Map<string, Share>();
  readonly #asking = new Map<string, Promise<void>>();

  constructor(db: Db, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Counts a request of a key. Throws `DatabaseUnavailable`. */
  async take(keyId: string): Promise<KeyTurn> {
    const now = this.#clock.now().getTime();
    const minute = now - (now % minuteLength);
    let share = this.#of(keyId, minute);
    while (share.held === 0 && share.beyond > 0) {
      await this.#ask(keyId, minute);
      share = this.#of(keyId, minute);
    }
    const isTaken = share.held > 0;
    if (isTaken) share.held -= 1;
    return {
      isTaken,
      limit: requestsAMinute,
      left: share.held + share.beyond,
      resetIn: Math.max(1, Math.ceil((minute + minuteLength - now) / 1000)),
    };
  }

  #of(keyId: string, minute: number): Share {
    const known = this.#shares.get(keyId);
    if (known?.minute === minute) return known;
    const fresh = { minute, held: 0, beyond: requestsAMinute };
    // A minute that is over has nothing to remember.
    if (this.#shares.size > 10_000) this.#shares.clear();
    this.#shares.set(keyId, fresh);
    return fresh;
  }

  /** Asks once for all who wait for the same key. */
  #ask(keyId: string, minute: number): Promise<void> {
    const asking = this.#asking.get(keyId);
    if (asking !== undefined) return asking;
    const asked = this.#db
      .platformTransaction((tx) => takePortion(tx, keyId, minute))
      .then(({ granted, beyond }) => {
        const share = this.#of(keyId, minute);
        share.held += granted;
        share.beyond = granted === 0 ? 0 : beyond;
      })
      .finally(() => this.#asking.delete(keyId));
    this.#asking.set(keyId, asked);
    return asked;
  }
}
