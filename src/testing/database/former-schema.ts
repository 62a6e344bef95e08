import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import type { Migration } from '#platform/server/db/read-migrations.ts';

const packed = new URL(
  '../../platform/server/db/fixtures/migrations-with-functions.json.gz',
  import.meta.url,
);

/** The twenty migrations as they were while they held the functions. */
export const formerMigrations = async (): Promise<Migration[]> => {
  const files = JSON.parse(gunzipSync(await readFile(packed)).toString()) as { name: string; sql: string }[];
  return files.map((file) => ({ ...file, formerly: [] }));
};

/** Empties a database and applies what a product of that time had; `run` runs SQL as the schema's owner. */
export const beginWith = async (
  run: (sql: string) => Promise<unknown>,
  migrations: readonly Migration[],
): Promise<void> => {
  await run('drop schema public cascade; create schema public');
  await run(`create table krogkoll_migration (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  for (const { name, sql } of migrations) {
    await run(`begin; ${sql}; insert into krogkoll_migration (name, checksum)
      values ('${name}', encode(sha256(convert_to($former$${sql}$former$, 'UTF8')), 'hex')); commit`);
  }
};
