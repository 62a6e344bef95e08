import type { DocumentKind } from './stated-document.ts';
import type { Box, Page } from '../page/page.ts';
import type { StatedKind } from '../head/credit-note.ts';
import { rowsOf } from '../words/rows.ts';
import { deniesInvoice, kindWords, tellsOfDebt } from './kind-words.ts';
import { isCash, isUnfinished, isWithdrawn } from './withdrawn-words.ts';
import { kindText, kindTitles, type KindTitle } from './kind-titles.ts';

const numberLabel =
  /^(kredit)?(faktura|fakturans|fakt|kredit|invoice|inv|rechnungs?|facture|factuur)[ .:-]*(nr|no|nummer|number|num|n°|nº|id|#|datum|date|dato)(?!\p{L})/u;

/** What the words of a page say besides its titles. */
interface Told {
  readonly denial: string | null;
  readonly debt: string | null;
  readonly withdrawal: string | null;
  readonly draft: string | null;
  readonly cash: string | null;
  readonly isNumbered: boolean;
}

const toldOn = (page: Page): Told => {
  const rows = rowsOf(page).map(({ words }) => words.map(({ text }) => text).join(' '));
  const lower = rows.map((row) => row.toLowerCase());
  // A sentence goes on in the next row.
  const pairs = lower.map((row, index) => `${row} ${lower[index + 1] ?? ''}`);
  const found = (test: (text: string) => boolean): string | null => rows[pairs.findIndex(test)] ?? null;
  return {
    denial: found(deniesInvoice),
    debt: found(tellsOfDebt),
    withdrawal: found(isWithdrawn),
    draft: found(isUnfinished),
    cash: found(isCash),
    isNumbered: rowsOf(page).some(({ words }) =>
      words.some((_, at) =>
        numberLabel.test(
          words
            .slice(at, at + 2)
            .map(({ text }) => text.toLowerCase())
            .join(' '),
        ),
      ),
    ),
  };
};

/** Stamps across the page, which say what happened to it. */
const stampTitles = ({ stamps = [] }: Page): KindTitle[] =>
  stamps.flatMap((text) => {
    const found = text.split(/\s+/).map((word) => kindWords(kindText([word])));
    const whole = kindWords(kindText(text.split(/\s+/))) ?? found.find((each) => each !== null) ?? null;
    return whole === null || !whole.overrules
      ? []
      : [{ ...whole, strength: 4, size: 2, isWhole: true, isLabel: false, text }];
  });

const best = (titles: readonly KindTitle[]): KindTitle | null =>
  titles.toSorted((one, other) => other.strength - one.strength || other.size - one.size)[0] ?? null;

// What a clear credit note is called counts as the largest letters do.
const sureCredit = 4;

/** How surely the titles make the document something else than an invoice: 2 surely, 1 perhaps, 0 not. */
const sureness = (
  other: KindTitle,
  called: KindTitle | null,
  told: Told & { readonly isCredit: boolean; readonly isPerhapsCredit: boolean },
): 0 | 1 | 2 => {
  const title = told.isCredit ? sureCredit : (called?.strength ?? 0);
  const invoice = title + (told.isNumbered ? 0.5 : 0);
  const strength =
    other.strength +
    (told.denial === null ? 0 : 3) +
    (told.debt !== null && other.kind === 'reminder' ? 1 : 0);
  if (other.overrules) {
    if (strength >= 3 && (other.isWhole || invoice < 3)) return 2;
    if (strength >= 2 && invoice < 3) return 2;
    return strength >= 1 ? 1 : 0;
  }
  // Where nothing calls it an invoice, what it is called with its number is what it is.
  if (called === null && !told.isNumbered && !told.isPerhapsCredit && other.isWhole && other.strength > 0)
    return other.kind === 'order' ? 1 : 2;
  const isLarger = other.size > 1.1 * (called?.size ?? 0);
  if (strength >= 3 && (invoice < 3 || strength >= invoice + 2 || (isLarger && strength >= invoice)))
    return 2;
  if (strength >= 2 && invoice < 2) return 2;
  if (strength >= 3) return 1;
  return strength >= 1 && invoice < 1.5 ? 1 : 0;
};

const orderLabel = /^(webb?-?|kund|sälj)?ord(er|re)(?!\p{L})/iu;

/**
 * Whether what is called an order is that of an invoice: the label of its number, where an invoice's number is given too (`Order #10233`
 * heads those of web shops), or a word no larger than others beside the labels of an invoice.
 */
const isOrderOfInvoice = (
  { text, strength, isLabel }: KindTitle,
  { isNumbered }: Told,
  titles: readonly KindTitle[],
): boolean =>
  orderLabel.test(text) &&
  (isLabel
    ? isNumbered || titles.some((title) => title.kind === 'invoice' && title.isLabel)
    : isNumbered && strength <= 2);

/** Whether what is called the specification of an invoice has the labels of one: it may be the invoice, or belong to one. */
const isSpecified = ({ kind, text }: KindTitle, { isNumbered }: Told): boolean =>
  kind === 'statement' && isNumbered && /^fakturaspecifikation/iu.test(text);

/** Whether the page calls itself a receipt and no invoice: what it is for may have been invoiced as well. */
const isReceipt = (titles: readonly KindTitle[]): boolean => {
  const own = titles.filter(({ kind }) => kind === 'invoice').map(({ text }) => text.toLowerCase());
  return own.some((text) => /kvitto|receipt/.test(text)) && !own.some((text) => /faktura|invoice/.test(text));
};

/**
 * What the first page says that the document is. A word that overrules (draft, reminder) counts beside `invoice`; others
 * count where they are printed larger, or where nothing says invoice. `table`: the head of its lines.
 */
export const documentKind = (
  pages: readonly Page[],
  credit: StatedKind,
  table: Box | null,
  about: readonly string[],
): DocumentKind => {
  const own = credit.creditNote ? 'credit-note' : 'invoice';
  const [page] = pages;
  if (page === undefined) return { kind: own, isClear: credit.isClear, reasons: [], about: [] };
  const told = toldOn(page);
  const titles = [...kindTitles(page, table), ...stampTitles(page)];
  const called = best(titles.filter(({ kind }) => kind === 'invoice'));
  const others = titles.filter(({ kind }) => kind !== 'invoice');
  const isCalledCredit = {
    isCredit: credit.creditNote && credit.isClear,
    isPerhapsCredit: credit.creditNote,
  };
  const surenessOf = (title: KindTitle): 0 | 1 | 2 => {
    if (isSpecified(title, told)) return 1;
    const sure = sureness(title, called, { ...told, ...isCalledCredit });
    return sure === 2 && isOrderOfInvoice(title, told, titles) ? 1 : sure;
  };
  const ranked = others
    .map((title) => ({ title, sure: surenessOf(title) }))
    .toSorted((one, other) => other.sure - one.sure || other.title.strength - one.title.strength);
  const [first] = ranked;
  const reasons = [first?.title.text, told.denial, told.debt, told.cash]
    .flatMap((text) => text ?? [])
    .slice(0, 3);
  if (first !== undefined && first.title.kind !== 'invoice' && first.sure === 2)
    return { kind: first.title.kind, isClear: true, reasons, about };
  const isCredit = credit.creditNote && credit.isClear;
  if (told.withdrawal !== null && !isCredit)
    return { kind: 'cancelled', isClear: true, reasons: [told.withdrawal], about };
  if (told.draft !== null && !isCredit) return { kind: 'draft', isClear: true, reasons: [told.draft], about };
  if (told.denial !== null && (called?.strength ?? 0) < 3)
    return { kind: 'other', isClear: true, reasons, about };
  if (told.debt !== null && (called?.strength ?? 0) < 2)
    return { kind: 'reminder', isClear: true, reasons, about };
  // What nothing calls an invoice, by a title or by the label of its number or day, may be anything that lists goods.
  const isUncalled = called === null && !told.isNumbered && !credit.creditNote;
  const isDoubtful =
    isUncalled ||
    first?.sure === 1 ||
    told.denial !== null ||
    told.debt !== null ||
    told.withdrawal !== null ||
    told.draft !== null ||
    told.cash !== null ||
    (!told.isNumbered && isReceipt(titles));
  return {
    kind: own,
    isClear: credit.isClear && !isDoubtful,
    reasons: isDoubtful ? reasons : called === null ? [] : [called.text],
    about: own === 'credit-note' ? about : [],
  };
};
