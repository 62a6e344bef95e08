-- How far the background has come with an import while it is saved: { "stage", "done", "total" } (its contract-fields.ts).
alter table deal_import add column progress jsonb;
