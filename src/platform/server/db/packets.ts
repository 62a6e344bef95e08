import type pg from 'pg';
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
export const sendWithNext = (client: pg.PoolClient, query: string): void => {
  const { stream } = client.connection;
  stream.cork();
  setTimeout(letGo, endWaits, stream);
  client.query(query).catch(() => undefined);
};
