import type pg from 'pg';
import type { Catalog } from './catalog.ts';
import { columnsOf } from './nullable.ts';
import { nodesOf, readTree } from './node-tree.ts';
import type { TreeNode } from './node-tree.ts';

/** A column of a statement's answer, as the engine tells it. */
export interface Column {
  readonly name: string;
  /** The engine's name of the type: `uuid`, `timestamp with time zone`, `text[]`. */
  readonly type: string;
  readonly nullable: boolean;
}

/** What the engine makes of a text; or what it says against it. */
export type Described =
  | { readonly columns: readonly Column[]; readonly query: TreeNode | null }
  | { readonly fault: string };

// The body of a function is kept as the engine understood it, with types, tables and outer joins told apart. Each has a name of its own:
// the engine looks through all that bore a name before, dropped or not.
const makeDescriber = `
  create or replace function pg_temp.described(statement text, place bigint, out types text[], out tree text, out fault text)
  language plpgsql as $describe$
  declare
    parameters text[];
    kept text := 'kept_' || place;
  begin
    begin
      execute 'prepare described as ' || statement;
      select p.parameter_types::text[], p.result_types::text[] into parameters, types
      from pg_prepared_statements p where p.name = 'described';
      execute format('create function pg_temp.%I(%s) returns void begin atomic %s; end',
        kept, array_to_string(parameters, ', '), statement);
      select p.prosqlbody::text into tree from pg_proc p where p.proname = kept and p.pronamespace = pg_my_temp_schema();
      execute format('drop function pg_temp.%I(%s)', kept, array_to_string(parameters, ', '));
    exception when others then
      fault := sqlerrm;
    end;
    if exists (select from pg_prepared_statements p where p.name = 'described') then
      execute 'deallocate described';
    end if;
  end
  $describe$`;

/** So many that the engine answers long before its patience ends, on a busy machine too. */
const AT_ONCE = 50;

interface Answer {
  readonly types: string[] | null;
  readonly tree: string | null;
  readonly fault: string | null;
}

/** Describes statements at the engine without running them, each in its place. */
export async function describe(
  client: pg.ClientBase,
  catalog: Catalog,
  texts: readonly string[],
): Promise<Described[]> {
  await client.query(makeDescriber);
  const answers: Answer[] = [];
  for (let at = 0; at < texts.length; at += AT_ONCE) {
    const { rows } = await client.query<Answer>(
      `select d.types, d.tree, d.fault from unnest($1::text[]) with ordinality s(text, place)
       cross join lateral pg_temp.described(s.text, s.place + $2) d order by s.place`,
      [texts.slice(at, at + AT_ONCE), at],
    );
    answers.push(...rows);
  }
  return answers.map(({ types, tree, fault }) => {
    if (fault !== null) return { fault };
    const [query] = nodesOf(tree === null ? null : [readTree(tree)].flat(2));
    if (query === undefined) return { columns: [], query: null };
    const columns = columnsOf(query, catalog);
    return { columns: columns.map((column, at) => ({ ...column, type: types?.[at] ?? 'void' })), query };
  });
}
