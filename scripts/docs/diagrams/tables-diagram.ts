import type { Finding, SourceFile } from '../../structure/finding.ts';
import { type Schema, schemaOf } from './schema.ts';

type Homes = Readonly<Record<string, readonly string[]>>;

const listPath = 'scripts/docs/diagrams/table-homes.ts';
// Nearly every row belongs to one of these, which would be sixty arrows that say nothing.
const everywhere: ReadonlySet<string> = new Set(['user_account', 'organization', 'unit', 'supplier']);

const groupOf = (home: string): string => home.split('/')[0] ?? home;

/** Each table once, in groups and features; a whole arrow is a foreign key, a dotted one a column that names the table. */
export function tablesDiagram({ tables, references }: Schema, homes: Homes): string {
  const homeOf = new Map(Object.entries(homes).flatMap(([home, own]) => own.map((name) => [name, home])));
  const boxes = [...Map.groupBy(Object.keys(homes), groupOf)].flatMap(([group, inside]) => [
    `  subgraph ${group}`,
    ...inside.flatMap((home) => {
      const names = (homes[home] ?? []).filter((name) => tables.includes(name));
      if (home === group) return names.map((name) => `    ${name}`);
      const feature = home.slice(group.length + 1);
      return [
        `    subgraph ${group}.${feature}["${feature}"]`,
        ...names.map((name) => `      ${name}`),
        '    end',
      ];
    }),
    '  end',
  ]);
  const arrows = references
    .filter(({ from, to }) => !everywhere.has(to) || homeOf.get(from) === homeOf.get(to))
    .map(({ from, to, isHeld }) => `  ${from} ${isHeld ? '-->' : '-.->'} ${to}`);
  return ['```mermaid', 'flowchart LR', ...boxes, ...arrows, '```'].join('\n');
}

/** Every table has one home, and every home has code that names the table. */
export function checkTableHomes(files: readonly SourceFile[], homes: Homes): Finding[] {
  const { tables } = schemaOf(files);
  const at = (message: string): Finding => ({ path: listPath, line: 1, rule: 'diagram', message });
  const listed = Object.values(homes).flat();
  const homeless = tables.filter((name) => listed.filter((one) => one === name).length !== 1);
  const gone = listed.filter((name) => !tables.includes(name));
  const folderOf = (home: string): string =>
    home === 'platform' ? 'src/platform/server/' : `src/features/${home}/server/`;
  const unknown = Object.entries(homes).flatMap(([home, own]) => {
    const code = files.filter(({ path }) => path.startsWith(folderOf(home)) && !path.endsWith('.test.ts'));
    return own
      .filter((name) => !code.some(({ text }) => new RegExp(String.raw`\b${name}\b`).test(text)))
      .map((name) => at(`nothing in ${folderOf(home)} names the table "${name}": give it its home`));
  });
  return [
    ...homeless.map((name) =>
      at(`the table "${name}" has no home, or several: name the feature that owns it`),
    ),
    ...gone.map((name) => at(`the migrations make no table "${name}": take it away`)),
    ...unknown,
  ];
}
