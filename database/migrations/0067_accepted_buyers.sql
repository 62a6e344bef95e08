-- To whom else invoices of a unit may be addressed, since a person let one through: ten digits of an organization number, or
-- a name where the invoice stated none.
create table accepted_buyer (
  organization_id uuid not null,
  unit_id uuid not null,
  buyer text not null,
  accepted_at timestamptz not null,
  accepted_by uuid,
  primary key (organization_id, unit_id, buyer),
  foreign key (organization_id, unit_id) references unit (organization_id, id)
);
select krogkoll_tenant_table('accepted_buyer', 'select, insert');

-- The proven mailboxes of whoever may bring invoices to a unit: owners and editors of its restaurants.
create view member_mailbox as
  select o.organization_id, o.main_unit_id as unit_id, u.address
  from membership m
  join outlet o on o.organization_id = m.organization_id and o.id = m.outlet_id
  cross join lateral (
    select lower(email) as address from user_account
    where id = m.user_id and email_verified_at is not null and disabled_at is null offset 0) u
  where m.organization_id = krogkoll_organization() and m.role in ('owner', 'editor')
  group by o.organization_id, o.main_unit_id, u.address;
grant select on member_mailbox to krogkoll_app;
