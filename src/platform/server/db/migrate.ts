import { createHash } from 'node:crypto';
import type pg from 'pg';
import { patiently, type Engine } from './engine.ts';
import { type Migration, MigrationConflict } from './read-migrations.ts';

/** Any number will do, as long as every Krogkoll process takes the same. */
const LOCK = 7_264_531;

/**
 * Applies what has not been applied, each file in its own transaction, one process at a time. Answers the names
 * applied. Throws `MigrationConflict` when an applied file has changed since.
 */
export async function migrate(engine: Engine, migrations: readonly Migration[]): Promise<string[]> {
  const client = await engine.background.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    try {
      return await applyMissing(client, migrations);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [LOCK]);
    }
  } finally {
    client.release(engine.kind === 'postgres');
  }
}

async function applyMissing(client: pg.PoolClient, migrations: readonly Migration[]): Promise<string[]> {
  await client.query(
    'create table if not exists krogkoll_migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from krogkoll_migration',
  );
  const known = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  const applied: string[] = [];
  for (const { name, sql } of migrations) {
    const checksum = createHash('sha256').update(sql).digest('hex');
    const before = known.get(name);
    if (before === checksum) continue;
    if (before !== undefined)
      throw new MigrationConflict(`${name} was changed after it was applied; write a new migration`);
    await applyOne(client, { name, sql }, checksum);
    applied.push(name);
  }
  return applied;
}

async function applyOne(client: pg.PoolClient, { name, sql }: Migration, checksum: string): Promise<void> {
  await client.query('begin');
  try {
    await client.query(patiently(sql));
    await client.query('insert into krogkoll_migration (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw new Error(`migration ${name} failed`, { cause: error });
  }
}
