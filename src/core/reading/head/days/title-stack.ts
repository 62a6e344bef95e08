import { type Box, type Place, rightOf } from '../../page/page.ts';
import { type Cell, cellsOf } from '../../words/cells.ts';
import { labelText } from '../../words/label-text.ts';
import type { Row } from '../../words/rows.ts';
import { title } from '../below-title.ts';
import type { Field, Fields } from '../choose-fields.ts';

const withNumber = / ?(?:nr|no|nummer|n:o|#)?[.:]? ?[\p{L}\d/_.:-]*\d$/iu;
const [nextRow, mostBetween, aligned, sure] = [2.4, 2, 6, 0.75];

/** Whether a cell is what a document calls itself, alone or with its number behind it. */
const isTitled = ({ text }: Cell): boolean =>
  [text, text.replace(withNumber, '')].some((each) =>
    each.split('/').every((part) => title.test(labelText(part))),
  );

const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= aligned;

const edges: readonly ((box: Box) => number)[] = [({ x }) => x, rightOf, ({ x, width }) => x + width / 2];

/** The cell right above one at its left or right edge or in its middle. */
const cellAbove = ({ box }: Cell, cells: readonly Cell[]): Cell | undefined =>
  cells
    .filter((each) => edges.some((edge) => isNear(edge(each.box), edge(box))))
    .filter((each) => {
      const gap = box.y - each.box.y;
      return gap > 0.3 * box.height && gap <= nextRow * Math.max(box.height, each.box.height);
    })
    .toSorted((one, other) => other.box.y - one.box.y)[0];

/**
 * Whether a cell belongs to the title: it stands next to it in its `row`, or right below it or below the document's number there, with no word between
 * that may label it.
 */
export const isAtTitle = (row: Row, cell: Cell, rows: readonly Row[]): boolean => {
  const inRow = cellsOf(row);
  const before = inRow[inRow.findIndex(({ box }) => box.x === cell.box.x) - 1];
  if (before !== undefined && isTitled(before)) return true;
  const cells = rows.filter(({ page }) => page === row.page).flatMap(cellsOf);
  let above = cellAbove(cell, cells);
  for (let between = 0; above !== undefined && between < mostBetween; between++) {
    if (isTitled(above)) return true;
    if (!/^(?:(?:nr|no|n:o)[.:]? )?[\p{Lu}\d][\p{Lu}\d/_.:-]*\d$/u.test(above.text)) return false;
    above = cellAbove(above, cells);
  }
  return false;
};

/**
 * Whether a number stands between the title and the document's `day`, one right below the other: what it numbers is said above it, and when it was written
 * below.
 */
const isStackedNumber = (number: Place, day: Place, rows: readonly Row[]): boolean => {
  if (number.page !== day.page) return false;
  const holding = ({ box, page }: Place): [Row, Cell] | undefined => {
    for (const row of rows.filter((each) => each.page === page)) {
      const cell = cellsOf(row).find((each) => each.box.x === box.x && Math.abs(each.box.y - box.y) < 1);
      if (cell !== undefined) return [row, cell];
    }
    return undefined;
  };
  const [own, of] = [holding(number), holding(day)];
  if (own === undefined || of === undefined || !isNear(rightOf(own[1].box), rightOf(number.box)))
    return false;
  const cells = rows.filter(({ page }) => page === number.page).flatMap(cellsOf);
  const above = cellAbove(of[1], cells);
  return above?.box.x === own[1].box.x && above.box.y === own[1].box.y && isAtTitle(own[0], own[1], rows);
};

/**
 * The fields of a document with the day that no label names, where a label names none, or one that says it as little as none:
 * `den` in the line of a letter's day. Its number is as sure as the day where it stands between that and the title.
 */
export const withDay = (fields: Fields, day: Field | null, rows: readonly Row[]): Fields => {
  const [number, issue] = [fields.get('number'), fields.get('issueDate')];
  const isAlone = issue === undefined || (issue.value === day?.value && issue.confidence < day.confidence);
  if (day === null || !isAlone) return fields;
  const isStacked =
    day.confidence >= sure &&
    number !== undefined &&
    number.place !== null &&
    day.place !== null &&
    isStackedNumber(number.place, day.place, rows);
  const proved = isStacked ? { ...number, confidence: Math.max(sure, number.confidence) } : number;
  return new Map([
    ...fields,
    ...(proved === undefined ? [] : [['number', proved] as const]),
    ['issueDate', day] as const,
  ]);
};
