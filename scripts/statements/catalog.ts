import type pg from 'pg';
import { isNode, nodesOf, readTree } from './node-tree.ts';
import type { TreeNode } from './node-tree.ts';

export interface Routine {
  readonly name: string;
  readonly strict: boolean;
  /** Whether it answers any number of rows. */
  readonly many: boolean;
  /** The table whose rows it answers, or 0. */
  readonly relation: string;
}

/** What the engine knows of tables, views and functions. */
export interface Catalog {
  readonly routine: (oid: string) => Routine | undefined;
  /** Whether a table's column always has a value. */
  readonly isPresent: (relation: string, column: number) => boolean;
  readonly view: (relation: string) => TreeNode | undefined;
}

/** Reads the catalog of a database. */
export async function readCatalog(client: pg.ClientBase): Promise<Catalog> {
  const routines = await client.query<Routine & { oid: string }>(
    `select p.oid::text as oid, p.proname as name, p.proisstrict as strict, p.proretset as many, t.typrelid::text as relation
     from pg_proc p join pg_type t on t.oid = p.prorettype`,
  );
  const columns = await client.query<{ key: string }>(
    `select attrelid || '.' || attnum as key from pg_attribute where attnotnull or attnum < 0`,
  );
  const views = await client.query<{ relation: string; tree: string }>(
    `select ev_class::text as relation, ev_action::text as tree from pg_rewrite
     where rulename = '_RETURN' and ev_class >= 16384`,
  );
  const byOid = new Map(routines.rows.map(({ oid, ...routine }) => [oid, routine]));
  const present = new Set(columns.rows.map(({ key }) => key));
  const queries = new Map(
    views.rows.flatMap(({ relation, tree }) => {
      const [query] = nodesOf(readTree(tree));
      return isNode(query) ? [[relation, query] as const] : [];
    }),
  );
  return {
    routine: (oid) => byOid.get(oid),
    isPresent: (relation, column) => present.has(`${relation}.${column}`),
    view: (relation) => queries.get(relation),
  };
}
