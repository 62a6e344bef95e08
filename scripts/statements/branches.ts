import { isNode, nodesOf } from './node-tree.ts';
import type { TreeNode, TreeValue } from './node-tree.ts';

/** The places of the range table that a part of a join reads. */
export function placesIn(value: TreeValue | undefined): number[] {
  if (!isNode(value)) return [];
  if (value.type === 'RANGETBLREF') return [Number(value.fields['rtindex'])];
  return ['larg', 'rarg', 'fromlist'].flatMap((side) => {
    const part = value.fields[side];
    return (Array.isArray(part) ? part : [part]).flatMap(placesIn);
  });
}

/** The queries that a union puts together, by their places. */
export function leavesOf(operation: TreeNode): number[] {
  if (operation.type === 'RANGETBLREF') return [Number(operation.fields['rtindex'])];
  return nodesOf(operation.fields['larg']).concat(nodesOf(operation.fields['rarg'])).flatMap(leavesOf);
}

/** Every node below a value, itself first. */
export function* below(value: TreeValue): Generator<TreeNode> {
  if (Array.isArray(value)) for (const each of value as readonly TreeValue[]) yield* below(each);
  if (!isNode(value)) return;
  yield value;
  for (const each of Object.values(value.fields)) yield* below(each);
}
