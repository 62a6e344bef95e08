import type { SourceFile } from '../../structure/finding.ts';

/** That rows of one table name rows of another: held by the database, or by the name of a column alone. */
export interface Reference {
  readonly from: string;
  readonly to: string;
  readonly isHeld: boolean;
}

/** What the migrations make: tables in their order, and the references between them, each once. */
export interface Schema {
  readonly tables: readonly string[];
  readonly references: readonly Reference[];
}

const migration = /(?:^|\/)migrations\/\d{4}_\w+\.sql$/;
// A column without a foreign key names its table, or one of these; a restaurant's row means its own supplier.
const named: Readonly<Record<string, string>> = {
  article: 'unit_article',
  import: 'history_import',
  supplier: 'organization_supplier',
};

/** Statements without comments and without the bodies of functions, which make no tables. */
const statementsOf = (sql: string): string[] =>
  sql
    .replaceAll(/(\$\w*\$)[\s\S]*?\1/g, '')
    .replaceAll(/--.*$/gm, '')
    .split(';');

const unique = (references: readonly Reference[]): Reference[] => {
  const best = new Map<string, Reference>();
  for (const one of references) {
    const key = `${one.from} > ${one.to}`;
    if (one.isHeld || !best.has(key)) best.set(key, one);
  }
  return [...best.values()];
};

/** The table that a column without a foreign key means: `deal`, of `watched_deal_id`. */
const meant = (column: string, tables: ReadonlySet<string>): string | undefined => {
  const words = column.replace(/_id$/, '').split('_');
  const nouns = words.map((_, at) => words.slice(at).join('_')).map((noun) => named[noun] ?? noun);
  return nouns.find((noun) => tables.has(noun));
};

const referencesIn = (from: string, body: string, tables: ReadonlySet<string>): Reference[] => {
  const columns = new Set(
    [...body.matchAll(/^\s*(?:add column )?(\w+_id) uuid\b/gm)].map(({ 1: name = '' }) => name),
  );
  const held = [
    ...body.matchAll(/(?:^\s*(?:add column )?(\w+) uuid\b[^,\n]*|\(([\w, ]+)\) )\breferences (\w+)/gm),
  ];
  for (const { 1: own = '', 2: list = '' } of held)
    for (const column of [own, ...list.split(', ')]) columns.delete(column);
  const byName = [...columns].flatMap((column) => meant(column, tables) ?? []);
  return unique([
    ...held.map(({ 3: to = '' }) => ({ from, to, isHeld: true })),
    ...byName.map((to) => ({ from, to, isHeld: false })),
  ]);
};

/** Reads the tables that the migrations leave, in the order in which they were made. */
export function schemaOf(files: readonly SourceFile[]): Schema {
  const statements = files
    .filter(({ path }) => migration.test(path))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .flatMap(({ text }) => statementsOf(text));
  const bodies = new Map<string, string>();
  for (const statement of statements) {
    const [, verb, name = ''] =
      /^\s*(create|alter|drop) table (?:if (?:not )?exists )?(?:only )?(\w+)/.exec(statement) ?? [];
    if (verb === 'drop') bodies.delete(name);
    else if (verb !== undefined) bodies.set(name, `${bodies.get(name) ?? ''}\n${statement}`);
  }
  const tables = [...bodies.keys()];
  const known = new Set(tables);
  return {
    tables,
    references: tables.flatMap((name) =>
      referencesIn(name, bodies.get(name) ?? '', known).filter(({ to }) => to !== name && known.has(to)),
    ),
  };
}
