-- What registering asks of a company and its restaurants. Rows from before it know none of it.
alter table organization
  add column forward_email text,
  -- Ten digits; of a parent organization.
  add column corporate_identity_number text,
  add column parent_organization_id uuid references organization (organization_id),
  add check (parent_organization_id <> organization_id);
create index organization_parent on organization (parent_organization_id) where parent_organization_id is not null;

alter table outlet
  add column website text,
  -- Where suppliers send invoices today.
  add column forward_email text,
  add column contact_email text,
  -- E.164.
  add column contact_tel text,
  add column street text,
  add column city text,
  add column zip_code text,
  -- ISO 3166-1 alpha-2.
  add column country text not null default 'SE' check (country ~ '^[A-Z]{2}$'),
  -- Digits without a hyphen.
  add column bankgiro_number text check (bankgiro_number ~ '^[0-9]{7,8}$'),
  add column category text
    check (category in ('restaurant', 'bar', 'cafe', 'hotel', 'catering', 'pub', 'fast-food', 'canteen', 'other'));

-- What somebody has answered and not registered yet, so that the next device goes on from there.
create table onboarding_draft (
  user_id uuid primary key references user_account (id) on delete cascade,
  draft jsonb not null,
  changed_at timestamptz not null
);

alter table user_account add check (onboarding_status in (
  'START_ONBOARDING', 'SETUP_SUPPLIERS', 'SETUP_MULTI_ORGANIZATION_SUPPLIERS', 'SHARE_INVOICE_EMAIL',
  'ESIGN_DOCUMENT_SIGNED', 'ONBOARDED'));

select krogkoll_platform_table('onboarding_draft');
