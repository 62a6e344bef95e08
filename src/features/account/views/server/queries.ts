import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { swedishOrder } from '#platform/server/sql.ts';
import type { SavedView } from '../contract.ts';
import type { ViewList } from '../rules.ts';

/** Columns of a `SavedView` of `saved_view v` as the person `$3` has it. */
const viewColumns = `
  v.id, v.list, v.name, v.search, v.columns, v.is_shared as "isShared",
  coalesce(v.user_id = $3, false) as "isOwn",
  exists (select from default_view d
    where d.organization_id = $1 and d.unit_id = $2 and d.user_id = $3 and d.view_id = v.id) as "isDefault"`;

/** A view `v` of the unit that the person `$3` sees: their own, or a shared one. */
const isSeen = 'v.organization_id = $1 and v.unit_id = $2 and (v.is_shared or v.user_id = $3)';

/** A person's own views of a list and those shared in the unit, by name. */
export const listViews = (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  userId: string,
  list: ViewList,
): Promise<SavedView[]> =>
  reader.query<SavedView>(
    `select ${viewColumns} from saved_view v where ${isSeen} and v.list = $4
     order by ${swedishOrder('v.name')}, v.id`,
    [organizationId, unitId, userId, list],
  );

/** A view that the person sees, or null. */
export const findView = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  userId: string,
  viewId: string,
): Promise<SavedView | null> => {
  const [view] = await reader.query<SavedView>(
    `select ${viewColumns} from saved_view v where ${isSeen} and v.id = $4`,
    [organizationId, unitId, userId, viewId],
  );
  return view ?? null;
};
