import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { type AnswerState, versionSeenBy } from '../../answer-versions.ts';
import type { Engine, EngineLog } from '../engine.ts';
import { GivenUp } from '../given-up.ts';
import type { Reader, ReplicaFigures, Work } from '../port.ts';
import { inReading } from '../reading.ts';
import { watchReplica } from './replica-watch.ts';
import { endlessRoom } from '../room.ts';
import type { ReadingKind } from '../transaction-start.ts';
import { DatabaseUnavailable } from '../unavailable.ts';
import { valueTypes } from '../value-types.ts';

/** Milliseconds for a connection and for a statement: what they leave of a request's time is the primary's. */
const CONNECTION = 1_000;
const STATEMENT = 2_000;
const NO_ANSWER = STATEMENT + 500;

/** Milliseconds between two looks whether a replica that is near has come as far as a read needs: 75 in all. */
const pauses = [5, 10, 20, 40];

/** Where a replica is, and how many seconds it may be behind. */
export interface ReplicaLocation {
  readonly url: string;
  readonly mostBehind: number;
}

/** Why the primary answers a read that a replica might have. */
type Fallback = keyof ReplicaFigures['fallbacks'];

/** A standby of the database's server that answers reads beside it. */
export interface Replica {
  /** A read that may not be older than a state; null where the primary is to answer it, so that `work` runs again there. */
  readonly read: <Result>(
    kind: ReadingKind,
    state: AnswerState,
    work: Work<Reader, Result>,
  ) => Promise<{ readonly result: Result } | null>;
  readonly figures: () => Omit<ReplicaFigures, 'primary'>;
  readonly close: () => Promise<void>;
}

/** What the replica shows is another state than the read was asked for. */
class OtherState extends Error {
  readonly reason: 'behind' | 'moved';
  constructor(reason: OtherState['reason']) {
    super('the replica shows another state than the read was asked for');
    this.reason = reason;
  }
}

/** Whether a part of what is shown is less than it was on the primary. Each part only rises. */
const isLess = (shown: string, wanted: string): boolean => {
  const has = shown.split('.').map(BigInt);
  return wanted.split('.').some((part, at) => (has[at] ?? 0n) < BigInt(part));
};

/** Waits a moment until a replica that is near shows a state; throws `OtherState` where it does not, or is past it. */
const caughtUp = async (
  reader: Reader,
  { version, ...state }: AnswerState,
  isNear: boolean,
): Promise<void> => {
  for (const pause of [0, ...(isNear ? pauses : [])]) {
    if (pause > 0) await delay(pause);
    const shown = await versionSeenBy(reader, state, state.reach);
    if (shown === version) return;
    if (!isLess(shown, version)) throw new OtherState('moved');
  }
  throw new OtherState('behind');
};

/**
 * Does a read's work between two looks at the version, which only rises: all of it has seen the state that the primary had. A replica
 * can show a commit before its primary does, which would be gone from the next answer.
 */
const inState =
  <Result>(state: AnswerState, isNear: boolean, work: Work<Reader, Result>): Work<Reader, Result> =>
  async (reader) => {
    await caughtUp(reader, state, isNear);
    const result = await work(reader);
    if ((await versionSeenBy(reader, state, state.reach)) !== state.version) throw new OtherState('moved');
    return result;
  };

/** What PostgreSQL says to a read that stands in the way of what a standby replays (documentation, 27.4.2). */
const CONFLICTS = new Set<unknown>(['40001', '40P01']);

/** What it says of a statement that took longer than it may. */
const TOOK_TOO_LONG = '57014';

/** Why a read was not answered there; null where the database of the primary would say the same, or nobody is asking any more. */
const reasonOf = (error: unknown): Fallback | null => {
  if (error instanceof OtherState) return error.reason;
  const { cause } = error instanceof DatabaseUnavailable ? error : { cause: error };
  if (cause instanceof GivenUp) return null;
  const code = cause instanceof pg.DatabaseError ? cause.code : undefined;
  if (CONFLICTS.has(code)) return 'conflict';
  if (error instanceof DatabaseUnavailable) return code === TOOK_TOO_LONG ? 'failed' : 'away';
  return code === undefined ? null : 'failed';
};

/** Opens a replica beside the engine of its primary. It is used once it is known to be one, and nobody waits for that. */
export function openReplica(
  { url, mostBehind }: ReplicaLocation,
  primary: Pick<Engine, 'background'>,
  connections: number,
  log: EngineLog,
): Replica {
  const common = {
    connectionString: url,
    types: valueTypes,
    keepAlive: true,
    application_name: 'krogkoll',
    connectionTimeoutMillis: CONNECTION,
    query_timeout: NO_ANSWER,
  };
  const pool = new pg.Pool({
    ...common,
    max: connections,
    pipeline: true,
    statement_timeout: STATEMENT,
    idle_in_transaction_session_timeout: 30_000,
  });
  const watching = new pg.Pool({ ...common, max: 1 });
  for (const each of [pool, watching]) {
    each.on('error', () => undefined);
    each.on('connect', (client) => client.on('error', () => undefined));
  }
  const watch = watchReplica(primary.background, watching, mostBehind, log);
  const fallbacks: Record<Fallback, number> = {
    behind: 0,
    moved: 0,
    away: 0,
    foreign: 0,
    far: 0,
    conflict: 0,
    failed: 0,
  };
  let answered = 0;
  return {
    async read(kind, state, work) {
      const watched = watch.state();
      if (watched !== 'near') {
        fallbacks[watched] += 1;
        return null;
      }
      try {
        const looking = inState(state, watch.behind() === 0, work);
        const result = await inReading({ pool, room: endlessRoom }, kind, looking);
        answered += 1;
        return { result };
      } catch (error) {
        const reason = reasonOf(error);
        if (reason === null) throw error;
        fallbacks[reason] += 1;
        if (reason === 'away') watch.lost(error);
        return null;
      }
    },
    figures: () => ({
      answered,
      fallbacks: { ...fallbacks },
      behind: watch.behind(),
      isUsed: watch.state() === 'near',
    }),
    async close() {
      await watch.stop();
      await Promise.all([pool.end(), watching.end()]);
    },
  };
}
