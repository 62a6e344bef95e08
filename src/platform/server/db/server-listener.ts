import pg from 'pg';
import { Channels } from './channels.ts';
import type { Engine, EngineLog } from './engine.ts';

const FIRST_RETRY = 100;
const LAST_RETRY = 2_000;

/** A connection of its own that hears notifications and comes back by itself after the server was away. */
export function listenOnServer(url: string, log: EngineLog): Pick<Engine, 'listen' | 'close'> {
  const channels = new Channels();
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
    next.on('notification', ({ channel, payload }) => channels.deliver(channel, payload ?? ''));
    await next.connect();
    for (const name of channels.names) await next.query(`listen "${name}"`);
    wait = FIRST_RETRY;
  };
  return {
    async listen(channel, hear, onGap) {
      const { first, remove } = channels.add(channel, hear, onGap);
      const known = connecting !== undefined;
      await connect();
      if (first && known) await client?.query(`listen "${channel}"`);
      return async () => {
        if (remove()) await client?.query(`unlisten "${channel}"`).catch(() => undefined);
      };
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
