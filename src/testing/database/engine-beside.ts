import { setImmediate } from 'node:timers';
import type { StartEngine } from '#platform/server/db/embedded/embedded-engine.ts';
import { serveEngine } from '#platform/server/db/embedded/serve-engine.ts';

/**
 * Runs an embedded engine in the thread that asks it. Two threads that only wait for each other cost more than most statements of a
 * test do. Timers and the network have their turn before each message, as between two threads.
 */
export const besideCaller: StartEngine = (start, hear) => {
  let hasEnded = false;
  const serving = serveEngine(start, (message) => {
    if (!hasEnded) hear(message);
  });
  return {
    send: (message) => void setImmediate(() => void serving.then((take) => take(message))),
    end: async () => {
      hasEnded = true;
    },
    // There is no thread to hold it.
    hold: () => undefined,
  };
};
