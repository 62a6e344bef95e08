import type pg from 'pg';

/** A table as a backup holds it. */
export interface TableShape {
  /** With its schema: `public.document`. */
  readonly name: string;
  /** What it is selected from, quoted. */
  readonly source: string;
  /** Those that are stored, by name: generated ones make themselves again. */
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  /** Whether even its owner sees rows only by a policy. */
  readonly isForced: boolean;
}

/** The schema's own history is told by the manifest, and its functions by the program. */
const ownNames = ['krogkoll_migration', 'krogkoll_function'];

/** Jobs that are done or given up need no restoring. */
const waiting = `(select * from pgboss.job where state in ('created', 'retry', 'active')) as job`;

const shapesSql = `
  select n.nspname || '.' || c.relname as name, c.relforcerowsecurity as "isForced",
    format('%I.%I', n.nspname, c.relname) as source,
    json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attname collate "C") as columns
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relkind in ('r', 'p') and not c.relispartition
    and (n.nspname = 'public' and c.relname <> all ($1) or n.nspname = 'pgboss' and c.relname = 'job')
  group by n.nspname, c.relname, c.relforcerowsecurity order by n.nspname collate "C", c.relname collate "C"`;

/** The tables of the product and the jobs that wait, by name. */
export const shapesOf = async (client: pg.ClientBase): Promise<readonly TableShape[]> => {
  const { rows } = await client.query<TableShape>(shapesSql, [ownNames]);
  return rows.map((shape) => (shape.name === 'pgboss.job' ? { ...shape, source: waiting } : shape));
};

/** A name in double quotes. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Its name in a statement that writes. */
export const targetOf = ({ name }: TableShape): string => name.split('.').map(quoted).join('.');
