import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/** How a table stands on a cluster: parted over its servers by a column, whole on each of them, or on the coordinator alone. */
export type Kind = 'distributed' | 'reference' | 'local';

const group = z.strictObject({ because: z.string(), tables: z.array(z.string()) });

const shape = z.strictObject({
  column: z.string(),
  anchor: z.string(),
  distributed: z.array(z.string()),
  reference: z.array(group),
  local: z.array(group),
});

/** What `database/distribution.json` says of every table in `public`. */
export interface Distribution {
  /** The column by whose value rows part. */
  readonly column: string;
  /** The distributed table that all others lie beside. */
  readonly anchor: string;
  readonly kinds: ReadonlyMap<string, Kind>;
}

export const distributionFile = new URL('../../../../database/distribution.json', import.meta.url);

/** Reads what a text says. Throws where a table stands in it twice, or the anchor is not distributed. */
export const parseDistribution = (text: string): Distribution => {
  const { column, anchor, ...lists } = shape.parse(JSON.parse(text));
  const entries: (readonly [string, Kind])[] = [
    ...lists.distributed.map((name) => [name, 'distributed'] as const),
    ...lists.reference.flatMap(({ tables }) => tables.map((name) => [name, 'reference'] as const)),
    ...lists.local.flatMap(({ tables }) => tables.map((name) => [name, 'local'] as const)),
  ];
  const kinds = new Map(entries);
  if (kinds.size < entries.length) {
    const twice = entries.find(([name], at) => entries.findIndex(([other]) => other === name) !== at);
    throw new Error(`database/distribution.json has ${twice?.[0] ?? ''} twice`);
  }
  if (kinds.get(anchor) !== 'distributed') throw new Error(`the anchor ${anchor} is not distributed`);
  return { column, anchor, kinds };
};

/** The distribution of this version's tables. */
export const readDistribution = async (): Promise<Distribution> =>
  parseDistribution(await readFile(distributionFile, 'utf8'));
