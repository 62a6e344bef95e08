import type { Tx } from '#platform/server/db/port.ts';
import type { Foundation } from '#platform/server/features/foundation.ts';
import type { Storage } from '#platform/server/ports/storage/port.ts';
import { productVersion } from '#platform/server/version.ts';
import { documentationPage } from '../rules-page.ts';
import { type PlannedFile, putFile } from './commands-put.ts';
import type { ArchiveScope } from './queries-contents.ts';
import { readDocumentation } from './queries-documentation.ts';
import { historyCsv } from './queries-history-csv.ts';
import { namedUnits } from './queries.ts';

/** What the documents for the books are made of. */
export interface RecordDeps extends Pick<
  Foundation,
  'db' | 'clock' | 'keptWhere' | 'publicUrl' | 'bookkeeping'
> {
  readonly storage: Pick<Storage, 'put'>;
}

/** How the system works and how records were treated, as files of an archive. */
export const putRecords = async (deps: RecordDeps, scope: ArchiveScope): Promise<PlannedFile[]> => {
  const { db, storage, clock } = deps;
  const units = await db.tenantRead(scope.organizationId, (reader) =>
    namedUnits(reader, scope.organizationId, scope.units),
  );
  const own = { organizationId: scope.organizationId, units };
  const facts = await readDocumentation({ ...deps, entries: null }, own, clock.now());
  return [
    await putFile(storage, 'systemdokumentation.html', [documentationPage(facts)]),
    await putFile(storage, 'behandlingshistorik.csv', historyCsv(db, own, scope)),
  ];
};

/** Writes down that this version is at work, where another one was before. A platform transaction. */
export const noteVersion = async (tx: Tx, now: Date): Promise<void> => {
  await tx.query(
    `insert into program_version (started_at, version)
     select $1, $2 where $2 is distinct from (select v.version from program_version v order by v.started_at desc limit 1)
     on conflict do nothing`,
    [now, productVersion],
  );
};
