import type { z } from 'zod';
import { reevaluateArticles } from '#features/prices/price-monitoring/server/commands-evaluate.ts';
import type { PackSize } from '#core/values/pack-size.ts';
import { lockUnit } from '#platform/server/db/lock-unit.ts';
import { recordAudit } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/db/port.ts';
import type { NewId } from '#platform/server/ids.ts';
import { publish } from '#platform/server/live.ts';
import { scopeOfRow } from '#platform/server/scope.ts';
import type { Actor, UnitScope } from '#platform/server/scope.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import type { DealRow } from '../contract-row.ts';
import type { createDealBody } from '../contract.ts';
import { findDeal } from './queries.ts';

export interface DealAct {
  readonly actor: Actor;
  readonly now: Date;
}

interface Goods {
  readonly supplier_id: string;
  readonly article_key: string;
  readonly article_number: string | null;
  readonly name: string;
  readonly unit: string;
  readonly currency: string;
  /** As its newest line states it; null where none did. */
  readonly pack: PackSize | null;
}

/**
 * Everything that makes or ends deals of the organization waits here, and then for its units in id order, so that no two
 * wait for each other. With the units held, no article with the goods can begin unseen by the deal, nor it by the deal.
 */
const lockDeals = async (tx: Tx, { organizationId }: UnitScope, unitId: string | null): Promise<void> => {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('deal ' || $1, 0))", [organizationId]);
  const units = await tx.query<{ id: string }>(
    'select id from unit where organization_id = $1 and ($2::uuid is null or id = $2) order by id',
    [organizationId, unitId],
  );
  for (const { id } of units) await lockUnit(tx, scopeOfRow({ organizationId, unitId: id }));
};

/** Articles with the goods of a deal, in its unit or in every unit, are judged anew; the units are locked. */
const judgeAnew = async (
  tx: Tx,
  scope: UnitScope,
  goods: Pick<Goods, 'supplier_id' | 'article_key'>,
  unitId: string | null,
): Promise<void> => {
  const articles = await tx.query<{ unit_id: string; id: string }>(
    `select unit_id, id from unit_article
     where organization_id = $1 and supplier_id = $2 and article_key = $3 and ($4::uuid is null or unit_id = $4)
     order by unit_id, id`,
    [scope.organizationId, goods.supplier_id, goods.article_key, unitId],
  );
  for (const [unit, own] of Map.groupBy(articles, (article) => article.unit_id)) {
    const unitScope = scopeOfRow({ organizationId: scope.organizationId, unitId: unit });
    await reevaluateArticles(
      tx,
      unitScope,
      own.map((article) => article.id),
    );
    await publish(tx, unitScope, { type: 'deals' });
  }
};

const lackingSql = `
  select 1 from unit u where u.organization_id = $1 and not exists (
    select from outlet o join membership m on m.organization_id = $1 and m.outlet_id = o.id
    where o.organization_id = $1 and o.main_unit_id = u.id and m.user_id = $2 and m.role in ('editor', 'owner'))
  limit 1`;

/** A deal binds the units that it is for: who makes or ends one for all of them changes prices in each. */
const bindsAll = async (
  tx: Tx,
  { organizationId }: UnitScope,
  { userId }: Actor,
): Promise<Refused<'permission.required'> | null> => {
  const lacking = await tx.query(lackingSql, [organizationId, userId]);
  return lacking.length === 0 ? null : refused('permission.required');
};

const overlapsSql = `
  select from deal
  where organization_id = $1 and supplier_id = $2 and article_key = $3 and unit_id is not distinct from $4
    and valid_from <= coalesce($6::date, 'infinity') and coalesce(valid_to, 'infinity') >= $5::date`;

const insertSql = `
  insert into deal (organization_id, id, unit_id, supplier_id, article_key, article_number, title, unit, price, currency,
    valid_from, valid_to, tolerance_type, tolerance_up, tolerance_down, market_priced, note, created_at, created_by, pack)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20::jsonb)`;

const record = (tx: Tx, actor: Actor, scope: UnitScope, action: string, deal: DealRow): Promise<void> =>
  recordAudit(tx, actor, {
    organizationId: scope.organizationId,
    unitId: scope.unitId,
    action,
    subjectId: deal.id,
    detail: { price: deal.price, validFrom: deal.validFrom, validTo: deal.validTo },
  });

type DealRefusal = 'article.not_exist' | 'deal.period_invalid' | 'deal.overlaps' | 'permission.required';

/** Agrees on a price for the goods of an article; lines in its period are judged by it from then on. */
export const createDeal = async (
  tx: Tx,
  scope: UnitScope,
  { actor, now, newId }: DealAct & { readonly newId: NewId },
  body: z.output<typeof createDealBody>,
): Promise<DealRow | Refused<DealRefusal>> => {
  if (body.validTo !== null && body.validTo < body.validFrom) return refused('deal.period_invalid');
  const [goods] = await tx.query<Goods>(
    `select supplier_id, article_key, article_number, name, unit, currency, watch_state #> '{newest,pack}' as pack
     from unit_article
     where organization_id = $1 and unit_id = $2 and id = $3`,
    [scope.organizationId, scope.unitId, body.articleId],
  );
  if (goods === undefined) return refused('article.not_exist');
  const unitId = body.wholeOrganization ? null : scope.unitId;
  const refusal = unitId === null ? await bindsAll(tx, scope, actor) : null;
  if (refusal !== null) return refusal;
  await lockDeals(tx, scope, unitId);
  const key = [
    scope.organizationId,
    goods.supplier_id,
    goods.article_key,
    unitId,
    body.validFrom,
    body.validTo,
  ];
  if ((await tx.query(overlapsSql, key)).length > 0) return refused('deal.overlaps');
  const id = newId();
  await tx.query(insertSql, [
    scope.organizationId,
    id,
    unitId,
    goods.supplier_id,
    goods.article_key,
    goods.article_number,
    goods.name,
    goods.unit,
    body.price,
    goods.currency,
    body.validFrom,
    body.validTo,
    body.tolerance.type,
    body.tolerance.up,
    body.tolerance.down,
    body.marketPriced,
    body.note,
    now,
    actor.userId,
    goods.pack && JSON.stringify(goods.pack),
  ]);
  await judgeAnew(tx, scope, goods, unitId);
  const deal = await findDeal(tx, scope, id);
  if (deal === null) throw new Error('a deal that was just made is missing');
  await record(tx, actor, scope, 'deal.created', deal);
  return deal;
};

/**
 * Ends a deal on a day, inclusive; lines after it are judged without it, with its price still watched. A day after its
 * agreed end is refused: that would be a new agreement, which may stand in another's way.
 */
export const endDeal = async (
  tx: Tx,
  scope: UnitScope,
  { actor }: DealAct,
  dealId: string,
  validTo: string,
): Promise<DealRow | Refused<'deal.not_exist' | 'deal.period_invalid' | 'permission.required'>> => {
  const found = await findDeal(tx, scope, dealId);
  if (found === null) return refused('deal.not_exist');
  const refusal = found.unitId === null ? await bindsAll(tx, scope, actor) : null;
  if (refusal !== null) return refusal;
  await lockDeals(tx, scope, found.unitId);
  const before = (await findDeal(tx, scope, dealId)) ?? found;
  if (validTo < before.validFrom || (before.validTo !== null && validTo > before.validTo))
    return refused('deal.period_invalid');
  const [goods] = await tx.query<Pick<Goods, 'supplier_id' | 'article_key'>>(
    'update deal set valid_to = $3 where organization_id = $1 and id = $2 returning supplier_id, article_key',
    [scope.organizationId, dealId, validTo],
  );
  if (goods !== undefined) await judgeAnew(tx, scope, goods, before.unitId);
  const deal = (await findDeal(tx, scope, dealId)) ?? before;
  await record(tx, actor, scope, 'deal.ended', deal);
  return deal;
};
