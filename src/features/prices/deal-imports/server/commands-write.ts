import type { ImportEffect } from '#core/deal-import/place-rows.ts';
import { reevaluateArticles } from '#features/prices/price-monitoring/server/commands-evaluate.ts';
import { packOf } from '#features/prices/price-monitoring/rules.ts';
import { joinByHash } from '#platform/server/join-by-hash.ts';
import type { Reader, Tx } from '#platform/server/db/port.ts';
import type { NewId } from '#platform/server/ids.ts';
import { publish } from '#platform/server/live.ts';
import { scopeOfRow } from '#platform/server/scope.ts';
import type { Actor, UnitScope } from '#platform/server/scope.ts';
import type { ImportRecord } from './queries.ts';

export interface Writing {
  readonly actor: Actor;
  readonly now: Date;
  readonly newId: NewId;
}

/** Articles of one round of judging; their lines are read at once. */
export const atOnce = 500;

export interface BoughtAs {
  readonly unitId: string;
  readonly id: string;
}

/** The articles as which the units buy goods of the supplier, by unit. */
export const articlesOf = (
  reader: Reader,
  organizationId: string,
  { supplierId, unitIds }: Pick<ImportRecord, 'supplierId' | 'unitIds'>,
  goods: readonly string[],
): Promise<BoughtAs[]> =>
  reader.query<BoughtAs>(
    `select unit_id as "unitId", id from unit_article
     where organization_id = $1 and supplier_id = $2 and article_key = any($3::text[])
       and ($4::uuid[] is null or unit_id = any($4))
     order by unit_id, id`,
    [organizationId, supplierId, goods, unitIds],
  );

/** Judges anew the articles with goods of the supplier in the units, each from all its lines; the units are locked. */
export const judgeGoods = async (
  tx: Tx,
  { organizationId }: UnitScope,
  supplierId: string,
  unitIds: readonly string[] | null,
  goods: readonly string[],
): Promise<void> => {
  const articles = await articlesOf(tx, organizationId, { supplierId, unitIds }, goods);
  for (const [unitId, own] of Map.groupBy(articles, (article) => article.unitId)) {
    const scope = scopeOfRow({ organizationId, unitId });
    for (let at = 0; at < own.length; at += atOnce)
      await reevaluateArticles(
        tx,
        scope,
        own.slice(at, at + atOnce).map(({ id }) => id),
      );
    await publish(tx, scope, { type: 'deals' });
  }
};

const createSql = `
  with made as (
    insert into deal (organization_id, id, unit_ids, supplier_id, article_key, article_number, title, unit, price, currency,
      valid_from, valid_to, tolerance_type, tolerance_up, tolerance_down, market_priced, note, created_at, created_by, pack,
      source_document_id, source_row)
    select $1, r.id, $2::uuid[], $3, r.goods, r.number, r.name, r.unit, r.price, r.currency, r.valid_from, r.valid_to, r.type, r.up,
      r.down, r.market, r.note, $4, $5,
      coalesce(nullif((
        select a.watch_state #> '{newest,pack}' from unit_article a
        where a.organization_id = $1 and a.supplier_id = $3 and a.article_key = r.goods
          and ($2::uuid[] is null or a.unit_id = any($2))
        order by a.last_date desc nulls last, a.unit_id limit 1), 'null'::jsonb), nullif(r.pack, 'null'::jsonb)),
      $6, r.row
    from jsonb_to_recordset($7::jsonb) r(id uuid, goods text, number text, name text, unit text, price numeric, currency text,
      valid_from date, valid_to date, type text, up numeric, down numeric, market boolean, note text, pack jsonb, "row" integer)
    returning *)
  insert into deal_import_change (organization_id, deal_import_id, deal_id, before, after)
  select $1, $8, d.id, null, to_jsonb(d) from made d`;

const updateSql = `
  with wanted as (
    select * from jsonb_to_recordset($2::jsonb) r(id uuid, price numeric, valid_to date, type text, up numeric, down numeric,
      market boolean, note text, "row" integer)),
  was as (
    select d.* from deal d join wanted w on w.id = d.id where d.organization_id = $1),
  done as (
    update deal d set price = w.price, valid_to = w.valid_to, tolerance_type = w.type, tolerance_up = w.up,
      tolerance_down = w.down, market_priced = w.market, note = w.note,
      source_document_id = case when w.row is null then d.source_document_id else $3 end,
      source_page = case when w.row is null then d.source_page end,
      source_row = coalesce(w.row, d.source_row)
    from wanted w where d.organization_id = $1 and d.id = w.id
    returning d.*)
  insert into deal_import_change (organization_id, deal_import_id, deal_id, before, after)
  select $1, $4, d.id, to_jsonb(b), to_jsonb(d) from done d join was b on b.id = d.id`;

/** Writes what an import does to the deals, and what they were before; the agreements are locked. Answers whose goods are to be judged anew. */
export const writeEffect = async (
  tx: Tx,
  scope: UnitScope,
  { id, supplierId, unitIds, documentId }: ImportRecord,
  { creates, updates }: ImportEffect,
  { actor, now, newId }: Writing,
): Promise<readonly string[]> => {
  const { organizationId } = scope;
  const made = creates.map(({ row, goods, tolerance, ...deal }) => ({
    id: newId(),
    goods: goods.goods,
    number: goods.articleNumber,
    name: goods.name || goods.articleNumber,
    unit: goods.unit,
    price: deal.price,
    currency: goods.currency,
    valid_from: deal.validFrom,
    valid_to: deal.validTo,
    ...tolerance,
    market: deal.marketPriced,
    note: deal.note,
    pack: packOf({ name: goods.name, unit: goods.unit }),
    row,
  }));
  const changed = updates.map(({ id: dealId, row, tolerance, ...deal }) => ({
    id: dealId,
    price: deal.price,
    valid_to: deal.validTo,
    ...tolerance,
    market: deal.marketPriced,
    note: deal.note,
    // A deal that is only ended keeps the source that it was agreed in.
    row,
  }));
  const json = JSON.stringify(made);
  await tx.query(createSql, [organizationId, unitIds, supplierId, now, actor.userId, documentId, json, id]);
  await joinByHash(tx, () => tx.query(updateSql, [organizationId, JSON.stringify(changed), documentId, id]));
  const goods = [
    ...creates.map((deal) => deal.goods.goods ?? ''),
    ...updates.map(({ before }) => before.goods),
  ];
  return [...new Set(goods)];
};
