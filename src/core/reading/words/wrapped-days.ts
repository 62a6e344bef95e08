import type { FieldName, Labelled, LabelOf } from '../head/field-labels.ts';
import { type Box, boxAround, overlapOf, rightOf, type Word } from '../page/page.ts';
import type { Row } from './rows.ts';

/** A label among the words of a row. */
interface Found {
  readonly field: FieldName;
  readonly box: Box;
  readonly start: number;
  readonly end: number;
}

/** Of how many words a day is made at most. */
export const mostOfDay = 4;
const [nextLine, wrappedNearness, sameEdge] = [1.6, 0.95, 3];

export const isDay = ({ field }: Pick<Found, 'field'>): boolean =>
  field === 'issueDate' || field === 'dueDate';

/** The words behind the label of a day with those that its cell goes on with in the next row: `Datum: 12 juni` / `2026`. */
export const wrapped = (
  row: Row,
  next: Row | undefined,
  found: Found,
  behind: readonly Word[],
): readonly Word[] => {
  if (!isDay(found) || next === undefined || behind.length >= mostOfDay) return [];
  if (next.page !== row.page || next.box.y - row.box.y > nextLine * found.box.height) return [];
  if (behind.length === 0)
    return found.start > 0 && found.end === row.words.length ? goingOnFrom(row, next, found.box) : [];
  // Behind the label of a day that has its own below it stands the next label.
  if (
    !behind.some(({ text }) => /\d/.test(text)) &&
    (behind[0]?.box.x ?? 0) > rightOf(found.box) + widestOfProse * found.box.height
  )
    return [];
  const edges = [found.box.x, behind[0]?.box.x ?? found.box.x];
  const first = next.words.findIndex(({ box }) => edges.some((edge) => Math.abs(box.x - edge) <= sameEdge));
  return first < 0 ? [] : [...behind, ...next.words.slice(first, first + 2)].slice(0, mostOfDay);
};

/**
 * The label of a day that prose is broken in, with the words behind it: `… Förfaller till` / `betalning 20 april 2026`. `null` where
 * the end of a row and the beginning of the next make none.
 */
export const brokenDay = (row: Row, next: Row | undefined, labelOf: LabelOf): Labelled | null => {
  const [begun, ended] = [row.words.slice(-3), next?.words.slice(0, 2) ?? []];
  const first = ended[0];
  const isNear =
    next !== undefined && next.page === row.page && next.box.y - row.box.y <= nextLine * row.box.height;
  if (first === undefined || !isNear || !isProse(row) || Math.abs(first.box.x - row.box.x) > sameEdge)
    return null;
  for (let from = 0; from < begun.length; from++)
    for (let to = ended.length; to > 0; to--) {
      const own = [...begun.slice(from), ...ended.slice(0, to)];
      const label = own.map(({ text }) => text).join(' ');
      const known = labelOf(label);
      const words = next?.words.slice(to, to + mostOfDay) ?? [];
      if (known?.field === 'dueDate' && known.strength === 3 && /^\d/.test(words[0]?.text ?? ''))
        return { ...known, label, words, ...placeOf(row, begun.slice(from)) };
    }
  return null;
};

const placeOf = (
  row: Row,
  words: readonly Word[],
): Pick<Labelled, 'page' | 'nearness' | 'at' | 'labelBox'> => {
  const labelBox = boxAround(words.map(({ box }) => box));
  return {
    page: row.page,
    nearness: wrappedNearness,
    at: `${row.page} ${labelBox.x} ${labelBox.y}`,
    labelBox,
  };
};

// Pairs of labels and values in one line are set apart.
const widestOfProse = 2.5;

const isProse = (row: Row): boolean =>
  row.words.every(
    ({ box }, at) => at === 0 || box.x - rightOf(row.words[at - 1]?.box ?? box) <= widestOfProse * box.height,
  );

/** The first words of the line below in prose that is broken behind a label: `… Förfaller den` / `2026-07-01, …`. */
const goingOnFrom = (row: Row, next: Row, label: Box): readonly Word[] => {
  const [first] = next.words;
  // What stands below the label is its own.
  if (next.words.some(({ box }) => overlapOf(box, label) > 0)) return [];
  return isProse(row) &&
    /^\d/.test(first?.text ?? '') &&
    first !== undefined &&
    Math.abs(first.box.x - row.box.x) <= sameEdge
    ? next.words.slice(0, mostOfDay)
    : [];
};
