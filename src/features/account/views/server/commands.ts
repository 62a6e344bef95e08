import type { Role } from '#core/access/roles.ts';
import { recordAudit } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/db/port.ts';
import type { NewId } from '#platform/server/ids.ts';
import type { Actor, UnitScope } from '#platform/server/scope.ts';
import type { BodyOf } from '#platform/wire/endpoint.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import type { SavedView, viewsContract } from '../contract.ts';
import { mostViews, searchOf, type ViewList } from '../rules.ts';
import { findView } from './queries.ts';

type Contract = typeof viewsContract;

/** Who acts, with which role in the unit. */
export interface ViewAct {
  readonly userId: string;
  readonly role: Role;
  readonly actor: Actor;
}

/** One at a time in a list of a unit, so that two saves do not take one name. */
const holdSql = `select pg_advisory_xact_lock(hashtextextended($1::text || $2::text || $3::text, 0))`;

const othersSql = `
  select v.id, v.name from saved_view v
  where v.organization_id = $1 and v.unit_id = $2 and v.list = $3
    and case when $4::boolean then v.is_shared else not v.is_shared and v.user_id = $5 end
    and v.id is distinct from $6::uuid`;

/** Whether there is room for a view of this name beside the person's own ones, or beside the shared ones. */
const refuseBeside = async (
  tx: Tx,
  { organizationId, unitId }: UnitScope,
  view: {
    readonly id: string | null;
    readonly list: ViewList;
    readonly name: string;
    readonly isShared: boolean;
  },
  userId: string,
): Promise<Refused<'view.name_taken' | 'view.too_many'> | null> => {
  await tx.query(holdSql, [organizationId, unitId, view.list]);
  const others = await tx.query<{ id: string; name: string }>(othersSql, [
    organizationId,
    unitId,
    view.list,
    view.isShared,
    userId,
    view.id,
  ]);
  if (others.some(({ name }) => name.toLowerCase() === view.name.toLowerCase()))
    return refused('view.name_taken');
  return others.length >= mostViews ? refused('view.too_many') : null;
};

/** A view that the person may change: their own, or with an editor's rights a shared one; any other is none to them. */
const viewToChange = async (
  tx: Tx,
  scope: UnitScope,
  { userId, role }: ViewAct,
  viewId: string,
): Promise<SavedView | Refused<'view.not_exist'>> => {
  const view = await findView(tx, scope, userId, viewId);
  const isTheirs = view?.isShared === false || role !== 'reporter';
  return view !== null && isTheirs ? view : refused('view.not_exist');
};

const changedView = async (
  tx: Tx,
  scope: UnitScope,
  userId: string,
  viewId: string,
): Promise<SavedView | Refused<'view.not_exist'>> =>
  (await findView(tx, scope, userId, viewId)) ?? refused('view.not_exist');

/** Keeps a list as it is shown, for the person alone. */
export const saveView = async (
  tx: Tx,
  scope: UnitScope,
  { userId }: ViewAct,
  { newId, now }: { readonly newId: NewId; readonly now: Date },
  { list, name, search, columns }: BodyOf<Contract['saveView']>,
): Promise<SavedView | Refused<'view.name_taken' | 'view.too_many'>> => {
  const full = await refuseBeside(tx, scope, { id: null, list, name, isShared: false }, userId);
  if (full !== null) return full;
  const view = { id: newId(), list, name, search: searchOf(list, search), columns };
  await tx.query(
    `insert into saved_view (organization_id, unit_id, id, user_id, list, name, search, columns, created_at)
     values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8, $9)`,
    [
      scope.organizationId,
      scope.unitId,
      view.id,
      userId,
      list,
      name,
      JSON.stringify(view.search),
      columns,
      now,
    ],
  );
  return { ...view, isShared: false, isOwn: true, isDefault: false };
};

/** Renames a view or has it show something else. */
export const changeView = async (
  tx: Tx,
  scope: UnitScope,
  act: ViewAct,
  viewId: string,
  { name, search, columns }: BodyOf<Contract['changeView']>,
): Promise<SavedView | Refused<'view.not_exist' | 'view.name_taken'>> => {
  const view = await viewToChange(tx, scope, act, viewId);
  if (view instanceof Refused) return view;
  const next = {
    name: name ?? view.name,
    search: search === undefined ? view.search : searchOf(view.list, search),
    columns: columns === undefined ? view.columns : columns,
  };
  if (next.name !== view.name) {
    const taken = await refuseBeside(tx, scope, { ...view, name: next.name }, act.userId);
    if (taken?.code === 'view.name_taken') return refused('view.name_taken');
  }
  await tx.query(
    `update saved_view set name = $4, search = $5::jsonb, columns = $6
     where organization_id = $1 and unit_id = $2 and id = $3`,
    [scope.organizationId, scope.unitId, viewId, next.name, JSON.stringify(next.search), next.columns],
  );
  if (view.isShared) await recordView(tx, scope, act.actor, 'view.changed', view);
  return changedView(tx, scope, act.userId, viewId);
};

const recordView = (tx: Tx, scope: UnitScope, actor: Actor, action: string, view: SavedView): Promise<void> =>
  recordAudit(tx, actor, {
    organizationId: scope.organizationId,
    unitId: scope.unitId,
    action,
    subjectId: view.id,
    detail: { list: view.list },
  });

/** Shares a view with everybody in the unit, or takes a shared one back: it is then the person's own. */
export const shareView = async (
  tx: Tx,
  scope: UnitScope,
  { userId, actor }: ViewAct,
  viewId: string,
  isShared: boolean,
): Promise<SavedView | Refused<'view.not_exist' | 'view.name_taken' | 'view.too_many'>> => {
  const view = await findView(tx, scope, userId, viewId);
  if (view === null) return refused('view.not_exist');
  if (view.isShared === isShared) return view;
  const full = await refuseBeside(tx, scope, { ...view, isShared }, userId);
  if (full !== null) return full;
  await tx.query(
    `update saved_view set is_shared = $4, user_id = case when $4 then user_id else $5::uuid end
     where organization_id = $1 and unit_id = $2 and id = $3`,
    [scope.organizationId, scope.unitId, viewId, isShared, userId],
  );
  // Others do not see it from here on, so that nothing of theirs opens with it.
  if (!isShared)
    await tx.query(
      `delete from default_view where organization_id = $1 and unit_id = $2 and view_id = $3 and user_id <> $4`,
      [scope.organizationId, scope.unitId, viewId, userId],
    );
  await recordView(tx, scope, actor, isShared ? 'view.shared' : 'view.unshared', view);
  return changedView(tx, scope, userId, viewId);
};

/** Has a list open with a view for the person, or with none. */
export const openWithView = async (
  tx: Tx,
  scope: UnitScope,
  userId: string,
  { list, viewId }: BodyOf<Contract['openWithView']>,
): Promise<{ viewId: string | null } | Refused<'view.not_exist'>> => {
  const key = [scope.organizationId, scope.unitId, userId, list];
  if (viewId === null) {
    await tx.query(
      'delete from default_view where organization_id = $1 and unit_id = $2 and user_id = $3 and list = $4',
      key,
    );
    return { viewId };
  }
  const view = await findView(tx, scope, userId, viewId);
  if (view?.list !== list) return refused('view.not_exist');
  await tx.query(
    `insert into default_view (organization_id, unit_id, user_id, list, view_id) values ($1, $2, $3, $4, $5)
     on conflict (organization_id, unit_id, user_id, list) do update set view_id = excluded.view_id`,
    [...key, viewId],
  );
  return { viewId };
};

/** Deletes a view. */
export const deleteView = async (
  tx: Tx,
  scope: UnitScope,
  act: ViewAct,
  viewId: string,
): Promise<null | Refused<'view.not_exist'>> => {
  const view = await viewToChange(tx, scope, act, viewId);
  if (view instanceof Refused) return view;
  await tx.query('delete from saved_view where organization_id = $1 and unit_id = $2 and id = $3', [
    scope.organizationId,
    scope.unitId,
    viewId,
  ]);
  if (view.isShared) await recordView(tx, scope, act.actor, 'view.deleted', view);
  return null;
};

/** Forgets views of people who are gone that nobody else saw. */
export const forgetLeftViews = async (tx: Tx): Promise<void> => {
  // Across tenants: what is past its time goes everywhere, once a night.
  await tx.query('delete from saved_view where user_id is null and not is_shared');
};
