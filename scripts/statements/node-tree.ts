/** A node of the engine's own tree of a statement (pg_node_tree). */
export interface TreeNode {
  readonly type: string;
  readonly fields: Readonly<Record<string, TreeValue>>;
}

/** Null is `<>`; a list is an array; everything else that is no node is text. */
export type TreeValue = TreeNode | string | null | readonly TreeValue[];

export const isNode = (value: TreeValue | undefined): value is TreeNode =>
  typeof value === 'object' && value !== null && 'fields' in value;

/** A value that is one word; empty for any other. */
export const textOf = (value: TreeValue | undefined): string => (typeof value === 'string' ? value : '');

/** The nodes of a list, or none. */
export const nodesOf = (value: TreeValue | undefined): TreeNode[] =>
  Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];

const token = /[(){}]|(?:\\[\s\S]|[^\\(){}\s])+/g;

/** Reads the text of a tree (`src/backend/nodes/read.c` of PostgreSQL). */
export function readTree(text: string): TreeValue {
  const tokens = text.match(token) ?? [];
  let at = 0;
  const node = (): TreeNode => {
    const type = tokens[at++] ?? '';
    const fields: Record<string, TreeValue> = {};
    while (tokens[at] !== '}') {
      const name = (tokens[at++] ?? '').slice(1);
      const values: TreeValue[] = [];
      // The value of a constant is several words: its length, and its bytes.
      while (tokens[at] !== '}' && !tokens[at]?.startsWith(':')) values.push(value());
      fields[name] = values.length === 1 ? (values[0] ?? null) : values;
    }
    at += 1;
    return { type, fields };
  };
  const value = (): TreeValue => {
    const next = tokens[at++];
    if (next === undefined) throw new Error('the tree ends within a node');
    if (next === '{') return node();
    if (next === '<>') return null;
    if (next !== '(') return next.replaceAll(/\\([\s\S])/g, '$1');
    const list: TreeValue[] = [];
    while (tokens[at] !== ')') list.push(value());
    at += 1;
    return list;
  };
  return value();
}
