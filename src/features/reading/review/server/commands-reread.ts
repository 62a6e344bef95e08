import { type CsvMapping, fittingMapping } from '#core/reading/csv/csv-mapping.ts';
import type { KnownLayout } from '#core/reading/layouts/layout-memory.ts';
import { lockUnit } from '#platform/server/db/lock-unit.ts';
import { forgetOutcome } from './commands-outcome.ts';
import { enqueueReread, rereadWaiting } from './commands-queue.ts';
import { findWords, knownOf } from './queries-readings.ts';
import type { StoredLayout, StoredReading } from './queries-readings.ts';
import type { Db } from '#platform/server/db/port.ts';
import { handleJob } from '#platform/server/jobs/port.ts';
import type { JobContext, JobHandler } from '#platform/server/jobs/port.ts';
import { publish } from '#platform/server/live.ts';
import type { Fitting } from '#platform/server/sandbox/layout-task.ts';
import type { Sandbox } from '#platform/server/sandbox/sandbox-port.ts';
import { scopeOfRow } from '#platform/server/scope.ts';
import { readSoon } from '#features/intake/documents/server/commands-aside.ts';

interface RereadDeps {
  readonly db: Db;
  readonly sandbox: Sandbox;
}

/** A document that waits for a person whom it has not met yet. */
interface Waiting {
  readonly unitId: string;
  readonly documentId: string;
  readonly revision: number;
  /** Read by this layout already, as it was known then. */
  readonly isOfIt: boolean;
  readonly sheet: StoredReading['sheet'];
}

const atOnce = 50;

/** Nobody has touched what was read: no draft, nothing accepted, and no file of several invoices or that nothing can read. */
const untouched = `d.state = 'needs-review' and d.invoice_id is null and r.draft is null and r.accepted is null
  and r.failure is null and r.invoices is null`;

const waitingSql = `
  select r.unit_id as "unitId", r.document_id as "documentId", r.revision, r.sheet,
    coalesce(r.layout_key = $3, false) as "isOfIt"
  from document_reading r join document d
    on d.organization_id = r.organization_id and d.unit_id = r.unit_id and d.id = r.document_id
  where r.organization_id = $1 and ($2::uuid is null or r.document_id > $2) and ${untouched} and r.read_at <= $4
    and (r.layout_key is null or r.layout_key = $3)
    and case when $5 then r.sheet is not null and r.sheet ->> 'isKept' = 'false' else r.words is not null end
  order by r.document_id limit ${atOnce}`;

const findWaiting = (
  { db }: RereadDeps,
  { organization_id: tenant, key, taught_at: taughtAt, kind }: StoredLayout,
  after: string | null,
): Promise<Waiting[]> =>
  db.tenantRead(tenant, (reader) =>
    reader.query<Waiting>(waitingSql, [tenant, after, key, taughtAt, kind === 'sheet']),
  );

/** Whether a document's pages or columns are those of the layout. A child of the sandbox looks at words, since they are a stranger's. */
const isFitting = async (
  { db, sandbox }: RereadDeps,
  layout: StoredLayout,
  { unitId, documentId, isOfIt, sheet }: Waiting,
  signal: AbortSignal,
): Promise<boolean> => {
  const tenant = layout.organization_id;
  if (layout.kind === 'sheet')
    return sheet !== null && fittingMapping(sheet.rows, [layout.memory as CsvMapping]) !== null;
  if (isOfIt) return true;
  const [known]: readonly KnownLayout[] = knownOf([layout]);
  const pages = await db.tenantRead(tenant, (reader) =>
    findWords(reader, scopeOfRow({ organizationId: tenant, unitId }), documentId),
  );
  if (known === undefined || pages === null) return false;
  const asked: Fitting = { pages, known };
  const end = await sandbox.run('layout-fits', Buffer.from(JSON.stringify(asked)), { tenant, signal });
  return end.ok && (end.value as { readonly fits?: unknown }).fits === true;
};

const againSql = `
  update document d set state = 'stored', reason = null, attempts = 0, leased_by = null, leased_until = null
  from document_reading r
  where d.organization_id = $1 and d.unit_id = $2 and d.id = $3 and r.organization_id = $1 and r.unit_id = $2
    and r.document_id = $3 and r.revision = $4 and ${untouched}
  returning d.id`;

/** Gives a document to its readers, unless somebody has touched it meanwhile. */
const readAnew = (
  { db }: RereadDeps,
  tenant: string,
  { unitId, documentId, revision }: Waiting,
): Promise<void> => {
  const scope = scopeOfRow({ organizationId: tenant, unitId });
  return db.tenantTransaction(tenant, async (tx) => {
    await lockUnit(tx, scope);
    const again = await tx.query(againSql, [tenant, unitId, documentId, revision]);
    if (again.length === 0) return;
    await forgetOutcome(tx, scope, documentId);
    await readSoon(tx, scope);
    await publish(tx, scope, { type: 'document', documentId, state: 'stored' });
  });
};

/**
 * Has waiting documents of a taught layout read again, by what it says now; those that a person has begun to correct stay
 * as they are, and those that were read since it was taught are not read twice. Answers where to go on; null when done.
 */
export const rereadSome = async (
  deps: RereadDeps,
  { organizationId, layoutId }: { readonly organizationId: string; readonly layoutId: string },
  after: string | null,
  { signal }: Pick<JobContext, 'signal'>,
): Promise<string | null> => {
  const [layout] = await deps.db.tenantRead(organizationId, (reader) =>
    reader.query<StoredLayout>('select * from reading_layout where organization_id = $1 and id = $2', [
      organizationId,
      layoutId,
    ]),
  );
  if (layout === undefined) return null;
  const waiting = await findWaiting(deps, layout, after);
  for (const document of waiting) {
    signal.throwIfAborted();
    if (await isFitting(deps, layout, document, signal)) await readAnew(deps, organizationId, document);
  }
  return waiting.length < atOnce ? null : (waiting.at(-1)?.documentId ?? null);
};

/** The job's handler. Where every try fails, the documents wait for a person as they did. */
export const rereadHandler = (deps: RereadDeps): JobHandler =>
  handleJob(
    rereadWaiting,
    async ({ after, ...taught }, context) => {
      const next = await rereadSome(deps, taught, after, context);
      if (next === null) return;
      const { organizationId, layoutId } = taught;
      await deps.db.tenantTransaction(organizationId, (tx) =>
        enqueueReread(tx, organizationId, layoutId, { after: next }),
      );
    },
    () => Promise.resolve(),
  );
