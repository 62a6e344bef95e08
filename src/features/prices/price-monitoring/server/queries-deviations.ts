import { changePercent } from '#core/price-watch/change-percent.ts';
import type { Claimable } from '../contract-claimable.ts';
import { canBeClaimed, claimableColumns, claimsOf, idsOf } from './queries-claimable.ts';
import type { HeldLine } from './queries-claimable.ts';
import { extraCost, ofSelection } from './queries-conditions.ts';
import { newestFirst, selectionOf } from './queries-entries.ts';
import { yearlyImpact, yearlyQuantities } from './queries-yearly.ts';
import type { Why } from '#core/price-watch/types.ts';
import { shownPerBase } from '../rules-base-prices.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { contains, folded, swedishOrder } from '#platform/server/sql.ts';
import { boundsOf } from '#platform/wire/fields.ts';
import type { QueryOf, ReplyOf } from '#platform/wire/endpoint.ts';
import { offsetOf } from '#platform/wire/paging.ts';
import type { deviationsContract } from '../contract-deviations.ts';
import type { DeviationGroup, DeviationLine } from '../contract-deviations.ts';

type Contract = typeof deviationsContract;
type ListQuery = QueryOf<Contract['listDeviations']>;
type LinesQuery = QueryOf<Contract['listDeviationLines']>;
type Filter = LinesQuery;

/** The entries of one status, where `isWanted`; from and to as price monitoring has them. */
const ofStatus = (status: string, from: string, to: string, isWanted: string): string =>
  `${ofSelection(status, from, to)} and ${isWanted}::boolean`;

/** `asked`: the entries of a filter with their articles and suppliers; the same conditions as price monitoring's, status by status. */
const askedEntries = `
  select e.*, ${extraCost} as cost, a.name as title, a.article_number, a.category, a.unit, s.display_name as supplier_name
  from (select * from price_alert_entry where ${ofStatus("'UNRESOLVED'", '$3', '$4', '$5')}
    or ${ofStatus("'RESOLVED'", '$6', '$7', '$8')} or ${ofStatus("'IGNORED'", '$9', '$10', '$11')}) e
  join unit_article a on a.organization_id = $1 and a.unit_id = $2 and a.id = e.article_id
  join organization_supplier s on s.organization_id = $1 and s.id = a.supplier_id
  where ($12::uuid is null or e.article_id = $12) and ($13::uuid[] is null or e.id = any($13))
    and ($14::uuid is null or a.supplier_id = $14)
    and (not $15::boolean or e.deal_id is not null) and (not $16::boolean or e.item_diff > 0)
    and ($17::text is null or a.search like $17 or ${folded('s.display_name')} like $17
      or ${folded('e.invoice_number')} like $17)`;

/** The values of `$1` to `$17`. */
const valuesOf = (scope: UnitScope, filter: Filter): unknown[] => [
  scope.organizationId,
  scope.unitId,
  ...(['UNRESOLVED', 'RESOLVED', 'IGNORED'] as const).flatMap((status) => {
    const { from, to } = selectionOf(scope, status, boundsOf(filter));
    return [from, to, filter.status === undefined || filter.status === status];
  }),
  filter.articleId ?? null,
  filter.lineIds ?? null,
  filter.supplierId ?? null,
  filter.onlyDeals ?? false,
  filter.onlyDearer ?? false,
  filter.search ? contains(filter.search) : null,
];

const newest = (column: string): string => `(array_agg(${column} order by ${newestFirst}))[1]`;

/** The newest entry speaks for its article. */
const grouped = `
  select article_id, supplier_name, count(*)::int as entries, min(invoice_date) as first_date,
    max(invoice_date) as last_date, sum(cost) as sum_diff, ${newest('id')} as newest_id,
    ${newest('watched_price')} as watched, ${newest('billed_price')} as billed, ${newest('item_diff')} as item_diff,
    ${newest('kind')} as kind, ${newest('why')} as why, ${newest('deal_id')} is not null as is_of_deal,
    ${newest('status')} as status, ${newest('decision_id')} as decision_id, ${claimableColumns('$20')}
  from asked group by article_id, supplier_name`;

const orderBy: Readonly<Record<ListQuery['sort'], string>> = {
  sum: 'g.sum_diff',
  yearly: yearlyImpact,
  latest: 'g.last_date',
  supplier: swedishOrder('g.supplier_name'),
};

/** What all that match come to in the unit's currency, beside how many articles they are of; amounts as text, to stay exact. */
const totals = `
  select json_build_object('currency', u.currency, 'sum', coalesce(sum(cost), 0)::text, 'entries', count(article_id),
      'dearerEntries', count(*) filter (where cost > 0), 'cheaperEntries', count(*) filter (where cost < 0),
      'dealToClaim', coalesce(sum(cost) filter (where deal_id is not null and ${canBeClaimed('$20', 'asked.id')}), 0)::text,
      'firstDate', min(invoice_date), 'dealSum', coalesce(sum(cost) filter (where deal_id is not null and cost > 0), 0)::text,
      'dealEntries', count(*) filter (where deal_id is not null and cost > 0),
      'dealArticles', count(distinct article_id) filter (where deal_id is not null and cost > 0)) as sums,
    (select count(distinct article_id)::int from asked) as groups
  from unit u left join asked on asked.currency = u.currency
  where u.organization_id = $1 and u.id = $2 group by u.currency`;

/** The entries are read once, for the rows of a page and the sums of all; beyond the last page one row has the sums alone. */
const listSql = ({ sort, direction }: ListQuery): string => {
  // What a year costs is looked up for the page alone, unless it orders the rows.
  const early = sort === 'yearly' ? 'a.unresolved + a.resolved + a.ignored > 0' : 'false';
  return `
  with asked as materialized (${askedEntries}),
  page as materialized (
    select g.*, row_number() over (order by ${orderBy[sort]} ${direction} nulls last, g.article_id) as place
    from (${grouped}) g
    join unit_article a on a.organization_id = $1 and a.unit_id = $2 and a.id = g.article_id
    left join (${yearlyQuantities(early)}) y on y.article_id = g.article_id
    order by place limit $18 offset $19
  )
  select t.sums, t.groups, r.*
  from (${totals}) t
  left join (
    select g.place, a.id, a.supplier_id as "supplierId", g.supplier_name as "supplierName", a.category, a.name as title,
      a.article_number as "articleNumber", a.unit, a.currency, g.first_date as "firstDate", g.last_date as "lastDate",
      g.entries, trim_scale(g.watched) as "watchedPrice", trim_scale(g.billed) as "newPrice",
      trim_scale(g.item_diff) as "priceDifference", g.why, g.kind, coalesce(g.why -> 'causes', '[]') as causes,
      g.is_of_deal as "isOfDeal", g.status, d.comment, g.sum_diff as "sumDifference", ${yearlyImpact} as "yearlyImpact",
      coalesce(y.is_estimated, true) as "isEstimated", g.to_claim as "toClaim", g.to_claim_lines as lines,
      g.held_ids as "heldIds"
    from page g
    join unit_article a on a.organization_id = $1 and a.unit_id = $2 and a.id = g.article_id
    left join (${yearlyQuantities('a.id in (select article_id from page)')}) y on y.article_id = g.article_id
    left join price_decision d
      on d.organization_id = $1 and d.unit_id = $2 and d.article_id = g.article_id and d.id = g.decision_id
  ) r on true
  order by r.place`;
};

type Deviations = ReplyOf<Contract['listDeviations']>;

interface Totals {
  readonly sums: Deviations['sums'];
  readonly groups: number;
}

type GroupRecord = Omit<DeviationGroup, 'changePercent' | 'claimable' | 'perBase'> &
  Pick<Claimable, 'toClaim' | 'lines'> & {
    readonly place: number;
    readonly heldIds: string[];
    readonly why: Why | null;
  };
/** Beyond the last page, the sums alone. */
type Row = Totals & { readonly [Name in keyof GroupRecord]: GroupRecord[Name] | null };

const hasGroup = (row: Row): row is Totals & GroupRecord => row.id !== null;

const groupOf = (row: Row, held: readonly HeldLine[] | null): DeviationGroup[] => {
  if (!hasGroup(row)) return [];
  const { sums: _sums, groups: _groups, place: _place, toClaim, lines, heldIds, why, ...group } = row;
  return [
    {
      ...group,
      perBase: shownPerBase(why),
      changePercent: changePercent(group.priceDifference, group.watchedPrice),
      claimable: held === null ? null : { toClaim, lines, claims: claimsOf(heldIds, held) },
    },
  ];
};

/** A page of deviations by article, and the sums of all that match; `held` is null for who may see no claims. */
export const listDeviations = async (
  reader: Reader,
  scope: UnitScope,
  query: ListQuery,
  held: readonly HeldLine[] | null,
): Promise<Deviations> => {
  const values = [...valuesOf(scope, query), query.limit, offsetOf(query), idsOf(held ?? [])];
  const rows = await reader.query<Row>(listSql(query), values);
  const [first] = rows;
  if (first === undefined) throw new Error('the unit is there');
  return {
    content: rows.flatMap((row) => groupOf(row, held)),
    total: first.groups,
    sums: held === null ? { ...first.sums, dealToClaim: null } : first.sums,
  };
};

const mostLines = 500;

type LineRecord = Omit<DeviationLine, 'perBase'> & { readonly why: Why | null };

/** Order lines that deviate, newest first. */
export const listDeviationLines = async (
  reader: Reader,
  scope: UnitScope,
  query: LinesQuery,
): Promise<DeviationLine[]> => {
  const rows = await reader.query<LineRecord>(
    `with asked as (${askedEntries})
     select id, article_id as "articleId", title, supplier_id as "supplierId", supplier_name as "supplierName",
       invoice_id as "invoiceId", invoice_number as "invoiceNumber", invoice_date as "invoiceDate",
       trim_scale(quantity) as quantity, unit, currency, trim_scale(billed_price) as "billedPrice",
       trim_scale(watched_price) as "watchedPrice", trim_scale(item_diff) as "itemDifference", why,
       cost as "sumDifference", deal_id is not null as "isOfDeal", status
     from asked order by ${newestFirst} limit $18`,
    [...valuesOf(scope, query), mostLines],
  );
  return rows.map(({ why, ...line }) => ({ ...line, perBase: shownPerBase(why) }));
};

/** Days, both in it, that bound every status; null leaves a side open. */
interface Days {
  readonly from: string | null;
  readonly to: string | null;
}

const askedDays = ({ from, to }: Days): { from?: string; to?: string } => ({
  ...(from === null ? {} : { from }),
  ...(to === null ? {} : { to }),
});

const ofDays = `asked.invoice_date >= coalesce($18::date, '-infinity') and asked.invoice_date <= coalesce($19::date, 'infinity')`;

/** How many order lines deviate, of these days whatever their status. */
export const countDeviationLines = async (
  reader: Reader,
  scope: UnitScope,
  filter: LinesQuery,
  { from, to }: Days,
): Promise<number> => {
  const [found] = await reader.query<{ lines: number }>(
    `with asked as (${askedEntries}) select count(*)::int as lines from asked where ${ofDays}`,
    [...valuesOf(scope, { ...filter, ...askedDays({ from, to }) }), from, to],
  );
  return found?.lines ?? 0;
};

/** A deviating line with what a list of them says beside it. */
export type DeviationLineTold = Omit<DeviationLine, 'perBase'> & {
  readonly articleNumber: string | null;
  readonly category: string;
  readonly comment: string | null;
};

/** So many order lines that deviate, by date, newest first, after the last one of the page before. */
export const pageOfDeviationLines = (
  reader: Reader,
  scope: UnitScope,
  filter: LinesQuery,
  page: Days & { readonly after: Pick<DeviationLine, 'id' | 'invoiceDate'> | null; readonly limit: number },
): Promise<DeviationLineTold[]> =>
  reader.query<DeviationLineTold>(
    `with asked as (${askedEntries})
     select asked.id, asked.article_id as "articleId", asked.title, asked.article_number as "articleNumber", asked.category,
       asked.supplier_id as "supplierId", asked.supplier_name as "supplierName", asked.invoice_id as "invoiceId",
       asked.invoice_number as "invoiceNumber", asked.invoice_date as "invoiceDate", trim_scale(asked.quantity) as quantity,
       asked.unit, asked.currency, trim_scale(asked.billed_price) as "billedPrice",
       trim_scale(asked.watched_price) as "watchedPrice", trim_scale(asked.item_diff) as "itemDifference",
       asked.cost as "sumDifference", asked.deal_id is not null as "isOfDeal", asked.status, d.comment
     from asked
     left join price_decision d on d.organization_id = $1 and d.unit_id = $2 and d.article_id = asked.article_id
       and d.id = asked.decision_id
     where ${ofDays} and ($20::date is null or (asked.invoice_date, asked.id) < ($20::date, $21::uuid))
     order by asked.invoice_date desc, asked.id desc limit $22`,
    [
      ...valuesOf(scope, { ...filter, ...askedDays(page) }),
      page.from,
      page.to,
      page.after?.invoiceDate ?? null,
      page.after?.id ?? null,
      page.limit,
    ],
  );
