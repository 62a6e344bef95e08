import type pg from 'pg';

/** A foreign key, its columns in order. */
export interface Reference {
  readonly name: string;
  readonly to: string;
  readonly columns: readonly string[];
  readonly toColumns: readonly string[];
  /** `pg_constraint.confdeltype` and `confupdtype`: a no action, r restrict, c cascade, n set null, d set default. */
  readonly onDelete: string;
  readonly onUpdate: string;
}

/** What the rules ask of a table. */
export interface TableFacts {
  readonly name: string;
  readonly columns: readonly {
    readonly name: string;
    readonly type: string;
    readonly isRequired: boolean;
    readonly isIdentity: boolean;
    readonly isGenerated: boolean;
  }[];
  /** Unique indexes, primary keys and exclusions, with the columns of their keys; expressions have no name. */
  readonly uniques: readonly {
    readonly name: string;
    readonly isPrimary: boolean;
    readonly columns: readonly string[];
  }[];
  readonly references: readonly Reference[];
  readonly triggers: readonly { readonly name: string; readonly function: string }[];
  readonly rules: readonly string[];
}

const columnNames = (relation: string, numbers: string): string => `
  (select coalesce(json_agg(a.attname order by k.turn), '[]') from unnest(${numbers}) with ordinality k (number, turn)
   join pg_attribute a on a.attrelid = ${relation} and a.attnum = k.number)`;

const factsSql = `
  select c.relname as name,
    (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod), 'isRequired', a.attnotnull,
        'isIdentity', a.attidentity <> '', 'isGenerated', a.attgenerated <> '') order by a.attnum)
      from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    (select coalesce(json_agg(json_build_object('name', i.indexrelid::regclass::text, 'isPrimary', i.indisprimary,
        'columns', ${columnNames('c.oid', '(i.indkey::int2[])[0:i.indnkeyatts - 1]')}) order by i.indexrelid::regclass::text), '[]')
      from pg_index i where i.indrelid = c.oid and (i.indisunique or i.indisexclusion)) as uniques,
    (select coalesce(json_agg(json_build_object('name', f.conname, 'to', t.relname, 'onDelete', f.confdeltype, 'onUpdate', f.confupdtype,
        'columns', ${columnNames('f.conrelid', 'f.conkey')}, 'toColumns', ${columnNames('f.confrelid', 'f.confkey')}) order by f.conname), '[]')
      from pg_constraint f join pg_class t on t.oid = f.confrelid where f.conrelid = c.oid and f.contype = 'f') as references,
    (select coalesce(json_agg(json_build_object('name', t.tgname, 'function', p.proname) order by t.tgname), '[]')
      from pg_trigger t join pg_proc p on p.oid = t.tgfoid where t.tgrelid = c.oid and not t.tgisinternal) as triggers,
    (select coalesce(json_agg(r.rulename order by r.rulename), '[]') from pg_rewrite r where r.ev_class = c.oid) as rules
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
  order by c.relname collate "C"`;

/** Every table in `public`, by name. */
export const readCatalogue = async (client: Pick<pg.ClientBase, 'query'>): Promise<readonly TableFacts[]> =>
  (await client.query<TableFacts>(factsSql)).rows;
