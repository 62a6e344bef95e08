import { withinPlan } from '#core/entitlements/plan-view.ts';
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

const olderSql = `
  select 1 from unit_day where organization_id = $1 and unit_id = $2 and day < $3::date limit 1`;

/**
 * A period as far as the plan shows it, left as it was asked for where the unit has bought nothing earlier: what is kept of all
 * time then says the same, and is read faster than lines.
 */
export const periodInPlan = async <
  Asked extends { readonly from: string | null; readonly to: string | null },
>(
  reader: Reader,
  { organizationId, unitId, view }: UnitScope,
  asked: Asked,
): Promise<Asked> => {
  const within = withinPlan(view, asked);
  if (view === null || within.from === asked.from) return asked;
  const older = await reader.query(olderSql, [organizationId, unitId, view.since]);
  return older.length === 0 ? asked : within;
};
