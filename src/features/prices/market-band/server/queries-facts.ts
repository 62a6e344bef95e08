import type { OrganizationFacts } from '#core/market-band/who-counts.ts';
import type { Reader } from '#platform/server/db/port.ts';

/**
 * What two organizations may have in common: a company above them, a person who owns or has signed, a customer or card that pays. A
 * parent is known by its row or by its number.
 */
const linksSql = `
  select 'company ' || o.organization_id union all
  select 'company ' || o.parent_organization_id where o.parent_organization_id is not null union all
  select 'number ' || o.organization_number union all
  select 'number ' || o.corporate_identity_number where o.corporate_identity_number is not null union all
  select 'mail ' || lower(u.email) from membership m join user_account u on u.id = m.user_id
  where m.organization_id = o.organization_id and m.role = 'owner' union all
  select 'mail ' || lower(p.signatory_email) from power_of_attorney p
  where p.organization_id = o.organization_id and p.state = 'signed' union all
  select 'customer ' || b.customer_id from billing_account b
  where b.organization_id = o.organization_id and b.customer_id is not null union all
  select 'card ' || b.card::text from billing_account b where b.organization_id = o.organization_id and b.card is not null`;

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
