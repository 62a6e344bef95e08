import { setTimeout as pause } from 'node:timers/promises';

export interface WindowDeps {
  /** Milliseconds of a clock that nobody can set. */
  readonly elapsed: () => number;
  readonly wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

const waitFor = async (milliseconds: number, signal: AbortSignal): Promise<void> => {
  await pause(milliseconds, undefined, { signal });
};

/**
 * Lets at most `most` requests of one connection begin in any `span` milliseconds; who comes too early waits. Only one job at a
 * time works in a connection, so that one process counts them all.
 */
export const requestWindow = (most: number, span: number, { elapsed, wait = waitFor }: WindowDeps) => {
  const begun = new Map<string, number[]>();
  return async (connection: string, signal: AbortSignal): Promise<void> => {
    for (;;) {
      const now = elapsed();
      const recent = (begun.get(connection) ?? []).filter((at) => at > now - span);
      const [first] = recent;
      if (recent.length < most || first === undefined) {
        begun.set(connection, [...recent, now]);
        return;
      }
      begun.set(connection, recent);
      await wait(Math.max(first + span - now, 1), signal);
    }
  };
};
