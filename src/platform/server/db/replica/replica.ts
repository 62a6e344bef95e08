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

/** The replica has not come as far as a read needs, or has come further than can be told. */
class Behind extends Error {}

/**
 * How what a replica shows stands to what the primary showed. Each part of a unit's version rises with its own commits, so one that is
 * no less has them all; that of an organization is a sum, of which a greater one may be made of other changes.
 */
const standingOf = (shown: string, { reach, version }: AnswerState): 'there' | 'behind' | 'past' => {
  const [has, wanted] = [shown, version].map((each) => each.split('.').map(BigInt));
  if (wanted?.some((part, at) => (has?.[at] ?? 0n) < part) !== false) return 'behind';
  return reach === 'unit' || has?.at(-1) === wanted.at(-1) ? 'there' : 'past';
};

/** Waits a moment until a replica that is near has come as far as a state; throws `Behind` where it has not, or is past it. */
const caughtUp = async (reader: Reader, state: AnswerState, isNear: boolean): Promise<void> => {
  for (const pause of [0, ...(isNear ? pauses : [])]) {
    if (pause > 0) await delay(pause);
    const standing = standingOf(await versionSeenBy(reader, state, state.reach), state);
    if (standing === 'there') return;
    if (standing === 'past') break;
  }
  throw new Behind('the replica has something else than this read needs');
};

/** What PostgreSQL says to a read that stands in the way of what a standby replays (documentation, 27.4.2). */
const CONFLICTS = new Set<unknown>(['40001', '40P01']);

/** What it says of a statement that took longer than it may. */
const TOOK_TOO_LONG = '57014';

/** Why a read was not answered there; null where the database of the primary would say the same, or nobody is asking any more. */
const reasonOf = (error: unknown): Fallback | null => {
  if (error instanceof Behind) return 'behind';
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
  const looking = new pg.Pool({ ...common, max: 1 });
  for (const each of [pool, looking]) {
    each.on('error', () => undefined);
    each.on('connect', (client) => client.on('error', () => undefined));
  }
  const watch = watchReplica(primary.background, looking, mostBehind, log);
  const fallbacks: Record<Fallback, number> = {
    behind: 0,
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
        const result = await inReading({ pool, room: endlessRoom }, kind, async (reader) => {
          await caughtUp(reader, state, watch.behind() === 0);
          return work(reader);
        });
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
      await Promise.all([pool.end(), looking.end()]);
    },
  };
}
