import { isDeepStrictEqual } from 'node:util';
import type { LinkStatus } from '#features/suppliers/suppliers/contract.ts';
import { changeable, seatsOf } from '#features/suppliers/suppliers/server/queries.ts';
import { recordAudit } from '#platform/server/audit.ts';
import type { Reader, Tx } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { refused, type Refused } from '#platform/wire/refused.ts';
import { type ImportList, undoHours } from '../rules.ts';
import { articlesNow } from './commands-articles.ts';
import type { Act } from './commands-open.ts';
import { isUsed, outletsNow, restoreOutlets } from './commands-outlets.ts';
import { lockLists } from './commands-save.ts';
import { linksNow, restoreLinks } from './commands-suppliers.ts';
import { type Change, findImport, type ImportRecord } from './queries.ts';

type UndoRefusal = Refused<
  | 'import.not_exist'
  | 'import.not_saved'
  | 'import.undo_late'
  | 'import.undo_overtaken'
  | 'permission.required'
>;

const outletIdsOf = (list: ImportList, changes: readonly Change[]): string[] =>
  list === 'articles' ? [] : [...new Set(changes.map(({ id }) => id.split(' ')[0] ?? ''))];

const standing = (
  reader: Reader,
  scope: UnitScope,
  list: ImportList,
  changes: readonly Change[],
): Promise<ReadonlyMap<string, unknown>> => {
  if (list === 'outlets') return outletsNow(reader, scope);
  if (list === 'suppliers') return linksNow(reader, scope, outletIdsOf(list, changes));
  return articlesNow(
    reader,
    scope,
    changes.map(({ id }) => id),
  );
};

/** Each article's name, name on its invoices and group, as they were; the words that it is found by with them. */
const restoreArticlesSql = `
  update unit_article a set name = w.before ->> 'name', category = w.before ->> 'category',
    invoiced_name = w.before ->> 'invoicedName',
    search = lower(trim(concat_ws(' ', w.before ->> 'name', w.before ->> 'invoicedName', coalesce(a.article_number, ''),
      (select string_agg(k.article_number, ' ' order by k.id) from unit_article k
       where k.organization_id = $1 and k.unit_id = $2 and k.id = any(a.earlier_ids)))))
  from jsonb_to_recordset($3::jsonb) w(id uuid, before jsonb)
  where a.organization_id = $1 and a.unit_id = $2 and a.id = w.id`;

const restore = async (
  tx: Tx,
  scope: UnitScope,
  list: ImportList,
  changes: readonly Change[],
): Promise<void> => {
  if (list === 'articles') {
    await tx.query(restoreArticlesSql, [scope.organizationId, scope.unitId, JSON.stringify(changes)]);
    return;
  }
  if (list === 'suppliers') {
    const statusOf = ({ before }: Change): LinkStatus | null =>
      before === null ? null : (before as { readonly status: LinkStatus }).status;
    await restoreLinks(tx, scope, new Map(changes.map((change) => [change.id, statusOf(change)])));
    return;
  }
  const made = changes.filter(({ before }) => before === null).map(({ id }) => id);
  const others = changes.flatMap(({ id, before }) =>
    typeof before === 'object' && before !== null ? [{ id, ...before }] : [],
  );
  await restoreOutlets(tx, scope, made, others);
};

/** Takes an import back as a whole, within 24 hours, while everything that it changed is as it left it. */
export const undoImport = async (
  tx: Tx,
  scope: UnitScope,
  { actor, userId, now }: Act,
  importId: string,
): Promise<ImportRecord | UndoRefusal> => {
  const { organizationId, unitId } = scope;
  await lockLists(tx, scope);
  const record = await findImport(tx, scope, importId);
  if (record === null) return refused('import.not_exist');
  const { list, state, savedAt } = record;
  if (state !== 'saved' || savedAt === null) return refused('import.not_saved');
  if (now.getTime() >= savedAt.getTime() + undoHours * 3_600_000) return refused('import.undo_late');
  const [kept] = await tx.query<{ changes: readonly Change[] | null }>(
    'select changes from list_import where organization_id = $1 and unit_id = $2 and id = $3 for update',
    [organizationId, unitId, importId],
  );
  const changes = kept?.changes ?? [];
  const outlets = changeable(await seatsOf(tx, organizationId, userId));
  if (outletIdsOf(list, changes).some((id) => !outlets.has(id))) return refused('permission.required');
  const present = await standing(tx, scope, list, changes);
  const isOvertaken = changes.some(({ id, after }) => !isDeepStrictEqual(present.get(id), after));
  const made = changes.filter(({ before }) => before === null).map(({ id }) => id);
  if (isOvertaken || (list === 'outlets' && (await isUsed(tx, scope, made))))
    return refused('import.undo_overtaken');
  await restore(tx, scope, list, changes);
  await tx.query(
    `update list_import set state = 'undone', undone_at = $4, undone_by = $5 where organization_id = $1 and unit_id = $2 and id = $3`,
    [organizationId, unitId, importId, now, userId],
  );
  await recordAudit(tx, actor, {
    organizationId,
    unitId,
    action: 'list-import.undone',
    subjectId: importId,
    detail: { list },
  });
  return (await findImport(tx, scope, importId)) ?? refused('import.not_exist');
};
