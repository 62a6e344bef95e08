-- The send that has a key: one that was taken for dead and lives on keeps no answer, and its work is rolled back with it.
alter table idempotency_key add column holder text;
