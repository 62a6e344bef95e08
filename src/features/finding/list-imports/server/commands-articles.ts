import type { Reader, Tx } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { ArticleEffect } from '../rules-articles.ts';

interface NamedArticle {
  readonly name: string;
  readonly invoicedName: string | null;
  readonly category: string;
}

/** What articles of the unit are called and where they belong, by id. */
export const articlesNow = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NamedArticle>> => {
  const rows = await reader.query<NamedArticle & { id: string }>(
    `select id, name, invoiced_name as "invoicedName", category from unit_article
     where organization_id = $1 and unit_id = $2 and id = any($3::uuid[]) order by id`,
    [organizationId, unitId, ids],
  );
  return new Map(rows.map(({ id, ...named }) => [id, named]));
};

/** An article is found by what people call it and by what its invoices do. */
const nameSql = `
  update unit_article a set name = w.name, category = w.category,
    invoiced_name = case when w.name = coalesce(a.invoiced_name, a.name) then null else coalesce(a.invoiced_name, a.name) end,
    search = lower(trim(concat_ws(' ', w.name,
      case when w.name <> coalesce(a.invoiced_name, a.name) then coalesce(a.invoiced_name, a.name) end,
      coalesce(a.article_number, ''),
      (select string_agg(k.article_number, ' ' order by k.id) from unit_article k
       where k.organization_id = $1 and k.unit_id = $2 and k.id = any(a.earlier_ids)))))
  from jsonb_to_recordset($3::jsonb) w(id uuid, name text, category text)
  where a.organization_id = $1 and a.unit_id = $2 and a.id = w.id`;

/** Names and groups articles of the unit. What its invoices call them is kept beside. */
export const nameArticles = async (
  tx: Tx,
  { organizationId, unitId }: UnitScope,
  effects: readonly ArticleEffect[],
): Promise<void> => {
  await tx.query(nameSql, [organizationId, unitId, JSON.stringify(effects)]);
};
