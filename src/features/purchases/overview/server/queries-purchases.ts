import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';

export interface Period {
  readonly from: string | null;
  readonly to: string | null;
}

interface DayRecord {
  readonly date: string;
  readonly net: string;
}

/** The days to compare with, and the last day of the whole period they are the beginning of. */
export interface PreviousPeriod {
  readonly from: string;
  readonly to: string;
  readonly until: string;
}

/** What was bought in a period. Amounts of different currencies are never added up: the unit's own is shown, others beside it. */
export interface Purchases {
  readonly currency: string;
  /** By day, in order; and of the days before until the end of their whole period. */
  readonly days: readonly DayRecord[];
  readonly previousDays: readonly DayRecord[];
  /** By supplier, most first, with the same of the days to compare with; null where nothing was bought then. */
  readonly suppliers: readonly {
    readonly id: string;
    readonly displayName: string;
    readonly net: string;
    readonly previousNet: string | null;
    readonly invoices: number;
  }[];
  readonly foreign: readonly { readonly currency: string; readonly net: string }[];
  /** What the trust gate holds: it waits and is no cost. */
  readonly heldNet: string;
  readonly heldInvoices: number;
}

const dayFields = `day as date, trim_scale(sum(net))::text as net`;

/** The days of both periods are read once. */
const purchasesSql = `
  with bought as materialized (
    select d.day, d.supplier_id, d.currency, d.net, d.invoices, d.held_net, d.held_invoices, d.currency = u.currency as is_own,
      d.day >= coalesce($3::date, '-infinity') and d.day <= coalesce($4::date, 'infinity') as is_now,
      coalesce(d.day >= $5::date and d.day <= $7::date, false) as is_before,
      coalesce(d.day >= $5::date and d.day <= $6::date, false) as is_compared
    from unit_day d
    join unit u on u.organization_id = $1 and u.id = $2
    where d.organization_id = $1 and d.unit_id = $2
      and d.day >= case when $3::date is null then '-infinity' else least($3::date, $5::date) end
      and d.day <= case when $4::date is null then 'infinity' else greatest($4::date, $7::date) end
  )
  select u.currency,
    (select coalesce(json_agg(x order by x.date), '[]') from (
      select ${dayFields} from bought where is_now and is_own and invoices > 0 group by day) x) as days,
    (select coalesce(json_agg(x order by x.date), '[]') from (
      select ${dayFields} from bought where is_before and is_own and invoices > 0 group by day) x) as "previousDays",
    (select coalesce(json_agg(json_build_object('id', s.id, 'displayName', s.display_name, 'net', x.net::text,
        'previousNet', x.previous::text, 'invoices', x.invoices) order by x.net desc, s.display_name), '[]')
      from (
        select supplier_id, trim_scale(sum(net) filter (where is_now)) as net, sum(invoices) filter (where is_now) as invoices,
          trim_scale(sum(net) filter (where is_compared)) as previous
        from bought where (is_now or is_compared) and is_own and invoices > 0 group by supplier_id
      ) x
      join organization_supplier s on s.organization_id = $1 and s.id = x.supplier_id
      where x.net is not null) as suppliers,
    (select coalesce(json_agg(x order by x.currency), '[]') from (
      select currency, trim_scale(sum(net))::text as net from bought where is_now and not is_own and invoices > 0 group by currency
    ) x) as foreign,
    (select coalesce(trim_scale(sum(held_net)), 0) from bought where is_now and is_own and held_invoices > 0) as "heldNet",
    (select coalesce(sum(held_invoices), 0)::int from bought where is_now and is_own and held_invoices > 0) as "heldInvoices"
  from unit u where u.organization_id = $1 and u.id = $2`;

/** What was bought in the period, compared with another. */
export const readPurchases = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  period: Period,
  previous: PreviousPeriod | null,
): Promise<Purchases> => {
  const [purchases] = await reader.query<Purchases>(purchasesSql, [
    organizationId,
    unitId,
    period.from,
    period.to,
    previous?.from ?? null,
    previous?.to ?? null,
    previous?.until ?? null,
  ]);
  if (purchases === undefined) throw new Error('the gate let a unit in that does not exist');
  return purchases;
};

/** What was bought on each day of the period, in the unit's own currency. */
export const days = (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  period: Period,
): Promise<DayRecord[]> =>
  reader.query(
    `select day as date, trim_scale(sum(net)) as net from unit_day
     where organization_id = $1 and unit_id = $2
       and day >= coalesce($3::date, '-infinity') and day <= coalesce($4::date, 'infinity')
       and currency = (select currency from unit where organization_id = $1 and id = $2) and invoices > 0
     group by day order by day`,
    [organizationId, unitId, period.from, period.to],
  );
