import { type Digest, joined, sameBytes } from './bytes.ts';

const leafMark = Uint8Array.of(0);
const nodeMark = Uint8Array.of(1);

/** The hash of a leaf; what is hashed as a leaf can never be taken for a node (RFC 9162, 2.1.1). */
export const leafHash = (digest: Digest, content: Uint8Array) => digest(joined(leafMark, content));

const nodeHash = (digest: Digest, left: Uint8Array, right: Uint8Array) =>
  digest(joined(nodeMark, left, right));

/** A tree over leaves' hashes: its root, and for each leaf the neighbours from below to the root. */
export interface Tree {
  readonly root: Uint8Array;
  readonly paths: readonly (readonly Uint8Array[])[];
}

const halves = (count: number): number => 2 ** Math.ceil(Math.log2(count) - 1);

/** The Merkle tree of RFC 9162, 2.1 over at least one leaf's hash. Throws `RangeError` without any. */
export const treeOf = async (digest: Digest, leaves: readonly Uint8Array[]): Promise<Tree> => {
  const [only] = leaves;
  if (only === undefined) throw new RangeError('a tree of nothing');
  if (leaves.length === 1) return { root: only, paths: [[]] };
  const half = halves(leaves.length);
  const left = await treeOf(digest, leaves.slice(0, half));
  const right = await treeOf(digest, leaves.slice(half));
  return {
    root: await nodeHash(digest, left.root, right.root),
    paths: [
      ...left.paths.map((path) => [...path, right.root]),
      ...right.paths.map((path) => [...path, left.root]),
    ],
  };
};

/** The root that a leaf's hash leads to by its path, at a position among `count` leaves; null where the path does not fit. */
const rootBy = async (
  digest: Digest,
  leaf: Uint8Array,
  path: readonly Uint8Array[],
  { position, count }: { readonly position: number; readonly count: number },
): Promise<Uint8Array | null> => {
  if (count === 1) return path.length === 0 ? leaf : null;
  const beside = path.at(-1);
  if (beside === undefined) return null;
  const half = halves(count);
  const isLeft = position < half;
  const below = await rootBy(digest, leaf, path.slice(0, -1), {
    position: isLeft ? position : position - half,
    count: isLeft ? half : count - half,
  });
  if (below === null) return null;
  return isLeft ? nodeHash(digest, below, beside) : nodeHash(digest, beside, below);
};

/** Whether a leaf with this content stands at a position among `count` leaves under the root. */
export const isIncluded = async (
  digest: Digest,
  content: Uint8Array,
  proof: {
    readonly position: number;
    readonly count: number;
    readonly path: readonly Uint8Array[];
    readonly root: Uint8Array;
  },
): Promise<boolean> => {
  const { position, count, path, root } = proof;
  if (!Number.isSafeInteger(position) || position < 0 || position >= count) return false;
  const led = await rootBy(digest, await leafHash(digest, content), path, { position, count });
  return led !== null && sameBytes(led, root);
};
