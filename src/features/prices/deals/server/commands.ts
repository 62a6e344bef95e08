import type { Tx } from '#platform/server/db/port.ts';
import type { NewId } from '#platform/server/ids.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import type { DealRow } from '../contract-row.ts';
import type { CreateDeal } from '../contract-terms.ts';
import { isSwallowed } from '../rules.ts';
import { makeRoom } from './commands-room.ts';
import {
  type DealAct,
  findBound,
  judgeAnew,
  lockAgreements,
  lockUnits,
  recordDeal,
  refuseToBind,
} from './commands-scope.ts';
import { ownSupplier } from '#features/suppliers/suppliers/server/commands-own.ts';
import { goodsOf, hasDocument, unitsOf } from './queries-goods.ts';

const insertSql = `
  insert into deal (organization_id, id, unit_ids, supplier_id, article_key, article_number, title, unit, price, breaks, basis,
    currency, valid_from, valid_to, tolerance_type, tolerance_up, tolerance_down, market_priced, note, created_at, created_by,
    pack, source_document_id, source_page, source_row)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::jsonb, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22::jsonb,
    $23, $24, $25)`;

type Refusal =
  | 'article.not_exist'
  | 'supplier.not_exist'
  | 'document.not_exist'
  | 'deal.period_invalid'
  | 'deal.tolerance_too_wide'
  | 'deal.overlaps'
  | 'permission.required';

/** What is asked for with goods of a supplier of the organization's own: an entry of the directory becomes one. */
const withOwnSupplier = async (
  tx: Tx,
  { organizationId }: UnitScope,
  { now, newId }: { readonly now: Date; readonly newId: NewId },
  body: CreateDeal,
): Promise<CreateDeal | Refused<'supplier.not_exist'>> => {
  if (body.goods === undefined) return body;
  const supplierId = await ownSupplier(tx, organizationId, body.goods.supplierId, { now, newId });
  if (supplierId === null) return refused('supplier.not_exist');
  return { ...body, goods: { ...body.goods, supplierId } };
};

/** Agrees on a price for goods, bought before or not; lines in its period are judged by it from then on. */
export const createDeal = async (
  tx: Tx,
  scope: UnitScope,
  { actor, now, newId }: DealAct & { readonly newId: NewId },
  asked: CreateDeal,
): Promise<DealRow | Refused<Refusal>> => {
  if (asked.validTo !== null && asked.validTo < asked.validFrom) return refused('deal.period_invalid');
  if (isSwallowed(asked)) return refused('deal.tolerance_too_wide');
  const body = await withOwnSupplier(tx, scope, { now, newId }, asked);
  if (body instanceof Refused) return body;
  const goods = await goodsOf(tx, scope, body);
  if (goods instanceof Refused) return goods;
  if (!(await hasDocument(tx, scope, body.source))) return refused('document.not_exist');
  const unitIds = unitsOf(scope, body);
  const refusal = await refuseToBind(tx, scope, actor, unitIds);
  if (refusal !== null) return refusal;
  await lockAgreements(tx, scope);
  const { validFrom, validTo } = body;
  const wanted = { ...goods, unitIds, validFrom, validTo, id: null };
  const touched = await makeRoom(tx, scope, { actor }, wanted, body.endEarlier);
  if (touched instanceof Refused) return touched;
  await lockUnits(tx, scope, touched);
  const id = newId();
  await tx.query(insertSql, [
    scope.organizationId,
    id,
    unitIds,
    goods.supplierId,
    goods.articleKey,
    goods.articleNumber,
    goods.name,
    goods.unit,
    body.price,
    JSON.stringify(body.breaks),
    body.basis,
    goods.currency,
    validFrom,
    validTo,
    body.tolerance.type,
    body.tolerance.up,
    body.tolerance.down,
    body.marketPriced,
    body.note,
    now,
    actor.userId,
    goods.pack && JSON.stringify(goods.pack),
    body.source?.documentId ?? null,
    body.source?.page ?? null,
    body.source?.row ?? null,
  ]);
  await judgeAnew(tx, scope, { ...goods, unitIds: touched });
  const deal = await findBound(tx, scope, id, { actor, unitIds });
  await recordDeal(tx, actor, scope, 'deal.created', deal);
  return deal;
};
