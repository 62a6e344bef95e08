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

/** Milliseconds that the end of a read waits for company: a screen's next question, or another person's, is here by then. */
const endWaits = 4;

const letGo = (stream: pg.Connection['stream']): void => {
  while (stream.writableCorked > 0) stream.uncork();
};

/** Sends once the turn of the event loop is over, in one packet with everything else that it sends and with what was left for later. */
export const send = async (
  client: pg.PoolClient,
  query: string | pg.QueryConfig,
): Promise<pg.QueryResult> => {
  const { stream } = client.connection;
  stream.cork();
  process.nextTick(letGo, stream);
  return client.query<Record<string, unknown>>(query).catch(unavailable);
};

/** Sends with what goes next in this session, or by itself when nothing has come in time. */
const sendWithNext = (client: pg.PoolClient, query: string): void => {
  const { stream } = client.connection;
  stream.cork();
  setTimeout(letGo, endWaits, stream);
  client.query(query).catch(() => undefined);
};

/** Once what the turn of the event loop sends is under way, so that the engine works while this read's answer is made of its rows. */
const othersSent = (): Promise<void> =>
  new Promise((resolve) => {
    process.nextTick(resolve);
  });

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
  try {
    const result = await work(readerOver(statement, kind.organizationId));
    open = false;
    await begun;
    await last;
    sendWithNext(client, result instanceof Refused ? 'rollback' : 'commit');
    const isAwaited = pool.waitingCount > 0;
    client.release();
    if (isAwaited) await othersSent();
    return result;
  } catch (error) {
    open = false;
    await last;
    client.release(await endedBy(error, client, room));
    return unavailable(error);
  }
}
