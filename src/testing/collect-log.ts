import type { EngineLog } from '#platform/server/db/engine.ts';

/** A log for tests: complaints of the database go to the given list. */
export const collectLog = (lines: string[] = []): EngineLog => ({
  warn: (details, message) => void lines.push(`${message} ${JSON.stringify(details)}`),
});
