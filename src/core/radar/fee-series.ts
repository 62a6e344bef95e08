import { compareText } from '../values/compare-text.ts';
import { decimal, type Decimal, fixed, rounded, sumOf, zero } from '../values/decimal.ts';
import { feeLevel, type FeeRise } from './fee-level.ts';
import { type FeeKind, feeKinds } from './fee-kind.ts';
import { oftener, type Oftener } from './fee-often.ts';

/** An invoice of a supplier with what it charges beside the goods, by kind; without any, the record is empty. */
export interface ChargedInvoice {
  readonly id: string;
  readonly number: string;
  /** ISO date. */
  readonly date: string;
  /** Net of all lines and charges. */
  readonly net: string;
  readonly creditNote: boolean;
  /** Net sums, below 0 on a credit note. */
  readonly fees: Readonly<Partial<Record<FeeKind, string>>>;
}

/** An invoice that charges a kind of fee. */
export interface FeeOnInvoice {
  readonly invoiceId: string;
  readonly date: string;
  readonly amount: string;
}

/** What a supplier has charged of one kind (DEALS.md, section 7, "Fees"), as of its newest invoice. */
export interface FeeSeries {
  readonly kind: FeeKind;
  /** The first invoice with it; news where so many invoices before it had none. */
  readonly first: FeeOnInvoice & { readonly isNews: boolean };
  readonly latest: FeeOnInvoice;
  /** Invoices that charge it, of all; credit notes are neither. */
  readonly count: number;
  readonly of: number;
  /** All of it, what came back taken off. */
  readonly sum: string;
  /** By month of the invoice, oldest first; months without it are left out. */
  readonly months: readonly { readonly month: string; readonly sum: string; readonly count: number }[];
  /** The newest rise; null when it never rose above a level. */
  readonly rise: FeeRise | null;
  /** Since when more of the invoices have it than before; null where that is not so now. */
  readonly oftener: Oftener | null;
}

/** Invoices and days without a fee after which its first one is news, and not how it always was. */
export const newsAfter = { invoices: 5, days: 28 };

const inOrder = (invoices: readonly ChargedInvoice[]): ChargedInvoice[] =>
  [...new Map(invoices.map((one) => [one.id, one])).values()].toSorted(
    (a, b) => compareText(a.date, b.date) || compareText(a.number, b.number) || compareText(a.id, b.id),
  );

const amountOf = ({ fees }: ChargedInvoice, kind: FeeKind): Decimal => decimal(fees[kind] ?? '0');

const isCharged = (invoice: ChargedInvoice, kind: FeeKind): boolean =>
  !invoice.creditNote && amountOf(invoice, kind).gt(zero);

const monthsOf = (invoices: readonly ChargedInvoice[], kind: FeeKind): FeeSeries['months'] =>
  [
    ...Map.groupBy(
      invoices.filter(({ fees }) => fees[kind] !== undefined),
      ({ date }) => date.slice(0, 7),
    ),
  ].map(([month, own]) => ({
    month,
    sum: fixed(sumOf(own.map((each) => amountOf(each, kind))), 2),
    count: own.filter((each) => isCharged(each, kind)).length,
  }));

const daysApart = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

const seriesOf = (invoices: readonly ChargedInvoice[], kind: FeeKind): FeeSeries | null => {
  const debits = invoices.filter(({ creditNote }) => !creditNote);
  const charged = debits.filter((each) => isCharged(each, kind));
  const [first] = charged;
  const latest = charged.at(-1);
  if (first === undefined || latest === undefined) return null;
  const before = debits.slice(0, debits.indexOf(first));
  const [oldest] = before;
  const onInvoice = (each: ChargedInvoice): FeeOnInvoice => ({
    invoiceId: each.id,
    date: each.date,
    amount: rounded(amountOf(each, kind), 2),
  });
  const goods = (each: ChargedInvoice): Decimal =>
    decimal(each.net).minus(sumOf(Object.values(each.fees).map((fee) => decimal(fee))));
  return {
    kind,
    first: {
      ...onInvoice(first),
      isNews:
        oldest !== undefined &&
        before.length >= newsAfter.invoices &&
        daysApart(oldest.date, first.date) >= newsAfter.days,
    },
    latest: onInvoice(latest),
    count: charged.length,
    of: debits.length,
    sum: fixed(sumOf(invoices.map((each) => amountOf(each, kind))), 2),
    months: monthsOf(invoices, kind),
    rise: feeLevel(
      charged.map((each) => ({
        invoiceId: each.id,
        date: each.date,
        amount: amountOf(each, kind),
        goods: goods(each),
      })),
    ),
    oftener: oftener(
      debits.map((each) => ({ invoiceId: each.id, date: each.date, isCharged: isCharged(each, kind) })),
    ),
  };
};

/**
 * What a supplier charges beside the goods, a series for each kind that it has charged, in the order of `feeKinds`. The order of
 * the invoices and repetition do not matter. One supplier, one unit, one currency.
 */
export const feeSeries = (invoices: readonly ChargedInvoice[]): FeeSeries[] => {
  const ordered = inOrder(invoices);
  return feeKinds.flatMap((kind) => seriesOf(ordered, kind) ?? []);
};
