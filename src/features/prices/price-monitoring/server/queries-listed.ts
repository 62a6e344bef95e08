import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';

const listedSql = `
  select l.article_id as id from invoice_line l
  where l.organization_id = $1 and l.unit_id = $2 and l.issue_date >= $3::date and l.article_id is not null and l.counted
  group by l.article_id order by sum(l.sum - l.deposit) desc, l.article_id limit $4`;

/**
 * The articles that the plan lists, those that cost most in its days, whatever is asked for; null where it lists all, which
 * is told without asking the database.
 */
export const listedArticles = async (
  reader: Reader,
  { organizationId, unitId, view }: UnitScope,
): Promise<readonly string[] | null> => {
  if (view === null || view.articles === null) return null;
  const rows = await reader.query<{ id: string }>(listedSql, [
    organizationId,
    unitId,
    view.rankedSince,
    view.articles,
  ]);
  return rows.map(({ id }) => id);
};
