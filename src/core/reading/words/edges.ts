import { type Box, rightOf } from '../page/page.ts';

const aligned = 3;

const anchors: readonly (readonly [string, (box: Box) => number])[] = [
  ['right', rightOf],
  ['left', ({ x }) => x],
  ['middle', ({ x, width }) => x + width / 2],
];

/**
 * Finds the edges that numbers without a label are aligned to: their right one, and in a table without any label also
 * their left one and their middle. The answer names each edge by its place.
 */
export const edgeFinder = (): ((box: Box, everyEdge: boolean) => string[]) => {
  const known = new Map<string, number[]>();
  return (box, everyEdge) =>
    anchors.slice(0, everyEdge ? anchors.length : 1).map(([name, anchor]) => {
      const places = known.get(name) ?? [];
      const place = anchor(box);
      const near = places.find((other) => Math.abs(other - place) <= aligned);
      if (near === undefined) known.set(name, [...places, place]);
      return `${name} ${near ?? place}`;
    });
};
