import type { z } from 'zod';
import { endingDays, endWarning, unusedDays } from '#core/price-watch/deal-status.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { contains, folded, parameters, swedishOrder } from '#platform/server/sql.ts';
import { offsetOf } from '#platform/wire/paging.ts';
import type { DealsPage, FollowedDeal, listDealsQuery } from '../contract-list.ts';
import { appliesHere, dealColumns, dealOf, type DealRecord, fromDeals } from './queries.ts';

type ListQuery = z.output<typeof listDealsQuery>;
type Outcome = Omit<FollowedDeal, keyof DealRecord | 'tolerance' | 'warning'>;
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

const rowOf = (record: Followed, today: string): FollowedDeal => {
  const { articleId, category, lines, followed, quantity, sum, before, saved, over, last, ...rest } = record;
  const { status, daysLeft, isUnused, ...deal } = rest;
  const outcome = { articleId, category, lines, followed, quantity, sum, before, saved, over, last };
  const warning = endWarning(deal, today);
  return { ...dealOf(deal), ...outcome, status, daysLeft, isUnused, warning };
};

const sumsSql = `
  select u.currency, trim_scale(sum(f.saved)) as saved, trim_scale(coalesce(sum(f.over), 0)) as over,
    coalesce(sum(f.lines), 0)::int as lines, coalesce(sum(f.followed), 0)::int as followed,
    count(distinct f."supplierId") filter (where f.followed < f.lines)::int as "brokenSuppliers"
  from unit u left join f on not f."marketPriced" and f.currency = u.currency`;

const countsSql = `
  select count(*) filter (where ${shownBy['in-force']})::int as "in-force",
    count(*) filter (where ${shownBy.ending})::int as ending, count(*) filter (where ${shownBy.unused})::int as unused,
    count(*) filter (where ${shownBy.ended})::int as ended, count(*) filter (where ${shownBy.upcoming})::int as upcoming
  from f where true`;

/** One page of the deals that apply to the unit, with the sums of the selection and the counts of each filter. */
export const listDeals = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  query: ListQuery,
  { userId, today, onlyWithAlerts }: Viewer,
): Promise<DealsPage> => {
  const { values, add } = parameters();
  [organizationId, unitId, userId, today].forEach(add);
  let found = onlyWithAlerts ? ' and f.unresolved > 0' : '';
  if (query.search) found += ` and f.words like ${add(contains(query.search))}`;
  if (query.supplierId) found += ` and f."supplierId" = ${add(query.supplierId)}`;
  const counted = [...values];
  let chosen = found;
  if (query.show) chosen += ` and ${shownBy[query.show]}`;
  if (query.broken) chosen += ' and not f."marketPriced" and f.followed < f.lines';
  const asked = [...values];
  const page = ` limit ${add(query.limit)} offset ${add(offsetOf(query))}`;
  const rows = await reader.query<Followed>(
    `${followedSql} select ${rowColumns} from f where true${chosen}
     order by ${orderBy[query.sort]} ${query.direction} nulls last, ${orderBy.title}, f.id${page}`,
    values,
  );
  const [counts] = await reader.query<DealsPage['counts']>(`${followedSql} ${countsSql}${found}`, counted);
  const [sums] = await reader.query<DealsPage['sums']>(
    `${followedSql} ${sumsSql}${chosen} where u.organization_id = $1 and u.id = $2 group by u.currency`,
    asked,
  );
  const [all] = await reader.query<{ total: number }>(
    `${followedSql} select count(*)::int as total from f where true${chosen}`,
    asked,
  );
  if (counts === undefined || sums === undefined)
    throw new Error('the gate let a unit in that does not exist');
  return { content: rows.map((row) => rowOf(row, today)), total: all?.total ?? 0, sums, counts };
};

/** One deal of the unit with what became of it, or null. */
export const findFollowed = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  dealId: string,
  { userId, today, onlyWithAlerts }: Viewer,
): Promise<FollowedDeal | null> => {
  const [record] = await reader.query<Followed>(
    `${followedSql} select ${rowColumns} from f where f.id = $5${onlyWithAlerts ? ' and f.unresolved > 0' : ''}`,
    [organizationId, unitId, userId, today, dealId],
  );
  return record === undefined ? null : rowOf(record, today);
};
