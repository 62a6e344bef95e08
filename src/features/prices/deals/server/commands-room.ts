import { dayBefore } from '#core/values/calendar.ts';
import type { Reader, Tx } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { refused, refusedBy } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import type { DealRow } from '../contract-row.ts';
import { bothUnits, type DealAct, mayBind, recordDeal } from './commands-scope.ts';
import type { DealGoods } from './queries.ts';

/** The days and units that a deal wants of its goods. */
export interface Wanted extends DealGoods, Pick<DealRow, 'validFrom' | 'validTo'> {
  /** The deal itself, when it exists: it does not stand in its own way. */
  readonly id: string | null;
}

/** A deal that stands in another's way. */
export interface InTheWay extends Pick<DealRow, 'id' | 'price' | 'validFrom' | 'validTo'> {
  readonly unitIds: readonly string[] | null;
}

/** Two for the whole organization meet, and two that name one unit; a unit's stands beside the organization's and beats it. */
const overlapsSql = `
  select id, trim_scale(price) as price, valid_from as "validFrom", valid_to as "validTo", unit_ids as "unitIds" from deal
  where organization_id = $1 and supplier_id = $2 and article_key = $3
    and case when $4::uuid[] is null then unit_ids is null else unit_ids && $4::uuid[] end
    and valid_from <= coalesce($6::date, 'infinity') and coalesce(valid_to, 'infinity') >= $5::date
    and id is distinct from $7::uuid
  order by valid_from, id`;

/** Deals about the goods that hold for one of the units on one of the days, the earliest first. */
export const overlapsOf = (
  reader: Reader,
  { organizationId }: UnitScope,
  { supplierId, articleKey, unitIds, validFrom, validTo, id }: Wanted,
): Promise<InTheWay[]> =>
  reader.query<InTheWay>(overlapsSql, [
    organizationId,
    supplierId,
    articleKey,
    unitIds,
    validFrom,
    validTo,
    id,
  ]);

/**
 * Sees that nothing stands in a deal's way. What began before it is ended the day before, if asked for and if the person may
 * write in each of its units; otherwise the first is named and the deal refused. Answers the units whose lines are to be judged
 * anew with the deal.
 */
export const makeRoom = async (
  tx: Tx,
  scope: UnitScope,
  { actor }: Pick<DealAct, 'actor'>,
  wanted: Wanted,
  endEarlier: boolean,
): Promise<DealGoods['unitIds'] | Refused<'deal.overlaps' | 'permission.required'>> => {
  let { unitIds } = wanted;
  const lastDay = dayBefore(wanted.validFrom);
  for (const other of await overlapsOf(tx, scope, wanted)) {
    if (!endEarlier || other.validFrom > lastDay) {
      const { id, validFrom, validTo } = other;
      return refusedBy('deal.overlaps', { dealId: id, validFrom, validTo });
    }
    if (!(await mayBind(tx, scope, actor, other.unitIds))) return refused('permission.required');
    await tx.query('update deal set valid_to = $3 where organization_id = $1 and id = $2', [
      scope.organizationId,
      other.id,
      lastDay,
    ]);
    await recordDeal(tx, actor, scope, 'deal.ended', { ...other, validTo: lastDay });
    unitIds = bothUnits(unitIds, other.unitIds);
  }
  return unitIds;
};
