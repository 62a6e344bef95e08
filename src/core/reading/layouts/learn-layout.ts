import { decimal } from '../../values/decimal.ts';
import { decimalMark } from '../words/decimal-mark.ts';
import type { LabelMemory, LayoutMemory, LayoutSender } from './layout-memory.ts';
import { compactText, rowLetters } from '../words/layout-text.ts';
import { labelsOfValue, statedFields, type Marks } from './learn-labels.ts';
import { learnTable } from './learn-table.ts';
import { type LocatedLine, locateLines, placeKey } from './locate-lines.ts';
import { isStated, type Page } from '../page/page.ts';
import { dateOrder } from '../words/printed-date.ts';
import type { DecimalMark } from '../words/printed-number.ts';
import { readRecognised } from '../ocr/ocr-reading.ts';
import type { DraftInvoice, HeadField, Reading } from '../reading.ts';
import { placesOfNames } from './taught-names.ts';
import { placeOfNumbers } from './taught-numbers.ts';
import type { NamesPlace } from '../table/taught-places.ts';
import { preparedPages } from '../words/prepared-pages.ts';
import { type Row, rowsOf } from '../words/rows.ts';
import { isSameReading } from './same-reading.ts';

/**
 * What the layout of a document means, from what a person made of its reading: the corrected values are looked for among
 * the words, and where they stand says which column is what and which label means what. `null` when the lines are not on
 * the pages. `before` is what was known of the layout; what this document does not show of it is kept.
 */
export const learnLayout = (
  pages: readonly Page[],
  reading: Reading,
  corrected: DraftInvoice,
  before: LayoutMemory | null = null,
): LayoutMemory | null => {
  const shown = preparedPages(pages);
  const rows = shown.map(rowsOf);
  const all = rows.flat();
  const located = bestLocated(all, corrected, decimalMark(shown), rightPlaces(reading, corrected));
  const table = located === null ? null : learnTable(all, located.lines, located.mark);
  const [first] = located?.lines ?? [];
  if (located === null || table === null || first === undefined) return null;
  const marks = { decimalMark: located.mark, dateOrder: orderOf(rows, corrected) };
  const learnt: LayoutMemory = {
    version: 1,
    sender: senderOf(corrected, all),
    ...table,
    numbers: placeOfNumbers(all, located.lines),
    names: null,
    pageWidth: pages.find(({ number }) => number === first.row.page)?.width ?? 595,
    priceBase: located.base,
    labels: learnLabels(rows, reading, corrected, marks),
    skip: [],
    end: [],
    ...marks,
    currency: reading.invoice.currency === corrected.currency ? null : corrected.currency,
    creditTitles: [],
    discountRows: false,
    reproduces: false,
    wasShown: false,
  };
  return proved(pages, all, corrected, merged(learnt, before), located.lines);
};

interface Located {
  readonly lines: readonly LocatedLine[];
  readonly mark: DecimalMark;
  readonly base: string;
}

const bases = ['1', '100', '1000', '10'];

/** Where figures stand that the person left as they were read. */
const rightPlaces = ({ lines }: Reading, corrected: DraftInvoice): Set<string> =>
  new Set(
    lines.flatMap(({ fields }, index) =>
      (['quantity', 'price', 'sum'] as const).flatMap((figure) => {
        const [field, stated] = [fields[figure], corrected.lines[index]?.[figure]];
        const isRight =
          field?.place != null && stated != null && decimal(field.value).abs().eq(decimal(stated).abs());
        return isRight && field.place !== null
          ? [`${figure} ${placeKey(field.place.page, field.place.box)}`]
          : [];
      }),
    ),
  );

/** The decimal mark and the price's number of units by which most figures are found; the printed mark and one unit otherwise. */
const bestLocated = (
  rows: readonly Row[],
  { lines }: DraftInvoice,
  printed: DecimalMark,
  places: ReadonlySet<string>,
): Located | null => {
  let [best, most]: [Located | null, number] = [null, 0];
  for (const mark of [printed, printed === ',' ? '.' : ','] as const) {
    for (const base of bases) {
      const located = locateLines(rows, lines, mark, base, places);
      const found = located.reduce((sum, line) => sum + line.found, 0);
      if (found > most + 0.5) [best, most] = [{ lines: located, mark, base }, found];
      if (most >= 3 * lines.length) return best;
    }
  }
  return best;
};

const orderOf = (
  pages: readonly (readonly Row[])[],
  { issueDate, dueDate }: DraftInvoice,
): Marks['dateOrder'] => {
  for (const order of ['day-first', 'month-first'] as const) {
    const marks = { decimalMark: ',' as const, dateOrder: order };
    const stated = [
      ['issueDate', issueDate],
      ['dueDate', dueDate],
    ] as const;
    const isShown = stated.every(
      ([field, value]) => value === null || labelsOfValue(pages, field, value, marks).length > 0,
    );
    if (isShown && issueDate !== null) return order;
  }
  return dateOrder(
    pages.flat().flatMap(({ words }) => words.map(({ text }) => text)),
    false,
  );
};

/** The numbers of the supplier that the pages print. */
const senderOf = ({ supplier, payment }: DraftInvoice, rows: readonly Row[]): LayoutSender => {
  const { name, organizationNumber, vatNumber } = supplier;
  const printed = rows.map(({ words }) => compactText(words.map(({ text }) => text).join('')));
  const numbers = [organizationNumber, vatNumber, payment.bankgiro, payment.plusgiro, payment.iban];
  const marks = numbers
    .flatMap((number) => (number === null ? [] : [compactText(number)]))
    .filter((mark) => printed.some((row) => row.includes(mark)));
  return { name, organizationNumber, vatNumber, marks };
};

const sureEnough = 0.7;

/** What net and VAT make, and what is left between that and the amount to pay, where nobody states them. */
const concludedFields = (invoice: DraftInvoice): (readonly [HeadField, string])[] => {
  const { taxExclusive, taxTotal, taxInclusive, payable, rounding, prepaid } = invoice;
  if (taxExclusive === null || taxTotal === null || payable === null) return [];
  const gross = decimal(taxExclusive).plus(taxTotal);
  const rest = decimal(payable).minus(gross);
  const isRounded = rounding === null && prepaid === null && !rest.eq('0') && rest.abs().lt('1');
  return [
    ...(taxInclusive === null ? [['taxInclusive', gross.toFixed()] as const] : []),
    ...(isRounded ? [['rounding', rest.toFixed()] as const] : []),
  ];
};

// Of two labels the one in the value's row is the likelier to stay.
const sideRank = ({ side }: LabelMemory): number => (side === 'right' ? 0 : 1);

/** Labels of the values that were misread or not sure. */
const learnLabels = (
  pages: readonly (readonly Row[])[],
  reading: Reading,
  corrected: DraftInvoice,
  marks: Marks,
): LabelMemory[] => {
  const read = new Map(statedFields(reading.invoice));
  return [...statedFields(corrected), ...concludedFields(corrected)].flatMap(([field, value]) => {
    const isSure = (reading.fields[field]?.confidence ?? 0) >= sureEnough;
    if (value === null || (read.get(field) === value && isSure)) return [];
    return labelsOfValue(pages, field, value, marks)
      .toSorted((one, other) => one.step - other.step || sideRank(one) - sideRank(other))
      .slice(0, 1);
  });
};

/** What is new, and of what was known the parts that this document does not show. */
const merged = (learnt: LayoutMemory, before: LayoutMemory | null): LayoutMemory => {
  if (before === null) return learnt;
  const roles = new Set(learnt.columns.map(({ role }) => role));
  const fields = new Set(learnt.labels.map(({ field }) => field));
  return {
    ...learnt,
    // What others taught names nobody: the person has said who sent it.
    sender: before.wasShown && before.sender.name === null ? learnt.sender : before.sender,
    head: before.head,
    pageWidth: before.pageWidth,
    columns: [
      ...learnt.columns,
      ...before.columns.filter(({ role }) => role !== 'other' && !roles.has(role)),
    ],
    numbers: learnt.numbers ?? before.numbers,
    names: before.names,
    discount: learnt.discount ?? before.discount,
    labels: [...learnt.labels, ...before.labels.filter(({ field }) => !fields.has(field))],
    skip: before.skip,
    end: before.end,
    currency: learnt.currency ?? before.currency,
    creditTitles: before.creditTitles,
    discountRows: before.discountRows,
    wasShown: before.wasShown,
  };
};

/** A text layer states its words; those of a picture are never quite sure. */
const recognisedIn = (pages: readonly Page[]): ReadonlySet<number> =>
  new Set(pages.filter((page) => !isStated(page)).map(({ number }) => number));

/** Reads the document by the memory, with the repairs that a recognised one gets: rows that it takes for lines and that are none are remembered, then it is told whether all is right. */
const proved = (
  pages: readonly Page[],
  rows: readonly Row[],
  corrected: DraftInvoice,
  memory: LayoutMemory,
  located: readonly LocatedLine[],
): LayoutMemory => {
  const read = (tried: LayoutMemory): Reading | null =>
    readRecognised(pages, recognisedIn(pages), [{ memory: tried, confirmations: 1 }]);
  const own = new Set(located.flatMap(({ row, tokens }) => [row, ...tokens.sum.map((token) => token.row)]));
  const invented = (read(memory)?.lines ?? []).flatMap(({ fields: { sum } }) => {
    const at = rows.findIndex(
      ({ page, words }) =>
        page === sum?.place?.page &&
        words.some(({ box }) => box.x === sum.place?.box.x && box.y === sum.place.box.y),
    );
    const row = rows[at];
    return row === undefined || own.has(row) ? [] : [row];
  });
  const letters = invented.map(rowLetters).filter((text) => text.length >= 3);
  const skipped = { ...memory, skip: [...new Set([...memory.skip, ...letters])] };
  let [taught, again]: [LayoutMemory, Reading | null] = [skipped, read(skipped)];
  // Texts that were recognised differ by letters from what a person wrote.
  const others = pages.every(isStated) ? otherTexts(skipped, placesOfNames(rows, located), corrected) : [];
  for (const tried of others) {
    if (textsRight(again, corrected) === corrected.lines.length) break;
    const other = read(tried);
    if (textsRight(other, corrected) > textsRight(again, corrected)) [taught, again] = [tried, other];
  }
  return { ...taught, reproduces: again !== null && isSameReading(again.invoice, corrected) };
};

/** How many lines are called and numbered as a person accepted them. */
const textsRight = (read: Reading | null, { lines }: DraftInvoice): number =>
  lines.filter(({ name, articleNumber }, at) => {
    const own = read?.invoice.lines[at];
    return own?.name === name && own.articleNumber === articleNumber;
  }).length;

/** What else a memory may say of where the texts of lines stand, the plainest first. */
const otherTexts = (
  memory: LayoutMemory,
  names: readonly NamesPlace[],
  { lines }: DraftInvoice,
): readonly LayoutMemory[] => {
  const numbers = lines.every(({ articleNumber }) => articleNumber === null) ? 'none' : null;
  return [null, ...names].flatMap((place) => [
    { ...memory, names: place },
    { ...memory, names: place, numbers },
  ]);
};
