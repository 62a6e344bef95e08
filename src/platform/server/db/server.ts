import pg from 'pg';
import { STATEMENT, type Engine, type EngineLog } from './engine.ts';
import { endlessRoom } from './room.ts';
import { listenOnServer } from './server-listener.ts';
import { valueTypes } from './value-types.ts';

const WAIT_FOR_CONNECTION = 3_000;
const NO_ANSWER = STATEMENT + 500;

/**
 * A PostgreSQL server, 15 or newer. A request waits at most 3 s for a connection and 6.5 s for an answer, so
 * that none is stuck for 10 s when the server is away, slow or full.
 */
export function openServer(url: string, log: EngineLog, connections: number): Engine {
  const common = { connectionString: url, types: valueTypes, keepAlive: true, application_name: 'krogkoll' };
  const pool = new pg.Pool({
    ...common,
    max: connections,
    pipeline: true,
    connectionTimeoutMillis: WAIT_FOR_CONNECTION,
    statement_timeout: STATEMENT,
    query_timeout: NO_ANSWER,
    idle_in_transaction_session_timeout: 30_000,
  });
  const background = new pg.Pool({
    ...common,
    max: 6,
    connectionTimeoutMillis: WAIT_FOR_CONNECTION,
    query_timeout: 120_000,
  });
  for (const each of [pool, background]) {
    each.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
    each.on('connect', (client) => client.on('error', () => undefined));
  }
  const listener = listenOnServer(url, log);
  return {
    kind: 'postgres',
    pool,
    background,
    listen: listener.listen,
    snapshot: () => Promise.reject(new Error('a server has no snapshot')),
    room: endlessRoom,
    async close() {
      await Promise.all([pool.end(), background.end(), listener.close()]);
    },
  };
}
