import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Endpoint } from '#platform/wire/endpoint.ts';
import type { LiveEvent } from '#platform/wire/live.ts';
import { listen } from './live.ts';
import { callKey } from './query.ts';
import { useAppState } from './state.ts';

/** An event, or null after a gap in which anything may have happened. */
type News = LiveEvent | null;

interface Wire {
  readonly listeners: Set<(news: News) => void>;
  readonly stop: () => void;
}

const wires = new Map<string, Wire>();
// A change of screen leaves and joins within a moment; the connection stays meanwhile.
const lingering = 5000;
// A burst of events asks again once at its start and then this often, so that no answer is thrown away for the next.
const calm = 400;

const join = (endpoint: Endpoint, unitId: string, listener: (news: News) => void): (() => void) => {
  const key = `${endpoint.path} ${unitId}`;
  let wire = wires.get(key);
  if (wire === undefined) {
    const listeners = new Set<(news: News) => void>();
    const tell = (news: News) => listeners.forEach((one) => one(news));
    const stop = listen(endpoint, { unitId, onEvent: tell, onReconnect: () => tell(null) });
    wire = { listeners, stop };
    wires.set(key, wire);
  }
  const joined = wire;
  joined.listeners.add(listener);
  return () => {
    joined.listeners.delete(listener);
    setTimeout(() => {
      if (joined.listeners.size > 0 || wires.get(key) !== joined) return;
      wires.delete(key);
      joined.stop();
    }, lingering);
  };
};

/**
 * While the component is there, live events of the selected unit that `concern` it make everything read from the
 * `stale` endpoints be asked for again. All screens share one connection.
 */
export const useLive = (
  endpoint: Endpoint,
  stale: readonly Endpoint[],
  concerns: (event: LiveEvent) => boolean = () => true,
): void => {
  const unitId = useAppState((state) => state.selectedUnit?.id);
  const client = useQueryClient();
  const latest = useRef({ stale, concerns });
  latest.current = { stale, concerns };
  useEffect(() => {
    if (unitId === undefined) return;
    let timer: ReturnType<typeof setTimeout> | null = null;
    let hasMore = false;
    const ask = () => {
      for (const one of latest.current.stale) void client.invalidateQueries({ queryKey: callKey(one) });
      timer = setTimeout(() => {
        timer = null;
        const isDue = hasMore;
        hasMore = false;
        if (isDue) ask();
      }, calm);
    };
    const leave = join(endpoint, unitId, (news) => {
      if (news !== null && !latest.current.concerns(news)) return;
      if (timer === null) ask();
      else hasMore = true;
    });
    return () => {
      leave();
      if (timer !== null) clearTimeout(timer);
    };
  }, [endpoint, unitId, client]);
};
