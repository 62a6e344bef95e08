import { archiveNames } from '#core/archive/archive-files.ts';
import { findAddressee } from '#features/prices/deal-imports/server/queries-result.ts';
import { swedishDate } from '#core/values/swedish-date.ts';
import type { Db } from '#platform/server/db/port.ts';
import { publishTo } from '#platform/server/live.ts';
import type { Storage } from '#platform/server/ports/storage/port.ts';
import type { TimestampPort } from '#platform/server/ports/timestamps/port.ts';
import type { PostDeps } from '#platform/server/post/post-mail.ts';
import { formatText } from '../rules-formats.ts';
import { collectDocuments, putDocumentLists } from './commands-documents.ts';
import { extendChain } from './commands-chain.ts';
import { failArchive, unitsAsked } from './commands-exports.ts';
import { type PlannedFile, putFile } from './commands-put.ts';
import { putRecords, type RecordDeps } from './commands-records.ts';
import { makeVerifiers } from './commands-verifier.ts';
import { planText, zipSize } from './commands-zip.ts';
import { postArchiveReady } from './emails.ts';
import { archivedTables, type ArchiveScope } from './queries-contents.ts';
import { type ExportRecord, findExport, organizationName } from './queries-exports.ts';
import { chainLines, rootsOf } from './queries-proofs.ts';
import { decisionsCsv, invoicesCsv, linesCsv, readsOf, rowsOf } from './queries-tables.ts';

export interface ArchiveDeps extends PostDeps, Omit<RecordDeps, 'storage'> {
  readonly storage: Pick<Storage, 'get' | 'put'>;
  readonly timestamps: Pick<TimestampPort, 'certificate'>;
}

/** Nobody waits for the ZIP any more. */
class Stopped extends Error {}

const under = `organization_id = $1 and id = $2 and state in ('waiting', 'writing')`;

/** Tells how far it has come, and that these files are needed; throws `Stopped` where the ZIP was stopped. */
const keepGoing = async (
  db: Db,
  { organizationId }: ArchiveScope,
  id: string,
  { done, made }: { readonly done: number; readonly made: readonly string[] },
): Promise<void> => {
  const going = await db.tenantTransaction(organizationId, (tx) =>
    tx.query<{ id: string }>(
      `update archive_export set state = 'writing', done = $3, made = $4 where ${under} returning id`,
      [organizationId, id, done, made],
    ),
  );
  if (going.length === 0) throw new Stopped();
};

const putTables = async ({ db, storage }: ArchiveDeps, scope: ArchiveScope): Promise<PlannedFile[]> => {
  const reads = readsOf(db, scope);
  const files = [
    await putFile(storage, 'fakturor.csv', invoicesCsv(reads, scope)),
    await putFile(storage, 'rader.csv', linesCsv(reads, scope)),
    await putFile(storage, 'beslut-och-krav.csv', decisionsCsv(reads, scope)),
  ];
  for (const table of archivedTables)
    files.push(await putFile(storage, table.file, rowsOf(reads, scope, table)));
  return files;
};

const putProofs = async (
  { db, storage, timestamps }: ArchiveDeps,
  scope: ArchiveScope,
  documents: ReadonlySet<string>,
): Promise<PlannedFile[]> => {
  const { roots, tokens } = await rootsOf(db, scope.organizationId);
  const files = [
    await putFile(storage, archiveNames.chain, chainLines(readsOf(db, scope), scope, documents)),
    await putFile(storage, archiveNames.roots, [JSON.stringify(roots, null, 1)]),
  ];
  for (const [name, token] of tokens) files.push(await putFile(storage, name, [token]));
  if (timestamps.certificate !== null)
    files.push(await putFile(storage, 'bevis/tidsstampel.pem', [timestamps.certificate]));
  return files;
};

/** Everything of an archive but the sums of it. */
const collect = async (
  deps: ArchiveDeps,
  scope: ArchiveScope,
  title: string,
  tell: (done: number, made: readonly string[]) => Promise<void>,
): Promise<{ readonly files: PlannedFile[]; readonly missing: number; readonly done: number }> => {
  const reads = readsOf(deps.db, scope);
  const found = await collectDocuments(deps.storage, reads, scope, (done) => tell(done, []));
  // What came while the originals were read is among them, and has to be linked too.
  await extendChain(deps.db, scope.organizationId, null);
  const done = found.documents.length;
  const made = swedishDate(deps.clock.now());
  const lists = await putDocumentLists(deps.storage, found.documents, { title, made });
  const known = new Set(found.documents.map(({ id }) => id));
  const { script, page } = await makeVerifiers();
  const rest = [
    ...lists,
    ...(await putTables(deps, scope)),
    ...(await putRecords(deps, scope)),
    ...(await putProofs(deps, scope, known)),
    await putFile(deps.storage, 'verify.mjs', [script]),
    await putFile(deps.storage, 'verify.html', [page]),
    await putFile(deps.storage, 'LAS-MIG.txt', [formatText]),
  ];
  await tell(
    done,
    rest.map(({ sha256 }) => sha256),
  );
  return { files: [...found.files, ...rest], missing: found.missing, done };
};

const finish = async (
  deps: ArchiveDeps,
  organizationId: string,
  record: ExportRecord,
  made: {
    readonly plan: string;
    readonly files: readonly string[];
    readonly size: number;
    readonly missing: number;
    readonly done: number;
  },
): Promise<void> => {
  const to = await deps.db.platformRead((reader) => findAddressee(reader, record.userId));
  await deps.db.tenantTransaction(organizationId, async (tx) => {
    const ended = await tx.query<{ id: string }>(
      `update archive_export set state = 'ready', done = $3, documents = $3, missing = $4, size = $5, plan_sha256 = $6, made = $7,
         ready_at = $8 where ${under} returning id`,
      [
        organizationId,
        record.id,
        made.done,
        made.missing,
        made.size,
        made.plan,
        made.files,
        deps.clock.now(),
      ],
    );
    if (ended.length === 0) return;
    await publishTo(tx, `person ${record.userId}`, { type: 'news' });
    if (to !== null) await postArchiveReady(tx, deps, to, { documents: made.done, missing: made.missing });
  });
};

/**
 * Makes a ZIP that was asked for, of what its person owns by then. Begun again it is made anew; one that was stopped meanwhile leaves
 * nothing.
 */
export const writeArchiveFiles = async (
  deps: ArchiveDeps,
  { organizationId, exportId }: { readonly organizationId: string; readonly exportId: string },
): Promise<void> => {
  const { db, storage } = deps;
  const asked = await db.tenantRead(organizationId, async (reader) => {
    const record = await findExport(reader, organizationId, exportId);
    if (record === null) return null;
    const owned = await unitsAsked(reader, organizationId, record.userId, null);
    return { record, owned: new Set(owned), name: await organizationName(reader, organizationId) };
  });
  if (asked === null || (asked.record.state !== 'waiting' && asked.record.state !== 'writing')) return;
  const { record, owned, name } = asked;
  if (!record.units.every((unit) => owned.has(unit))) return failArchive(db, organizationId, exportId);
  const scope = { organizationId, units: record.units, from: record.from, to: record.to };
  const tell = (done: number, made: readonly string[]) => keepGoing(db, scope, exportId, { done, made });
  try {
    await tell(0, []);
    const { files, missing, done } = await collect(deps, scope, name, tell);
    const sums = files.map(({ sha256, name: file }) => `${sha256}  ${file}\n`);
    const all = [...files, await putFile(storage, archiveNames.sums, sums)];
    const plan = await storage.put(Buffer.from(planText(all)));
    const originals = new Set(
      files.filter((file) => file.name.startsWith('original/')).map(({ sha256 }) => sha256),
    );
    const kept = [plan.sha256, ...all.map(({ sha256 }) => sha256).filter((sha256) => !originals.has(sha256))];
    const size = zipSize(all);
    await finish(deps, organizationId, record, { plan: plan.sha256, files: kept, size, missing, done });
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
  }
};
