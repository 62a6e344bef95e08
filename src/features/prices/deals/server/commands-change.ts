import type { Tx } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import type { DealRow } from '../contract-row.ts';
import type { DealTerms } from '../contract-terms.ts';
import { isSwallowed } from '../rules.ts';
import { makeRoom } from './commands-room.ts';
import {
  bothUnits,
  type DealAct,
  findBound,
  judgeAnew,
  lockAgreements,
  lockUnits,
  recordDeal,
  refuseToBind,
} from './commands-scope.ts';
import { hasDocument, unitsOf } from './queries-goods.ts';
import { isUsed } from './queries-used.ts';
import { type DealGoods, findDeal, goodsOfDeal } from './queries.ts';

interface Held {
  readonly before: DealRow;
  readonly goods: DealGoods;
}

/** A deal that applies to the unit, with all deals held still, for who may write in each of its units. */
const holdDeal = async (
  tx: Tx,
  scope: UnitScope,
  { actor }: DealAct,
  dealId: string,
): Promise<Held | Refused<'deal.not_exist' | 'permission.required'>> => {
  await lockAgreements(tx, scope);
  const before = await findDeal(tx, scope, dealId, actor.userId);
  const goods = before && (await goodsOfDeal(tx, scope, dealId));
  if (before === null || goods === null) return refused('deal.not_exist');
  return (await refuseToBind(tx, scope, actor, goods.unitIds)) ?? { before, goods };
};

/**
 * Ends a deal on a day, inclusive; lines after it are judged without it, with its price still watched. A day after its
 * agreed end is refused: that would be a new agreement, which may stand in another's way.
 */
export const endDeal = async (
  tx: Tx,
  scope: UnitScope,
  act: DealAct,
  dealId: string,
  validTo: string,
): Promise<DealRow | Refused<'deal.not_exist' | 'deal.period_invalid' | 'permission.required'>> => {
  const held = await holdDeal(tx, scope, act, dealId);
  if (held instanceof Refused) return held;
  const { before, goods } = held;
  if (validTo < before.validFrom || (before.validTo !== null && validTo > before.validTo))
    return refused('deal.period_invalid');
  await lockUnits(tx, scope, goods.unitIds);
  await tx.query('update deal set valid_to = $3 where organization_id = $1 and id = $2', [
    scope.organizationId,
    dealId,
    validTo,
  ]);
  await judgeAnew(tx, scope, goods);
  const deal = await findBound(tx, scope, dealId, { actor: act.actor, unitIds: goods.unitIds });
  await recordDeal(tx, act.actor, scope, 'deal.ended', deal);
  return deal;
};

const correctSql = `
  update deal set unit_ids = $3, price = $4, breaks = $5::jsonb, basis = $6, valid_from = $7, valid_to = $8, tolerance_type = $9,
    tolerance_up = $10, tolerance_down = $11, market_priced = $12, note = $13,
    source_document_id = case when $14 then $15 else source_document_id end,
    source_page = case when $14 then $16 else source_page end, source_row = case when $14 then $17 else source_row end
  where organization_id = $1 and id = $2`;

type Refusal =
  | 'deal.not_exist'
  | 'document.not_exist'
  | 'deal.period_invalid'
  | 'deal.tolerance_too_wide'
  | 'deal.overlaps'
  | 'permission.required';

/**
 * Corrects a deal as if it had always been so: lines of the old period and the new one, and of the old units and the new, are
 * judged anew. What a person has settled stays settled. A new price from a day on is a new deal that ends this one.
 */
export const correctDeal = async (
  tx: Tx,
  scope: UnitScope,
  act: DealAct,
  dealId: string,
  terms: DealTerms,
): Promise<DealRow | Refused<Refusal>> => {
  const { validFrom, validTo } = terms;
  if (validTo !== null && validTo < validFrom) return refused('deal.period_invalid');
  if (isSwallowed(terms)) return refused('deal.tolerance_too_wide');
  const held = await holdDeal(tx, scope, act, dealId);
  if (held instanceof Refused) return held;
  if (!(await hasDocument(tx, scope, terms.source))) return refused('document.not_exist');
  const { actor } = act;
  const unitIds = unitsOf(scope, terms);
  const refusal = await refuseToBind(tx, scope, actor, unitIds);
  if (refusal !== null) return refusal;
  const wanted = { ...held.goods, unitIds, validFrom, validTo, id: dealId };
  const room = await makeRoom(tx, scope, act, wanted, terms.endEarlier);
  if (room instanceof Refused) return room;
  const touched = bothUnits(room, held.goods.unitIds);
  await lockUnits(tx, scope, touched);
  await tx.query(correctSql, [
    scope.organizationId,
    dealId,
    unitIds,
    terms.price,
    JSON.stringify(terms.breaks),
    terms.basis,
    validFrom,
    validTo,
    terms.tolerance.type,
    terms.tolerance.up,
    terms.tolerance.down,
    terms.marketPriced,
    terms.note,
    terms.source !== undefined,
    terms.source?.documentId ?? null,
    terms.source?.page ?? null,
    terms.source?.row ?? null,
  ]);
  await judgeAnew(tx, scope, { ...held.goods, unitIds: touched });
  const deal = await findBound(tx, scope, dealId, { actor, unitIds });
  await recordDeal(tx, actor, scope, 'deal.corrected', deal);
  return deal;
};

/** Deletes a deal that no line was judged by. */
export const deleteDeal = async (
  tx: Tx,
  scope: UnitScope,
  act: DealAct,
  dealId: string,
): Promise<null | Refused<'deal.not_exist' | 'deal.in_use' | 'permission.required'>> => {
  const held = await holdDeal(tx, scope, act, dealId);
  if (held instanceof Refused) return held;
  await lockUnits(tx, scope, held.goods.unitIds);
  if (await isUsed(tx, scope, dealId, held.goods)) return refused('deal.in_use');
  await tx.query('delete from deal where organization_id = $1 and id = $2', [scope.organizationId, dealId]);
  await judgeAnew(tx, scope, held.goods);
  await recordDeal(tx, act.actor, scope, 'deal.deleted', held.before);
  return null;
};
