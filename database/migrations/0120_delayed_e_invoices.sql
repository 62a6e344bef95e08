-- E-invoices that a provider tells of and cannot give us, or not in a form that can be read (OPEN.md, section 6; decision 0087). `is_aside`:
-- those behind it are fetched meanwhile, and it is asked for by its id until it is here.
create table delayed_e_invoice (
  provider text not null,
  provider_id text not null,
  reason text not null check (reason in ('unreadable', 'refused', 'silent')),
  attempts integer not null check (attempts > 0),
  is_aside boolean not null,
  since timestamptz not null,
  next_at timestamptz not null,
  primary key (provider, provider_id)
);
create index delayed_e_invoice_due on delayed_e_invoice (provider, next_at) where is_aside;
select krogkoll_platform_table('delayed_e_invoice');
