import { unitOf } from '../../values/units.ts';
import { boxAround, overlapOf, rightOf, type Word } from '../page/page.ts';
import { cellsOf } from '../words/cells.ts';
import type { Row } from '../words/rows.ts';
import type { HeaderLabel } from '../table/header-labels.ts';

const [aligned, most, fewest] = [1, 0.7, 2];

/** Where most rows begin their names: the place that most words begin at, left of the names' label and below no other. */
const edgeOfNames = (name: HeaderLabel, before: HeaderLabel, rows: readonly Row[]): number | null => {
  const beginAt = (x: number): number =>
    rows.filter(({ words }) => words.some(({ box }) => Math.abs(box.x - x) <= aligned)).length;
  if (2 * beginAt(name.box.x) >= rows.length) return null;
  const from = Math.min(before.box.x, name.box.x);
  const begun = rows.flatMap(({ words }) =>
    words.filter(
      ({ box, text }) =>
        box.x > from &&
        box.x < name.box.x - aligned &&
        /^\p{L}{2}[^\d]*$/u.test(text) &&
        unitOf(text) === null,
    ),
  );
  const [best] = begun
    .map(({ box: { x } }) => ({ x, count: beginAt(x) }))
    .toSorted((one, other) => other.count - one.count || one.x - other.x);
  return best !== undefined && best.count >= Math.max(fewest, most * rows.length) ? best.x - aligned : null;
};

const ofText: ReadonlySet<HeaderLabel['role']> = new Set(['position', 'article', 'description', 'other']);

/**
 * The columns of a head whose labels stand in the middle of their cells, as sheets print them: the label of names reaches to where
 * names begin, and the one before it over what stands between it and them. `rows`: those that look like lines; `named`: the label
 * of names where no label says that it is.
 */
export const reaching = (
  columns: readonly HeaderLabel[],
  unknown: readonly HeaderLabel[],
  rows: readonly Row[],
  named?: HeaderLabel,
): { readonly columns: readonly HeaderLabel[]; readonly unknown: readonly HeaderLabel[] } => {
  const labels = [...columns, ...unknown].toSorted((one, other) => one.box.x - other.box.x);
  const at = labels.findLastIndex((label) => label.role === 'description' || label === named);
  const [before, name] = [labels[at - 1], labels[at]];
  if (before === undefined || name === undefined || !ofText.has(before.role)) return { columns, unknown };
  const edge = edgeOfNames(name, before, rows);
  if (edge === null) return { columns, unknown };
  const left = labels[at - 2] === undefined ? 0 : rightOf(labels[at - 2]?.box ?? before.box);
  const between = rows.flatMap((row): Word[] => {
    const cells = cellsOf({
      ...row,
      words: row.words.filter(
        ({ box }) => box.x >= left && box.x < edge && rightOf(box) <= edge + 2 * aligned,
      ),
    });
    // Of two columns the one that is nearer to the label is its own.
    const [own] = cells.toSorted(
      (one, other) => overlapOf(other.box, before.box) - overlapOf(one.box, before.box),
    );
    return [...(own?.words ?? [])];
  });
  const wider = (label: HeaderLabel): HeaderLabel => {
    if (label === name) return { ...label, box: { ...label.box, x: edge, width: rightOf(label.box) - edge } };
    if (label !== before || between.length === 0) return label;
    const box = boxAround([label.box, ...between.map((word) => word.box)]);
    return { ...label, box: { ...box, width: Math.min(rightOf(box), edge) - box.x } };
  };
  return { columns: columns.map(wider), unknown: unknown.map(wider) };
};

/**
 * A label of numbers that no word of the rows stands below, as sheets print it in the middle of its cell, reaching to the codes that
 * most rows begin a cell with at the same place, clear of the labels to both sides of it.
 */
export const reachingCodes = (
  columns: readonly HeaderLabel[],
  unknown: readonly HeaderLabel[],
  rows: readonly Row[],
): readonly HeaderLabel[] =>
  columns.map((label) => {
    const { role, box } = label;
    const isOver = rows.some(({ words }) => words.some((word) => overlapOf(word.box, box) > 0));
    if ((role !== 'article' && role !== 'position') || isOver) return label;
    const others = [...columns, ...unknown].filter((other) => other !== label);
    const left = Math.max(0, ...others.map((other) => rightOf(other.box)).filter((x) => x <= box.x));
    const right = Math.min(...others.map((other) => other.box.x).filter((x) => x >= rightOf(box)));
    const codes = rows.flatMap(({ words }) =>
      words.filter(
        (word) =>
          word.box.x > left &&
          rightOf(word.box) < right &&
          /^\p{Lu}{0,4}-?\d[\p{Lu}\d-]*$/u.test(word.text) &&
          word.text.length > 1,
      ),
    );
    const [best = []] = codes
      .map(({ box: { x } }) => codes.filter((other) => Math.abs(other.box.x - x) <= aligned))
      .toSorted((one, other) => other.length - one.length);
    const isMost = best.length > 0 && best.length >= most * rows.length;
    return isMost ? { ...label, box: boxAround([box, ...best.map((word) => word.box)]) } : label;
  });

/** Whether words count lines: 1, 2, 3 or 10, 20, 30. */
export const isCount = (words: readonly Word[]): boolean => {
  const numbers = words.map(({ text }) => Number(text.replace(/\.$/, '')));
  const [step = 0] = numbers;
  return (step === 1 || step === 10) && numbers.every((number, at) => number === step * (at + 1));
};

/** The counts of lines that stand left of all labels, as a column without a label; `null` where rows begin otherwise. */
export const countedBeside = (
  columns: readonly HeaderLabel[],
  unknown: readonly HeaderLabel[],
  rows: readonly Row[],
): HeaderLabel | null => {
  const left = Math.min(...[...columns, ...unknown].map(({ box }) => box.x));
  const firsts = rows.flatMap(({ words: [first, second] }) =>
    first !== undefined && rightOf(first.box) < left && (second?.box.x ?? 0) > left - aligned ? [first] : [],
  );
  if (firsts.length < fewest || firsts.length < rows.length || !isCount(firsts)) return null;
  return { role: 'position', box: boxAround(firsts.map(({ box }) => box)) };
};

/**
 * The quantities that stand left of all labels, each with its unit behind it, where no label says quantity or unit: `6 kg` before
 * names. `null` where a row begins otherwise.
 */
export const quantityBeside = (
  columns: readonly HeaderLabel[],
  unknown: readonly HeaderLabel[],
  rows: readonly Row[],
): HeaderLabel | null => {
  if (columns.some(({ role }) => role === 'quantity' || role === 'unit')) return null;
  const left = Math.min(...[...columns, ...unknown].map(({ box }) => box.x));
  const firsts = rows.flatMap(({ words: [first, second, third] }) =>
    first !== undefined &&
    second !== undefined &&
    /^\d{1,4}([.,]\d{1,3})?$/.test(first.text) &&
    unitOf(second.text) !== null &&
    rightOf(second.box) < left &&
    (third?.box.x ?? 0) > left - aligned
      ? [first]
      : [],
  );
  if (firsts.length === 0 || firsts.length < rows.length) return null;
  return { role: 'quantity', box: boxAround(firsts.map(({ box }) => box)) };
};
