import type { Db, Reader } from '#platform/server/db/port.ts';

/** A node of a plan as `explain (analyze, format json)` tells it; its figures are means over its loops. */
interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Actual Loops': number;
  readonly 'Actual Rows': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Join Filter'?: number;
  /** Pages of the database that it and all below it looked at, in memory and not. */
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly PlanNode[];
}

/** How much the statements of a read had the engine do. */
export interface Work {
  /** Over all nodes of all plans that do more than hand on: loops × (rows answered + rows thrown away). */
  readonly rows: number;
  /** Pages of tables and indexes that the plans looked at, each as often as it was. */
  readonly buffers: number;
  /** The most often that a node began anew which has to read all of its input before it answers. */
  readonly repeats: number;
  /** The plans, to look into when a test fails. */
  readonly plans: readonly string[];
}

interface Sent {
  readonly text: string;
  readonly values: readonly unknown[];
}

const readsAllFirst = new Set(['Aggregate', 'Sort', 'Incremental Sort', 'WindowAgg']);

/** Nodes whose rows are counted at the node below or above them. */
const handsOn = new Set(['Bitmap Index Scan', 'Hash', 'Limit', 'Result', 'Subquery Scan']);

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

const rowsOf = (node: PlanNode): number =>
  node['Actual Loops'] *
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Join Filter'] ?? 0));

/** An element of an array, in quotes, so that braces, commas and quotes in it are its own. */
const quoted = (value: unknown): string => `"${textOf(value).replaceAll(/["\\]/g, String.raw`\$&`)}"`;

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return `{${value.map(quoted).join(',')}}`;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return `${value}`;
  throw new TypeError('this kind of parameter is not known here');
};

/** A value as an untyped literal, which takes the type of the parameter that it is given for. */
const literal = (value: unknown): string =>
  value === null || value === undefined ? 'null' : `'${textOf(value).replaceAll("'", "''")}'`;

const explain = 'explain (analyze, buffers, timing off, format json)';

const planOf = async (reader: Reader, { text, values }: Sent): Promise<PlanNode> => {
  await reader.query(`prepare explained as ${text}`);
  const given = values.length === 0 ? '' : `(${values.map(literal).join(', ')})`;
  const [row] = await reader.query<{ 'QUERY PLAN': readonly [{ readonly Plan: PlanNode }] }>(
    `${explain} execute explained${given}`,
  );
  await reader.query('deallocate explained');
  if (row === undefined) throw new Error('the statement has no plan');
  return row['QUERY PLAN'][0].Plan;
};

const shapeOf = (node: PlanNode, depth = 0): string =>
  [
    `${' '.repeat(depth)}${node['Node Type']} rows=${node['Actual Rows']} loops=${node['Actual Loops']}`,
    ...(node.Plans ?? []).map((child) => shapeOf(child, depth + 1)),
  ].join('\n');

/** Reads as the product does, then has the engine explain every hand-written statement of it, run once more by the plan that it has there. */
export const workOf = (
  db: Db,
  organizationId: string,
  read: (reader: Reader) => Promise<unknown>,
): Promise<Work> =>
  db.tenantRead(organizationId, async (reader) => {
    const sent: Sent[] = [];
    await read({
      ...reader,
      query: (text, values = []) => {
        sent.push({ text, values: [...values] });
        return reader.query(text, values);
      },
    });
    const plans: PlanNode[] = [];
    for (const statement of sent) plans.push(await planOf(reader, statement));
    const nodes = plans.flatMap(nodesOf);
    return {
      rows: nodes
        .filter((node) => !handsOn.has(node['Node Type']))
        .reduce((sum, node) => sum + rowsOf(node), 0),
      buffers: plans.reduce((sum, plan) => sum + plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], 0),
      repeats: Math.max(
        0,
        ...nodes.filter((node) => readsAllFirst.has(node['Node Type'])).map((node) => node['Actual Loops']),
      ),
      plans: plans.map((plan) => shapeOf(plan)),
    };
  });
