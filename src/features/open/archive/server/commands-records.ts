import type { Foundation } from '#platform/server/features/foundation.ts';
import type { Storage } from '#platform/server/ports/storage/port.ts';
import { documentationPage } from '../rules-page.ts';
import { type PlannedFile, putFile } from './commands-put.ts';
import type { ArchiveScope } from './queries-contents.ts';
import { readDocumentation } from './queries-documentation.ts';
import { historyCsv } from './queries-history-csv.ts';
import { namedUnits } from './queries-named-units.ts';

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
