import { recordAudit } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { publish } from '#platform/server/live.ts';
import type { Actor, UnitScope } from '#platform/server/scope.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import type { PriceListRow } from '../contract.ts';
import { meant, openList, type Place } from './commands-accept.ts';
import { findList, listRow } from './queries.ts';

interface Act {
  readonly actor: Actor;
  readonly now: Date;
}

const chooseSql = `
  insert into price_list_choice (organization_id, unit_id, price_list_id, "row", choice, chosen_at, chosen_by)
  select $1, $2, w.list_id, w."row", $4, $5, $6
  from jsonb_to_recordset($3::jsonb) w(list_id uuid, "row" int)
  on conflict (organization_id, unit_id, price_list_id, "row")
  do update set choice = excluded.choice, chosen_at = excluded.chosen_at, chosen_by = excluded.chosen_by`;

const clearSql = `
  delete from price_list_choice c using jsonb_to_recordset($3::jsonb) w(list_id uuid, "row" int)
  where c.organization_id = $1 and c.unit_id = $2 and c.price_list_id = w.list_id and c."row" = w."row"`;

/**
 * Keeps prices as offers or refuses them, or takes either back; of those that are deals nothing changes. Answers which
 * changed, so that it can be undone.
 */
export const choosePrices = async (
  tx: Tx,
  scope: UnitScope,
  { actor, now }: Act,
  listId: string,
  {
    places,
    choice,
  }: { readonly places: readonly Place[] | null; readonly choice: 'offer' | 'refused' | 'open' },
): Promise<{ places: Place[] } | Refused<'price_list.not_exist'>> => {
  const { organizationId, unitId } = scope;
  const opened = await openList(tx, scope, listId, now);
  if (opened instanceof Refused) return opened;
  const changed = meant(opened.lines, places)
    .filter(({ line }) => line.choice !== 'deal' && line.choice !== choice)
    .flatMap(({ line }) => line.place ?? []);
  const rows = JSON.stringify(changed.map(({ listId: list, row }) => ({ list_id: list, row })));
  if (choice === 'open') await tx.query(clearSql, [organizationId, unitId, rows]);
  else await tx.query(chooseSql, [organizationId, unitId, rows, choice, now, actor.userId]);
  await recordAudit(tx, actor, {
    organizationId,
    unitId,
    action: `price-list.${choice}`,
    subjectId: listId,
    detail: { prices: String(changed.length) },
  });
  return { places: changed };
};

/** Says whose list it is. */
export const nameSupplier = async (
  tx: Tx,
  scope: UnitScope,
  { actor }: Act,
  listId: string,
  supplierId: string,
): Promise<PriceListRow | Refused<'price_list.not_exist' | 'supplier.not_exist'>> => {
  const { organizationId, unitId } = scope;
  const [supplier] = await tx.query<{ id: string }>(
    'select id from organization_supplier where organization_id = $1 and id = $2',
    [organizationId, supplierId],
  );
  if ((await findList(tx, scope, listId)) === null) return refused('price_list.not_exist');
  if (supplier === undefined) return refused('supplier.not_exist');
  await tx.query(
    'update price_list set supplier_id = $4 where organization_id = $1 and unit_id = $2 and id = $3',
    [organizationId, unitId, listId, supplierId],
  );
  await recordAudit(tx, actor, {
    organizationId,
    unitId,
    action: 'price-list.named',
    subjectId: listId,
    detail: { supplierId },
  });
  await publish(tx, scope, { type: 'deals' });
  const named = await findList(tx, scope, listId);
  return named === null ? refused('price_list.not_exist') : listRow(named);
};
