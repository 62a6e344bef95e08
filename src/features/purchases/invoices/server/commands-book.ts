import { bookedInvoice } from '#core/invoices/booked-invoice.ts';
import type { BookedInvoice } from '#core/invoices/booked-invoice.ts';
import type { CheckFinding } from '#core/invoices/checks/checks.ts';
import { accountsOf } from '#core/invoices/account.ts';
import type { Invoice, InvoiceFormat, InvoiceLine } from '#core/invoices/invoice.ts';
import { supplierIdentityOf } from '#core/invoices/supplier-identity.ts';
import type { SupplierIdentity } from '#core/invoices/supplier-identity.ts';
import { goodsKeyIn, keyRange } from '#core/products/article-key.ts';
import { decimal, isDecimal, rounded } from '#core/values/decimal.ts';
import { derivedId } from '#platform/server/ids.ts';
import { storable } from '#platform/server/sql.ts';
import type {
  IngestDeps,
  Outcome,
  ReadDocument,
  Reading,
} from '#features/intake/documents/server/commands-reading.ts';
import { categoryOfArticles } from '#features/suppliers/suppliers/rules-category.ts';

/** A line with its texts fit for the database, and its article's key when it can have one. */
export interface BookedLine extends InvoiceLine {
  readonly key: string | null;
  readonly depositSum: string | null;
  /** The id that this line has in an invoice, however often it is read. */
  idIn(invoiceId: string): string;
}

/** An invoice ready to be booked. `supplier` is its place among the suppliers that are asked for. */
export interface Bookable {
  readonly document: ReadDocument;
  readonly format: InvoiceFormat;
  readonly checks: readonly CheckFinding[];
  readonly invoice: Invoice;
  readonly booked: BookedInvoice;
  readonly number: string;
  readonly currency: string;
  readonly identity: SupplierIdentity;
  readonly supplier: number;
  readonly lines: readonly BookedLine[];
}

/** The wire's limit of an amount; what is larger is no amount of a restaurant's. */
const mostDigits = /^-?\d{1,15}(\.\d{1,10})?$/;

class AmountTooLarge extends Error {}

const amount = (text: string): string => {
  if (mostDigits.test(text)) return text;
  const short = isDecimal(text) ? rounded(decimal(text), 10) : text;
  if (!mostDigits.test(short)) throw new AmountTooLarge();
  return short;
};

const amountOrNull = (text: string | null): string | null => (text === null ? null : amount(text));

/** `storable`, or null for what is missing or blank. */
export const textOrNull = (text: string | null, length: number): string | null =>
  text === null ? null : storable(text.trim(), length) || null;

const bookedLine = (line: InvoiceLine, next: InvoiceLine | undefined, currency: string): BookedLine => {
  const texts = {
    name: storable(line.name.trim(), 300),
    articleNumber: textOrNull(line.articleNumber, 100),
    gtin: textOrNull(line.gtin, 50),
    unit: storable(line.unit.trim(), 30),
  };
  const { lineNo, quantity } = line;
  const isGoods = line.kind === 'goods' && (texts.articleNumber ?? texts.name) !== '';
  const follows = next?.kind === 'deposit' && next.quantity !== null && quantity !== null;
  return {
    ...line,
    ...texts,
    quantity: amountOrNull(quantity),
    price: amountOrNull(line.price),
    comparablePrice: amountOrNull(line.comparablePrice),
    discount: amount(line.discount),
    deposit: amount(line.deposit),
    sum: amount(line.sum),
    vatRate: line.vatRate === null ? null : decimal(amount(line.vatRate)).toFixed(),
    key: isGoods ? goodsKeyIn({ ...texts, unitOfMeasure: texts.unit }, currency) : null,
    depositSum: follows && decimal(next.quantity).eq(decimal(quantity)) ? next.sum : null,
    idIn: (invoiceId) => derivedId(invoiceId, lineNo),
  };
};

const itemOf = (
  document: ReadDocument,
  outcome: Extract<Outcome, { kind: 'invoice' }>,
): Omit<Bookable, 'supplier'> => {
  const { invoice, format, checks } = outcome;
  const booked = bookedInvoice(invoice);
  const currency = storable(invoice.currency, 3);
  for (const each of [booked.total, booked.net, booked.taxTotal ?? '0', booked.rounding ?? '0']) amount(each);
  for (const each of booked.charges) amount(each.amount);
  return {
    document,
    format,
    checks,
    invoice,
    booked,
    currency,
    number: storable(invoice.number, 100),
    identity: supplierIdentityOf(invoice),
    lines: booked.lines.map((line, at) => bookedLine(line, booked.lines[at + 1], currency)),
  };
};

const supplierKey = ({ identity, invoice }: Omit<Bookable, 'supplier'>): string =>
  JSON.stringify([
    identity.organizationNumber,
    identity.vatNumber,
    identity.searchName,
    accountsOf(invoice.payment),
  ]);

/** The invoices among the readings, ready to be booked, and documents whose amounts are beyond any invoice. */
export const bookable = (
  readings: readonly Reading[],
): { readonly items: readonly Bookable[]; readonly refused: readonly ReadDocument[] } => {
  const places = new Map<string, number>();
  const items: Bookable[] = [];
  const refused: ReadDocument[] = [];
  for (const { document, outcome } of readings) {
    if (outcome.kind !== 'invoice') continue;
    try {
      const item = itemOf(document, outcome);
      const key = supplierKey(item);
      const supplier = places.get(key) ?? places.size;
      places.set(key, supplier);
      items.push({ ...item, supplier });
    } catch (error) {
      if (!(error instanceof AmountTooLarge)) throw error;
      refused.push(document);
    }
  }
  return { items, refused };
};

/** What `krogkoll_ingest_context` is asked. */
export interface Asked {
  readonly suppliers: readonly object[];
  readonly documents: readonly string[];
  readonly numbers: readonly object[];
  readonly articles: readonly object[];
}

/** What a batch must know before it is booked. */
export const askFor = (
  items: readonly Bookable[],
  { clock, newId }: Pick<IngestDeps, 'clock' | 'newId'>,
): Asked => {
  const now = clock.now();
  // What a new supplier sells is told by what it first sells.
  const sold = new Map<number, string[]>();
  for (const { supplier, lines } of items)
    sold.set(supplier, [
      ...(sold.get(supplier) ?? []),
      ...lines.flatMap((line) => (line.key ? [line.name] : [])),
    ]);
  const suppliers = new Map(
    items.map(({ supplier, identity, invoice }) => [
      supplier,
      {
        ...identity,
        accounts: accountsOf(invoice.payment),
        category: categoryOfArticles(sold.get(supplier) ?? []),
        newId: newId(),
        now,
      },
    ]),
  );
  const articles = new Map(
    items.flatMap(({ supplier, lines }) =>
      lines.flatMap(({ key }) => {
        if (key === null) return [];
        const [low, high] = keyRange(key);
        return [[`${supplier}${low}`, { supplier, low, high }] as const];
      }),
    ),
  );
  const numbers = new Map(
    items.map(({ supplier, number }) => [`${supplier}/${number}`, { supplier, number }]),
  );
  return {
    suppliers: [...suppliers.values()],
    documents: items.map(({ document }) => document.id),
    numbers: [...numbers.values()],
    articles: [...articles.values()],
  };
};
