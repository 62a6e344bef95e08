/** What a paper says, whatever it looks like, and its truth. */
import { plain, product, shareOf, toWhole } from './exact.ts';

export interface Party {
  readonly name: string;
  readonly street: string;
  readonly post: string;
  readonly organisation: string;
  readonly vat: string;
  readonly bankgiro: string;
  readonly plusgiro: string;
  readonly phone: string;
  readonly mail: string;
  readonly iban?: string;
}

export interface Line {
  readonly code: string;
  readonly name: string;
  readonly unit: string;
  /** Thousandths. */
  readonly quantity: bigint;
  /** Ten-thousandths of the currency, for `base` units. */
  readonly price: bigint;
  readonly base: bigint;
  /** Hundredths of a per cent. */
  readonly discount: bigint;
  /** Per cent of VAT. */
  readonly rate: number;
  readonly sum: bigint;
  readonly pack: string;
  /** A number of the line's own for columns that vary: batches, best before, crates. */
  readonly seed: number;
  /** Which delivery of a collective invoice. */
  readonly delivery: number;
}

export interface Charge {
  readonly label: string;
  readonly amount: bigint;
  readonly rate: number;
}

export interface Paper {
  readonly layout: string;
  readonly isCredit: boolean;
  /** The word for the paper in place of the layout's own, for papers that are no invoice. */
  readonly title: string | null;
  /** A remark that such papers bear. */
  readonly remark: string | null;
  readonly supplier: Party;
  readonly buyer: Party;
  readonly number: string;
  readonly about: string | null;
  readonly issue: string;
  readonly due: string;
  readonly delivered: string;
  readonly ocr: string;
  readonly customer: string;
  readonly order: string;
  readonly reference: string;
  readonly currency: string;
  readonly lines: readonly Line[];
  readonly charges: readonly Charge[];
  readonly vat: readonly { readonly rate: number; readonly base: bigint; readonly tax: bigint }[];
  readonly lineNet: bigint;
  readonly net: bigint;
  readonly tax: bigint;
  readonly gross: bigint;
  readonly rounding: bigint;
  readonly payable: bigint;
  /** -1n when the page prints a credit note's amounts as negative. */
  readonly sign: bigint;
}

type Given = Omit<Paper, 'vat' | 'lineNet' | 'net' | 'tax' | 'gross' | 'rounding' | 'payable' | 'sign'>;

export const lineSum = (line: Omit<Line, 'sum'>): bigint =>
  product(line.quantity, line.price, line.base, line.discount);

/** Adds up a paper; VAT is rounded per rate. */
export const settled = (
  given: Given,
  options: { readonly isWhole: boolean; readonly sign?: bigint },
): Paper => {
  const rated: readonly { rate: number; amount: bigint }[] = [
    ...given.lines.map(({ rate, sum }) => ({ rate, amount: sum })),
    ...given.charges,
  ];
  const rates = [...new Set(rated.map(({ rate }) => rate))].toSorted((a, b) => b - a);
  const vat = rates.map((rate) => {
    const base = rated.filter((part) => part.rate === rate).reduce((sum, { amount }) => sum + amount, 0n);
    return { rate, base, tax: shareOf(base, BigInt(rate) * 100n) };
  });
  const lineNet = given.lines.reduce((sum, line) => sum + line.sum, 0n);
  const net = vat.reduce((sum, { base }) => sum + base, 0n);
  const tax = vat.reduce((sum, part) => sum + part.tax, 0n);
  const gross = net + tax;
  const rounding = options.isWhole ? toWhole(gross) : 0n;
  return {
    ...given,
    vat,
    lineNet,
    net,
    tax,
    gross,
    rounding,
    payable: gross + rounding,
    sign: options.sign ?? 1n,
  };
};

/** The same paper as printed: a credit note with negative amounts has each of them turned. */
export const asPrinted = (paper: Paper): Paper => {
  if (paper.sign === 1n) return paper;
  return {
    ...paper,
    lines: paper.lines.map((line) => ({ ...line, quantity: -line.quantity, sum: -line.sum })),
    charges: paper.charges.map((charge) => ({ ...charge, amount: -charge.amount })),
    vat: paper.vat.map(({ rate, base, tax }) => ({ rate, base: -base, tax: -tax })),
    lineNet: -paper.lineNet,
    net: -paper.net,
    tax: -paper.tax,
    gross: -paper.gross,
    rounding: -paper.rounding,
    payable: -paper.payable,
  };
};

/** What a layout does not print, or prints in a way of its own. */
export interface Printing {
  /** Fields that stand nowhere on the page. */
  readonly omits?: readonly string[];
  /** The supplier's name is only a picture. */
  readonly isNameless?: boolean;
  /** The article number as printed, when it is not the line's code. */
  readonly code?: (line: Line) => string | undefined;
  /** The name as a person would give it, when the page prints another text. */
  readonly name?: (line: Line) => string;
  readonly unit?: (line: Line) => string | undefined;
}

const truthLine = (line: Line, printing: Printing, index: number): Record<string, unknown> => {
  const isNet = line.discount !== 0n;
  const code = printing.code === undefined ? line.code : printing.code(line);
  return {
    id: String(index + 1),
    name: printing.name === undefined ? line.name : printing.name(line),
    ...(code === undefined || code === '' ? {} : { sellerItemId: code }),
    quantity: plain(line.quantity, 3),
    unit: printing.unit === undefined ? line.unit : printing.unit(line),
    netPrice: plain(line.price * (10_000n - line.discount), 8, 2),
    ...(isNet ? { grossPrice: plain(line.price, 4, 2), discountPercent: plain(line.discount, 2) } : {}),
    ...(line.base === 1n ? {} : { baseQuantity: String(line.base) }),
    lineTotal: plain(line.sum, 2, 2),
    vatRate: String(line.rate),
  };
};

/** The truth in the corpus's form. A credit note's amounts are positive, whatever the page prints. */
export const truthOfPaper = (paper: Paper, printing: Printing = {}): Record<string, unknown> => {
  const money = (amount: bigint): string => plain(amount, 2, 2);
  const { supplier } = paper;
  const all: Record<string, unknown> = {
    kind: paper.isCredit ? 'credit-note' : 'invoice',
    number: paper.number,
    ...(paper.about === null ? {} : { about: paper.about }),
    issueDate: paper.issue,
    dueDate: paper.due,
    currency: paper.currency,
    payable: money(paper.payable),
    taxTotal: money(paper.tax),
    lineNet: money(paper.lineNet),
    taxExclusive: money(paper.net),
    taxInclusive: money(paper.gross),
    ...(paper.rounding === 0n ? {} : { rounding: money(paper.rounding) }),
    supplier: {
      ...(printing.isNameless === true ? {} : { name: supplier.name }),
      organisationNumber: supplier.organisation,
      vatNumber: supplier.vat,
    },
    buyer: { name: paper.buyer.name, organisationNumber: paper.buyer.organisation },
    vat: paper.vat.map(({ rate, base, tax }) => ({ rate: String(rate), base: money(base), tax: money(tax) })),
    allowanceCharges: paper.charges.map(({ label, amount, rate }) => ({
      reason: label, amount: money(amount), vatRate: String(rate),
    })), // prettier-ignore
    lines: paper.lines.map((line, index) => truthLine(line, printing, index)),
    signOnPage: paper.sign === 1n ? 'positive' : 'negative',
    truthOrigin: 'generated',
  };
  for (const field of printing.omits ?? []) delete all[field];
  return all;
};
