import type { Endpoint } from '#platform/wire/endpoint.ts';
import { listen, type LiveOptions } from './live.ts';

interface Stream {
  readonly listeners: Set<LiveOptions>;
  readonly stop: () => void;
  closing?: ReturnType<typeof setTimeout> | undefined;
}

/** A stream outlives its last listener for a moment, so that going to the next screen misses nothing. */
const linger = 5000;

const streams = new Map<string, Stream>();

const open = (endpoint: Endpoint, unitId: string): Stream => {
  const listeners = new Set<LiveOptions>();
  const stop = listen(endpoint, {
    unitId,
    onEvent: (event) => listeners.forEach((one) => one.onEvent(event)),
    onReconnect: () => listeners.forEach((one) => one.onReconnect()),
  });
  return { listeners, stop };
};

/** As `listen`, with one connection for all listeners of a unit: browsers allow six to a host under HTTP/1.1. */
export const listenTogether = (endpoint: Endpoint, unitId: string, options: LiveOptions): (() => void) => {
  const key = `${endpoint.path} ${unitId}`;
  const stream = streams.get(key) ?? open(endpoint, unitId);
  streams.set(key, stream);
  clearTimeout(stream.closing);
  stream.listeners.add(options);
  return () => {
    stream.listeners.delete(options);
    if (stream.listeners.size > 0) return;
    stream.closing = setTimeout(() => {
      stream.stop();
      streams.delete(key);
    }, linger);
  };
};
