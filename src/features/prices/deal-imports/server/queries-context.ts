import type { KeptMapping } from '#core/deal-import/import-mapping.ts';
import type { BoughtArticle, ImportDeal } from '#core/deal-import/import-row.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';

/** What an import is analysed against. */
export interface ImportContext {
  readonly articles: readonly BoughtArticle[];
  readonly deals: readonly ImportDeal[];
  readonly kept: readonly KeptMapping[];
  /** Names of the organization's other suppliers; one that is called as this one is not among them. */
  readonly otherSuppliers: readonly string[];
}

/** Of several units the newest line says what was last paid. */
const articlesSql = `
  select distinct on (a.article_key) a.article_key as goods, a.article_number as "articleNumber",
    coalesce(a.invoiced_name, a.name) as name, a.unit, a.currency,
    trim_scale(a.last_price) as "lastPaid"
  from unit_article a
  where a.organization_id = $1 and a.supplier_id = $2 and ($3::uuid[] is null or a.unit_id = any($3))
  order by a.article_key, a.last_date desc nulls last, a.unit_id`;

interface DealRecord extends Omit<ImportDeal, 'tolerance'> {
  readonly type: 'amount' | 'percent';
  readonly up: string;
  readonly down: string;
}

const dealsSql = `
  select d.id, d.unit_ids as units, d.article_key as goods, trim_scale(d.price) as price, d.valid_from as "validFrom",
    d.valid_to as "validTo", d.tolerance_type as type, trim_scale(d.tolerance_up) as up, trim_scale(d.tolerance_down) as down,
    d.market_priced as "marketPriced", d.note
  from deal d where d.organization_id = $1 and d.supplier_id = $2 order by d.id`;

/** The supplier's deals, whomever they are for. */
export const dealsOf = async (
  reader: Reader,
  { organizationId }: UnitScope,
  supplierId: string,
): Promise<ImportDeal[]> => {
  const records = await reader.query<DealRecord>(dealsSql, [organizationId, supplierId]);
  return records.map(({ type, up, down, ...deal }) => ({ ...deal, tolerance: { type, up, down } }));
};

const othersSql = `
  select distinct o.display_name as name from organization_supplier o
  where o.organization_id = $1 and o.id <> $2 and not exists (
    select from organization_supplier s
    where s.organization_id = $1 and s.id = $2 and lower(trim(s.display_name)) = lower(trim(o.display_name)))
  order by 1`;

/** Everything beside the file: what the units buy of the supplier, what is agreed, and how its lists were read before. */
export const importContext = async (
  reader: Reader,
  scope: UnitScope,
  { supplierId, unitIds }: { readonly supplierId: string; readonly unitIds: readonly string[] | null },
): Promise<ImportContext> => {
  const { organizationId } = scope;
  const articles = await reader.query<BoughtArticle>(articlesSql, [organizationId, supplierId, unitIds]);
  const kept = await reader.query<{ mapping: KeptMapping }>(
    `select mapping from import_mapping where organization_id = $1 and supplier_id = $2 order by set_at desc limit 50`,
    [organizationId, supplierId],
  );
  return {
    articles,
    deals: await dealsOf(reader, scope, supplierId),
    kept: kept.map(({ mapping }) => mapping),
    otherSuppliers: (await reader.query<{ name: string }>(othersSql, [organizationId, supplierId])).map(
      ({ name }) => name,
    ),
  };
};

/** Articles that the units buy of the supplier with the words in their name or number, by name; at most twenty. */
export const findBought = async (
  reader: Reader,
  { organizationId }: UnitScope,
  { supplierId, unitIds }: { readonly supplierId: string; readonly unitIds: readonly string[] | null },
  search: string,
): Promise<BoughtArticle[]> => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const pattern = (word: string): string => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return reader.query<BoughtArticle>(
    `select * from (${articlesSql}) b
     where not exists (
       select from unnest($4::text[]) w(pattern)
       where lower(b.name) not like w.pattern and coalesce(lower(b."articleNumber"), '') not like w.pattern)
     order by b.name, b."articleNumber", b.unit limit 20`,
    [organizationId, supplierId, unitIds, words.map(pattern)],
  );
};
