import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import type { DealDetail } from '../contract-list.ts';
import { mayBind } from './commands-scope.ts';
import { findFollowed, type Viewer } from './queries-list.ts';
import { isUsed } from './queries-used.ts';
import { appliesHere, goodsOfDeal } from './queries.ts';

const othersSql = `
  select d.id, trim_scale(d.price) as price, d.valid_from as "validFrom", d.valid_to as "validTo" from deal d
  where ${appliesHere} and d.supplier_id = $3 and d.article_key = $4 and d.id <> $5
  order by d.valid_from desc, d.id`;

/** One deal that applies to the unit, with what became of it and what the viewer may do. */
export const readDeal = async (
  reader: Reader,
  scope: UnitScope,
  dealId: string,
  viewer: Viewer,
): Promise<DealDetail | Refused<'deal.not_exist'>> => {
  const deal = await findFollowed(reader, scope, dealId, viewer);
  const goods = deal && (await goodsOfDeal(reader, scope, dealId));
  if (deal === null || goods === null) return refused('deal.not_exist');
  const others = await reader.query<DealDetail['others'][number]>(othersSql, [
    scope.organizationId,
    scope.unitId,
    goods.supplierId,
    goods.articleKey,
    dealId,
  ]);
  return {
    deal,
    others,
    mayChange: !viewer.onlyWithAlerts && (await mayBind(reader, scope, viewer, goods.unitIds)),
    isUsed: await isUsed(reader, scope, dealId, goods),
  };
};
