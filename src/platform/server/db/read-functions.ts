import { readdir, readFile } from 'node:fs/promises';

export const functionsFolder = new URL('../../../../database/functions/', import.meta.url);

/** A function of the database: its whole text, and the other functions that the text names. */
export interface DatabaseFunction {
  readonly name: string;
  readonly sql: string;
  readonly calls: readonly string[];
}

const named = /\bkrogkoll_[a-z_]+\b/g;

/** The functions that a text names outside its comments. */
export const functionsIn = (sql: string): Set<string> =>
  new Set(sql.replaceAll(/--.*$/gm, '').match(named) ?? []);

/**
 * The functions of a folder, those first that others call: `match-supplier.sql` holds `krogkoll_match_supplier`. Throws
 * when a file holds another one, or when functions call each other in a circle.
 */
export async function readFunctions(folder: URL): Promise<DatabaseFunction[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted();
  const read = await Promise.all(
    files.map(async (file) => functionOf(file, await readFile(new URL(file, folder), 'utf8'))),
  );
  const known = new Map(read.map((each) => [each.name, each]));
  return calledFirst(read.map((each) => ({ ...each, calls: each.calls.filter((name) => known.has(name)) })));
}

function functionOf(file: string, sql: string): DatabaseFunction {
  const name = `krogkoll_${file.slice(0, -'.sql'.length).replaceAll('-', '_')}`;
  const made = [...sql.matchAll(/^create or replace function (\w+)/gm)].map(([, each]) => each);
  if (made.length !== 1 || made[0] !== name)
    throw new Error(
      `database/functions/${file} does not hold ${name} alone, as "create or replace function"`,
    );
  const calls = functionsIn(sql);
  calls.delete(name);
  return { name, sql, calls: [...calls] };
}

function calledFirst(functions: readonly DatabaseFunction[]): DatabaseFunction[] {
  const ordered: DatabaseFunction[] = [];
  const done = new Set<string>();
  while (ordered.length < functions.length) {
    const next = functions.filter(
      ({ name, calls }) => !done.has(name) && calls.every((called) => done.has(called)),
    );
    if (next.length === 0) throw new Error('functions of the database call each other in a circle');
    ordered.push(...next);
    for (const { name } of next) done.add(name);
  }
  return ordered;
}

/** Those of the functions, in their order, that a text names, and whatever these call. */
export function functionsFor(sql: string, functions: readonly DatabaseFunction[]): DatabaseFunction[] {
  const wanted = functionsIn(sql);
  for (const { name, calls } of functions.toReversed())
    if (wanted.has(name)) for (const called of calls) wanted.add(called);
  return functions.filter(({ name }) => wanted.has(name));
}
