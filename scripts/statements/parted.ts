import type pg from 'pg';
import { readDistribution } from '#platform/server/cluster/distribution.ts';
import type { Parted } from './tenants.ts';

/** The tables of a database that part by tenant on a cluster. */
export async function partedTables(client: pg.ClientBase): Promise<Parted> {
  const { column, kinds } = await readDistribution();
  const { rows } = await client.query<{ oid: string; name: string; column: number }>(
    `select c.oid::text as oid, c.relname as name, a.attnum as column from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attname = $1
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`,
    [column],
  );
  return new Map(
    rows
      .filter(({ name }) => kinds.get(name) === 'distributed')
      .map(({ oid, ...table }) => [oid, table] as const),
  );
}
