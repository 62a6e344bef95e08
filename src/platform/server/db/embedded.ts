import { Channels } from './channels.ts';
import { lockDirectory } from '../place/directory-lock.ts';
import { EmbeddedEngine } from './embedded/embedded-engine.ts';
import type { EmbeddedStart } from './embedded/serve-engine.ts';
import { EmbeddedStream } from './embedded/embedded-stream.ts';
import { EngineThreads } from './embedded/engine-threads.ts';
import { beginFirstStart } from './first-start.ts';
import type { DatabaseLocation, Engine, EngineLog } from './engine.ts';
import { SessionTurns } from './embedded/session-turns.ts';
import { PoolInTurns } from './pool-in-turns.ts';
import { endlessRoom, keepRoom } from './room.ts';
import { DatabaseUnavailable } from './unavailable.ts';
import { valueTypes } from './value-types.ts';

const WAIT_FOR_SESSION = 8_000;
const NO_ANSWER = 30_000;

/** The files of the database are there, and the engine does not start on them. */
export class DatabaseDamaged extends Error {
  readonly code = 'database_damaged';

  constructor(directory: string, cause: unknown) {
    const why = cause instanceof DatabaseUnavailable ? cause.cause : cause;
    super(
      `the database in ${directory} does not open; with room on its volume and nothing changed in it, put the whole DATA_DIR back from the newest backup (docs/operations.md, Backup)`,
      { cause: why },
    );
  }
}

/**
 * The embedded engine: PostgreSQL in WebAssembly in a thread, durable, one process a directory. It has one
 * session, so transactions take turns: pages first, then others in the order they came.
 */
export async function openEmbedded(
  { directory, snapshot, isSmall = false }: Extract<DatabaseLocation, { kind: 'pglite' }>,
  log: EngineLog,
  startEngine = (start: EmbeddedStart) => new EmbeddedEngine(start),
): Promise<Engine> {
  const unlock = directory === null ? () => undefined : lockDirectory(`${directory}.lock`);
  const room = directory === null ? endlessRoom : keepRoom(directory, log);
  const threads = new EngineThreads(
    () => startEngine({ directory, snapshot: snapshot ?? null, isSmall }),
    directory !== null,
    room.isShort,
  );
  const channels = new Channels();
  const turns = new SessionTurns(WAIT_FOR_SESSION);
  const inTurn = async (isWaitedFor: boolean) => {
    await turns.take(isWaitedFor);
    return () => turns.end();
  };
  const pool = new PoolInTurns(inTurn, {
    max: 1,
    connectionTimeoutMillis: WAIT_FOR_SESSION,
    pipeline: true,
    idleTimeoutMillis: 0,
    user: 'postgres',
    database: 'postgres',
    types: valueTypes,
    ssl: false,
    query_timeout: NO_ANSWER,
    stream: () => new EmbeddedStream(() => threads.take()),
  });
  let connected = false;
  pool.on('error', (error) => log.warn({ err: error }, 'the embedded database lost its session'));
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    if (connected) channels.gap();
    connected = true;
  });
  try {
    const finish = directory === null ? undefined : await beginFirstStart(directory);
    await threads.start().catch((error: unknown) => {
      // One that was there before and does not open; the first start's own faults are others.
      throw directory === null || finish !== undefined ? error : new DatabaseDamaged(directory, error);
    });
    await finish?.();
  } catch (error) {
    room.close();
    unlock();
    throw error;
  }
  return {
    kind: 'pglite',
    pool,
    background: pool,
    hasPages: turns.hasPages,
    room,
    async listen(channel, hear, onGap) {
      const remove = channels.add(channel, hear, onGap);
      return async () => remove();
    },
    // No other process has this database.
    tell: (notices) => channels.deliverAll(notices),
    snapshot: () => threads.snapshot(),
    async close() {
      room.close();
      await pool.end();
      await threads.close();
      unlock();
    },
  };
}
