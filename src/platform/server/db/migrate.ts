import { createHash } from 'node:crypto';
import type pg from 'pg';
import { patiently, type Engine } from './engine.ts';
import { placeCalled, placeChanged } from './place-functions.ts';
import type { DatabaseFunction } from './read-functions.ts';
import { type Migration, MigrationConflict } from './read-migrations.ts';
import type { Schema } from './read-schema.ts';

/** Any number will do, as long as every Krogkoll process takes the same. */
const LOCK = 7_264_531;

/** The tables of what has been applied. */
export const historySql = `
  create table if not exists krogkoll_migration (name text primary key, checksum text not null, applied_at timestamptz not null default now());
  create table if not exists krogkoll_function (name text primary key, checksum text not null, placed_at timestamptz not null default now())`;

/**
 * Applies the migrations that have not been applied, each in its own transaction, then puts those functions in place whose
 * text is new; one process at a time. Answers the names of both. Throws `MigrationConflict` when an applied migration has
 * changed since.
 */
export async function migrate(engine: Engine, { migrations, functions }: Schema): Promise<string[]> {
  const client = await engine.background.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    try {
      const applied = await applyMissing(client, migrations, functions);
      return [...applied, ...(await inTransaction(client, () => placeChanged(client, functions)))];
    } finally {
      await client.query('select pg_advisory_unlock($1)', [LOCK]);
    }
  } finally {
    client.release(engine.kind === 'postgres');
  }
}

async function applyMissing(
  client: pg.PoolClient,
  migrations: readonly Migration[],
  functions: readonly DatabaseFunction[],
): Promise<string[]> {
  await client.query(historySql);
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from krogkoll_migration',
  );
  const known = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  const applied: string[] = [];
  for (const { name, sql, formerly } of migrations) {
    const checksum = createHash('sha256').update(sql).digest('hex');
    const before = known.get(name);
    if (before === checksum || (before !== undefined && formerly.includes(before))) continue;
    if (before !== undefined)
      throw new MigrationConflict(`${name} was changed after it was applied; write a new migration`);
    await inTransaction(client, async () => {
      await placeCalled(client, sql, functions);
      await client.query(patiently(sql));
      await client.query('insert into krogkoll_migration (name, checksum) values ($1, $2)', [name, checksum]);
    }).catch((cause: unknown) => {
      throw new Error(`migration ${name} failed`, { cause });
    });
    applied.push(name);
  }
  return applied;
}

async function inTransaction<Result>(client: pg.PoolClient, work: () => Promise<Result>): Promise<Result> {
  await client.query('begin');
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
