/**
 * What organization `o` may have in common with another: a company above it, a person who owns or has signed, a customer or card that
 * pays. A parent is known by its row or by its number.
 */
export const linksSql = `
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
