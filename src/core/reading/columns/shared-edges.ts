import { type Box, overlapOf, rightOf } from '../page/page.ts';
import type { NumberToken } from '../words/number-token.ts';

/** A row's numbers, and the label that each stands below or nearest to. */
interface LabelledRow<Label> {
  readonly numbers: readonly NumberToken[];
  readonly labels: ReadonlyMap<NumberToken, Label>;
}

const aligned = 1;

/**
 * Numbers of one column end at one edge: a number that stands below no label is of the label that one of those with its right edge
 * stands below or is nearest to, where its own row has nothing else there.
 */
export const bySharedEdges = <Label extends { readonly box: Box }>(
  rows: readonly LabelledRow<Label>[],
): ReadonlyMap<NumberToken, Label>[] => {
  const placed = rows.flatMap(({ labels }) =>
    [...labels]
      .filter(([{ percent }]) => !percent)
      .map(([{ box }, label]) => ({ edge: rightOf(box), label, overlap: overlapOf(label.box, box) })),
  );
  return rows.map(({ numbers, labels }) => {
    const own = new Map(labels);
    for (const token of numbers) {
      const nearest = labels.get(token);
      const overlap = nearest === undefined ? -Infinity : overlapOf(nearest.box, token.box);
      if (token.percent || overlap > 0) continue;
      const edge = rightOf(token.box);
      const [best] = placed
        .filter((other) => Math.abs(other.edge - edge) <= aligned && other.overlap > overlap)
        .toSorted((one, other) => other.overlap - one.overlap);
      const isTaken = [...own].some(([other, label]) => other !== token && label === best?.label);
      if (best !== undefined && !isTaken) own.set(token, best.label);
    }
    return own;
  });
};
