-- Restaurants as receivers of e-invoices (OPEN.md, section 6; decision 0090): one a company, by its organisation number. `waiting` and
-- `leaving` are on their way to `registered` and `left`; `elsewhere` and `refused` wait for a person.
create table receiver_registration (
  organization_id uuid primary key references organization (organization_id),
  state text not null check (state in ('waiting', 'registered', 'elsewhere', 'refused', 'leaving', 'left')),
  state_at timestamptz not null,
  -- What an owner has said; null: the power of attorney decides.
  choice text check (choice in ('on', 'off')),
  chosen_at timestamptz,
  chosen_by uuid,
  -- Since when support staff say that whoever signed may sign for the company that has the number; it ends with the power of attorney.
  confirmed_at timestamptz,
  confirmed_by uuid,
  -- Where it is, or may be, registered, and what the provider calls the company.
  provider text,
  handle text,
  -- Never a personal identity number, whose third digit is below 2.
  participant text check (participant ~ '^0007:[0-9]{2}[2-9][0-9]{7}$'),
  -- Of a state that is not reached or not wanted: a code, and the provider's own words.
  reason text check (reason in (
    'personal-number', 'address-missing', 'unconfirmed', 'unauthorised', 'provider', 'silent', 'by-hand', 'unreachable')),
  detail text,
  tries integer not null default 0,
  -- Null: nothing happens by itself.
  next_at timestamptz,
  -- One job at a time works on it.
  leased_until timestamptz
);
create index receiver_registration_due on receiver_registration (next_at) where next_at is not null;
create index receiver_registration_state on receiver_registration (state, state_at);
select krogkoll_tenant_table('receiver_registration', 'select, insert, update');
select krogkoll_unwatch_table('receiver_registration'::regclass);

-- Whether the document that was offered lets us register the company; those before this did not say so.
alter table power_of_attorney add column covers_receiving boolean not null default false;
create index power_of_attorney_receiving on power_of_attorney (organization_id) where state = 'signed' and covers_receiving;
