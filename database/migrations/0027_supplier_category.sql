-- The category that a company has given one of its suppliers, in the place of the directory's and of what its articles tell.
alter table organization_supplier
  add column own_category text check (own_category in (
    'general', 'alcohol', 'meat', 'supplies', 'speciality', 'soft-drinks', 'coffee-and-tea', 'baked-goods',
    'dairy-and-cheese', 'fruit-and-vegetables', 'fish-and-seafood'));
