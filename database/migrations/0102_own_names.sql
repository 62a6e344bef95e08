-- What a unit's people call an article is its name; what its invoices call it stays beside it. Null: they call it alike.
alter table unit_article add column invoiced_name text;
