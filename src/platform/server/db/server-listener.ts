import pg from 'pg';
import type { Channels } from './channels.ts';
import type { Engine, EngineLog, Notice } from './engine.ts';

const FIRST_RETRY = 100;
const LAST_RETRY = 2_000;

/** The channel between processes: who tells, and a list of notices as JSON. */
const wire = 'krogkoll_told';

/** The statement that tells other processes, and what it takes: who tells, and notices packed as `Notifier` does. */
export const tellSql = `select pg_notify('${wire}', $1 || ' ' || told) from unnest($2::text[]) told`;

/**
 * A connection of its own that hears what other processes than `self` tell, and comes back by itself after the server was away. It
 * must lead to the server directly: a pooler in transaction mode passes no notification on.
 */
export function listenOnServer(
  url: string,
  self: string,
  channels: Channels,
  log: EngineLog,
): Pick<Engine, 'listen' | 'close'> {
  let client: pg.Client | undefined;
  let connecting: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let wait = FIRST_RETRY;
  let closed = false;

  const lost = (which: pg.Client, error: Error): void => {
    if (client !== which) return;
    client = undefined;
    connecting = undefined;
    which.removeAllListeners('error').on('error', () => undefined);
    which.end().catch(() => undefined);
    if (closed) return;
    log.warn({ err: error }, 'the connection for notifications is lost');
    retry();
  };
  const retry = (): void => {
    timer = setTimeout(() => void connect().then(() => channels.gap(), retry), wait).unref();
    wait = Math.min(wait * 2, LAST_RETRY);
  };
  const connect = (): Promise<void> => (connecting ??= open().catch(forget));
  const forget = (error: unknown): never => {
    connecting = undefined;
    throw error;
  };
  const open = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5_000 });
    client = next;
    next.on('error', (error) => lost(next, error));
    next.on('end', () => lost(next, new Error('ended')));
    next.on('notification', ({ payload = '' }) => {
      const [teller = ''] = payload.split(' ', 1);
      if (teller === self) return;
      for (const [channel, said] of JSON.parse(payload.slice(teller.length)) as Notice[])
        channels.deliver(channel, said);
    });
    await next.connect();
    await next.query(`listen ${wire}`);
    wait = FIRST_RETRY;
  };
  return {
    async listen(channel, hear, onGap) {
      const remove = channels.add(channel, hear, onGap);
      await connect();
      return async () => remove();
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
