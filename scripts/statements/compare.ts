import type { Column } from './describe.ts';
import type { Kind, Property, RowType } from './row-type.ts';

/** What a value of each of the engine's types is on its way out (`src/platform/server/db/value-types.ts`). */
const kindsOfTypes: Readonly<Record<string, Kind>> = {
  boolean: 'boolean',
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  oid: 'number',
  real: 'number',
  'double precision': 'number',
  'timestamp with time zone': 'time',
  'timestamp without time zone': 'time',
  bytea: 'bytes',
  json: 'anything',
  jsonb: 'anything',
  void: 'text',
};

const kindOfType = (type: string): Kind => kindsOfTypes[type.replace(/^"|"$|\(.*\)$/g, '')] ?? 'text';

const fits = (kinds: ReadonlySet<Kind>, kind: Kind): boolean =>
  kind === 'anything' || kinds.has(kind) || kinds.has('anything');

function typeFits({ kinds, items }: Property, type: string): boolean {
  if (!type.endsWith('[]')) return fits(kinds, kindOfType(type));
  return fits(kinds, 'list') && (items.size === 0 || fits(items, kindOfType(type.slice(0, -2))));
}

const told = ({ kinds, items }: Property): string =>
  [...kinds].map((kind) => (kind === 'list' ? `list of ${[...items].join(' or ')}` : kind)).join(' or ');

/** What a row's type says otherwise than the engine; empty when they agree. A type without properties says nothing. */
export function differences(columns: readonly Column[], { properties, isOpen }: RowType): string[] {
  if (properties.length === 0) return [];
  const answered = new Map(columns.map((column) => [column.name, column]));
  const known = new Set(properties.map(({ name }) => name));
  return [
    ...properties.flatMap((property) => {
      const column = answered.get(property.name);
      if (column === undefined) return property.optional ? [] : [`no column "${property.name}"`];
      const found: string[] = [];
      if (!typeFits(property, column.type))
        found.push(`"${column.name}" is ${column.type}, not ${told(property)}`);
      if (column.nullable && !property.nullable) found.push(`"${column.name}" may be null`);
      return found;
    }),
    ...columns.flatMap(({ name, type }) =>
      isOpen || known.has(name) || type === 'void' ? [] : [`the type lacks "${name}"`],
    ),
  ];
}
