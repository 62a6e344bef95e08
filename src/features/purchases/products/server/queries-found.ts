import type { SearchWords } from '#core/values/search-words.ts';
import { listedArticles } from '#features/prices/price-monitoring/server/queries-listed.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { contains, plainly } from '#platform/server/sql.ts';
import type { Visible } from './queries-list.ts';

export interface FoundArticle {
  readonly id: string;
  readonly name: string;
  readonly articleNumber: string | null;
  readonly supplierId: string;
  readonly supplierName: string;
  readonly category: string;
  readonly unit: string;
  readonly currency: string;
  /** Of the newest line that counts; null where none does. */
  readonly lastPrice: string | null;
  readonly lastDate: string | null;
  /** Undecided price alerts. */
  readonly unresolved: number;
  /** Its number is what was asked for. */
  readonly isExact: boolean;
}

/** A word stands in the article's name or number, or in its supplier's name; a word that was not typed always does. */
const has = (pattern: string, suppliers: string): string =>
  `(${pattern}::text is null or a.words like ${pattern} or a.supplier_id = any(${suppliers}::uuid[]))`;

/** Of the articles that a search finds, those that are looked at more closely. */
const looked = 60;

/**
 * Names are read from an index that has nothing else, so that the cost is the unit's articles' and not their history's. Of those found,
 * a few are ordered by how well they fit and how often they are bought.
 */
const foundSql = `
  with named as materialized (
    select a.id, case when a.words like $11 then 0 when a.words like $12 then 1 else 2 end as place, length(a.words) as size
    from (
      select id, supplier_id, ${plainly('search')} as words from unit_article
      where organization_id = $1 and unit_id = $2 and stitched_into is null and coalesce(id = any($16::uuid[]), true)
        and ($17::date is null or last_date >= $17) offset 0
    ) a
    where ${has('$3', '$7')} and ${has('$4', '$8')} and ${has('$5', '$9')} and ${has('$6', '$10')}
  ), nearest as materialized (select id, place from named order by place, size, id limit ${looked})
  select a.id, a.name, a.article_number as "articleNumber", a.supplier_id as "supplierId",
    s.display_name as "supplierName", a.category, a.unit, a.currency, trim_scale(a.last_price) as "lastPrice",
    a.last_date as "lastDate", a.unresolved, coalesce(lower(a.article_number) = $13, false) as "isExact"
  from unit_article a
  join organization_supplier s on s.organization_id = $1 and s.id = a.supplier_id
  join nearest n on n.id = a.id
  where a.organization_id = $1 and a.unit_id = $2 and a.id = any(array(select id from nearest))
    and ($14::boolean or a.unresolved > 0)
  order by 12 desc, n.place, a.lines desc, a.id limit $15`;

/**
 * Articles of the unit that the plan lists and that have all words, the likeliest first: the one whose number was typed, then names that begin with the first
 * word, then those bought most often. `suppliers` are those that each word names, in the words' order.
 */
export const findArticles = async (
  reader: Reader,
  scope: UnitScope,
  { text, words }: SearchWords,
  suppliers: readonly (readonly string[])[],
  { visible, most }: { readonly visible: Visible; readonly most: number },
): Promise<FoundArticle[]> => {
  const [first] = words;
  if (first === undefined) return [];
  const listed = await listedArticles(reader, scope);
  const places = [0, 1, 2, 3];
  const begin = contains(first).slice(1);
  return reader.query<FoundArticle>(foundSql, [
    scope.organizationId,
    scope.unitId,
    ...places.map((at) => (words[at] === undefined ? null : contains(words[at]))),
    ...places.map((at) => suppliers[at] ?? []),
    begin,
    `% ${begin}`,
    text.toLowerCase(),
    visible === 'all',
    most,
    listed,
    scope.view?.since ?? null,
  ]);
};
