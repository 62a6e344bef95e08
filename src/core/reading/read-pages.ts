import { type AppliedLayout, applyLayout, senderField, withRemembered } from './layouts/apply-layout.ts';
import type { TableReading } from './table/choose-table.ts';
import { companyOfVatNumber } from '../values/vat-number.ts';
import { buyerNumber } from './head/buyer-number.ts';
import { chooseFields, type Field, type Fields } from './head/choose-fields.ts';
import { givenBack, isProvedCredit, statedKind } from './head/credit-note.ts';
import { currencyOf } from './words/currency-of.ts';
import { decimalMark } from './words/decimal-mark.ts';
import { doubtsOf } from './doubts.ts';
import { isContested } from './head/contested-number.ts';
import { headFields } from './head/head-fields.ts';
import { dayDoubts } from './head/days/day-proof.ts';
import { documentKind } from './kind/document-kind.ts';
import { invoicesNamed } from './kind/invoices-named.ts';
import { withoutIncluded } from './table/included-lines.ts';
import { isClosed } from './layouts/layout-table.ts';
import { withTaught } from './layouts/taught-fields.ts';
import { layoutDoubts } from './layouts/layout-doubts.ts';
import { identityDoubts } from './identity/identity-doubts.ts';
import { enoughConfirmations, type KnownLayout, layoutKey } from './layouts/layout-memory.ts';
import { hasNumbers, hasUnreadCodes } from './table/goods-codes.ts';
import { leastSure } from './table/least-sure.ts';
import { type Box, boxAround, isStated, type Page, type Place, rightOf, type Word } from './page/page.ts';
import { placedReading } from './page/placed-reading.ts';
import { wideSheet } from './page/wide-sheet.ts';
import { preparedPages } from './words/prepared-pages.ts';
import { type DateOrder, dateOrder } from './words/printed-date.ts';
import { readLines } from './table/read-lines.ts';
import { printedValues, readTable } from './table/read-table.ts';
import { ratesOfLines } from './totals/rates-of-lines.ts';
import { readTotals, type TotalsReading } from './totals/read-totals.ts';
import type { DraftInvoice, ReadLine, Reading } from './reading.ts';
import type { FieldName } from './head/field-labels.ts';
import { precedingInvoices } from './head/preceding-invoices.ts';
import { creditNoteLabel, invoiceLabel, isCreditTitle, titledCreditLabel } from './head/preceding-labels.ts';
import { type Row, rowsOf } from './words/rows.ts';
import { isSameReading } from './layouts/same-reading.ts';
import { type AddressBlock, isWithinBlock } from './head/address-blocks.ts';
import { type Lines, othersBlocks } from './head/named-blocks.ts';
import { supplierName } from './head/supplier-name.ts';
import { withDay } from './head/days/title-stack.ts';
import { unlabelledDate } from './head/days/unlabelled-date.ts';
import { toDraft } from './head/to-draft.ts';
import { besideTable, totalCandidates } from './totals/total-candidates.ts';

/**
 * Reads an invoice from the words of its pages; `null` when they hold none. Where one of the layouts that a person taught
 * fits, it says what the columns and labels mean. Pure and deterministic.
 */
export const readPages = (pages: readonly Page[], layouts: readonly KnownLayout[] = []): Reading | null => {
  const sheet = wideSheet(pages);
  if (sheet === null) return readWith(pages, layouts);
  const reading = readBy([sheet.page], []);
  const joined = reading === null ? null : placedReading(reading, sheet.printedAt);
  const taught = layouts.length === 0 ? null : readWith(pages, layouts);
  // What was taught before its pages were joined knows half of each row.
  return taught !== null && taught.layout !== null && openIn(taught) <= openIn(joined) ? taught : joined;
};

/** How much of a reading is in doubt, whoever has confirmed its layout. */
const openIn = (reading: Reading | null): number =>
  reading === null
    ? Number.POSITIVE_INFINITY
    : reading.doubts.filter((doubt) => doubt !== 'layout-unconfirmed').length;

const readWith = (pages: readonly Page[], layouts: readonly KnownLayout[]): Reading | null => {
  const reading = readBy(pages, layouts);
  if (reading === null || reading.doubts.some((doubt) => doubt !== 'layout-unconfirmed')) return reading;
  // What the pages prove by themselves, a layout of which little is known does not make doubtful.
  const plain = reading.trusted ? reading : readBy(pages, []);
  const isProved = plain?.trusted === true && isSameReading(plain.invoice, reading.invoice);
  return isProved ? { ...reading, doubts: [], trusted: true } : reading;
};

const readBy = (given: readonly Page[], layouts: readonly KnownLayout[]): Reading | null => {
  const pages = preparedPages(given);
  if (pages.every(({ words }) => words.length === 0)) return null;
  const rows = pages.map(rowsOf);
  const layout = applyLayout(pages, rows, layouts);
  const memory = layout?.known.memory;
  const mark = memory?.decimalMark ?? decimalMark(pages);
  const currency = memory?.currency == null ? currencyOf(pages) : concluded(memory.currency);
  const stated = currency?.value ?? null;
  const printed = rows.flatMap((page) => totalCandidates(page, mark));
  const candidates = withRemembered(printed, layout?.totals ?? []);
  const asTaught = layout === null ? null : withoutIncluded(layout.table, printedValues(candidates));
  // What was misread in a picture closes by no columns.
  const mayClose = asTaught === null || (!isClosed(asTaught) && pages.every(isStated));
  const atSight = mayClose ? readTable(rows, candidates, mark) : null;
  const table = asTaught === null || isBetter(atSight, asTaught) ? atSight : asTaught;
  const totals = readTotals(rows.flat(), besideTable(candidates, headsOf(table)), table, mark);
  const top = headOf(table, pages[0]);
  const kind = givenBack(statedKind(pages, memory?.creditTitles ?? [], top), table, totals.totals);
  const { creditNote } = kind;
  const lines = table === null ? [] : readLines(table, creditNote);
  const below = withRatesOfLines(totals, lines);
  const order = memory?.dateOrder ?? printedOrder(pages, mark === '.' && stated === 'USD');
  const isTitled = (rows[0] ?? []).some((row) => isCreditTitle(row.words));
  const labelOf = isTitled ? titledCreditLabel : creditNoteLabel;
  const labelled = chooseFields(withoutLines(rows, table), order, creditNote ? labelOf : invoiceLabel);
  const vat = labelled.get('vatNumber')?.value ?? '';
  const company = labelled.get('organizationNumber')?.value ?? companyOfVatNumber(vat);
  const name = supplierName(rows, linesOn(table, pages[0]), company);
  const due = labelled.get('dueDate')?.value ?? null;
  const day = unlabelledDate(rows[0] ?? [], order, top, due);
  const own = withoutOthers(labelled, othersBlocks(rows, name?.value ?? null));
  const fields = withTaught(withDay(own, day, rows[0] ?? []), rows, layout);
  const supplier = memory === undefined ? name : senderField(memory.sender, name);
  const words = table === null ? 1 : leastSure(table);
  const named = lines.every(({ line }) => line.name !== '');
  const looseCharge = hasLooseCharge(lines);
  const document = documentKind(pages, kind, top, invoicesNamed(rows, order));
  const number = fields.get('number')?.value ?? null;
  const mayCredit = creditNote || lines.some(({ line }) => line.sum.startsWith('-'));
  const preceding = mayCredit ? precedingInvoices(rows, order, number, top) : [];
  const buyer = buyerNumber(rows, fields.get('organizationNumber')?.value ?? null);
  const head = { fields, supplier, buyer, currency: stated, creditNote, preceding };
  const invoice = toDraft({ ...head, lines, ...below });
  const isCreditProved = isProvedCredit(kind, invoice);
  const told = { named, looseCharge, fields, kind, document, isCreditProved, currency: stated, words };
  const isTaxLost = hasLostTax(invoice);
  const evidence = { ...told, isTaxLost, ...dayDoubts(rows, fields, order), ...below, table };
  const identity = identityDoubts(
    {
      invoice,
      lines,
      hasNumbers: hasNumbers(table),
      hasUnread: hasUnreadCodes(table),
      name: supplier,
      isContested: isContested(
        rows,
        { number: fields.get('organizationNumber'), vat: fields.get('vatNumber') },
        supplier,
      ),
    },
    isTaughtSender(layout),
  );
  const found = [...doubtsOf(evidence), ...identity];
  const doubts =
    layout === null
      ? found
      : table === asTaught
        ? layoutDoubts(found, { ...layout, kind, invoice })
        : [...found, 'layout-unconfirmed' as const];
  return {
    kind: document,
    invoice,
    lines,
    ...headFields(fields, below, { supplier, currency }),
    doubts,
    trusted: doubts.length === 0,
    layout: memory === undefined ? null : layoutKey(memory),
  };
};

/** Whether every line closes as the table says itself, where not every one does as it was taught. */
const isBetter = (atSight: TableReading | null, asTaught: TableReading): boolean =>
  atSight !== null && atSight.rows.lines.length >= asTaught.rows.lines.length && isClosed(atSight);

/** The totals, with VAT per rate by the lines where it is printed at them alone. */
const withRatesOfLines = (below: TotalsReading, lines: readonly ReadLine[]): TotalsReading =>
  below.vat.length > 0
    ? below
    : {
        ...below,
        vat: ratesOfLines(
          lines.map(({ line }) => line),
          below.totals,
        ),
      };

/** Where the head of the table stands on the first page; `null` when it has none. */
const headOf = (table: TableReading | null, page: Page | undefined): Box | null => {
  const header = table?.grid.rows[0]?.header;
  // A table without a head stands nowhere in particular.
  if (header === undefined || header.columns.length === 0) return null;
  return header.page === page?.number ? header.box : null;
};

/** Where the heads of the table's parts stand, of which some line is. */
const headsOf = (table: TableReading | null): Place[] => {
  const headers = table?.rows.lines.flatMap(({ at }) => table.grid.rows[at]?.header ?? []) ?? [];
  return [...new Set(headers)].filter(({ columns }) => columns.length > 0);
};

/** The rows of pages without those that hold the figures of lines, whose names may hold words of labels. */
const withoutLines = (
  rows: readonly (readonly Row[])[],
  table: TableReading | null,
): readonly (readonly Row[])[] => {
  const own = new Set(
    table?.rows.lines.flatMap(({ at, numbers }) => [table.grid.rows[at]?.row, numbers.sum.row]),
  );
  return rows.map((page) =>
    page.flatMap((row) => {
      if (!own.has(row)) return isOfLot(row) ? [] : [row];
      const words = beside(row, table);
      return words.length === 0 ? [] : [{ ...row, words }];
    }),
  );
};

/** Whether a row says of goods from which lot they are, and until when they keep: `Lotto L5888 scad. 26/03/2027`. */
const isOfLot = ({ words: [first, ...more] }: Row): boolean =>
  /^(lotto|lot|lote|batch|parti|charge|chargen)([-.:]?(nr|no|nummer)?[.:]?)$/i.test(first?.text ?? '') &&
  more.length > 0;

const clear = 12;

/** The words of a line's row that stand clear of the table, in a column of the page beside it. */
const beside = (row: Row, table: TableReading | null): readonly Word[] => {
  const header = table?.grid.rows.find((each) => each.row === row)?.header;
  if (header === undefined || header.columns.length === 0) return [];
  const box = boxAround(header.columns.map((column) => column.box));
  return row.words.filter((word) => rightOf(word.box) < box.x - clear || word.box.x > rightOf(box) + clear);
};

/** Where the lines stand on the first page; `null` when none do. */
const linesOn = (table: TableReading | null, page: Page | undefined): Lines | null => {
  const rows = table?.rows.lines.flatMap(({ at }) => table.grid.rows[at]?.row ?? []) ?? [];
  const own = rows.filter((row) => row.page === page?.number).map(({ box }) => box.y);
  // The head of the table names columns, and nobody.
  const head = headOf(table, page);
  const header = head === null ? undefined : table?.grid.rows[0]?.header;
  if (own.length === 0) return null;
  const { x: left, width } =
    header === undefined ? { x: 0, width: Infinity } : boxAround(header.columns.map(({ box }) => box));
  return {
    top: Math.min(head?.y ?? Infinity, ...own) - 1,
    bottom: Math.max(...own),
    left,
    right: left + width,
  };
};

const ofOneCompany: readonly FieldName[] = [
  'organizationNumber',
  'vatNumber',
  'bankgiro',
  'plusgiro',
  'iban',
];

/** The fields without numbers that stand in the address of somebody else than the sender. */
const withoutOthers = (fields: Fields, blocks: readonly AddressBlock[]): Fields =>
  new Map(
    [...fields].filter(
      ([name, { place }]) =>
        place === null ||
        !ofOneCompany.includes(name) ||
        !blocks.some((block) => isWithinBlock(block, place.page, place.box)),
    ),
  );

const hasLooseCharge = (lines: readonly ReadLine[]): boolean =>
  lines.some(({ line }) => line.articleNumber !== null) &&
  lines.some(({ line }) => line.articleNumber === null && /^(freight|fee|discount)$/.test(line.kind));

/** Whether lines state a rate of VAT and the document has none: it was not found, or is another one's. */
const hasLostTax = ({ lines, taxTotal }: DraftInvoice): boolean =>
  (taxTotal === null || Number(taxTotal) === 0) &&
  lines.some(({ vatRate, sum }) => Number(vatRate ?? 0) > 0 && Number(sum) !== 0);

/** A person has said whose documents of a layout are, and has confirmed it since. */
const isTaughtSender = (layout: AppliedLayout | null): boolean =>
  layout !== null &&
  layout.known.memory.sender.name !== null &&
  layout.known.confirmations >= enoughConfirmations;

const concluded = (value: string): Field => ({ value, confidence: 0.9, place: null });

const printedOrder = (pages: readonly Page[], isAmerican: boolean): DateOrder =>
  dateOrder(
    pages.flatMap(({ words }) => words.map(({ text }) => text)),
    isAmerican,
  );
