-- What is watched beside prices (DEALS.md, section 7). A finding follows from the unit's invoices and is made anew from them by
-- `look-beside`; only what people answered, and that a letter left, is known here alone.
create table radar_finding (
  organization_id uuid not null,
  unit_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('fee', 'renumbered', 'missing')),
  supplier_id uuid not null,
  -- What it is about, within its kind and supplier: found again, it is the same finding.
  subject text not null,
  facts jsonb not null,
  found_at timestamptz not null,
  -- When it did not follow any more: an invoice that was missing has come.
  closed_at timestamptz,
  answer text check (answer in ('confirmed', 'refused')),
  answered_at timestamptz,
  answered_by uuid references user_account (id) on delete set null,
  -- When a copy was asked for, and of whom.
  asked_at timestamptz,
  asked_of text,
  primary key (organization_id, unit_id, id),
  unique (organization_id, unit_id, kind, supplier_id, subject),
  foreign key (organization_id, supplier_id) references organization_supplier (organization_id, id)
);
create index radar_finding_newest on radar_finding (organization_id, unit_id, found_at desc);
create index radar_finding_person on radar_finding (answered_by) where answered_by is not null;
select krogkoll_tenant_table('radar_finding');

-- Lines that are charges beside goods, by supplier.
create index invoice_line_fee on invoice_line (organization_id, unit_id, supplier_id, issue_date) where kind in ('freight', 'fee');
