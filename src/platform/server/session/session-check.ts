import type { Clock } from '../clock.ts';
import type { Db } from '../db/port.ts';
import { sharedAnswer } from '../db/waited-for.ts';
import type { SharedAnswer } from '../db/waited-for.ts';

/** The channel on which ended sessions are told to all processes; the payload is a session's id. */
export const sessionChannel = 'session';

/** A session that has neither ended nor expired, as the gate needs it. */
export interface LiveSession {
  readonly userId: string;
  readonly staff: boolean;
  readonly impersonatedBy: string | null;
  readonly expiresAt: Date;
  readonly createdAt: Date;
}

interface Remembered {
  readonly since: number;
  readonly session: SharedAnswer<LiveSession | null>;
}

/** An ended session is refused after this long even when the news of its end was lost (SECURITY R16). */
const longestMemory = 1_000;
/** Two hours are more than the clocks of several machines differ by. */
const tolerance = 2 * 3_600_000;

/** Whether a session was begun by a clock that was wrong, so that it could live for years (SECURITY R17, R56). */
export const isFromFuture = (createdAt: Date, now: Date): boolean =>
  createdAt.getTime() > now.getTime() + tolerance;

const mostRemembered = 10_000;

/** Looks a session up at each request, asking the database at most once a second for each. */
export class SessionCheck {
  readonly #remembered = new Map<string, Remembered>();
  readonly #watchers = new Map<string, Set<() => void>>();
  readonly #find: (sessionId: string) => Promise<LiveSession | null>;
  readonly #clock: Clock;
  readonly #elapsed: () => number;

  constructor(
    find: (sessionId: string) => Promise<LiveSession | null>,
    clock: Clock,
    elapsed: () => number = () => performance.now(),
  ) {
    this.#find = find;
    this.#clock = clock;
    this.#elapsed = elapsed;
  }

  /** Starts to hear which sessions have ended; answers how to stop. */
  start(db: Db): Promise<() => Promise<void>> {
    const forget = (sessionId: string): void => {
      this.#remembered.delete(sessionId);
      for (const tell of this.#watchers.get(sessionId) ?? []) tell();
    };
    const forgetAll = (): void => {
      this.#remembered.clear();
      for (const watchers of this.#watchers.values()) for (const tell of watchers) tell();
    };
    return db.listen(sessionChannel, forget, forgetAll);
  }

  /** Tells when the session may have ended; answers how to stop. */
  watch(sessionId: string, tell: () => void): () => void {
    const watchers = this.#watchers.get(sessionId) ?? new Set();
    this.#watchers.set(sessionId, watchers.add(tell));
    return () => {
      watchers.delete(tell);
      if (watchers.size === 0) this.#watchers.delete(sessionId);
    };
  }

  /** The session, or null when it does not exist, has ended or has expired. */
  async live(sessionId: string): Promise<LiveSession | null> {
    const known = this.#remembered.get(sessionId);
    const fresh = known !== undefined && this.#elapsed() - known.since < longestMemory;
    const session = await (fresh && known.session.isInTime() ? known.session.answer : this.#ask(sessionId));
    const now = this.#clock.now();
    return session !== null && session.expiresAt > now && !isFromFuture(session.createdAt, now)
      ? session
      : null;
  }

  #ask(sessionId: string): Promise<LiveSession | null> {
    if (this.#remembered.size >= mostRemembered) this.#remembered.clear();
    const session = this.#find(sessionId);
    const entry = { since: this.#elapsed(), session: sharedAnswer(session) };
    this.#remembered.set(sessionId, entry);
    session.catch(() => {
      if (this.#remembered.get(sessionId) === entry) this.#remembered.delete(sessionId);
    });
    return session;
  }
}
