import { reevaluateArticles } from '#features/prices/price-monitoring/server/commands-evaluate.ts';
import { recordAudit } from '#platform/server/audit.ts';
import { lockUnit } from '#platform/server/db/lock-unit.ts';
import type { Reader, Tx } from '#platform/server/db/port.ts';
import { publish } from '#platform/server/live.ts';
import { scopeOfRow } from '#platform/server/scope.ts';
import type { Actor, UnitScope } from '#platform/server/scope.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import type { DealRow } from '../contract-row.ts';
import { type DealGoods, findDeal, mayWrite } from './queries.ts';

export interface DealAct {
  readonly actor: Actor;
  readonly now: Date;
}

/** The units that a deal is for; null is every unit of the organization. */
type Units = DealGoods['unitIds'];

/** What two deals hold for together. */
export const bothUnits = (a: Units, b: Units): Units =>
  a === null || b === null ? null : [...new Set([...a, ...b])];

/** Everything that makes or ends deals of the organization waits here, so that no two wait for each other. */
export const lockAgreements = async (tx: Tx, { organizationId }: UnitScope): Promise<void> => {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('deal ' || $1, 0))", [organizationId]);
};

/**
 * Waits for the units in id order, after `lockAgreements`. With the units held, no article with the goods can begin unseen by the
 * deal, nor it by the deal.
 */
export const lockUnits = async (tx: Tx, { organizationId }: UnitScope, unitIds: Units): Promise<void> => {
  const units = await tx.query<{ id: string }>(
    'select id from unit where organization_id = $1 and ($2::uuid[] is null or id = any($2)) order by id',
    [organizationId, unitIds],
  );
  for (const { id } of units) await lockUnit(tx, scopeOfRow({ organizationId, unitId: id }));
};

/** Articles with the goods of a deal in units are judged anew, each from all its lines; the units are locked. */
export const judgeAnew = async (
  tx: Tx,
  { organizationId }: UnitScope,
  { supplierId, articleKey, unitIds }: DealGoods,
): Promise<void> => {
  const articles = await tx.query<{ unit_id: string; id: string }>(
    `select unit_id, id from unit_article
     where organization_id = $1 and supplier_id = $2 and article_key = $3 and ($4::uuid[] is null or unit_id = any($4))
     order by unit_id, id`,
    [organizationId, supplierId, articleKey, unitIds],
  );
  for (const [unitId, own] of Map.groupBy(articles, (article) => article.unit_id)) {
    const unitScope = scopeOfRow({ organizationId, unitId });
    await reevaluateArticles(
      tx,
      unitScope,
      own.map((article) => article.id),
    );
    await publish(tx, unitScope, { type: 'deals' });
  }
};

const lackingSql = `
  select 1 as lacking from unit u where u.organization_id = $1 and ($2::uuid[] is null or u.id = any($2)) and not ${mayWrite}
  union all
  select 1 from unnest($2::uuid[]) w(id)
  where not exists (select from unit u where u.organization_id = $1 and u.id = w.id)
  limit 1`;

/** Whether a person may write in all of the units; a deal binds every unit that it is for. */
export const mayBind = async (
  reader: Reader,
  { organizationId }: UnitScope,
  { userId }: Pick<Actor, 'userId'>,
  unitIds: Units,
): Promise<boolean> => {
  const lacking = await reader.query<{ lacking: number }>(lackingSql, [organizationId, unitIds, userId]);
  return lacking.length === 0;
};

/** Refuses who may not write in all of the units. */
export const refuseToBind = async (
  tx: Tx,
  scope: UnitScope,
  actor: Actor,
  unitIds: Units,
): Promise<Refused<'permission.required'> | null> =>
  (await mayBind(tx, scope, actor, unitIds)) ? null : refused('permission.required');

/** Writes down what was done with a deal. */
export const recordDeal = (
  tx: Tx,
  actor: Actor,
  scope: UnitScope,
  action: string,
  { id, price, validFrom, validTo }: Pick<DealRow, 'id' | 'price' | 'validFrom' | 'validTo'>,
): Promise<void> =>
  recordAudit(tx, actor, {
    organizationId: scope.organizationId,
    unitId: scope.unitId,
    action,
    subjectId: id,
    detail: { price, validFrom, validTo },
  });

/** A deal that was just written, read where it holds: it may be for other units than the one that it was asked in. */
export const findBound = async (
  tx: Tx,
  scope: UnitScope,
  dealId: string,
  { actor, unitIds }: { readonly actor: Actor; readonly unitIds: Units },
): Promise<DealRow> => {
  const { organizationId } = scope;
  const unitId = unitIds === null || unitIds.includes(scope.unitId) ? scope.unitId : (unitIds[0] ?? '');
  const deal = await findDeal(tx, scopeOfRow({ organizationId, unitId }), dealId, actor.userId);
  if (deal === null) throw new Error('a deal that was just written is missing');
  return deal;
};
