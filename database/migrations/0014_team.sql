-- Invitations to outlets of one organization. Only the hash of the link's token is kept; accepting uses it up.
create table invitation (
  organization_id uuid not null references organization (organization_id),
  id uuid not null,
  email text not null,
  role text not null check (role in ('reporter', 'editor', 'owner')),
  language text not null check (language in ('sv', 'en')),
  token_hash bytea not null unique,
  invited_by uuid references user_account (id) on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  state text not null default 'pending' check (state in ('pending', 'accepted', 'declined', 'withdrawn')),
  settled_at timestamptz,
  primary key (organization_id, id),
  check ((state = 'pending') = (settled_at is null))
);
create unique index invitation_id on invitation (id);
create index invitation_addressee on invitation (lower(email)) where state = 'pending';

create table invitation_outlet (
  organization_id uuid not null,
  invitation_id uuid not null,
  outlet_id uuid not null,
  primary key (organization_id, invitation_id, outlet_id),
  foreign key (organization_id, invitation_id) references invitation (organization_id, id) on delete cascade,
  foreign key (organization_id, outlet_id) references outlet (organization_id, id)
);
create index invitation_outlet_outlet on invitation_outlet (organization_id, outlet_id);

select krogkoll_tenant_table('invitation');
select krogkoll_tenant_table('invitation_outlet');

create index audit_entry_newest on audit_entry (organization_id, at desc, id desc);

-- As `member_name`, with what it takes to write to the tenant's own members.
create view team_account as
  select m.organization_id, m.user_id, u.full_name, u.email, u.language
  from membership m join user_account u on u.id = m.user_id
  where m.organization_id = krogkoll_organization()
  group by m.organization_id, m.user_id, u.full_name, u.email, u.language;
grant select on team_account to krogkoll_app;
