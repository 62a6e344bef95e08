import { type Decimal, decimal, sumOf } from '../../values/decimal.ts';
import { numbersOf } from '../words/number-tokens.ts';
import type { NumberToken } from '../words/number-token.ts';
import { overlapOf, type Place, rightOf } from '../page/page.ts';
import type { DecimalMark } from '../words/printed-number.ts';
import { cellsOf } from '../words/cells.ts';
import { printedDate } from '../words/printed-date.ts';
import { arePaired } from './label-above.ts';
import { slipAmount } from './slip-amount.ts';
import { type TotalLabel, totalLabels } from './row-labels.ts';
import type { Row } from '../words/rows.ts';
import type { TotalKind } from './total-labels.ts';

/** An amount that may be a total, by the label that it stands at. */
export interface TotalCandidate {
  readonly kind: TotalKind;
  readonly text: string;
  readonly value: Decimal;
  readonly place: Place;
  /** Higher is nearer to the label and more like an amount of money. */
  readonly score: number;
  readonly label: string;
  /** Where its label stands; left out where no label names it. */
  readonly labelPlace?: Place;
}

const rowsBelow = 5;
const [nextRow, aligned] = [1.7, 3];

/** The amounts at the labels of totals on a page, to their right in the row or below them. */
export const totalCandidates = (page: readonly Row[], mark: DecimalMark): TotalCandidate[] => {
  const rows = page.map(withoutBase);
  const labelled = rows.flatMap((row, index) => {
    const labels = totalLabels(row);
    const numbers = labels.length === 0 ? [] : numbersOf(row, mark);
    return labels.flatMap((label, at) => {
      const end = labels[at + 1]?.box.x ?? Infinity;
      const right = numbers.filter(
        (token) =>
          !token.percent &&
          token.box.x > label.box.x &&
          token.box.x < end &&
          !isBase(row, token) &&
          !isWithin(label, token) &&
          !isOfDay(row, token),
      );
      if (right.length > 0)
        return right.map((token, place) => candidate(label, token, 2 + place - right.length + 1));
      const [only] = numbers.filter(({ percent }) => !percent);
      const isAlone = labels.length === 1 && numbers.filter(({ percent }) => !percent).length === 1;
      // Where the column of sums comes first, an amount stands before its label.
      if (isAlone && only !== undefined && only.decimals === 2 && only.box.x < label.box.x)
        return [candidate(label, only, 1.8)];
      const found = below(label, rows.slice(index + 1, index + 1 + rowsBelow), mark);
      if (found.length > 0) return found;
      const beside = paired(row, label, rows[index + 1], mark);
      return beside.length > 0 ? beside : wrapped(row, label, rows[index + 1], mark);
    });
  });
  return [...labelled, ...page.flatMap(ofSlip)];
};

const likely = 3;

/** What the slip for the payment says, which no label names. */
const ofSlip = (row: Row): TotalCandidate[] => {
  const text = slipAmount(row);
  if (text === null) return [];
  const place = { page: row.page, box: row.box };
  return [{ kind: 'payable', text, value: decimal(text), place, score: likely, label: '' }];
};

/** A row without what stands in brackets behind a rate: `Moms 25 % (1 425,00)` is reckoned from it. */
const withoutBase = (row: Row): Row => {
  const { words } = row;
  const from = words.findIndex(
    ({ text }, at) => /^\(\d/.test(text) && words[at - 1]?.text.endsWith('%') === true,
  );
  const to = words.findIndex(({ text }, at) => at >= from && text.endsWith(')'));
  return from < 0 || to < 0 ? row : { ...row, words: words.filter((_, at) => at < from || at > to) };
};

/** Whether a number without decimals is a part of a label: the article of a law, a rate. */
const isWithin = ({ box }: TotalLabel, token: NumberToken): boolean =>
  token.decimals === 0 && rightOf(token.box) <= rightOf(box) + 1;

/** Whether a number is a part of a day: `Att betala: 8/3 -26` says when, not how much. */
const isOfDay = (row: Row, { words }: NumberToken): boolean =>
  cellsOf(row).some((cell) => {
    const at = cell.words.findIndex((word) => words.includes(word));
    return [0, 1, 2].some((back) => {
      const run = cell.words.slice(Math.max(0, at - back), at + 1);
      return at >= back && printedDate(run.map(({ text }) => text).join(' '), 'day-first') !== null;
    });
  });

/** Whether a number is what VAT is reckoned from: `Moms 25 % av 425,00`. */
const isBase = ({ words }: Row, token: NumberToken): boolean => {
  const [first] = token.words;
  const before = first === undefined ? undefined : words[words.indexOf(first) - 1];
  return before !== undefined && /^(av|på|a|of|on|von|auf|sur|su|di)$/i.test(before.text);
};

/** The amount of a label's place in a row of as many amounts as there are labels, where none stands right below it. */
const paired = (
  labels: Row,
  label: TotalLabel,
  next: Row | undefined,
  mark: DecimalMark,
): TotalCandidate[] => {
  if (next === undefined || !arePaired(labels, next)) return [];
  const place = cellsOf(labels).findIndex(({ box }) => overlapOf(box, label.box) > 0);
  const cell = cellsOf(next)[place];
  const token = numbersOf(next, mark).find(({ words }) => words.some((word) => cell?.words.includes(word)));
  return token === undefined || token.percent ? [] : [candidate(label, token, 1.4)];
};

/** The amount at the rest of a label that goes on in the next row with a rate or a currency: `Att betala` above `SEK`. */
const wrapped = (
  { words }: Row,
  label: TotalLabel,
  next: Row | undefined,
  mark: DecimalMark,
): TotalCandidate[] => {
  const [rest, ...others] = next === undefined ? [] : cellsOf(next);
  const isLabel = words.every(({ box }) => overlapOf(box, label.box) > 0);
  if (next === undefined || rest === undefined || !isLabel || others.length !== 1) return [];
  const isRest =
    /^(\d+([.,]\d+)? ?%|sek|kr|kronor|eur|dkk|nok)$/i.test(rest.text) &&
    next.box.y - label.box.y < nextRow * label.box.height &&
    (Math.abs(rest.box.x - label.box.x) < aligned || overlapOf(rest.box, label.box) > 0);
  const token = numbersOf(next, mark).at(-1);
  return !isRest || token === undefined || token.percent || token.decimals !== 2
    ? []
    : [candidate(label, token, 1.4)];
};

/** Amounts in the column below a label; those of the last row add up the ones above it. */
const below = (label: TotalLabel, rows: readonly Row[], mark: DecimalMark): TotalCandidate[] => {
  const found: TotalCandidate[] = [];
  for (const row of rows) {
    if (row.box.y - label.box.y > 7 * label.box.height) break;
    // Another label in the column begins what is its own.
    if (totalLabels(row).some(({ box }) => overlapOf(label.box, box) > 0)) break;
    const token = numbersOf(row, mark).find(
      ({ box, percent }) => !percent && overlapOf(label.box, box) > -0.4 * label.box.height,
    );
    if (token !== undefined) found.push(candidate(label, token, 1.5 - found.length * 0.1));
  }
  const last = found.at(-1);
  const above = found.slice(0, -1);
  const adds =
    above.length > 1 && last !== undefined && last.value.eq(sumOf(above.map(({ value }) => value)));
  return adds ? [...above, { ...last, score: last.score + 2 }] : found;
};

const candidate = (label: TotalLabel, token: NumberToken, score: number): TotalCandidate => ({
  kind: label.kind,
  text: token.text,
  value: token.value,
  place: { page: token.row.page, box: token.box },
  score: score + (token.decimals === 2 ? 1 : -0.5),
  label: label.text,
  labelPlace: { page: token.row.page, box: label.box },
});

/** Candidates without those whose label heads a column of the table: `Att betala` above the sums of the lines. */
export const besideTable = (
  candidates: readonly TotalCandidate[],
  heads: readonly Place[],
): readonly TotalCandidate[] =>
  candidates.filter(
    ({ labelPlace }) =>
      labelPlace === undefined ||
      !heads.some(
        ({ page, box }) =>
          page === labelPlace.page &&
          labelPlace.box.y > box.y - 1 &&
          labelPlace.box.y + labelPlace.box.height < box.y + box.height + 1,
      ),
  );
