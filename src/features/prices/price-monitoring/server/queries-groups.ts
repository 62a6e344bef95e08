import type { z } from 'zod';
import { withinPlan } from '#core/entitlements/plan-view.ts';
import { changePercent } from '#core/price-watch/change-percent.ts';
import type { Why } from '#core/price-watch/types.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { boundsOf } from '#platform/wire/fields.ts';
import { parameters } from '#platform/server/sql.ts';
import { offsetOf } from '#platform/wire/paging.ts';
import type { priceMonitoringContract } from '../contract.ts';
import type { AlertGroup } from '../contract-alerts.ts';
import type { AlertStatus } from '../contract-alerts.ts';
import { shownPerBase } from '../rules-base-prices.ts';
import { extraCost, ofSelection } from './queries-conditions.ts';
import { entriesOf, inDetail, inList, newestFirst, selectionOf, whyOfPacks } from './queries-entries.ts';
import { endingDealsOf } from './queries-ending.ts';
import { withFigures, yearlyImpact, yearlyQuantities, yearOfFigures } from './queries-yearly.ts';

type ListQuery = z.output<(typeof priceMonitoringContract.listAlerts)['query'] & z.ZodType>;

interface GroupRecord {
  readonly id: string;
  readonly supplier_id: string;
  readonly supplier_name: string;
  readonly category: AlertGroup['category'];
  readonly title: string;
  readonly article_number: string | null;
  readonly unit: string;
  readonly currency: string;
  readonly entries: number;
  readonly prices: string[];
  readonly first_date: string;
  readonly last_date: string;
  readonly unresolved: number;
  readonly resolved: number;
  readonly ignored: number;
  readonly watched: string | null;
  readonly billed: string;
  readonly item_diff: string;
  readonly why: Why | null;
  readonly sum_diff: string;
  readonly yearly: string | null;
  readonly yearly_quantity: string;
  readonly is_estimated: boolean;
  readonly kind: AlertGroup['kind'];
  readonly causes: AlertGroup['causes'];
  readonly newest_line_id: string;
  /** Of the whole selection. */
  readonly all_groups: number;
}

const isAsked = ofSelection('$3', '$4', '$5');
const entriesAsked = `from price_alert_entry where ${isAsked}`;

/** Prices that a row draws, the newest. */
const mostPrices = 20;

const newest = (column: string): string => `(array_agg(${column}) filter (where asked and nth = 1))[1]`;

const settledOf = (status: AlertStatus): string => `
  count(*) filter (where status = '${status}' and invoice_date >= coalesce($6::date, '-infinity')
    and invoice_date <= coalesce($7::date, 'infinity'))::int`;

/**
 * Entries of one status and period by article, the newest of which speaks for the group: the same rules as
 * `core/price-watch/summary` and `core/price-watch/sort-alerts`; and what was settled, of all that are read. `which` says which
 * entries are.
 */
const grouped = (which: string): string => `
  select article_id, count(*) filter (where asked)::int as entries,
    array_agg(trim_scale(billed_price)::text order by nth) filter (where asked and nth <= ${mostPrices}) as prices,
    min(invoice_date) filter (where asked) as first_date, max(invoice_date) filter (where asked) as last_date,
    sum(${extraCost}) filter (where asked) as sum_diff, ${newest('id')} as newest_id,
    ${newest('watched_price')} as watched, ${newest('billed_price')} as billed, ${newest('item_diff')} as item_diff,
    ${newest('kind')} as kind, ${newest('why')} as why,
    ${settledOf('RESOLVED')} as resolved, ${settledOf('IGNORED')} as ignored
  from (
    select *, row_number() over (partition by article_id, asked order by ${newestFirst}) as nth
    from (select *, ${isAsked} as asked from price_alert_entry where ${which}) e
  ) numbered
  group by article_id`;

const columns = `
  a.id, a.supplier_id, s.display_name as supplier_name, a.category, a.name as title, a.article_number, a.unit,
  a.currency, g.entries, g.prices, g.first_date, g.last_date, a.unresolved,
  g.resolved, g.ignored, trim_scale(g.watched) as watched,
  trim_scale(g.billed) as billed, trim_scale(g.item_diff) as item_diff, ${whyOfPacks('g.why')} as why, g.sum_diff,
  ${yearlyImpact} as yearly, coalesce(trim_scale(y.quantity), 0) as yearly_quantity,
  coalesce(y.is_estimated, true) as is_estimated, g.kind,
  coalesce(g.why -> 'causes', '[]') as causes, coalesce(a.watch_state #>> '{newest,id}', '') as newest_line_id,
  (select count(*)::int from chosen) as all_groups`;

/** What groups are ordered by: sums of their entries, or what the newest of them says. */
const bySums = { extra: 'g.sum_diff', latest: 'g.last_date' } as const;
const byNewest = { yearly: yearlyImpact, change: 'g.item_diff / nullif(g.watched, 0)' } as const;

/** A page of groups. What a year costs, and what the newest entry says, is looked up for these alone, unless it orders them. */
interface GroupPage extends Pick<ListQuery, 'sort' | 'direction'> {
  /** A condition on entries, and one on `a`. */
  readonly entries: string;
  readonly articles: string;
  /** `limit` and `offset`. */
  readonly range: string;
}

const summed = (filter: string): string => `
  select article_id, max(invoice_date) as last_date, sum(${extraCost}) as sum_diff ${entriesAsked}${filter} group by article_id`;

const withArticle = `join unit_article a on a.organization_id = $1 and a.unit_id = $2 and a.id = g.article_id`;

/** The groups of a selection, `place` to order them by; articles are read where they have a say. */
const chosenBy = (page: GroupPage): string => {
  const { sort } = page;
  if (sort === 'yearly' || sort === 'change') {
    const early = sort === 'yearly' ? 'a.unresolved + a.resolved + a.ignored > 0' : 'false';
    return `select g.article_id, ${byNewest[sort]} as place from (${grouped(`${isAsked}${page.entries}`)}) g ${withArticle}
      left join (${yearlyQuantities(early)}) y on y.article_id = g.article_id where ${page.articles}`;
  }
  if (sort === 'extra' && page.articles === 'true')
    return `select article_id, sum(${extraCost}) as place ${entriesAsked}${page.entries} group by article_id`;
  const place = sort === 'title' ? 'a.name_order' : bySums[sort];
  return `select g.article_id, ${place} as place from (${summed(page.entries)}) g ${withArticle} where ${page.articles}`;
};

/** Keys for an index: a join reads every row of the unit. */
const inPage = 'any(array(select article_id from page))';

const pageSql = (page: GroupPage): string => `
  with chosen as materialized (${chosenBy(page)}),
  page as materialized (
    select * from chosen order by place ${page.direction} nulls last, article_id${page.range}
  )
  select ${columns}
  from page p
  join (${grouped(`organization_id = $1 and unit_id = $2 and article_id = ${inPage}`)}) g on g.article_id = p.article_id
  join unit_article a on a.organization_id = $1 and a.unit_id = $2 and a.id = g.article_id and a.id = ${inPage}
  join organization_supplier s on s.organization_id = $1 and s.id = a.supplier_id
  ${withFigures} and f.article_id = ${inPage}
  cross join lateral (${yearOfFigures}) y
  where g.prices is not null and g.billed is not null and g.item_diff is not null and g.kind is not null
    and g.first_date is not null and g.last_date is not null and g.sum_diff is not null
  order by p.place ${page.direction} nulls last, p.article_id`;

const groupOf = (
  record: GroupRecord,
  { content, ending }: Pick<AlertGroup, 'content' | 'ending'>,
): AlertGroup => ({
  id: record.id,
  supplierId: record.supplier_id,
  supplierName: record.supplier_name,
  category: record.category,
  title: record.title,
  supplierArticleId: record.article_number,
  unit: record.unit,
  currency: record.currency,
  latest: record.last_date,
  content,
  entries: record.entries,
  prices: record.prices.toReversed(),
  total: record.unresolved + record.resolved + record.ignored,
  unresolved: record.unresolved,
  resolved: record.resolved,
  ignored: record.ignored,
  firstDate: record.first_date,
  lastDate: record.last_date,
  watchedPrice: record.watched,
  newPrice: record.billed,
  priceDifference: record.item_diff,
  perBase: shownPerBase(record.why),
  changePercent: changePercent(record.item_diff, record.watched) ?? '0',
  sumDifference: record.sum_diff,
  yearlyImpact: record.yearly,
  yearlyQuantity: record.yearly_quantity,
  isEstimated: record.is_estimated,
  kind: record.kind,
  causes: record.causes,
  newestLineId: record.newest_line_id,
  ending,
});

/** Entries of a status, and the period that what is settled is counted in. */
export interface AlertSelection {
  readonly status: AlertStatus;
  readonly from: string | null;
  readonly to: string | null;
}

const load = async (
  reader: Reader,
  scope: UnitScope,
  asked: AlertSelection,
  sql: string,
  { values, most }: { readonly values: readonly unknown[]; readonly most: number },
): Promise<{ content: AlertGroup[]; total: number }> => {
  const records = await reader.query<GroupRecord>(sql, values);
  const ids = records.map((record) => record.id);
  const [entries, ending] = await Promise.all([
    entriesOf(reader, scope, selectionOf(scope, asked.status, asked), ids, most),
    asked.status === 'UNRESOLVED' ? endingDealsOf(reader, scope, ids) : new Map(),
  ]);
  const content = records.map((record) =>
    groupOf(record, { content: entries.get(record.id) ?? [], ending: ending.get(record.id) ?? [] }),
  );
  return { content, total: records[0]?.all_groups ?? 0 };
};

const start = (scope: UnitScope, asked: AlertSelection): ReturnType<typeof parameters> => {
  const collected = parameters();
  const { status, from: first, to } = selectionOf(scope, asked.status, asked);
  [scope.organizationId, scope.unitId, status, first, to].forEach(collected.add);
  return collected;
};

/** One page of alert groups: all that are undecided, or those settled of a period. */
export const listAlertGroups = async (
  reader: Reader,
  scope: UnitScope,
  query: ListQuery,
): Promise<{ content: AlertGroup[]; total: number }> => {
  const asked = { status: query.status, ...withinPlan(scope.view, boundsOf(query)) };
  const { values, add } = start(scope, asked);
  [asked.from, asked.to].forEach(add);
  const articles = query.supplierId ? `a.supplier_id = ${add(query.supplierId)}` : 'true';
  const range = ` limit ${add(query.limit)} offset ${add(offsetOf(query))}`;
  const { sort, direction } = query;
  const sql = pageSql({ sort, direction, entries: '', articles, range });
  const loaded = await load(reader, scope, asked, sql, { values, most: inList });
  if (loaded.content.length > 0 || query.page === 1) return loaded;
  // A page beyond the end tells nothing of those before it.
  const counted = start(scope, asked);
  const bySupplier = query.supplierId ? `a.supplier_id = ${counted.add(query.supplierId)}` : 'true';
  const [count] = await reader.query<{ total: number }>(
    `select count(distinct e.article_id)::int as total
     from (select article_id ${entriesAsked}) e
     join unit_article a on a.organization_id = $1 and a.unit_id = $2 and a.id = e.article_id where ${bySupplier}`,
    counted.values,
  );
  return { content: [], total: count?.total ?? 0 };
};

/** The group of one article, or null when it has no entry of the status in the period. */
export const findAlertGroup = async (
  reader: Reader,
  scope: UnitScope,
  asked: AlertSelection,
  articleId: string,
): Promise<AlertGroup | null> => {
  const { values, add } = start(scope, asked);
  const settled = withinPlan(scope.view, asked);
  [settled.from, settled.to].forEach(add);
  const entries = ` and article_id = ${add(articleId)}`;
  const sql = pageSql({ sort: 'extra', direction: 'desc', entries, articles: 'true', range: '' });
  const { content } = await load(reader, scope, asked, sql, { values, most: inDetail });
  return content[0] ?? null;
};
