import { belowDeals } from '#core/price-watch/below-deal.ts';
import type { WatchState } from '#core/price-watch/types.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { AskedRow, ToldRow } from '../contract-log.ts';
import { loadOrderLines, loadWatchContexts, watchedKeyColumns } from './queries-context.ts';
import type { WatchedArticleKey } from './queries-context.ts';
import { newestFirst } from './queries-entries.ts';

/** Rows of each kind that a history shows, the newest. */
const mostTold = 20;
const mostAsked = 50;

const askedSql = `
  select q.id, q.channel, q.asked_at as "askedAt", coalesce(m.full_name, '') as "askedBy"
  from price_question q
  left join member_name m on m.organization_id = q.organization_id and m.user_id = q.asked_by
  where q.organization_id = $1 and q.unit_id = $2 and q.article_id = $3
  order by q.asked_at desc limit ${mostAsked}`;

/** Who has asked the supplier about an article's price, newest first. */
export const askedOf = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  articleId: string,
): Promise<AskedRow[]> => {
  const rows = await reader.query<Omit<AskedRow, 'askedAt'> & { askedAt: Date }>(askedSql, [
    organizationId,
    unitId,
    articleId,
  ]);
  return rows.map((row) => ({ ...row, askedAt: row.askedAt.toISOString() }));
};

/** What came late is ignored without a decision. */
const lateSql = `
  select id, 'late' as kind, invoice_date as date, trim_scale(billed_price) as price,
    trim_scale(watched_price) as against, invoice_id as "invoiceId", invoice_number as "invoiceNumber"
  from price_alert_entry
  where organization_id = $1 and unit_id = $2 and article_id = $3 and status = 'IGNORED' and decision_id is null
    and invoice_date >= coalesce($4::date, '-infinity')
  order by ${newestFirst} limit ${mostTold}`;

type ArticleState = WatchedArticleKey & { readonly state: WatchState | null };

const articleSql = `
  select ${watchedKeyColumns}, watch_state as state
  from unit_article where organization_id = $1 and unit_id = $2 and id = $3`;

const invoicesSql = `
  select id, invoice_id as "invoiceId" from invoice_line
  where organization_id = $1 and unit_id = $2 and article_id = $3 and id = any($4::uuid[])`;

const belowOf = async (reader: Reader, scope: UnitScope, articleId: string): Promise<ToldRow[]> => {
  const key = [scope.organizationId, scope.unitId, articleId];
  const [article] = await reader.query<ArticleState>(articleSql, key);
  if (article === undefined) return [];
  const context = (await loadWatchContexts(reader, scope, [article])).get(articleId)?.context;
  if (context === undefined || context.deals.length === 0) return [];
  const lines = (await loadOrderLines(reader, scope, [articleId])).get(articleId) ?? [];
  const since = scope.view?.since ?? null;
  const below = belowDeals(lines, context, article.state?.endedDeals ?? [])
    .filter(({ line }) => since === null || line.key.invoiceDate >= since)
    .toSorted((a, b) => (a.line.key.invoiceDate < b.line.key.invoiceDate ? 1 : -1))
    .slice(0, mostTold);
  const ids = below.map(({ line }) => line.id);
  const found = await reader.query<{ id: string; invoiceId: string }>(invoicesSql, [...key, ids]);
  const invoiceOf = new Map(found.map(({ id, invoiceId }) => [id, invoiceId]));
  return below.map(({ line, dealPrice }) => ({
    id: line.id,
    kind: 'below-deal',
    date: line.key.invoiceDate,
    price: line.price,
    against: dealPrice,
    invoiceId: invoiceOf.get(line.id) ?? '',
    invoiceNumber: line.key.invoiceNumber,
  }));
};

/** What is told of an article and waits for nobody: prices below a deal, and lines that came late. Newest first. */
export const toldOf = async (reader: Reader, scope: UnitScope, articleId: string): Promise<ToldRow[]> => {
  const late = await reader.query<ToldRow>(lateSql, [
    scope.organizationId,
    scope.unitId,
    articleId,
    scope.view?.since ?? null,
  ]);
  const below = await belowOf(reader, scope, articleId);
  return [...late, ...below].toSorted((a, b) => (a.date < b.date ? 1 : -1));
};
