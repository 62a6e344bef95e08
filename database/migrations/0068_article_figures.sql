-- What all lines of an article come to: what is told of all time, and of the year up to its newest line, reads this instead of
-- the lines. It follows from the lines that count; all but quantity and cost from the monitored ones alone, in their order.
create table article_figures (
  organization_id uuid not null,
  unit_id uuid not null,
  article_id uuid not null,
  quantity numeric not null,
  cost numeric not null,
  invoices int not null,
  days int not null,
  first_price numeric,
  prices numeric[] not null,
  last_day date,
  day_quantity numeric not null,
  year_quantity numeric not null,
  primary key (organization_id, unit_id, article_id),
  foreign key (organization_id, unit_id, article_id) references unit_article (organization_id, unit_id, id) on delete cascade
    deferrable initially deferred
);
create statistics article_figures_tenant (dependencies) on organization_id, unit_id from article_figures;
select krogkoll_tenant_table('article_figures');

-- An article's lines, oldest first: those that leave its year are found by it.
create index invoice_line_article on invoice_line (organization_id, unit_id, article_id, issue_date);

-- Swedish order of names is dear to tell of 1,500 of them for each page.
alter table unit_article add column name_order text collate "C" not null
  generated always as (translate(lower(name), 'åÅäÄæÆöÖøØéÉèÈüÜ', '{{||||}}}}eeeeyy')) stored;

alter table invoice no force row level security;
alter table invoice_line no force row level security;
alter table article_figures no force row level security;
insert into article_figures (organization_id, unit_id, article_id, quantity, cost, invoices, days, first_price, prices, last_day,
  day_quantity, year_quantity)
select organization_id, unit_id, article_id, quantity, cost, invoices, days, prices[1],
  coalesce(prices[greatest(1, cardinality(prices) - 59):], '{}'), last_day, day_quantity, year_quantity
from (
  select l.organization_id, l.unit_id, l.article_id, sum(l.quantity) as quantity, sum(l.sum - l.deposit) as cost,
    count(distinct l.invoice_id) filter (where l.monitored) as invoices,
    count(distinct l.issue_date) filter (where l.monitored) as days,
    array_agg(l.comparable_price order by l.issue_date, i.number collate "C", i.sha256 collate "C", l.line_no)
      filter (where l.monitored) as prices, l.last_day,
    coalesce(sum(l.quantity) filter (where l.monitored and l.issue_date = l.last_day), 0) as day_quantity,
    coalesce(sum(l.quantity) filter (where l.monitored and l.issue_date > l.last_day - 365), 0) as year_quantity
  from (
    select *, max(issue_date) filter (where monitored) over (partition by organization_id, unit_id, article_id) as last_day
    from invoice_line where article_id is not null and counted
  ) l
  join invoice i on i.organization_id = l.organization_id and i.unit_id = l.unit_id and i.id = l.invoice_id
  group by l.organization_id, l.unit_id, l.article_id, l.last_day
) bought;
-- A table cannot be altered while its rows wait to be checked.
set constraints all immediate;
alter table article_figures force row level security;
alter table invoice_line force row level security;
alter table invoice force row level security;
