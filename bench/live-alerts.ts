import type { LiveEvent } from '#platform/wire/live.ts';
import type { Visitor } from './ingest-http.ts';

/** When each article's first alert was heard on an open stream, in milliseconds of `performance.now()`. */
export interface Heard {
  readonly times: ReadonlyMap<string, number>;
  readonly close: () => void;
}

/** Opens a unit's event stream as a page does; answers once it is open. */
export const alertsHeard = async (url: string, { token, unitId }: Visitor): Promise<Heard> => {
  const closing = new AbortController();
  const answer = await fetch(`${url}/api/hospitad/notification-generator/live`, {
    headers: { authorization: `Bearer ${token}`, 'x-unit-id': unitId },
    signal: closing.signal,
  });
  if (answer.status !== 200 || answer.body === null) throw new Error(`the stream answered ${answer.status}`);
  const times = new Map<string, number>();
  const take = (line: string): void => {
    if (!line.startsWith('data: ')) return;
    const event = JSON.parse(line.slice(6)) as LiveEvent;
    if (event.type !== 'alerts') return;
    const now = performance.now();
    for (const id of event.articleIds) if (!times.has(id)) times.set(id, now);
  };
  const listen = async (stream: ReadableStream<Uint8Array>): Promise<void> => {
    let rest = '';
    const decoder = new TextDecoder();
    for await (const chunk of stream) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) take(line);
    }
  };
  listen(answer.body).catch(() => undefined);
  return { times, close: () => closing.abort() };
};
