import { articleSearch } from '#core/products/article-search.ts';
import type { Evaluation } from '#core/price-watch/types.ts';
import type { Tx } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { WatchedArticleKey } from './queries-context.ts';

/** An article as it stood before it was evaluated. */
export interface FormerArticle extends WatchedArticleKey {
  /** The day of its first monitored line; null before there was one. */
  readonly firstDate: string | null;
}

interface Evaluated {
  readonly article: FormerArticle;
  readonly evaluation: Evaluation;
}

const firstSql = `
  select distinct on (l.article_id) l.article_id as id, l.name
  from invoice_line l
  join invoice i on i.organization_id = $1 and i.unit_id = $2 and i.id = l.invoice_id
  where l.organization_id = $1 and l.unit_id = $2 and l.monitored and l.article_id = any($3::uuid[])
  order by l.article_id, l.issue_date, i.number collate "C", i.sha256, l.line_no`;

const nameSql = `
  update unit_article a set name = n.name, search = n.search
  from jsonb_to_recordset($3::jsonb) as n(id uuid, name text, search text)
  where a.organization_id = $1 and a.unit_id = $2 and a.id = n.id`;

const isEarlier = ({ article, evaluation }: Evaluated): boolean => {
  const { firstDate } = evaluation.state.counters;
  return firstDate !== null && (article.firstDate === null || firstDate < article.firstDate);
};

/**
 * Calls articles what their first invoices call them, where one was found that is earlier than those so far: the name does not
 * depend on which came here first. One that goes on under another number keeps its new name.
 */
export const nameByFirst = async (
  tx: Tx,
  { organizationId, unitId }: UnitScope,
  evaluated: readonly Evaluated[],
): Promise<void> => {
  const named = evaluated.filter((each) => each.article.earlierIds.length === 0 && isEarlier(each));
  if (named.length === 0) return;
  const numbers = new Map(named.map(({ article }) => [article.id, article.articleNumber]));
  const first = await tx.query<{ id: string; name: string }>(firstSql, [
    organizationId,
    unitId,
    [...numbers.keys()],
  ]);
  const names = first.map(({ id, name }) => ({
    id,
    name,
    search: articleSearch(name, [numbers.get(id) ?? null]),
  }));
  await tx.query(nameSql, [organizationId, unitId, JSON.stringify(names)]);
};
