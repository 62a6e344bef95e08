import type { Decimal } from '../../values/decimal.ts';
import { type Column, columnsOf, type Figure, figures, illegible, type Slot, slotOf } from './ocr-slots.ts';
import type { NumberToken } from '../words/number-token.ts';
import { boxAround, type Page, type Word } from '../page/page.ts';
import type { DecimalMark } from '../words/printed-number.ts';
import type { Reading } from '../reading.ts';
import { type Row, rowsOf } from '../words/rows.ts';

/** How sure a figure is that was not read but follows from the others: never enough for trust. */
export const inferred = 0;
/** A figure one sign off what was recognised, where recognition was unsure itself or the total proves it again. */
const repaired = 0.9;
const sureWord = 0.8;

/**
 * Repairs figures of lines that do not close, where exactly one reading of exactly one figure makes quantity × price the
 * sum: one digit or letter taken for another, a decimal mark lost, a unit grown on, a lone digit passed over. The figures
 * are looked for in the columns of the lines that were read. `null` when there is nothing to repair.
 */
export const repairPages = (pages: readonly Page[], reading: Reading, mark: DecimalMark): Page[] | null => {
  const columns = columnsOf(reading);
  if (columns.length < figures.length) return null;
  const known = {
    isDiscounted: reading.lines.some(({ fields }) => fields.discount !== undefined),
    sumsAddUp: !reading.doubts.includes('line-sum'),
  };
  let count = 0;
  const repairedPages = pages.map((page) => {
    const changes = new Map<Word, Word | null>();
    const added: Word[] = [];
    for (const row of rowsOf(page)) {
      const slots = columns.map((column) => slotOf(row, column, mark, known.isDiscounted));
      const change = repairOf(row, slots, columns, mark, known);
      if (change === null) continue;
      count += 1;
      for (const word of change.instead) changes.set(word, null);
      added.push(change.word);
    }
    const kept = page.words.filter((word) => !changes.has(word));
    return added.length === 0 ? page : { ...page, words: [...kept, ...added] };
  });
  return count === 0 ? null : repairedPages;
};

interface Change {
  readonly instead: readonly Word[];
  readonly word: Word;
}

/** What the reading tells of all its lines. */
interface Known {
  readonly isDiscounted: boolean;
  readonly sumsAddUp: boolean;
}

const repairOf = (
  row: Row,
  slots: readonly Slot[],
  columns: readonly Column[],
  mark: DecimalMark,
  { isDiscounted, sumsAddUp }: Known,
): Change | null => {
  const [quantity, price, sum] = slots;
  if (quantity === undefined || price === undefined || sum === undefined) return null;
  const read = slots.filter(({ token }) => token !== null).length;
  // Between quantity × price and the sum there may be a discount.
  if (
    read < 2 ||
    (read === 3 && isDiscounted) ||
    (read === 3 && closes(quantity.token, price.token, sum.token))
  )
    return null;
  const unsure = read === 3 ? slots : slots.filter(({ token }) => token === null);
  // Sums that add up to the printed total are right.
  const suspects = read === 3 && sumsAddUp ? unsure.filter(({ figure }) => figure !== 'sum') : unsure;
  const repairs = suspects.flatMap((slot) => {
    const wanted = wantedOf(slot.figure, quantity.token?.value, price.token?.value, sum.token?.value);
    return wanted === null ? [] : changeOf(row, slot, wanted, columns, mark);
  });
  const [only] = repairs;
  return repairs.length === 1 && only !== undefined ? only : null;
};

const closes = (q: NumberToken | null, p: NumberToken | null, s: NumberToken | null): boolean =>
  q !== null && p !== null && s !== null && q.value.times(p.value).minus(s.value).abs().lte('0.005');

/** What a figure has to be, by the other two; `null` when no figure of few decimals is. */
const wantedOf = (
  figure: Figure,
  quantity: Decimal | undefined,
  price: Decimal | undefined,
  sum: Decimal | undefined,
): Decimal | null => {
  if (figure === 'sum')
    return quantity === undefined || price === undefined ? null : quantity.times(price).round(2);
  const other = figure === 'quantity' ? price : quantity;
  if (sum === undefined || other === undefined || other.eq('0') || sum.eq('0')) return null;
  for (const places of figure === 'quantity' ? [0, 1, 2, 3] : [2, 3, 4]) {
    const value = sum.div(other).round(places);
    if (value.times(other).minus(sum).abs().lte('0.005')) return value;
  }
  return null;
};

const digitsOf = (text: string): string =>
  text
    .replaceAll(/[OoQD]/g, '0')
    .replaceAll(/[lIi|!]/g, '1')
    .replaceAll(/[Ss]/g, '5')
    .replaceAll('B', '8')
    .replaceAll(/[Zz]/g, '2')
    .replaceAll('g', '9')
    .replaceAll(/\D/g, '');

/** The change that prints the wanted value where a figure stands, if what was recognised there is near to it. */
const changeOf = (
  row: Row,
  slot: Slot,
  wanted: Decimal,
  columns: readonly Column[],
  mark: DecimalMark,
): Change[] => {
  const { words, token, figure } = slot;
  const printed = words.map(({ text }) => text).join('');
  const places = figure === 'quantity' ? undefined : Math.max(2, token?.decimals ?? 2);
  const plain = (
    places === undefined ? wanted.toFixed() : wanted.toFixed(Math.max(places, decimalsOf(wanted)))
  ).replace('.', mark);
  const column = columns.find((each) => each.figure === figure);
  if (column === undefined) return [];
  if (words.length === 0) {
    // Recognition passes over small numbers that stand alone.
    if (figure !== 'quantity' || !/^\d{1,3}$/.test(plain)) return [];
    const { y, height } = row.box;
    const size = Math.min(height, row.words[0]?.box.height ?? height);
    const width = (size / 2) * plain.length;
    const box = { x: column.right - width, y: row.words[0]?.box.y ?? y, width, height: size };
    return [{ instead: [], word: { text: plain, box, confidence: inferred } }];
  }
  if (token !== null && decimalsOf(wanted) > Math.max(2, token.decimals) && figure !== 'quantity') return [];
  const [seen, needed] = [digitsOf(printed), plain.replaceAll(/\D/g, '')];
  const box = boxAround(words.map((word) => word.box));
  const least = Math.min(...words.map(({ confidence }) => confidence));
  const isCut = /\d[.,]$/.test(printed) && needed.startsWith(seen);
  if (seen === needed || isCut || isOneDigitOff(seen, needed)) {
    const wasUnsure = least < sureWord;
    const confidence = wasUnsure || figure === 'sum' ? repaired : inferred;
    return [{ instead: words, word: { text: plain, box, confidence } }];
  }
  // Letters or next to nothing where a figure stands: what it has to be is known, and not that it is printed.
  if (least < illegible || (token === null && !/\d/.test(printed) && printed.length <= needed.length + 1))
    return [{ instead: words, word: { text: plain, box, confidence: inferred } }];
  return [];
};

const decimalsOf = (value: Decimal): number => value.toFixed().split('.')[1]?.length ?? 0;

/** Whether two figures of at least two digits differ in one: taken for another, passed over or put in. */
const isOneDigitOff = (one: string, other: string): boolean => {
  if (one.length === other.length)
    return [...one].filter((digit, index) => digit !== other[index]).length === 1;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < 2 || long.length - short.length > 1) return false;
  return [...long].some((_, at) => long.slice(0, at) + long.slice(at + 1) === short);
};
