import type { Engine } from '#platform/server/db/engine.ts';

// Of what a test may leave behind, this reads what no emptying of tables undoes.
const SHAPE = `
  select concat_ws(' ',
    (select string_agg(tablename, ',' order by schemaname, tablename) from pg_tables where schemaname <> 'pg_catalog'),
    (select concat(count(*), '.', max(xmin::text::bigint)) from pg_proc),
    (select concat(count(*), '.', max(xmin::text::bigint)) from pg_trigger),
    (select concat(count(*), '.', max(xmin::text::bigint)) from pg_policy),
    (select concat(count(*), '.', max(xmin::text::bigint)) from pg_constraint),
    (select concat(count(*), '.', max(xmin::text::bigint)) from pg_authid),
    (select concat(count(*), '.', max(xmin::text::bigint)) from pg_db_role_setting),
    (select count(*) from pg_class where oid >= 16384),
    (select count(*) from pg_statistic where starelid >= 16384)) as shape`;

interface Table {
  readonly name: string;
  readonly isFull: boolean;
}

/** What an engine in memory is, as text, besides the rows of its tables. */
export async function shapeOf({ background }: Engine): Promise<string> {
  const { rows } = await background.query<{ shape: string }>(SHAPE);
  return rows[0]?.shape ?? '';
}

/** The names of the tables that have rows. */
async function tablesOf({ background }: Engine): Promise<string[]> {
  const { rows: named } = await background.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'pgboss') order by 1`,
  );
  const ask = named.map(({ name }) => `select '${name}' as name, exists (select from ${name}) as "isFull"`);
  const { rows } = await background.query<Table>(ask.join(' union all '));
  return rows.flatMap(({ name, isFull }) => (isFull ? [name] : []));
}

/** The rows of a new database, by table: those that migrations and the queue bring. */
export type Rows = ReadonlyMap<string, string>;

/** Reads every row there is. */
export async function rowsOf(engine: Engine): Promise<Rows> {
  const rows = new Map<string, string>();
  for (const name of await tablesOf(engine)) {
    const { rows: found } = await engine.background.query<{ rows: string }>(
      `select jsonb_agg(to_jsonb(t))::text as rows from ${name} t`,
    );
    rows.set(name, found[0]?.rows ?? '[]');
  }
  return rows;
}

/** Empties every table and puts these rows back, past triggers and foreign keys. */
export async function wash(engine: Engine, rows: Rows): Promise<void> {
  const full = await tablesOf(engine);
  const client = await engine.background.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    if (full.length > 0) await client.query(`truncate ${full.join(', ')} restart identity cascade`);
    for (const [name, text] of rows)
      await client.query(`insert into ${name} select * from jsonb_populate_recordset(null::${name}, $1)`, [
        text,
      ]);
    await client.query('commit');
  } finally {
    client.release();
  }
}
