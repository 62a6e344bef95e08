import type { Endpoint } from '#platform/wire/endpoint.ts';
import type { LiveEvent } from '#platform/wire/live.ts';
import { addressOf, headersOf } from '../calls/api.ts';
import { readEvents } from './live-stream.ts';
import { renewToken } from '../session/renewal.ts';
import { storedToken } from '../session/session.ts';

const longestWait = 30_000;

export interface LiveOptions {
  readonly onEvent: (event: LiveEvent) => void;
  /** After a gap: what happened meanwhile is unknown, so the screen asks again for what it shows. */
  readonly onReconnect: () => void;
  readonly unitId?: string;
}

/**
 * Listens to an endpoint of server-sent events (WHATWG HTML, section 9.2) until the returned function is called.
 * `EventSource` cannot carry the bearer token, hence fetch; a lost connection is taken up again after 1 s, doubling to 30 s,
 * where it broke off: the server tells what was missed, or that it cannot.
 */
export const listen = (endpoint: Endpoint, { onEvent, onReconnect, unitId }: LiveOptions): (() => void) => {
  const stop = new AbortController();
  let wait = 1000;
  let hadConnection = false;
  let last: string | null = null;
  const hear = (event: LiveEvent) => (event.type === 'reload' ? onReconnect() : onEvent(event));
  const connect = async () => {
    const token = storedToken();
    const headers = {
      ...headersOf(endpoint, unitId),
      Accept: 'text/event-stream',
      ...(last === null ? {} : { 'Last-Event-ID': last }),
    };
    const response = await fetch(addressOf(endpoint, {}), { headers, signal: stop.signal });
    if (response.status === 401) await renewToken(token);
    if (!response.ok || response.body === null) return;
    if (hadConnection && last === null) onReconnect();
    hadConnection = true;
    wait = 1000;
    await readEvents(response.body, { onEvent: hear, onId: (id) => (last = id) });
  };
  const run = async () => {
    while (!stop.signal.aborted) {
      await connect().catch(() => undefined);
      if (stop.signal.aborted) return;
      await new Promise((resolve) => setTimeout(resolve, wait));
      wait = Math.min(wait * 2, longestWait);
    }
  };
  void run();
  return () => stop.abort();
};
