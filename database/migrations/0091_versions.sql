-- What an answer was made of: another version whenever a row is another that a unit (`about` its id) or its whole
-- organization (`about` the organization's id) is shown. What is answered with a version is not made again for who has it.
create table answer_version (
  organization_id uuid not null,
  about uuid not null,
  version bigint not null,
  primary key (organization_id, about)
) with (fillfactor = 50);
select krogkoll_tenant_table('answer_version');

-- The same of rows that everybody is shown: the directory, market prices, names of people.
create table shared_version (
  single boolean primary key default true check (single),
  version bigint not null
) with (fillfactor = 50);
insert into shared_version (version) values (0);
select krogkoll_platform_table('shared_version');

select krogkoll_watch_table(c.oid) from pg_class c
where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  and (c.relname in ('supplier', 'market_price', 'user_account')
    or exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'organization_id' and not a.attisdropped));

-- Versions, logs, letters and receipts, and what is shown only where nothing is answered with a version.
select krogkoll_unwatch_table(name::regclass) from unnest(array[
  'answer_version', 'directory_version', 'audit_entry', 'push_receipt', 'alert_notice', 'supplier_notice', 'supplier_letter',
  'mailbox', 'list_export', 'conversation', 'esign_event', 'signing_link', 'invitation', 'invitation_outlet',
  'billing_account', 'billing_order', 'billing_share', 'plan_request', 'claim_counter', 'onboarding_draft'
]) name;
