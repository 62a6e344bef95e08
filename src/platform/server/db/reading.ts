import type pg from 'pg';
import { Refused } from '#platform/wire/refused.ts';
import type { Engine } from './engine.ts';
import { GivenUp, isGivenUp } from './given-up.ts';
import type { Statement } from './kysely-session.ts';
import type { Reader, Work } from './port.ts';
import { preparedQuery } from './prepared.ts';
import { endedBy } from './spent-session.ts';
import { type ReadingKind, openingOfRead } from './transaction-start.ts';
import { readerOver } from './transaction-scope.ts';
import { unavailable } from './unavailable.ts';

/** Sends once the turn of the event loop is over, in one packet with everything else that it sends and with what was left for later. */
const send = async (client: pg.PoolClient, query: string | pg.QueryConfig): Promise<pg.QueryResult> => {
  const { stream } = client.connection;
  stream.cork();
  process.nextTick(letGo, stream);
  return client.query<Record<string, unknown>>(query).catch(unavailable);
};

const letGo = (stream: pg.Connection['stream']): void => {
  while (stream.writableCorked > 0) stream.uncork();
};

/** Sends with what goes next in this session, or by itself when nothing has come by the end of this round of the event loop. */
const sendWithNext = (client: pg.PoolClient, query: string): void => {
  const { stream } = client.connection;
  stream.cork();
  setImmediate(letGo, stream);
  client.query(query).catch(() => undefined);
};

/**
 * Runs `work` in a read-only transaction under its role and tenant. Nobody waits between: its start goes out with its first
 * statement, statements that are asked for together go together, and its end goes with whoever takes the session next, for the
 * engine answers in the order in which it is asked. No row is handed out before the start has been answered. A read that nobody
 * waits for any more goes no further. Throws `DatabaseUnavailable`, or what a statement threw.
 */
export async function inReading<Result>(
  { pool, room }: Pick<Engine, 'pool' | 'room'>,
  kind: ReadingKind,
  work: Work<Reader, Result>,
): Promise<Result> {
  const opening = openingOfRead(kind);
  const client = await pool.connect().catch(unavailable);
  if (isGivenUp()) {
    client.release();
    return unavailable(new GivenUp());
  }
  const begun = send(client, opening);
  let last: Promise<unknown> = begun.catch(() => undefined);
  let open = true;
  const statement: Statement = async (text, parameters) => {
    if (!open) throw new Error('this transaction has ended');
    if (isGivenUp()) throw new GivenUp();
    const answer = send(client, preparedQuery(text, parameters, kind.longest));
    last = answer.catch(() => undefined);
    await begun;
    return answer;
  };
  let broken: Error | undefined;
  try {
    const result = await work(readerOver(statement, kind.organizationId));
    open = false;
    await begun;
    await last;
    sendWithNext(client, result instanceof Refused ? 'rollback' : 'commit');
    return result;
  } catch (error) {
    open = false;
    await last;
    broken = await endedBy(error, client, room);
    return unavailable(error);
  } finally {
    client.release(broken);
  }
}
