import { z } from 'zod';
import { linkStatus, supplierCategory } from '#features/suppliers/suppliers/contract.ts';
import { suppliersInPlan } from '#features/suppliers/suppliers/server/queries-plan.ts';
import { shownColumns, shownJoins } from '#features/suppliers/suppliers/server/queries-shown.ts';
import type { Reader } from '#platform/server/db/port.ts';
import { contains, folded, swedishOrder } from '#platform/server/sql.ts';
import { searchText } from '#platform/wire/fields.ts';
import { supplierColumns, type SupplierRecord } from '../rules-columns-people.ts';
import { byPages, readOnce, type Asked, type ListSource } from './queries-source.ts';

const filter = z.object({
  search: searchText,
  category: supplierCategory.optional(),
  status: linkStatus.optional(),
});

/**
 * Suppliers of the unit's restaurants, each of the directory's once, with what the unit bought of them from $3 to $4 in its own
 * currency. $5 to $7 words, a category and how it stands; $8 those that the plan shows.
 */
const suppliersSql = `
  with bought as (
    select b.supplier_id, sum(b.net) as cost, sum(b.invoices)::int as invoices, max(b.day) as latest
    from unit_day b
    join unit u on u.organization_id = $1 and u.id = $2 and u.currency = b.currency
    where b.organization_id = $1 and b.unit_id = $2
      and b.day >= coalesce($3::date, '-infinity') and b.day <= coalesce($4::date, 'infinity')
    group by b.supplier_id
  ), linked as (
    select l.supplier_id,
      case when bool_or(l.status = 'active') then 'active' when bool_or(l.status = 'requested') then 'requested'
        else 'inactive' end as status
    from outlet_supplier l
    join outlet t on t.organization_id = $1 and t.id = l.outlet_id and t.main_unit_id = $2
    where l.organization_id = $1 group by l.supplier_id
  ), found as (
    select ${shownColumns}, k.status, c.cost, c.invoices, c.latest
    from linked k
    join organization_supplier o on o.organization_id = $1 and o.id = k.supplier_id
    left join bought c on c.supplier_id = o.id ${shownJoins}
    where o.organization_id = $1
  ), whole as (
    select f.id, min(f."displayName") as "displayName", min(f.name) as name, min(f.category) as category,
      min(f."legalEntityNumber") as "legalEntityNumber",
      case when bool_or(f.status = 'active') then 'active' when bool_or(f.status = 'requested') then 'requested'
        else 'inactive' end as status,
      coalesce(trim_scale(sum(f.cost)), 0)::text as cost, coalesce(sum(f.invoices), 0)::int as invoices, max(f.latest) as latest
    from found f
    where ($8::uuid[] is null or f.id = any($8)) group by f.id
  )
  select w.*, u.currency
  from whole w join unit u on u.organization_id = $1 and u.id = $2
  where ($5::text is null or ${folded('w."displayName"')} like $5) and ($6::text is null or w.category = $6)
    and ($7::text is null or w.status = $7)
  order by ${swedishOrder('w."displayName"')}, w.id`;

const read = async (
  reader: Reader,
  { scope, filter: own, period }: Asked<z.output<typeof filter>>,
): Promise<SupplierRecord[]> => {
  const { organizationId, unitId, view } = scope;
  const shown = await suppliersInPlan(reader, organizationId, view);
  const from = period.from === null || period.from < view.since ? view.since : period.from;
  return reader.query<SupplierRecord>(suppliersSql, [
    organizationId,
    unitId,
    from,
    period.to,
    own.search ? contains(own.search) : null,
    own.category ?? null,
    own.status ?? null,
    shown === null ? null : [...shown],
  ]);
};

/** Suppliers by name, as many as a restaurant has: read at once. */
export const supplierSource: ListSource<typeof filter, SupplierRecord> = {
  filter,
  columns: supplierColumns,
  currencyOf: ({ currency }) => currency,
  count: async (reader, asked) => (await read(reader, asked)).length,
  open: (asked) => {
    const all = readOnce((reader) => read(reader, asked));
    return byPages(async (reader, { page, limit }) =>
      (await all(reader)).slice((page - 1) * limit, page * limit),
    );
  },
};
