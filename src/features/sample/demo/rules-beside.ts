import type { DraftLine, DraftSupplier, InvoiceDraft } from '#core/invoices/write/invoice-draft.ts';
import { daysAfter } from './rules-calendar.ts';
import { vatRateOn } from './rules-catalogue.ts';
import type { SampleDocument } from './rules-documents.ts';
import { paymentReferenceOf } from './rules-invoices.ts';
import type { SampleFormat } from './rules-suppliers.ts';

/**
 * What is watched beside prices, told by one supplier more, which counts its invoices to a restaurant one by one; it sells one
 * article cheaper to the organization's second restaurant.
 */

/** Nobody's number and nobody's account, as those of the sample are. */
export const besideSupplier: DraftSupplier = {
  name: 'Exempelysteriet',
  organizationNumber: '5599991857',
  bankgiro: '99014631',
  street: 'Ysterivägen 1',
  postalCode: '694 97',
  city: 'Kumla',
};

/** Invoices before the last day, one a week. */
const weeks = 14;

/** Weeks before the last day: since then there is a fee, and then an invoice that never comes; after it an article has another number. */
const feeSince = 3;
export const lostWeek = 2;

/** The article that goes on under another number. */
export const besideNumbers = { from: '2041', to: '4041' } as const;

const firstNumber = 3110;

/** The article that the second restaurant pays less for. */
export const parityArticle = {
  number: '2058',
  name: 'Hårdost lagrad 18 mån',
  main: '214.00',
  second: '198.00',
} as const;

/** Weeks before the last day since which the second restaurant buys. */
const secondSince = 4;

const secondNumber = 7420;

const parityLine = (date: string, price: string): DraftLine => ({
  articleNumber: parityArticle.number,
  name: parityArticle.name,
  quantity: '3.2',
  unit: 'KGM',
  price,
  vatRate: vatRateOn('dairy-and-cheese', date),
});

const linesOf = (date: string, before: number): DraftLine[] => {
  const isNew = before < lostWeek;
  const cheese: DraftLine = {
    articleNumber: isNew ? besideNumbers.to : besideNumbers.from,
    name: isNew ? 'Färskost getmjölk 1kg' : 'Färskost getmjölk 1 kg',
    quantity: '4',
    unit: 'XPK',
    price: isNew ? '204.92' : '188.00',
    vatRate: vatRateOn('dairy-and-cheese', date),
  };
  return [cheese, parityLine(date, parityArticle.main)];
};

/** The number of the invoice that never came. */
export const lostNumber = String(firstNumber + weeks - lostWeek);

type Buyer = Pick<InvoiceDraft, 'buyer' | 'buyerReference'>;

/** Of days, both in it: a sample's last one, and the one until which invoices come. */
interface Span {
  readonly eve: string;
  readonly until: string;
}

const documentOf = (
  {
    outlet,
    number,
    date,
    format,
  }: Pick<SampleDocument, 'outlet' | 'date'> & {
    readonly number: string;
    readonly format: SampleFormat;
  },
  { buyer, buyerReference }: Buyer,
  { lines, charges }: Pick<InvoiceDraft, 'lines' | 'charges'>,
): SampleDocument => {
  const draft: InvoiceDraft = {
    number,
    issueDate: date,
    dueDate: daysAfter(date, 30),
    currency: 'SEK',
    creditNote: false,
    supplier: besideSupplier,
    buyer,
    buyerReference,
    paymentReference: paymentReferenceOf(number),
    lines,
    charges,
    roundToKrona: false,
  };
  return {
    outlet,
    key: `beside/${number}`,
    fileName: `faktura-${number}.${format === 'hybrid-pdf' ? 'pdf' : 'xml'}`,
    date,
    content: { kind: 'invoice', format, draft },
  };
};

/** Weeks before a span's last day, negative after it, with their days. */
function* weeksOf(first: number, { eve, until }: Span): Generator<readonly [before: number, date: string]> {
  for (let before = first; daysAfter(eve, -7 * before) <= until; before -= 1)
    yield [before, daysAfter(eve, -7 * before)];
}

/** The supplier's weekly invoices up to a last day and on until another. `own` says whose they are. */
export const besideOf = (span: Span, own: Buyer, format: SampleFormat = 'ubl'): SampleDocument[] => {
  const fee = { charge: true, reason: 'Drivmedelstillägg', amount: '65.00', vatRate: '25' };
  return [...weeksOf(weeks, span)]
    .filter(([before]) => before !== lostWeek)
    .map(([before, date]) => {
      const number = String(firstNumber + weeks - before);
      const charges = before <= feeSince ? [fee] : [];
      return documentOf({ outlet: 'main', number, date, format }, own, {
        lines: linesOf(date, before),
        charges,
      });
    });
};

/** The same to the second restaurant, of the one article that it pays less for. */
export const parityOf = (span: Span, own: Buyer, format: SampleFormat = 'ubl'): SampleDocument[] =>
  [...weeksOf(secondSince, span)].map(([before, date]) => {
    const number = String(secondNumber + secondSince - before);
    const lines = [parityLine(date, parityArticle.second)];
    return documentOf({ outlet: 'second', number, date, format }, own, { lines, charges: [] });
  });
