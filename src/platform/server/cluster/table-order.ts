import type { TableFacts } from './read-catalogue.ts';

/**
 * Orders tables so that each comes after those that its foreign keys point at; by name where nothing says more. Throws when they
 * point in a circle.
 */
export const referencedFirst = (tables: readonly TableFacts[]): readonly TableFacts[] => {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const ordered = new Set<TableFacts>();
  const open = new Set<TableFacts>();
  const take = (table: TableFacts): void => {
    if (ordered.has(table)) return;
    if (open.has(table)) throw new Error(`the foreign keys of ${table.name} go round in a circle`);
    open.add(table);
    for (const { to } of table.references) {
      const other = byName.get(to);
      if (other !== undefined && other !== table) take(other);
    }
    ordered.add(table);
  };
  for (const table of tables) take(table);
  return [...ordered];
};
