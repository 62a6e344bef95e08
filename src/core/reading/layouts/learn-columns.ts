import { boxAround, type Box, overlapOf, rightOf } from '../page/page.ts';
import type { Figure, LocatedLine } from './locate-lines.ts';
import type { NumberToken } from '../words/number-token.ts';

/** The columns in which the figures of the corrected lines stand, and the numbers of those columns. */
export type FigureColumns = ReadonlyMap<Figure, readonly NumberToken[]>;

const aligned = 4;
const order: readonly Figure[] = ['sum', 'price', 'quantity', 'discount'];

const anchors: readonly ((box: Box) => number)[] = [rightOf, ({ x }) => x, ({ x, width }) => x + width / 2];

/**
 * For each figure the edge to which most of its numbers are aligned. Where a number may be two figures (one piece, so that
 * price and sum are equal), the sum takes the rightmost and a number taken by one figure is none of another.
 */
export const figureColumns = (lines: readonly LocatedLine[]): FigureColumns => {
  const columns = new Map<Figure, readonly NumberToken[]>();
  const taken = new Set<NumberToken>();
  const places: Box[] = [];
  for (const figure of order) {
    const perLine = lines.map(({ tokens }) =>
      tokens[figure].filter(
        (token) => !taken.has(token) && !places.some((place) => isInside(token.box, place)),
      ),
    );
    const chosen = bestAligned(perLine, figure);
    if (chosen.length === 0) continue;
    for (const token of chosen) taken.add(token);
    places.push(boxAround(chosen.map(({ box }) => box)));
    columns.set(figure, chosen);
  }
  return new Map(
    [...columns].map(([figure, chosen]) => [figure, withOthers(lines, columns, figure, chosen)]),
  );
};

/**
 * A column with the figures of lines that have none in it: spreadsheets set whole numbers at one edge and texts at the other.
 * Only where each is the line's one candidate, and nothing of another column lies between.
 */
const withOthers = (
  lines: readonly LocatedLine[],
  columns: FigureColumns,
  figure: Figure,
  chosen: readonly NumberToken[],
): readonly NumberToken[] => {
  const others = [...columns].flatMap(([other, tokens]) => (other === figure ? [] : tokens));
  const added = lines.flatMap(({ tokens }) => {
    const own = tokens[figure].filter((token) => !others.includes(token));
    return own.some((token) => chosen.includes(token)) || own.length !== 1 ? [] : own;
  });
  const all = [...chosen, ...added];
  const box = boxAround(all.map((token) => token.box));
  return others.some((token) => overlapOf(box, token.box) > 0) ? chosen : all;
};

/** Most of a box lies in the horizontal of another. */
const isInside = (box: Box, place: Box): boolean =>
  Math.min(rightOf(box), rightOf(place)) - Math.max(box.x, place.x) > 0.5 * box.width;

const bestAligned = (perLine: readonly (readonly NumberToken[])[], figure: Figure): NumberToken[] => {
  let [best, most]: [NumberToken[], number] = [[], 0];
  for (const token of perLine.flat()) {
    for (const anchor of anchors) {
      const place = anchor(token.box);
      const chosen = perLine.flatMap(
        (tokens) => tokens.find(({ box }) => Math.abs(anchor(box) - place) <= aligned) ?? [],
      );
      const side = figure === 'quantity' ? -place : place;
      const score = chosen.length + side / 10_000;
      if (chosen.length > 0 && score > most) [best, most] = [chosen, score];
    }
  }
  return best;
};
