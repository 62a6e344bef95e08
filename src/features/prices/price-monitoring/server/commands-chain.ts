import { articleSearch } from '#core/products/article-search.ts';
import { emptyState } from '#core/price-watch/play-line.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { publish } from '#platform/server/live.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { alertEvents } from '#platform/wire/live.ts';
import { reevaluateArticles, watchColumns } from './commands-evaluate.ts';
import { countArticles } from './commands-figures.ts';

interface Link {
  readonly id: string;
  readonly name: string;
  readonly articleNumber: string | null;
  readonly renumberedTo: string | null;
}

const linksSql = `
  select id, name, article_number as "articleNumber", renumbered_to as "renumberedTo" from unit_article
  where organization_id = $1 and unit_id = $2
    and supplier_id = (select supplier_id from unit_article where organization_id = $1 and unit_id = $2 and id = $3)
    and (renumbered_to is not null or earlier_ids <> '{}' or id = $3
      or id in (select renumbered_to from unit_article where organization_id = $1 and unit_id = $2 and renumbered_to is not null))
  order by id`;

/** The articles of a chain, the first number first, and which of them the others go on as. */
interface Chain {
  readonly rootId: string;
  readonly earlierIds: readonly string[];
}

/** Chains of articles by what each goes on as; an article alone is a chain of itself. */
export const chainsOf = (links: readonly Pick<Link, 'id' | 'renumberedTo'>[]): Chain[] => {
  const into = new Map(links.map(({ id, renumberedTo }) => [id, renumberedTo]));
  const earlier = new Map(
    links.flatMap(({ id, renumberedTo }) => (renumberedTo === null ? [] : [[renumberedTo, id] as const])),
  );
  const chains: Chain[] = [];
  for (const [rootId, next] of into) {
    if (next !== null) continue;
    const earlierIds: string[] = [];
    for (let id = earlier.get(rootId); id !== undefined; id = earlier.get(id)) earlierIds.unshift(id);
    chains.push({ rootId, earlierIds });
  }
  return chains;
};

/** Each article as its chain has it; the last of a chain is found by every number of it. */
const membersOf = (links: readonly Link[]) => {
  const byId = new Map(links.map((link) => [link.id, link]));
  const searchOf = (id: string, earlierIds: readonly string[]): string => {
    const numbers = [id, ...earlierIds].map((each) => byId.get(each)?.articleNumber ?? null);
    return articleSearch(byId.get(id)?.name ?? '', numbers);
  };
  return chainsOf(links).flatMap(({ rootId, earlierIds }) => [
    { id: rootId, stitched_into: null, earlier_ids: earlierIds, search: searchOf(rootId, earlierIds) },
    ...earlierIds.map((id) => ({ id, stitched_into: rootId, earlier_ids: [], search: searchOf(id, []) })),
  ]);
};

const chainSql = `
  update unit_article a set stitched_into = m.stitched_into, earlier_ids = m.earlier_ids, search = m.search,
    earlier_keys = coalesce((
      select array_agg(k.article_key order by array_position(m.earlier_ids, k.id)) from unit_article k
      where k.organization_id = $1 and k.unit_id = $2 and k.id = any (m.earlier_ids)), '{}')
  from jsonb_to_recordset($3::jsonb) as m(id uuid, stitched_into uuid, earlier_ids uuid[], search text)
  where a.organization_id = $1 and a.unit_id = $2 and a.id = m.id
    and (a.stitched_into is distinct from m.stitched_into or a.earlier_ids <> m.earlier_ids)
  returning a.id`;

/** Lines stand with the last number of their chain, and remember whose they are. */
const moveLinesSql = `
  update invoice_line l set article_id = coalesce(k.stitched_into, k.id),
    home_article_id = case when k.stitched_into is not null then k.id end
  from unit_article k
  where l.organization_id = $1 and l.unit_id = $2 and l.article_id = any ($3::uuid[])
    and k.organization_id = $1 and k.unit_id = $2 and k.id = coalesce(l.home_article_id, l.article_id)
    and (l.article_id <> coalesce(k.stitched_into, k.id)
      or l.home_article_id is distinct from case when k.stitched_into is not null then k.id end)`;

const moveDecisionsSql = `
  update price_decision d set article_id = coalesce(k.stitched_into, k.id),
    home_article_id = case when k.stitched_into is not null then k.id end
  from unit_article k
  where d.organization_id = $1 and d.unit_id = $2 and d.article_id = any ($3::uuid[])
    and k.organization_id = $1 and k.unit_id = $2 and k.id = coalesce(d.home_article_id, d.article_id)
    and (d.article_id <> coalesce(k.stitched_into, k.id)
      or d.home_article_id is distinct from case when k.stitched_into is not null then k.id end)`;

/** What claims say of the lines they name. */
const moveClaimedSql = `
  update claim_line c set article_id = l.article_id
  from invoice_line l
  where l.organization_id = $1 and l.unit_id = $2 and l.article_id = any ($3::uuid[])
    and c.organization_id = $1 and c.unit_id = $2 and c.order_line_id = l.id and c.article_id <> l.article_id`;

const emptySql = `
  update unit_article a set
    lines = 0, sum_total = 0, quantity_total = 0, price_min = null, price_max = null, first_date = null, last_date = null,
    last_price = null, watched_price = null, watched_deal_id = null, watch_state = $4::jsonb, unresolved = 0, resolved = 0,
    ignored = 0, unresolved_sum = 0
  where a.organization_id = $1 and a.unit_id = $2 and a.id = any ($3::uuid[]) and a.stitched_into is not null`;

const forgetEntriesSql =
  'delete from price_alert_entry where organization_id = $1 and unit_id = $2 and article_id = any ($3::uuid[])';

/**
 * Makes everything that follows from `renumbered_to` anew for the chains around an article: whose lines and decisions are whose, the
 * figures and the alerts. Running it again changes nothing. The caller holds the unit's lock.
 */
export const followNumbers = async (
  tx: Tx,
  scope: UnitScope,
  articleId: string,
): Promise<readonly string[]> => {
  const key = [scope.organizationId, scope.unitId];
  const links = await tx.query<Link>(linksSql, [...key, articleId]);
  const changed = await tx.query<{ id: string }>(chainSql, [...key, JSON.stringify(membersOf(links))]);
  const ids = changed.map(({ id }) => id);
  if (ids.length === 0) return [];
  await tx.query(forgetEntriesSql, [...key, ids]);
  await tx.query(moveLinesSql, [...key, ids]);
  await tx.query(moveDecisionsSql, [...key, ids]);
  await tx.query(moveClaimedSql, [...key, ids]);
  await tx.query(emptySql, [...key, ids, JSON.stringify(watchColumns({ state: emptyState })['watch_state'])]);
  await reevaluateArticles(tx, scope, ids);
  await countArticles(tx, scope, ids);
  for (const event of alertEvents(ids)) await publish(tx, scope, event);
  return ids;
};
