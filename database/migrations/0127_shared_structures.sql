-- What the layouts of a sender mean, as at least three unrelated organizations taught it (decision 0102): members of closed sets, no value
-- of any paper, and not who taught it. No answer shows it, so it changes nobody's version.
create table shared_structure (
  organization_number text not null,
  layout text collate "C" not null,
  structure jsonb not null,
  primary key (organization_number, layout)
);
grant select on shared_structure to krogkoll_app;
grant select, insert, update, delete on shared_structure to krogkoll_platform;

-- Where somebody contradicts what was shared, and what support staff made of that.
create table structure_review (
  id uuid primary key,
  organization_number text not null,
  layout text collate "C" not null,
  state text not null check (state in ('open', 'stands', 'dropped')),
  structure jsonb not null,
  parties integer not null,
  -- Lessons that say something else, and those that staff let count for nothing.
  against jsonb not null,
  overruled jsonb not null default '[]',
  opened_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references user_account (id) on delete set null
);
create unique index structure_review_layout on structure_review (organization_number, layout);
create index structure_review_person on structure_review (decided_by) where decided_by is not null;

-- An organization that teaches no other what layouts mean, and is shown nothing that others taught.
create table structure_opt_out (
  organization_id uuid primary key references organization (organization_id),
  opted_out_at timestamptz not null,
  opted_out_by uuid references user_account (id) on delete set null
);
create index structure_opt_out_person on structure_opt_out (opted_out_by) where opted_out_by is not null;

-- All that organizations taught of one sender, by the digits of its number or of its VAT number.
create index reading_layout_sender on reading_layout
  (right(regexp_replace(memory #>> '{sender,organizationNumber}', '[^0-9]', '', 'g'), 10)) where kind = 'pages';
create index reading_layout_sender_vat on reading_layout
  (left(regexp_replace(memory #>> '{sender,vatNumber}', '[^0-9]', '', 'g'), 10)) where kind = 'pages';

select krogkoll_platform_table('structure_review');
select krogkoll_tenant_table('structure_opt_out');
