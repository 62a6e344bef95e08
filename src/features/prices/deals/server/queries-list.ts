import type { z } from 'zod';
import { endingDays, endWarning, unusedDays } from '#core/price-watch/deal-status.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { contains, folded, swedishOrder } from '#platform/server/sql.ts';
import { offsetOf } from '#platform/wire/paging.ts';
import type { DealsPage, FollowedDeal, listDealsQuery } from '../contract-list.ts';
import { withElsewhere } from './queries-elsewhere.ts';
import { appliesHere, dealColumns, dealOf, type DealRecord, fromDeals } from './queries.ts';

type ListQuery = z.output<typeof listDealsQuery>;
type Outcome = Omit<FollowedDeal, keyof DealRecord | 'tolerance' | 'warning' | 'elsewhere'>;
type Followed = DealRecord & Outcome;

/** Who asks, and when. */
export interface Viewer {
  readonly userId: string | null;
  readonly today: string;
  /** A reporter reads deals of articles with active alerts alone (SECURITY matrix, note 5). */
  readonly onlyWithAlerts: boolean;
}

/**
 * Every deal that applies to the unit with what became of it, as `core/price-watch/deal-tally` and `deal-status` say; `$4` is the
 * day.
 */
const followedSql = `
  with told as (
    select ${dealColumns}, a.id as "articleId", coalesce(a.category, s.own_category, s.category, '') as category, a.last_date,
      a.unresolved, d.created_at, lower(d.title || ' ' || coalesce(d.article_number, '') || ' ') || ${folded('s.display_name')} as words,
      coalesce((t.tally ->> 'lines')::int, 0) as lines, coalesce((t.tally ->> 'followed')::int, 0) as followed,
      coalesce((t.tally ->> 'quantity')::numeric, 0) as quantity, coalesce((t.tally ->> 'sum')::numeric, 0) as sum,
      trim_scale((t.tally ->> 'before')::numeric) as before,
      case when not d.market_priced then trim_scale(round((t.tally ->> 'before')::numeric * (t.tally ->> 'keptQuantity')::numeric
        - (t.tally ->> 'keptValue')::numeric, 2)) end as saved,
      case when not d.market_priced then coalesce((t.tally ->> 'over')::numeric, 0) end as over,
      case when jsonb_typeof(t.tally -> 'last') = 'object' then t.tally -> 'last' end as last
    ${fromDeals}
    left join lateral (
      select x.tally from jsonb_array_elements(a.watch_state -> 'tallies') x(tally) where x.tally ->> 'dealId' = d.id::text
    ) t on true
    where ${appliesHere}
  ),
  f as (
    select told.*,
      case when "validFrom" > $4::date then 'upcoming' when "effectiveTo" < $4::date then 'ended'
        when "effectiveTo" <= $4::date + ${endingDays} then 'ending' else 'in-force' end as status,
      case when "validFrom" <= $4::date and "effectiveTo" >= $4::date then "effectiveTo" - $4::date end as "daysLeft",
      coalesce("validFrom" <= $4::date and coalesce("effectiveTo" >= $4::date, true)
        and greatest("validFrom", last_date) < $4::date - ${unusedDays}, false) as "isUnused"
    from told
  )`;

const shownBy: Readonly<Record<NonNullable<ListQuery['show']>, string>> = {
  'in-force': `f.status in ('in-force', 'ending')`,
  ending: `f.status = 'ending'`,
  unused: 'f."isUnused"',
  ended: `f.status = 'ended'`,
  upcoming: `f.status = 'upcoming'`,
};

const orderBy: Readonly<Record<ListQuery['sort'], string>> = {
  over: 'f.over',
  saved: 'f.saved',
  title: swedishOrder('f.title'),
  supplier: swedishOrder('f."supplierName"'),
  validTo: `coalesce(f."effectiveTo", 'infinity')`,
  followed: 'f.followed::numeric / nullif(f.lines, 0)',
  change: `((f.last ->> 'price')::numeric / nullif((f.last ->> 'promised')::numeric, 0))`,
};

const rowColumns = `
  f.id, f."unitIds", f."otherUnits", f."supplierId", f."supplierName", f."articleNumber", f.unit, f.title, f.price, f.breaks,
  f.basis, f.pack, f.currency, f."validFrom", f."validTo", f."effectiveTo", f."toleranceType", f."toleranceUp",
  f."toleranceDown", f."marketPriced", f.source, f."createdBy", f."createdAt", f.note, f."articleId", f.category, f.lines,
  f.followed, trim_scale(f.quantity) as quantity, f.sum, f.before, f.saved, f.over, f.last, f.status, f."daysLeft",
  f."isUnused"`;

const rowOf = (record: Followed, today: string): Omit<FollowedDeal, 'elsewhere'> => {
  const { articleId, category, lines, followed, quantity, sum, before, saved, over, last, ...rest } = record;
  const { status, daysLeft, isUnused, ...deal } = rest;
  const outcome = { articleId, category, lines, followed, quantity, sum, before, saved, over, last };
  const warning = endWarning(deal, today);
  return { ...dealOf(deal), ...outcome, status, daysLeft, isUnused, warning };
};

/** Rows as a person sees them: what is bought elsewhere is no matter of a reporter's. */
const rowsOf = async (
  reader: Reader,
  scope: UnitScope,
  records: readonly Followed[],
  { today, onlyWithAlerts }: Viewer,
): Promise<FollowedDeal[]> => {
  const rows = records.map((record) => rowOf(record, today));
  return onlyWithAlerts
    ? rows.map((row) => ({ ...row, elsewhere: null }))
    : withElsewhere(reader, scope, rows, today);
};

const counts = `
  'in-force', count(*) filter (where ${shownBy['in-force']}), 'ending', count(*) filter (where ${shownBy.ending}),
  'unused', count(*) filter (where ${shownBy.unused}), 'ended', count(*) filter (where ${shownBy.ended}),
  'upcoming', count(*) filter (where ${shownBy.upcoming})`;

/** What the whole selection comes to, of the fixed-price deals in the unit's currency; amounts as text, to stay exact. */
const totals = `
  select
    (select json_build_object(${counts}) from found f) as counts,
    json_build_object('currency', u.currency, 'saved', trim_scale(sum(f.saved))::text,
      'over', trim_scale(coalesce(sum(f.over), 0))::text, 'lines', coalesce(sum(f.lines), 0),
      'followed', coalesce(sum(f.followed), 0),
      'brokenSuppliers', count(distinct f."supplierId") filter (where f.followed < f.lines)) as sums,
    (select count(*)::int from chosen) as total
  from unit u left join chosen f on not f."marketPriced" and f.currency = u.currency
  where u.organization_id = $1 and u.id = $2 group by u.currency`;

/** `$5` to `$7`: words, a supplier, whether only those with alerts. */
const looksFor = `($5::text is null or f.words like $5) and ($6::uuid is null or f."supplierId" = $6)
  and (not $7::boolean or f.unresolved > 0)`;

/** The deals are told once, for a page, its sums and all counts; beyond the last page one row has the sums alone. */
const listSql = ({ show, sort, direction }: ListQuery): string => `
  ${followedSql},
  found as materialized (select * from f where ${looksFor}),
  chosen as materialized (
    select * from found f where ${show === undefined ? 'true' : shownBy[show]}
      and (not $8::boolean or not f."marketPriced" and f.followed < f.lines)
  )
  select t.counts, t.sums, t.total, r.*
  from (${totals}) t
  left join (
    select ${rowColumns}, row_number() over (order by ${orderBy[sort]} ${direction} nulls last, ${orderBy.title}, f.id) as place
    from chosen f order by place limit $9 offset $10
  ) r on true
  order by r.place`;

type Totals = Pick<DealsPage, 'sums' | 'counts' | 'total'>;
type Placed = Followed & { readonly place: number };
type ListRow = Totals & { readonly [Name in keyof Placed]: Placed[Name] | null };

const hasDeal = (row: ListRow): row is Totals & Placed => row.id !== null;

/** One page of the deals that apply to the unit, with the sums of the selection and the counts of each filter. */
export const listDeals = async (
  reader: Reader,
  scope: UnitScope,
  query: ListQuery,
  viewer: Viewer,
): Promise<Omit<DealsPage, 'claimable'>> => {
  const rows = await reader.query<ListRow>(listSql(query), [
    scope.organizationId,
    scope.unitId,
    viewer.userId,
    viewer.today,
    query.search ? contains(query.search) : null,
    query.supplierId ?? null,
    viewer.onlyWithAlerts,
    query.broken ?? false,
    query.limit,
    offsetOf(query),
  ]);
  const [first] = rows;
  if (first === undefined) throw new Error('the gate let a unit in that does not exist');
  const { total, sums, counts: byFilter } = first;
  return {
    content: await rowsOf(reader, scope, rows.filter(hasDeal), viewer),
    total,
    sums,
    counts: byFilter,
  };
};

/** One deal of the unit with what became of it, or null. */
export const findFollowed = async (
  reader: Reader,
  scope: UnitScope,
  dealId: string,
  viewer: Viewer,
): Promise<FollowedDeal | null> => {
  const { userId, today, onlyWithAlerts } = viewer;
  const records = await reader.query<Followed>(
    `${followedSql} select ${rowColumns} from f where f.id = $5${onlyWithAlerts ? ' and f.unresolved > 0' : ''}`,
    [scope.organizationId, scope.unitId, userId, today, dealId],
  );
  return (await rowsOf(reader, scope, records, viewer))[0] ?? null;
};
