import type { Distribution, Kind } from './distribution.ts';
import type { TableFacts } from './read-catalogue.ts';
import { ClusterRefused } from './refused.ts';
import { referencedFirst } from './table-order.ts';

/** What a database has of the distribution already. */
export interface Present {
  /** Tables that Citus knows as distributed or reference. */
  readonly kinds: ReadonlyMap<string, Kind>;
  /** Roles of the product that may not sign in. */
  readonly shut: readonly string[];
  /** Our functions, by their signatures. */
  readonly functions: readonly string[];
  readonly database: string;
}

/**
 * Settings of the database: `set local` says on every server whose rows are seen, a transaction sees what it changed over several
 * servers one after the other, and triggers go with their tables where the operator has said so.
 */
const settings = (withTriggers: boolean): readonly (readonly [name: string, value: string])[] => [
  ['citus.propagate_set_commands', 'local'],
  ['citus.multi_shard_modify_mode', 'sequential'],
  ...(withTriggers ? [['citus.enable_unsafe_triggers', 'on'] as const] : []),
];

const distributing = (name: string, { column, anchor }: Distribution): string =>
  `select create_distributed_table('public.${name}', '${column}', colocate_with => '${name === anchor ? 'none' : `public.${anchor}`}')`;

/**
 * The statements that distribute what is not yet distributed, each for a transaction of its own, so that a run that was cut goes on where it
 * was. Functions are known to every server and run where they are called. Throws `ClusterRefused` where a table is distributed
 * another way.
 */
export const planDistribution = (
  tables: readonly TableFacts[],
  distribution: Distribution,
  present: Present,
  withTriggers: boolean,
): readonly string[] => {
  const { kinds, anchor } = distribution;
  for (const [name, kind] of present.kinds)
    if (kinds.get(name) !== kind && kinds.has(name))
      throw new ClusterRefused(
        `${name} is a ${kind} table already, and ${kinds.get(name) ?? ''} in this version; call undistribute_table('${name}') first`,
      );
  const ordered = referencedFirst(tables).map(({ name }) => name);
  const left = (kind: Kind): string[] =>
    ordered.filter((name) => kinds.get(name) === kind && !present.kinds.has(name));
  const parted = left('distributed');
  const anchored = [...parted.filter((name) => name === anchor), ...parted.filter((name) => name !== anchor)];
  const emptied = ordered.filter((name) => kinds.get(name) === 'distributed').toReversed();
  return [
    ...settings(withTriggers).flatMap(([name, value]) => [
      `alter database "${present.database}" set ${name} = '${value}'`,
      `set ${name} = '${value}'`,
    ]),
    ...present.shut.map((role) => `alter role ${role} login`),
    ...left('reference').map((name) => `select create_reference_table('public.${name}')`),
    ...anchored.map((name) => distributing(name, distribution)),
    ...present.functions.map((signature) => `select create_distributed_function('${signature}')`),
    ...emptied.map((name) => `select truncate_local_data_after_distributing_table('public.${name}')`),
  ];
};
