import { type Decimal, decimal } from '../../values/decimal.ts';
import { type Cell, cellsOf } from '../words/cells.ts';
import { labelText } from '../words/label-text.ts';
import { rowLetters } from '../words/layout-text.ts';
import { type Box, overlapOf, type Page } from '../page/page.ts';
import type { DraftInvoice } from '../reading.ts';
import { rowsOf } from '../words/rows.ts';
import { precedingLabel } from './preceding-labels.ts';
import type { TableReading } from '../table/choose-table.ts';
import type { Totals } from '../totals/choose-totals.ts';

/** What the first page says of the document's kind. */
export interface StatedKind {
  readonly creditNote: boolean;
  /** Nothing on the page speaks for the other kind. */
  readonly isClear: boolean;
}

const title =
  /^(kreditfaktura|kreditnota|kredit|kreditering|krediträkning|(bonus|retur|pris)kredit|tillgodonota|returnota|creditnote|credit|creditnota|creditfactuur|gutschrift|rechnungskorrektur|rechnungs-korrektur|avoir|stornorechnung|hyvityslasku|abono|rectificativa|korygująca|cr[eé]dito)$/iu;
// "Gutschrift" is also what a buyer issues for its supplier, "credit" and "kredit" are also terms of payment.
const plain =
  /^(kredit ?(faktura|nota)|credit ?(note|memo|invoice)|creditnota|creditfactuur|facture d['’]avoir|avoir|rechnungs-?korrektur|stornorechnung|hyvityslasku|abono|nota (de|di) cr[eé]dito|fa[ck]tura (rectificativa|korygująca))(?!\p{L})/iu;
const mention =
  /^(kreditfaktura(nr|nummer|datum|ns)?|kreditnota(nr|nummer|datum)?|kreditdatum|krediteringsfaktura|credit ?(note|memo|invoice)|creditnota|creditfactuur|gutschrift|rechnungs-?korrektur|storno(rechnung)?|hyvityslasku|abono|nota (de|di) cr[eé]dito|fa[ck]tura (rectificativa|korygująca))(?!\p{L})/iu;
const invoice = /^(samlings)?(faktura|invoice|rechnung|facture|factuur|factura|fattura|lasku)$/i;

/** A cell that is all of what a document calls itself, with its number: no heading in larger letters says so as well. */
const called =
  /^(?:kredit ?(?:faktura|nota)|credit ?(?:note|memo))(?: ?(?:nr|no|nummer|number|#)\.?)?:? ?#?(?:[\p{Lu}]{0,5}-?\d[\d/-]{2,}|)$/iu;

const [larger, upper, mostOfMention, alike] = [1.15, 0.4, 4, 0.7];

// In large letters with a number behind it, it is no term of payment.
const short = /^kredit [\p{Lu}-]*\d[\d-]{2,}$/iu;

interface Heading extends Cell {
  readonly isLarge: boolean;
  readonly isTitle: boolean;
}

/** Whether a number stands among the first words: what they are called has one. */
const isNumbered = (words: Heading['words']): boolean =>
  words.slice(0, mostOfMention + 1).some(({ text }) => /\d/.test(text));

/** The cells of the upper part of the first page; one is a title when it has a credit word in large letters or capitals. */
const headingsOf = (pages: readonly Page[]): Heading[] => {
  const [page] = pages;
  if (page === undefined) return [];
  const heights = page.words.map(({ box }) => box.height).toSorted((one, other) => one - other);
  const large = larger * (heights[Math.floor(heights.length / 2)] ?? 0);
  return rowsOf(page)
    .flatMap(cellsOf)
    .filter(({ box }) => box.y < page.height * upper)
    .map((cell) => ({
      ...cell,
      isLarge: cell.words.some(({ box }) => box.height > large),
      isTitle: cell.words.some(
        ({ text, box }) =>
          title.test(text.replace(/^d['’]/i, '').replace(/[:.]$/, '')) &&
          (box.height > large || /^\p{Lu}{5}/u.test(text)) &&
          box.y < page.height * upper,
      ),
    }));
};

/**
 * Whether a heading calls the document a credit note, and whether that is clear: by a word that means nothing else, or one of
 * `taught`, the headings that a person has said to mean it, while no heading says invoice. A document that is none is one
 * clearly when nothing above `table`, the head of its lines, begins with such a word.
 */
export const statedKind = (
  pages: readonly Page[],
  taught: readonly string[],
  table: Box | null,
): StatedKind => {
  const headings = headingsOf(pages);
  const titles = headings.filter(({ isTitle }) => isTitle);
  const isMeant = (cell: Heading): boolean =>
    plain.test(cell.text) || (cell.isLarge && short.test(cell.text)) || taught.includes(rowLetters(cell));
  if (titles.length === 0) {
    const bottom = table?.y ?? Infinity;
    const isInvoice = headings.some(
      ({ isLarge, words }) => isLarge && words.some(({ text }) => invoice.test(text)),
    );
    if (!isInvoice && headings.some(({ text, box }) => box.y < bottom && called.test(text)))
      return { creditNote: true, isClear: true };
    const isSaid = ({ text, box, words }: Heading): boolean =>
      box.y < bottom && (words.length <= mostOfMention || isNumbered(words)) && mention.test(text);
    return { creditNote: false, isClear: !headings.some((cell) => isSaid(cell) && !isEmpty(cell, headings)) };
  }
  const size = Math.max(...titles.map(({ box }) => box.height));
  const isOther = (cell: Heading): boolean =>
    cell.isLarge &&
    cell.box.height > alike * size &&
    cell.words.some(({ text }) => invoice.test(text)) &&
    !precedingLabel.test(labelText(cell.text.replace(/[:\s]*\S*\d\S*$/, '')));
  const others = headings.filter((cell) => isOther(cell) && !isMeant(cell));
  return { creditNote: true, isClear: titles.some(isMeant) && others.length === 0 };
};

/** Whether a label of what a credit note takes back has no value, as forms print it on every paper: `Kreditfaktura mot`. */
const isEmpty = ({ text, box }: Heading, headings: readonly Heading[]): boolean =>
  /\p{L}\s(?:mot|av|till|för|against|to|for|zu)\s?:?$/iu.test(text) &&
  !headings.some(
    (each) =>
      /\d/.test(each.text) &&
      ((Math.abs(each.box.y - box.y) < box.height / 2 && each.box.x > box.x) ||
        (overlapOf(each.box, box) > 0 &&
          each.box.y > box.y &&
          each.box.y - box.y < farthestBelow * box.height)),
  );

const farthestBelow = 2.5;

/** The headings by which a credit note was told and that may mean something else: what a person says of them is remembered. */
export const creditTitles = (pages: readonly Page[]): string[] =>
  headingsOf(pages)
    .filter(({ isTitle, text }) => isTitle && !plain.test(text))
    .map(rowLetters)
    .filter((letters) => letters !== '');

/** A document that is called an invoice and whose sums all take back what it pays out is a credit note, though no word says so. */
export const givenBack = (kind: StatedKind, table: TableReading | null, { payable }: Totals): StatedKind => {
  const sums = table?.rows.lines.map(({ numbers }) => signOf(numbers.sum.value)) ?? [];
  const isBack =
    payable !== null && signOf(payable.value) < 0 && sums.length > 0 && sums.every((way) => way <= 0);
  return isBack && !kind.creditNote ? { creditNote: true, isClear: false } : kind;
};

const signOf = (value: Decimal): number => value.cmp('0');

/** Whether every sum that a document states has the sign of the amount to pay: it either takes or gives. */
export const isOneWay = ({ lines, payable }: Pick<DraftInvoice, 'lines' | 'payable'>): boolean => {
  const way = payable === null ? 0 : signOf(decimal(payable));
  return way !== 0 && lines.every(({ sum }) => [0, way].includes(signOf(decimal(sum))));
};

/**
 * Whether two things that do not follow from one another say that a document pays back: its heading, and either the invoice that it
 * names as the one it takes back, or an amount to pay that is printed as negative with the signs of its lines.
 */
export const isProvedCredit = (
  { creditNote, isClear }: StatedKind,
  invoice: Pick<DraftInvoice, 'lines' | 'payable' | 'precedingInvoices'>,
): boolean => {
  if (!creditNote || !isClear || invoice.payable === null) return false;
  if (signOf(decimal(invoice.payable)) < 0) return invoice.lines.some(({ sum }) => signOf(decimal(sum)) < 0);
  return invoice.precedingInvoices.length > 0 && isOneWay(invoice);
};
