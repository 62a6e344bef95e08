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

interface SupplierRecord {
  readonly supplier_id: string;
  readonly display_name: string;
  readonly net: string;
  readonly invoices: number;
}

// Amounts of different currencies are never added up: the unit's own is shown, others beside it.
const own = '(select currency from unit where organization_id = $1 and id = $2)';

const within = `organization_id = $1 and unit_id = $2
  and day >= coalesce($3::date, '-infinity') and day <= coalesce($4::date, 'infinity')`;

/** What was bought on each day of the period, in the unit's own currency. */
export const days = (reader: Reader, scope: UnitScope, period: Period): Promise<DayRecord[]> =>
  reader.query(
    `select day as date, trim_scale(sum(net)) as net from unit_day where ${within} and currency = ${own} and invoices > 0 group by day order by day`,
    [scope.organizationId, scope.unitId, period.from, period.to],
  );

/** What was bought from each supplier in the period, in the unit's own currency; most first. */
export const bySupplier = (reader: Reader, scope: UnitScope, period: Period): Promise<SupplierRecord[]> =>
  reader.query(
    `select d.supplier_id, s.display_name, d.net, d.invoices
     from (select supplier_id, trim_scale(sum(net)) as net, sum(invoices)::int as invoices
           from unit_day where ${within} and currency = ${own} and invoices > 0 group by supplier_id) d
     join organization_supplier s on s.organization_id = $1 and s.id = d.supplier_id
     order by d.net desc, s.display_name`,
    [scope.organizationId, scope.unitId, period.from, period.to],
  );

/** What was bought in each other currency in the period. */
export const inOtherCurrencies = (
  reader: Reader,
  scope: UnitScope,
  period: Period,
): Promise<{ currency: string; net: string }[]> =>
  reader.query(
    `select currency, trim_scale(sum(net)) as net from unit_day
     where ${within} and currency <> ${own} and invoices > 0 group by currency order by currency`,
    [scope.organizationId, scope.unitId, period.from, period.to],
  );

/** What the trust gate holds in the period, in the unit's own currency: it waits and is no cost. */
export const waitingPurchases = async (
  reader: Reader,
  scope: UnitScope,
  period: Period,
): Promise<{ net: string; invoices: number }> => {
  const [waiting] = await reader.query<{ net: string; invoices: number }>(
    `select coalesce(trim_scale(sum(held_net)), 0) as net, coalesce(sum(held_invoices), 0)::int as invoices
     from unit_day where ${within} and currency = ${own} and held_invoices > 0`,
    [scope.organizationId, scope.unitId, period.from, period.to],
  );
  return waiting ?? { net: '0', invoices: 0 };
};
