import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { EngineLog } from '../engine.ts';

/** Milliseconds from one look to the next; one that was lost is used again by the next at the earliest. */
const EVERY = 1_000;
/** Milliseconds that a replica is given to come to where the primary was: who takes no longer is not behind. */
const GRACE = 100;
/** Milliseconds in which each has to answer a look. */
const PATIENCE = 1_000;
/** Places of the primary that are remembered: two hours of them. */
const MOST_POINTS = 7_200;

/** Why the primary answers everything: the replica does not answer, is none of this server, or is too far behind. */
export type WatchedState = 'near' | 'away' | 'foreign' | 'far';

interface Primary {
  readonly position: number;
  readonly system: string;
}

interface Standby {
  readonly isStandby: boolean;
  readonly position: number | null;
  readonly system: string;
}

const system = '(select system_identifier::text from pg_control_system())';
const primarySql = `
  select pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::float8 as position, ${system} as system`;
const standbySql = `
  select pg_is_in_recovery() as "isStandby", pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 as position, ${system} as system`;

const quickly = (text: string): pg.QueryConfig & { readonly query_timeout: number } => ({
  text,
  query_timeout: PATIENCE,
});

const sentences: Readonly<Record<WatchedState, string>> = {
  near: 'the replica answers reads',
  away: 'the replica does not answer, so the primary answers all reads',
  foreign: 'DATABASE_READ_URL names no standby of this server, so the primary answers all reads',
  far: 'the replica is too far behind, so the primary answers all reads',
};

/** What is known of a replica. */
export interface ReplicaWatch {
  readonly state: () => WatchedState;
  /** Seconds that the replica was behind at the last look, to one; null where it did not say. */
  readonly behind: () => number | null;
  /** A read has found that it does not answer. */
  readonly lost: (error: unknown) => void;
  readonly stop: () => Promise<void>;
}

/** Where the primary has been, and when: how long ago it was where a replica is now. No clock of another machine is asked. */
class Trail {
  #points: { readonly at: number; readonly position: number }[] = [];

  add(at: number, position: number): void {
    if (this.#points.length < MOST_POINTS) this.#points.push({ at, position });
  }

  /** Seconds behind; at least so many and `isBefore` for one that has not come to where the primary was at first. */
  behindAt(now: number, position: number): { readonly seconds: number; readonly isBefore: boolean } {
    const reached = this.#points.findLastIndex((point) => point.position <= position);
    if (reached > 0) this.#points = this.#points.slice(reached);
    const [first] = this.#points;
    const isThere = reached >= 0 && this.#points.length === 1;
    return {
      seconds: first === undefined || isThere ? 0 : (now - first.at) / 1_000,
      isBefore: reached < 0,
    };
  }
}

/**
 * Looks once a second where a replica stands beside its primary, and says in the log when that changes. It is used only while it is a
 * standby of the same server, has come to where the primary was when this began, and is at most `mostBehind` seconds behind.
 */
export function watchReplica(
  primary: pg.Pool,
  replica: pg.Pool,
  mostBehind: number,
  log: EngineLog,
): ReplicaWatch {
  const trail = new Trail();
  let state: WatchedState = 'away';
  let told: WatchedState | null = null;
  let behind: number | null = null;
  let timer: NodeJS.Timeout | undefined;
  let underway: Promise<void> = Promise.resolve();
  let stopped = false;
  const become = (next: WatchedState, details: object): void => {
    state = next;
    if (told !== next && !stopped) log.warn(details, sentences[next]);
    told = next;
  };
  const look = async (): Promise<void> => {
    const [there] = (await primary.query<Primary>(quickly(primarySql))).rows;
    if (there === undefined) throw new Error('the primary has not said where it is');
    trail.add(performance.now(), there.position);
    await delay(GRACE);
    const [here] = (await replica.query<Standby>(quickly(standbySql))).rows;
    if (here?.isStandby !== true || here.position === null || here.system !== there.system) {
      behind = null;
      become('foreign', {});
      return;
    }
    const { seconds, isBefore } = trail.behindAt(performance.now(), here.position);
    behind = seconds;
    become(isBefore || seconds > mostBehind ? 'far' : 'near', { behind: seconds });
  };
  const lost = (error: unknown): void => {
    behind = null;
    become('away', { err: error });
  };
  const next = (wait: number): void => {
    timer = setTimeout(() => {
      underway = look()
        .catch(lost)
        .finally(() => {
          if (!stopped) next(EVERY);
        });
    }, wait).unref();
  };
  next(0);
  return {
    state: () => state,
    behind: () => behind,
    lost,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await underway;
    },
  };
}
