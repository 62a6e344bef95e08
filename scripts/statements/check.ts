import type pg from 'pg';
import { isInterfaceDeclaration } from 'typescript/unstable/ast/is';
import { statementsIn } from './calls.ts';
import type { Statement } from './calls.ts';
import { readCatalog } from './catalog.ts';
import type { Catalog } from './catalog.ts';
import { differences } from './compare.ts';
import { describe } from './describe.ts';
import type { Described } from './describe.ts';
import type { Code } from './program.ts';
import { rowTypeOf } from './row-type.ts';

/** The statements of files, and what the engine makes of each of their texts. */
export interface ReadStatements {
  readonly statements: readonly Statement[];
  readonly catalog: Catalog;
  readonly byText: ReadonlyMap<string, Described>;
}

/** Reads every statement of the files whose path fits, and has the engine describe it. */
export async function readStatements(
  code: Code,
  client: pg.ClientBase,
  fits: (path: string) => boolean,
): Promise<ReadStatements> {
  const statements = statementsIn(code, fits);
  const texts = [...new Set(statements.flatMap((statement) => statement.texts))];
  const catalog = await readCatalog(client);
  const described = await describe(client, catalog, texts);
  const byText = new Map(
    texts.flatMap((text, at) => (described[at] ? [[text, described[at]] as const] : [])),
  );
  return { statements, catalog, byText };
}

/** Compares every statement with the type of its rows. One line a finding: `path:line what`. */
export const compareRows = (code: Code, { statements, byText }: ReadStatements): readonly string[] =>
  statements.flatMap(({ path, line, row, unreadable, texts: own }) => {
    const place = (what: string): string => `${path}:${line} ${what}`;
    if (unreadable !== null) return [place(`its text cannot be told from the code: ${unreadable}`)];
    const type = rowTypeOf(row, code.checker);
    if (type === null) return [place('its rows have whatever type a caller says')];
    const said = own.flatMap((text) => {
      const answer = byText.get(text);
      if (answer === undefined) return [];
      return 'fault' in answer ? [answer.fault] : differences(answer.columns, type);
    });
    return [...new Set(said)].map(place);
  });

/** Compares the row types of the tables that ordinary queries name, in the interface `Database` of a file, with the tables. */
export async function checkTables(
  code: Code,
  client: pg.ClientBase,
  path: string,
): Promise<{ readonly count: number; readonly findings: readonly string[] }> {
  const { checker } = code;
  const tables = code
    .files((file) => file === path)
    .flatMap(({ statements }) => statements.filter(isInterfaceDeclaration))
    .filter(({ name }) => name.text === 'Database')
    .flatMap(({ name }) =>
      checker.getPropertiesOfType(checker.getTypeAtLocation(name) ?? checker.getNeverType()),
    );
  const texts = tables.map(({ name }) => `select * from ${name}`);
  const described = await describe(client, await readCatalog(client), texts);
  const findings = tables.flatMap((table, at) => {
    const row = checker.getTypeOfSymbol(table);
    const type = row === undefined ? null : rowTypeOf(row, checker);
    const answer = described[at];
    if (type === null || answer === undefined) return [`${table.name} has no row type`];
    // A table may have columns that no ordinary query names.
    const found = 'fault' in answer ? [answer.fault] : differences(answer.columns, { ...type, isOpen: true });
    return found.map((what) => `${table.name} ${what}`);
  });
  return { count: tables.length, findings };
}
