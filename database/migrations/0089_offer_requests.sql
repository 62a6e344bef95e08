-- Letters that ask a supplier for a price (DEALS.md, section 5), each as a person sent it. An answer comes to the unit's own
-- address with `+o-` and the last twelve figures of the request's id, and is told from the mails themselves.
create table offer_request (
  organization_id uuid not null,
  unit_id uuid not null,
  id uuid not null,
  supplier_id uuid not null,
  -- The unit's article that it is about.
  article_id uuid not null,
  kind text not null check (kind in ('offer', 'own-price')),
  recipient text not null,
  language text not null check (language in ('sv', 'en')),
  subject text not null,
  words text not null,
  sent_by uuid references user_account (id) on delete set null,
  sent_at timestamptz not null,
  primary key (organization_id, unit_id, id),
  foreign key (organization_id, supplier_id) references organization_supplier (organization_id, id) on delete cascade
);
create index offer_request_article on offer_request (organization_id, unit_id, article_id, sent_at desc);
create index offer_request_supplier on offer_request (organization_id, supplier_id, sent_at desc);
create index offer_request_person on offer_request (sent_by) where sent_by is not null;
select krogkoll_tenant_table('offer_request');

-- Mails to a request's own address.
create index mail_of_request on mail (organization_id, unit_id, lower(substring(recipient from '\+([oO]-[0-9a-fA-F]{12})@')))
  where recipient like '%+%';
