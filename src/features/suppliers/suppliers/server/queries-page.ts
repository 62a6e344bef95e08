import { laterOf } from '#core/entitlements/plan-view.ts';
import { decimal, rounded } from '#core/values/decimal.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { swedishDate } from '#core/values/swedish-date.ts';
import type { SupplierPage, SupplierRow } from '../contract.ts';
import { contactOf } from '../rules-contact.ts';
import { listLinks } from './queries-links.ts';
import { seatsOf } from './queries.ts';
import { directoryEntry, shownColumns, shownJoins, shownRow } from './queries-shown.ts';
import type { ShownRecord } from './queries-shown.ts';

/** Months of a supplier's page: the one that runs and a year before it, as far as the plan shows them. */
const months = 13;

const monthsUpTo = (today: string): string[] => {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: months }, (_, at) =>
    new Date(Date.UTC(year, month - months + at, 1)).toISOString().slice(0, 7),
  );
};

const listed = async (reader: Reader, id: string): Promise<SupplierRow | null> => {
  const [row] = await reader.query<SupplierRow>(
    `select r.id, r.display_name as "displayName", r.legal_name as name, r.category,
       r.organization_number as "legalEntityNumber", r.verified
     from supplier d join ${directoryEntry('coalesce(d.merged_into, d.id)')} r on true where d.id = $1`,
    [id],
  );
  return row ?? null;
};

/** The organization's own suppliers that stand for the asked one: by its own id, or through the directory. */
export const ownOf = (
  reader: Reader,
  organizationId: string,
  supplierId: string,
): Promise<(ShownRecord & { own: string })[]> =>
  reader.query(
    `with asked as (
       select coalesce(d.merged_into, d.id) as id from supplier d where d.id = $2
       union all
       select coalesce(d.merged_into, d.id) from organization_supplier o
       join ${directoryEntry('o.directory_id')} d on true
       where o.organization_id = $1 and o.id = $2)
     select ${shownColumns}, o.id as own from organization_supplier o ${shownJoins}
     where o.organization_id = $1 and (o.id = $2 or r.id in (select id from asked)) order by o.id`,
    [organizationId, supplierId],
  );

interface Figures {
  readonly costs: { readonly month: string; readonly cost: string }[];
  readonly everything: string;
  readonly waiting: string;
  readonly products: number;
  readonly invoices: number;
  readonly latest: string | null;
  readonly bankgiro: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly currency: string;
}

const figuresSql = `
  with unit_currency as (select currency from unit where organization_id = $1 and id = $2),
  bought as (
    select to_char(day, 'YYYY-MM') as month, supplier_id = any($3::uuid[]) as own, sum(net) as net, sum(held_net) as held
    from unit_day
    where organization_id = $1 and unit_id = $2 and day >= $4::date and day <= $5::date
      and currency = (select currency from unit_currency) group by 1, 2)
  select u.currency,
    (select coalesce(jsonb_agg(jsonb_build_object('month', month, 'cost', trim_scale(net)::text)), '[]')
     from bought where own) as costs,
    (select coalesce(trim_scale(sum(net)), 0) from bought) as everything,
    (select coalesce(trim_scale(sum(held)), 0) from bought where own) as waiting,
    (select count(*)::int from unit_article
     where organization_id = $1 and unit_id = $2 and supplier_id = any($3::uuid[]) and stitched_into is null) as products,
    (select coalesce(sum(invoices + held_invoices), 0)::int from unit_day
     where organization_id = $1 and unit_id = $2 and supplier_id = any($3::uuid[])) as invoices,
    (select max(day) from unit_day
     where organization_id = $1 and unit_id = $2 and supplier_id = any($3::uuid[])) as latest,
    (select account from supplier_account
     where organization_id = $1 and supplier_id = any($3::uuid[]) and kind = 'bankgiro'
     order by confirmed_at desc limit 1) as bankgiro,
    (select contact_phone from organization_supplier
     where organization_id = $1 and id = any($3::uuid[]) and contact_phone is not null order by id limit 1) as phone,
    (select contact_email from organization_supplier
     where organization_id = $1 and id = any($3::uuid[]) and contact_email is not null order by id limit 1) as email
  from unit_currency u`;

/** A supplier's page, by the directory's id or the organization's own; null when it is neither. */
export const readSupplier = async (
  reader: Reader,
  { organizationId, unitId, view }: UnitScope,
  { userId, now }: { readonly userId: string; readonly now: Date },
  supplierId: string,
): Promise<SupplierPage | null> => {
  const own = await ownOf(reader, organizationId, supplierId);
  const [first] = own;
  const row = first === undefined ? await listed(reader, supplierId) : shownRow(first);
  if (row === null) return null;
  const ownIds = own.map((one) => one.own);
  const since = view?.since ?? null;
  const shown = monthsUpTo(swedishDate(now)).filter((month) => since === null || month >= since.slice(0, 7));
  const [figures] = await reader.query<Figures>(figuresSql, [
    organizationId,
    unitId,
    ownIds,
    laterOf(`${shown[0] ?? swedishDate(now).slice(0, 7)}-01`, since),
    swedishDate(now),
  ]);
  if (figures === undefined) throw new Error('a query of figures is one row');
  const seats = await seatsOf(reader, organizationId, userId);
  const links = (await listLinks(reader, organizationId, seats)).find(({ id }) => id === row.id)?.outlets;
  const costs = new Map(figures.costs.map(({ month, cost }) => [month, cost]));
  const cost = figures.costs.reduce((sum, one) => sum.plus(one.cost), decimal('0'));
  const { everything } = figures;
  return {
    ...row,
    bankgiro: figures.bankgiro,
    contact: contactOf(figures.phone, figures.email),
    outlets: seats.map(({ outletId, displayName }) => {
      const link = links?.find((one) => one.outletId === outletId);
      return { outletId, displayName, status: link?.status ?? null, since: link?.since ?? null };
    }),
    ownIds,
    currency: figures.currency,
    costByMonth: shown.map((month) => ({ month, cost: costs.get(month) ?? '0' })),
    cost: cost.toFixed(),
    waiting: figures.waiting,
    share: decimal(everything).gt('0') ? rounded(cost.times('100').div(decimal(everything)), 1) : null,
    products: figures.products,
    invoices: figures.invoices,
    latestInvoiceDate: figures.latest,
  };
};
