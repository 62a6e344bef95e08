import type { Reader } from '#platform/server/db/port.ts';

/** A version of the product, and since when it was at work. */
export interface StartedVersion {
  readonly version: string;
  readonly startedAt: Date;
}

/** The versions that were at work, the newest first; before the last of them nobody wrote it down. A platform read. */
export const listVersions = (reader: Reader): Promise<StartedVersion[]> =>
  reader.query<StartedVersion>(
    'select version, started_at as "startedAt" from program_version order by started_at desc limit 500',
  );

/** The version that was at work at a moment; null where nobody wrote it down. */
export const versionAt = (versions: readonly StartedVersion[], at: Date): string | null =>
  versions.find(({ startedAt }) => startedAt <= at)?.version ?? null;
