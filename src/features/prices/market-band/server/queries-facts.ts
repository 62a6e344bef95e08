import type { OrganizationFacts } from '#core/market-band/who-counts.ts';
import { linksSql } from '#features/company/organizations/server/queries-links.ts';
import type { Reader } from '#platform/server/db/port.ts';

/** What decides whether organizations count, of all there are; a read across tenants. */
export const readFacts = async (reader: Reader): Promise<readonly OrganizationFacts[]> => {
  // Across tenants: the market is what all bought together.
  const rows = await reader.query<OrganizationFacts>(
    `select o.organization_id as "organizationId", o.is_sample as "isSample",
       (o.created_at at time zone 'Europe/Stockholm')::date as "registeredOn",
       (select min(first.day) from unit u cross join lateral (
          select d.day from unit_day d where d.organization_id = u.organization_id and d.unit_id = u.id order by d.day limit 1
        ) first where u.organization_id = o.organization_id) as "boughtSince",
       exists (select from power_of_attorney p
               where p.organization_id = o.organization_id and p.state = 'signed') as "isSigned",
       exists (select from market_opt_out x where x.organization_id = o.organization_id) as "hasOptedOut",
       array(${linksSql}) as links,
       coalesce((select jsonb_agg(jsonb_build_object('supplierId', t.supplier_id, 'invoices', t.invoices)) from market_trade t
                 where t.organization_id = o.organization_id), '[]') as trades
     from organization o order by o.organization_id`,
  );
  return rows;
};
