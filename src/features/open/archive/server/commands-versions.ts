import type { Tx } from '#platform/server/db/port.ts';
import { productVersion } from '#platform/server/version.ts';

/** Writes down that this version is at work, where another one was before. A platform transaction. */
export const noteVersion = async (tx: Tx, now: Date): Promise<void> => {
  await tx.query(
    `insert into program_version (started_at, version)
     select $1, $2 where $2 is distinct from (select v.version from program_version v order by v.started_at desc limit 1)
     on conflict do nothing`,
    [now, productVersion],
  );
};
