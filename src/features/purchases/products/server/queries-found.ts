import type { SearchWords } from '#core/values/search-words.ts';
import { listedArticles } from '#features/prices/price-monitoring/server/queries-listed.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { contains, plainly, roughly } from '#platform/server/sql.ts';
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

/** A word stands in the text, or in the article's supplier's name; a word that was not typed always does. */
const has = (text: string, pattern: string, suppliers: string): string =>
  `(${pattern}::text is null or ${text} like ${pattern} or supplier_id = any(${suppliers}::uuid[]))`;

/** Of the articles that a search finds, those that are looked at more closely. */
const looked = 60;

/**
 * Names are read from an index that has nothing else, so that the cost is the unit's articles' and not their history's. Marks are taken off
 * the letters of those alone that have the words whatever marks they bear: that is the dear part. Of those found, the nearest are
 * looked up one by one until there are enough that may be shown, and ordered by how well they fit and how often they are bought.
 */
const foundSql = `
  with named as materialized (
    select id, case when words like $11 then 0 when words like $12 then 1 else 2 end as place, length(words) as size
    from (
      select id, supplier_id, ${plainly('search')} as words from (
        select id, supplier_id, search from unit_article
        where organization_id = $1 and unit_id = $2
          and ${has('lower(search)', '$18', '$7')} and ${has('lower(search)', '$19', '$8')}
          and ${has('lower(search)', '$20', '$9')} and ${has('lower(search)', '$21', '$10')}
        offset 0
      ) rough offset 0
    ) a
    where ${has('words', '$3', '$7')} and ${has('words', '$4', '$8')} and ${has('words', '$5', '$9')} and ${has('words', '$6', '$10')}
  ), nearest as materialized (
    select n.place, a.* from (select * from named order by place, size, id) n
    cross join lateral (
      select id, name, article_number, supplier_id, category, unit, currency, last_price, last_date, unresolved, lines
      from unit_article
      where organization_id = $1 and unit_id = $2 and id = n.id and stitched_into is null
        and coalesce(id = any($16::uuid[]), true) and ($17::date is null or last_date >= $17) offset 0
    ) a
    order by n.place, n.size, n.id limit ${looked}
  )
  select a.id, a.name, a.article_number as "articleNumber", a.supplier_id as "supplierId",
    s.display_name as "supplierName", a.category, a.unit, a.currency, trim_scale(a.last_price) as "lastPrice",
    a.last_date as "lastDate", a.unresolved, coalesce(lower(a.article_number) = $13, false) as "isExact"
  from nearest a
  join organization_supplier s on s.organization_id = $1 and s.id = a.supplier_id
  where $14::boolean or a.unresolved > 0
  order by 12 desc, a.place, a.lines desc, a.id limit $15`;

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
    ...places.map((at) => (words[at] === undefined ? null : roughly(words[at]))),
  ]);
};
