import type { DraftLine, DraftSupplier, InvoiceDraft } from '#core/invoices/write/invoice-draft.ts';
import { daysAfter } from './rules-calendar.ts';
import { vatRateOn } from './rules-catalogue.ts';
import type { SampleDocument } from './rules-documents.ts';
import { paymentReferenceOf } from './rules-invoices.ts';
import type { SampleFormat } from './rules-suppliers.ts';

/** What is watched beside prices, told by one supplier more, which counts its invoices to a restaurant one by one. */

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

const linesOf = (date: string, before: number): DraftLine[] => {
  const vatRate = vatRateOn('dairy-and-cheese', date);
  const isNew = before < lostWeek;
  return [
    {
      articleNumber: isNew ? besideNumbers.to : besideNumbers.from,
      name: isNew ? 'Färskost getmjölk 1kg' : 'Färskost getmjölk 1 kg',
      quantity: '4',
      unit: 'XPK',
      price: isNew ? '204.92' : '188.00',
      vatRate,
    },
    {
      articleNumber: '2058',
      name: 'Hårdost lagrad 18 mån',
      quantity: '3.2',
      unit: 'KGM',
      price: '214.00',
      vatRate,
    },
  ];
};

/** The number of the invoice that never came. */
export const lostNumber = String(firstNumber + weeks - lostWeek);

/** The supplier's weekly invoices up to a last day and on until another. `buyer` is whose they are. */
export const besideOf = (
  { eve, until }: { readonly eve: string; readonly until: string },
  { buyer, buyerReference }: Pick<InvoiceDraft, 'buyer' | 'buyerReference'>,
  format: SampleFormat = 'ubl',
): SampleDocument[] => {
  const documents: SampleDocument[] = [];
  for (let before = weeks; ; before -= 1) {
    const date = daysAfter(eve, -7 * before);
    if (date > until) return documents;
    if (before === lostWeek) continue;
    const number = String(firstNumber + weeks - before);
    const fee = { charge: true, reason: 'Drivmedelstillägg', amount: '65.00', vatRate: '25' };
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
      lines: linesOf(date, before),
      charges: before <= feeSince ? [fee] : [],
      roundToKrona: false,
    };
    documents.push({
      outlet: 'main',
      key: `beside/${number}`,
      fileName: `faktura-${number}.${format === 'hybrid-pdf' ? 'pdf' : 'xml'}`,
      date,
      content: { kind: 'invoice', format, draft },
    });
  }
};
