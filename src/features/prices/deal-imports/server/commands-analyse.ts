import type { TableCode } from '#core/tables/table-refusal.ts';
import type { Db } from '#platform/server/db/port.ts';
import type { Storage } from '#platform/server/ports/storage/port.ts';
import type { ImportAnswer, ImportQuestion } from '#platform/server/sandbox/deal-import-task.ts';
import type { Sandbox, Stopped } from '#platform/server/sandbox/sandbox-port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { swedishDate } from '#core/values/swedish-date.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import { importContext, type ImportContext } from './queries-context.ts';
import type { ImportRecord } from './queries.ts';

export interface AnalyseDeps {
  readonly db: Db;
  readonly storage: Storage;
  readonly sandbox: Sandbox;
}

/** What of an import decides how it is analysed. */
type Asked = Pick<ImportRecord, 'sha256' | 'supplierId' | 'unitIds' | 'choice' | 'fixes'>;

type Shown = Pick<ImportQuestion, 'shown' | 'offset' | 'limit' | 'withEffect'>;

export interface Analysed {
  readonly answer: ImportAnswer;
  /** What it was analysed against; saving makes sure that the deals are still these. */
  readonly context: ImportContext;
}

const mebibyte = 1024 * 1024;

/** Fifty thousand rows with all that is said of them. */
export const outputBytes = 128 * mebibyte;

/** The whole file; throws when its bytes are not those that were received. */
export const bytesOf = async (storage: Storage, sha256: string): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of await storage.get(sha256, { verify: true })) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
};

/** What the person is told of a file that a child had to be stopped over. */
const stoppedBy = ({ reason }: Stopped): TableCode =>
  reason === 'reader.crashed' ? 'import.file_damaged' : 'import.file_unpacks';

/** Reads and analyses an import's file in a child, against what is bought and agreed now. */
export const analyse = async (
  { db, storage, sandbox }: AnalyseDeps,
  scope: UnitScope,
  { sha256, supplierId, unitIds, choice, fixes }: Asked,
  { now, ...shown }: Shown & { readonly now: Date },
): Promise<Analysed | Refused<TableCode>> => {
  const context = await db.tenantRead(scope.organizationId, (reader) =>
    importContext(reader, scope, { supplierId, unitIds }),
  );
  const question: ImportQuestion = {
    ...context,
    ...shown,
    sheet: choice.sheet,
    choice,
    fixes,
    units: unitIds,
    today: swedishDate(now),
  };
  const end = await sandbox.run('analyse-deal-import', () => bytesOf(storage, sha256), {
    tenant: scope.organizationId,
    argument: question,
    outputBytes,
  });
  if (!end.ok) return refused(stoppedBy(end));
  const read = end.value as { ok: true; value: ImportAnswer } | { ok: false; code: TableCode };
  return read.ok ? { answer: read.value, context } : refused(read.code);
};
