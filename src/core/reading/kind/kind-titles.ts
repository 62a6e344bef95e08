import type { OtherKind } from '../../invoices/other-kind.ts';
import { type Cell, cellOf, cellsOf } from '../words/cells.ts';
import type { Box, Page, Word } from '../page/page.ts';
import { type Row, rowsOf } from '../words/rows.ts';
import { columnRole } from '../table/column-labels.ts';
import { isInvoiceTitle, kindWords } from './kind-words.ts';

/** A phrase of the first page that may be what the document is called. */
export interface KindTitle {
  /** `invoice`: it is called one. */
  readonly kind: OtherKind | 'invoice';
  readonly overrules: boolean;
  /** From 0.5, a label beside a number, to 4, the largest letters of the page. */
  readonly strength: number;
  /** The size of its letters by that of the page's usual ones. */
  readonly size: number;
  /** The phrase is all that its cell says, besides numbers. */
  readonly isWhole: boolean;
  /** It stands before a number or a colon, as a label does. */
  readonly isLabel: boolean;
  readonly text: string;
}

const [longest, mostWords, latestStart] = [4, 8, 4];
const [muchLarger, larger, top] = [1.3, 1.12, 0.45];

const [fewestApart, mostTogether, mostlyApart] = [5, 3, 0.75];

/** Whether the letters of words are set apart: each is a word, but for a few that a program drew as one. */
const areApart = (words: readonly string[]): boolean =>
  words.length >= fewestApart &&
  words.every((word) => word.length <= mostTogether) &&
  words.filter((word) => word.length === 1).length >= mostlyApart * words.length;

/** The cells of a row; letters so far apart that each is a cell of its own are one. */
const titleCells = (row: Row): Cell[] => {
  const cells = cellsOf(row);
  const isLetter = ({ text }: Cell): boolean => /^\p{L}$/u.test(text);
  const found: Cell[] = [];
  for (let at = 0; at < cells.length;) {
    const end = cells.findIndex((cell, index) => index >= at && !isLetter(cell));
    const run = cells.slice(at, end < 0 ? cells.length : end);
    if (run.length >= fewestApart) found.push(cellOf(run.flatMap(({ words }) => words)));
    else found.push(...cells.slice(at, at + Math.max(1, run.length)));
    at += Math.max(1, run.length);
  }
  return found;
};

/** A phrase as kinds are compared: lower case, without marks around its words, spaced letters joined. */
export const kindText = (words: readonly string[]): string => {
  const plain = words.map((word) =>
    word
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll('’', "'")
      .replaceAll(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, ''),
  );
  const said = plain.filter((word) => word !== '');
  return said.join(areApart(said) ? '' : ' ');
};

const isCapital = (words: readonly Word[]): boolean => {
  const letters = words.map(({ text }) => text.replaceAll(/\P{L}/gu, '')).join('');
  return letters.length >= 5 && letters === letters.toUpperCase();
};

/** Words that say nothing of the kind beside one that does: an ordinal, a number, what it is about. */
const beside =
  /\d|^(n|del|den|nr|no|nummer|number|n°|nº|#|[-–—/|·:.()]+|om|för|avseende|gällande|gäller|av|for|of|re|zu|zur|til|på|original|kopia|copy|kopi|första|andra|tredje|sista|first|second|third|last|erste|zweite|letzte|faktura|fakturan|invoice|rechnung|avser)[:.]?$/i;

/** What is put on a document wherever there is room. */
const stamped: ReadonlySet<string> = new Set(['proforma', 'draft', 'cancelled']);

const possessive =
  /^(your|our|er|ert|era|eran|vår|vårt|våra|din|ditt|ihre?|unsere?|deres|jeres|vores|votre|notre|customer|kundens|enligt|avser|ref|referens)[.:]?$/i;

interface Found {
  readonly kind: OtherKind | 'invoice';
  readonly overrules: boolean;
  readonly from: number;
  readonly words: readonly Word[];
}

/** Whether a word stands within a longer name of the invoice: `Faktura / Följesedel`. */
const isPartOf = (invoice: Found | null, from: number): boolean =>
  invoice !== null && from < invoice.from + invoice.words.length;

const phraseIn = ({ words }: Cell): Found | null => {
  let invoice: Found | null = null;
  // Letters that are set apart are words of one letter each.
  const reach = areApart(words.map(({ text }) => text)) ? words.length : longest;
  for (let from = 0; from < Math.min(words.length, latestStart); from++)
    for (let length = Math.min(reach, words.length - from); length > 0; length--) {
      const phrase = words.slice(from, from + length);
      const text = kindText(phrase.map((word) => word.text));
      const other = kindWords(text);
      if (other !== null && !isPartOf(invoice, from)) return { ...other, from, words: phrase };
      if (invoice === null && isInvoiceTitle(text))
        invoice = { kind: 'invoice', overrules: false, from, words: phrase };
    }
  return invoice;
};

/** Where the usual letters of a page end: half of them are no larger. */
const usualHeight = ({ words }: Page): number => {
  const heights = words.map(({ box }) => box.height).toSorted((one, other) => one - other);
  return heights[Math.floor(heights.length / 2)] ?? 1;
};

const isMostlyCapital = ({ words }: Page): boolean => {
  const said = words.filter(({ text }) => /\p{L}{3}/u.test(text));
  return said.filter(({ text }) => text === text.toUpperCase()).length > 0.6 * said.length;
};

const strengthOf = (
  size: number,
  is: Readonly<Record<'isCapital' | 'isWhole' | 'isLabel' | 'isFirst', boolean>>,
): number => {
  if (is.isLabel && !is.isFirst) return 0;
  if (size >= muchLarger) return is.isWhole || is.isFirst ? 4 : 3;
  if (size >= larger) return !is.isWhole && !is.isFirst ? 1 : is.isLabel ? 2 : 3;
  if (is.isCapital && !is.isLabel) return is.isWhole ? 3 : is.isFirst ? 2 : 1;
  if (is.isLabel) return is.isFirst ? 0.5 : 0;
  return is.isWhole ? 2 : is.isFirst ? 1 : 0;
};

/** What an invoice refers to by its number. */
const goesWithInvoice: ReadonlySet<string> = new Set(['order', 'delivery-note']);

/** Whether a phrase is the label of a number that stands below it: `Order nr`, with nothing of it behind. */
const isNumberBelow = (rest: readonly Word[], { words }: Cell): boolean =>
  rest.length > 0 && /^(nr|no|nummer|number)[.:]?$/i.test(words.at(-1)?.text ?? '');

/** Whether a row of a letter begins with what it is and its number, and goes on: `Faktura 5560 den 21 mars 2026 till …`. */
const isNumberedInvoice = ({ words: [first, second] }: Cell): boolean =>
  isInvoiceTitle(kindText([first?.text ?? ''])) && /^[\p{Lu}-]{0,4}\d[\d/-]{2,}$/u.test(second?.text ?? '');

// A row of more labels of columns is the head of a table.
const mostLabels = 3;

/** What the first page may be called, above `table`, the head of its lines. */
export const kindTitles = (page: Page, table: Box | null): KindTitle[] => {
  const usual = usualHeight(page);
  const areCapitals = !isMostlyCapital(page);
  const limit = Math.min(table === null ? Infinity : table.y + 0.5, page.height * top);
  return rowsOf(page).flatMap((row) => {
    const cells = titleCells(row);
    if (cells.filter(({ text }) => columnRole(text) !== null).length > mostLabels) return [];
    return cells.flatMap((cell, index): KindTitle[] => {
      const found =
        cell.words.length > mostWords &&
        !areApart(cell.words.map(({ text }) => text)) &&
        !isNumberedInvoice(cell)
          ? null
          : phraseIn(cell);
      if (found === null) return [];
      const size = Math.max(...found.words.map(({ box }) => box.height)) / usual;
      const rest = cell.words.filter((word) => !found.words.includes(word));
      const isMarked = size >= muchLarger || (areCapitals && rest.length === 0 && isCapital(found.words));
      const isStamp = isMarked && stamped.has(found.kind);
      if (cell.box.y > limit && !isStamp) return [];
      const behind = rest.at(0) ?? cells[index + 1]?.words[0];
      const isColon =
        found.words.at(-1)?.text.endsWith(':') === true || behind?.text.startsWith(':') === true;
      // `Your order` refers to something else.
      const isReferred = possessive.test(cell.words[found.from - 1]?.text ?? '');
      // The second reminder is no reminder numbered 2.
      const isLabel =
        isColon ||
        isReferred ||
        (goesWithInvoice.has(found.kind) && isNumberBelow(rest, cell)) ||
        (behind !== undefined && /^[:#]?[\p{Lu}-]{0,4}\d[\d-]{2}/u.test(behind.text));
      const strength = strengthOf(size, {
        isCapital: areCapitals && isCapital(found.words),
        isWhole: rest.every(({ text }) => beside.test(text)),
        isLabel,
        isFirst: found.from === 0,
      });
      const { kind, overrules } = found;
      const isWhole = rest.every(({ text }) => beside.test(text));
      return [{ kind, overrules, strength, size, isWhole, isLabel, text: cell.text }];
    });
  });
};
