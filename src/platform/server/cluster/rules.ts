import type { Distribution, Kind } from './distribution.ts';
import type { Reference, TableFacts } from './read-catalogue.ts';

/** Why Citus would not take a table as `database/distribution.json` has it, in words. */
export interface Violation {
  readonly table: string;
  readonly rule: 'list' | 'column' | 'unique' | 'reference' | 'trigger' | 'identity' | 'rule';
  readonly what: string;
  /** Of a trigger: what it calls. */
  readonly function?: string;
}

const setsValue = new Set(['n', 'd']);
const setsOrCascades = new Set(['n', 'd', 'c']);

type Find = (facts: TableFacts, kind: Kind, distribution: Distribution) => readonly string[];

/** Rows without a value of the column belong to no server, and tables of another type do not lie side by side. */
const columnFaults =
  (typeOfAnchor: string | undefined): Find =>
  ({ columns }, kind, { column }) => {
    if (kind !== 'distributed') return [];
    const own = columns.find(({ name }) => name === column);
    if (own === undefined) return [`has no ${column}`];
    return [
      ...(own.isRequired ? [] : [`may have no value of ${column}`]),
      ...(own.isGenerated ? [`generates ${column}`] : []),
      ...(own.type === typeOfAnchor ? [] : [`has ${column} as ${own.type}`]),
    ];
  };

const uniqueFaults: Find = ({ uniques }, kind, { column }) =>
  kind !== 'distributed'
    ? []
    : uniques
        .filter(({ columns }) => !columns.includes(column))
        .map(
          ({ name, isPrimary }) => `${isPrimary ? 'primary key' : 'unique index'} ${name} lacks ${column}`,
        );

const referenceFault = (
  { columns, toColumns, onDelete, onUpdate }: Reference,
  [from, to]: readonly [Kind, Kind],
  column: string,
): string | null => {
  if (from === 'local') return to === 'distributed' ? 'points from a local table at a distributed one' : null;
  if (from === 'reference') {
    if (to === 'distributed') return 'points from a reference table at a distributed one';
    return to === 'local' && setsOrCascades.has(onDelete)
      ? 'changes a reference table with a row of a local one'
      : null;
  }
  if (to === 'local') return 'points from a distributed table at a local one';
  const at = columns.indexOf(column);
  if (to === 'distributed' && (at === -1 || toColumns[at] !== column))
    return `does not compare ${column} with ${column}`;
  if (at === -1) return null;
  if (setsValue.has(onDelete)) return `sets columns when its row goes, ${column} among its own`;
  return setsOrCascades.has(onUpdate) ? `changes ${column} with another row` : null;
};

const referenceFaults: Find = ({ references }, kind, { column, kinds }) =>
  references.flatMap((reference) => {
    const to = kinds.get(reference.to);
    const fault = to === undefined ? null : referenceFault(reference, [kind, to], column);
    return fault === null ? [] : [`foreign key ${reference.name} to ${reference.to} ${fault}`];
  });

const identityFaults: Find = ({ columns }, kind) =>
  kind === 'local'
    ? []
    : columns.filter(({ isIdentity }) => isIdentity).map(({ name }) => `${name} is an identity column`);

const ruleFaults: Find = ({ rules }, kind) =>
  kind === 'local' ? [] : rules.map((name) => `has the rule ${name}`);

const listFaults = (tables: readonly TableFacts[], { kinds }: Distribution): Violation[] => {
  const present = new Set(tables.map(({ name }) => name));
  const fault = (table: string, what: string): Violation => ({ table, rule: 'list', what });
  return [
    ...[...present]
      .filter((name) => !kinds.has(name))
      .map((name) => fault(name, 'is not in database/distribution.json')),
    ...[...kinds.keys()]
      .filter((name) => !present.has(name))
      .map((name) => fault(name, 'is no table of this database')),
  ];
};

/**
 * What Citus' documented rules (docs/decisions/0093) say against the tables of a database: keys without the column, triggers,
 * identity columns, references that cross kinds. Empty where nothing does.
 */
export const violationsOf = (
  tables: readonly TableFacts[],
  distribution: Distribution,
): readonly Violation[] => {
  const anchor = tables.find(({ name }) => name === distribution.anchor);
  const type = anchor?.columns.find(({ name }) => name === distribution.column)?.type;
  const finds: readonly (readonly [Violation['rule'], Find])[] = [
    ['column', columnFaults(type)],
    ['unique', uniqueFaults],
    ['reference', referenceFaults],
    ['identity', identityFaults],
    ['rule', ruleFaults],
  ];
  const found = tables.flatMap((facts): Violation[] => {
    const kind = distribution.kinds.get(facts.name);
    if (kind === undefined) return [];
    const said = finds.flatMap(([rule, find]) =>
      find(facts, kind, distribution).map((what): Violation => ({ table: facts.name, rule, what })),
    );
    const triggers = kind === 'local' ? [] : facts.triggers;
    return [
      ...said,
      ...triggers.map((each): Violation => ({
        table: facts.name,
        rule: 'trigger',
        what: `has the trigger ${each.name}, which calls ${each.function}`,
        function: each.function,
      })),
    ];
  });
  return [...listFaults(tables, distribution), ...found];
};
