import type { Tx } from '#platform/server/db/port.ts';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Parent Relationship'?: string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

interface Explained {
  readonly 'QUERY PLAN': readonly [{ readonly Plan: PlanNode }];
}

/** The tables that a plan reads once for each row of something else. */
const loopedOver = (node: PlanNode, isLooped = false): string[] => [
  ...(isLooped ? [node['Relation Name'] ?? []].flat() : []),
  ...(node.Plans ?? []).flatMap((child) => {
    const isInner = node['Node Type'] === 'Nested Loop' && child['Parent Relationship'] === 'Inner';
    return loopedOver(child, isLooped || isInner);
  }),
];

/** The same transaction, and a list for each of its statements about a table: which tables it will read in a loop. */
export const toldOfLoops = (tx: Tx, about: string): { readonly tx: Tx; readonly loops: string[][] } => {
  const loops: string[][] = [];
  return {
    loops,
    tx: {
      ...tx,
      query: async (text, values) => {
        if (text.includes(about)) {
          const [row] = await tx.query<Explained>(`explain (format json) ${text}`, values);
          loops.push(row === undefined ? [] : loopedOver(row['QUERY PLAN'][0].Plan));
        }
        return tx.query(text, values);
      },
    },
  };
};
