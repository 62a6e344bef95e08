import type { CsvMapping } from '#core/reading/csv/csv-mapping.ts';
import { type KnownLayout, knownLayouts, layoutKey } from '#core/reading/layouts/layout-memory.ts';
import { enqueueReread } from './commands-queue.ts';
import { enqueueSharing, sendersOf } from './commands-structures.ts';
import { listLayouts } from './queries.ts';
import { findLayouts, findReadings, findWords } from './queries-readings.ts';
import type { StoredLayout } from './queries-readings.ts';
import { recordAudit } from '#platform/server/audit.ts';
import type { Db, Tx } from '#platform/server/db/port.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { NewId } from '#platform/server/ids.ts';
import type { Reviewed } from '#platform/server/sandbox/layout-task.ts';
import type { Sandbox } from '#platform/server/sandbox/sandbox-port.ts';
import type { Actor, UnitScope } from '#platform/server/scope.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import type { LayoutRow } from '../contract.ts';
import type { Draft } from '../contract-draft.ts';
import { invoiceOf } from '../rules-draft.ts';
import type { ReviewStep } from './commands.ts';

/**
 * What is known of a document's layout after it is accepted as `draft`; null when its pages teach nothing. A child of the
 * sandbox finds it, since the words are a stranger's.
 */
export const layoutAfter = async (
  { db, sandbox }: { readonly db: Db; readonly sandbox: Sandbox },
  scope: UnitScope,
  documentId: string,
  draft: Draft,
): Promise<KnownLayout | null> => {
  const { organizationId: tenant } = scope;
  const asked = await db.tenantRead(tenant, async (reader): Promise<Reviewed | null> => {
    const stored = (await findReadings(reader, scope, [documentId])).get(documentId);
    const pages = await findWords(reader, scope, documentId);
    if (pages === null || stored?.reading == null) return null;
    const layouts = await findLayouts(reader, tenant, 'pages');
    const known = layouts.find(({ key }) => key === stored.layout_key);
    const [layout] = known === undefined ? [] : knownLayouts([known]);
    return { pages, reading: stored.reading, corrected: invoiceOf(draft), known: layout ?? null };
  });
  if (asked === null) return null;
  const end = await sandbox.run('layout-after-review', Buffer.from(JSON.stringify(asked)), { tenant });
  if (!end.ok) return null;
  const { layout } = end.value as { readonly layout?: unknown };
  return knownLayouts([layout])[0] ?? null;
};

const keepSql = `
  insert into reading_layout (organization_id, id, kind, key, supplier_name, memory, confirmations, taught_from, taught_at,
    taught_by)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
  on conflict (organization_id, kind, key) do update set supplier_name = excluded.supplier_name, memory = excluded.memory,
    confirmations = excluded.confirmations, taught_from = excluded.taught_from, taught_at = excluded.taught_at,
    taught_by = excluded.taught_by, previous = case
      when reading_layout.taught_from = excluded.taught_from then reading_layout.previous
      else to_jsonb(reading_layout) - array['organization_id', 'id', 'kind', 'key', 'previous'] end
  returning id`;

/** How many layouts an organization may have taught; the one taught first goes. */
const mostLayouts = 2_000;

const pruneSql = `
  delete from reading_layout where organization_id = $1 and id in (
    select id from reading_layout where organization_id = $1 order by taught_at desc, id offset ${mostLayouts})`;

/** Files of one head, or without any and of so many columns, mean the same. */
const sheetKey = ({ head, columns }: CsvMapping): string =>
  head.length > 0 ? head.join('|').slice(0, 400) : String(columns.length);

interface KeepDeps {
  readonly clock: Clock;
  readonly newId: NewId;
}

/** Keeps what was learnt of a layout, in the place of what was known of it, and has what waits read by it; answers its key. */
export const keepLayout = async (
  tx: Tx,
  deps: KeepDeps,
  scope: UnitScope,
  { documentId, actor }: ReviewStep,
  taught: { readonly layout: KnownLayout; readonly draft: Draft } | { readonly sheet: CsvMapping },
): Promise<string> => {
  const isPages = 'layout' in taught;
  const key = isPages ? layoutKey(taught.layout.memory) : sheetKey(taught.sheet);
  const [kept] = await tx.query<{ id: string }>(keepSql, [
    scope.organizationId,
    deps.newId(),
    isPages ? 'pages' : 'sheet',
    key,
    isPages ? taught.draft.supplier.name : taught.sheet.supplier,
    JSON.stringify(isPages ? taught.layout.memory : taught.sheet),
    isPages ? taught.layout.confirmations : 1,
    documentId,
    deps.clock.now(),
    actor.userId,
  ]);
  await tx.query(pruneSql, [scope.organizationId]);
  if (kept !== undefined) await enqueueReread(tx, scope.organizationId, kept.id);
  if (isPages) await enqueueSharing(tx, sendersOf([taught.layout.memory]));
  return key;
};

/** Forgets what was taught of a layout. */
export const forgetLayout = (
  { db }: { readonly db: Db },
  { organizationId, unitId }: UnitScope,
  { layoutId, actor }: { readonly layoutId: string; readonly actor: Actor },
): Promise<null | Refused<'layout.not_exist'>> =>
  db.tenantTransaction(organizationId, async (tx) => {
    const [forgotten] = await tx.query<{ kind: string; confirmations: number; memory: unknown }>(
      'delete from reading_layout where organization_id = $1 and id = $2 returning kind, confirmations, memory',
      [organizationId, layoutId],
    );
    if (forgotten === undefined) return refused('layout.not_exist');
    const { memory, ...detail } = forgotten;
    await enqueueSharing(tx, sendersOf([memory]));
    const entry = { organizationId, unitId, action: 'layout.forget', subjectId: layoutId, detail };
    await recordAudit(tx, actor, entry);
    return null;
  });

const restoreSql = `
  update reading_layout l set supplier_name = p.supplier_name, memory = p.memory, confirmations = p.confirmations,
    taught_from = p.taught_from, taught_at = p.taught_at, taught_by = p.taught_by, previous = null
  from jsonb_to_record($3) p(supplier_name text, memory jsonb, confirmations integer, taught_from uuid, taught_at timestamptz,
    taught_by uuid)
  where l.organization_id = $1 and l.id = $2`;

/** Takes back what a document taught of a layout: what was known before is known again, or nothing. Answers what is left. */
export const undoLesson = (
  { db }: { readonly db: Db },
  scope: UnitScope,
  {
    layoutId,
    documentId,
    actor,
  }: { readonly layoutId: string; readonly documentId: string; readonly actor: Actor },
): Promise<LayoutRow | null | Refused<'layout.not_exist' | 'layout.taught_since'>> =>
  db.tenantTransaction(scope.organizationId, async (tx) => {
    const { organizationId, unitId } = scope;
    const key = [organizationId, layoutId];
    const [layout] = await tx.query<StoredLayout>(
      'select * from reading_layout where organization_id = $1 and id = $2 for update',
      key,
    );
    if (layout === undefined) return refused('layout.not_exist');
    if (layout.taught_from !== documentId) return refused('layout.taught_since');
    const { previous, kind, confirmations } = layout;
    if (previous === null)
      await tx.query('delete from reading_layout where organization_id = $1 and id = $2', key);
    else await tx.query(restoreSql, [...key, JSON.stringify(previous)]);
    await enqueueSharing(tx, sendersOf([layout.memory, previous?.memory]));
    const detail = { kind, confirmations, documentId, isForgotten: previous === null };
    await recordAudit(tx, actor, {
      organizationId,
      unitId,
      action: 'layout.undo',
      subjectId: layoutId,
      detail,
    });
    const left = await listLayouts(tx, scope, layout.key);
    return left.find(({ id }) => id === layoutId) ?? null;
  });
