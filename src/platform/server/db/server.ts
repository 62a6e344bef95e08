import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { Channels } from './channels.ts';
import { STATEMENT, type Engine, type EngineLog } from './engine.ts';
import { Notifier } from './notifier.ts';
import { endlessRoom } from './room.ts';
import { PoolInTurns } from './pool-in-turns.ts';
import { listenOnServer, tellSql } from './server-listener.ts';
import { valueTypes } from './value-types.ts';
import { WorkAside } from './work-aside.ts';

const WAIT_FOR_CONNECTION = 3_000;
const NO_ANSWER = STATEMENT + 500;

/** The part of the connections that other work than pages has while these are asked for. */
const forOthers = 0.3;

/**
 * A PostgreSQL server, 15 or newer. A request waits at most 3 s for a connection and 6.5 s for an answer, so
 * that none is stuck for 10 s when the server is away, slow or full; beside pages other work waits as long again for its turn before. `directUrl` is where notifications are heard, when `url`
 * leads to a pooler.
 */
export function openServer(url: string, log: EngineLog, connections: number, directUrl = url): Engine {
  const common = { connectionString: url, types: valueTypes, keepAlive: true, application_name: 'krogkoll' };
  const aside = new WorkAside(Math.ceil(connections * forOthers), WAIT_FOR_CONNECTION);
  const pool = new PoolInTurns(aside.take, {
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
  const self = randomUUID();
  const channels = new Channels();
  const listener = listenOnServer(directUrl, self, channels, log);
  const notifier = new Notifier(
    async (told) => void (await background.query({ name: 'tell', text: tellSql, values: [self, told] })),
    log,
  );
  return {
    kind: 'postgres',
    pool,
    background,
    hasPages: aside.hasPages,
    listen: listener.listen,
    tell: (notices) => {
      channels.deliverAll(notices);
      notifier.tell(notices);
    },
    snapshot: () => Promise.reject(new Error('a server has no snapshot')),
    room: endlessRoom,
    async close() {
      await notifier.close();
      await Promise.all([pool.end(), background.end(), listener.close()]);
    },
  };
}
