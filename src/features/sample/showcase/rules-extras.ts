import type { DraftLine, DraftSupplier, InvoiceDraft } from '#core/invoices/write/invoice-draft.ts';
import { daysAfter } from '#features/sample/demo/rules-calendar.ts';
import { vatRateOn } from '#features/sample/demo/rules-catalogue.ts';
import type { SampleDocument } from '#features/sample/demo/rules-documents.ts';
import { paymentReferenceOf } from '#features/sample/demo/rules-invoices.ts';
import type { SampleDeal } from '#features/sample/demo/rules-story.ts';

/** Causes of a price that the sample restaurants' suppliers do not have, told by one supplier more. */

/** Nobody's number and nobody's account, as those of the sample are. */
export const extrasSupplier: DraftSupplier = {
  name: 'Exempelimporten',
  organizationNumber: '5599991782',
  bankgiro: '99014565',
  street: 'Importgatan 3',
  postalCode: '602 28',
  city: 'Norrköping',
};

/** What an article is like before the last invoice of the eve's month, and since. */
interface Turn {
  readonly before: Omit<DraftLine, 'articleNumber' | 'vatRate'> & { readonly vatRate?: string };
  readonly since: Omit<DraftLine, 'articleNumber' | 'vatRate'>;
}

const turnsOf = (rate: string): Readonly<Record<string, Turn>> => ({
  // A higher discount.
  'E-110': {
    before: { name: 'Olivolja ligurisk 3 l', quantity: '4', unit: 'H87', price: '389.00', discount: '77.80' },
    since: { name: 'Olivolja ligurisk 3 l', quantity: '4', unit: 'H87', price: '389.00', discount: '194.50' },
  },
  // Weighed before, in packs of a size that nobody says since.
  'E-220': {
    before: { name: 'Tryffelsalami', quantity: '3.2', unit: 'KGM', price: '318.00' },
    since: { name: 'Tryffelsalami', quantity: '4', unit: 'XPK', price: '189.00' },
  },
  // 25 % by mistake, and put right without lowering what is paid.
  'E-330': {
    before: {
      name: 'Pesto genovese 1 kg',
      quantity: '5',
      unit: 'H87',
      price: `${100 + Number(rate)}.00`,
      vatRate: '25',
    },
    since: { name: 'Pesto genovese 1 kg', quantity: '5', unit: 'H87', price: '125.00' },
  },
  // Dearer since its deal has ended.
  'E-440': {
    before: { name: 'Arborioris lagrat 2 kg', quantity: '6', unit: 'H87', price: '79.00' },
    since: { name: 'Arborioris lagrat 2 kg', quantity: '6', unit: 'H87', price: '86.00' },
  },
});

/** The deal that has ended. */
export const extrasDeal: SampleDeal = {
  article: 'extras/E-440',
  price: '79.00',
  startedDaysAgo: 25,
  endsInDays: -10,
  note: 'Prova på, en månad.',
  tolerancePercent: '0',
  marketPriced: false,
  wholeOrganization: false,
  goods: null,
};

const linesOn = (date: string, isSince: boolean): DraftLine[] => {
  const rate = vatRateOn('general', date);
  return Object.entries(turnsOf(rate)).map(([articleNumber, { before, since }]) => ({
    articleNumber,
    vatRate: rate,
    ...(isSince ? since : before),
  }));
};

/**
 * The supplier's weekly invoices in the month before an eve and, with what changed with the last of them, until a day. `buyer`
 * is whose they are.
 */
export const extrasOf = (
  { eve, until }: { readonly eve: string; readonly until: string },
  { buyer, buyerReference }: Pick<InvoiceDraft, 'buyer' | 'buyerReference'>,
): SampleDocument[] => {
  const turned = daysAfter(eve, -6);
  const documents: SampleDocument[] = [];
  for (let date = daysAfter(eve, -20); date <= until; date = daysAfter(date, 7)) {
    const number = `${330_000 + Number(date.replaceAll('-', '').slice(3))}`;
    const draft: InvoiceDraft = {
      number,
      issueDate: date,
      dueDate: daysAfter(date, 30),
      currency: 'SEK',
      creditNote: false,
      supplier: extrasSupplier,
      buyer,
      buyerReference,
      paymentReference: paymentReferenceOf(number),
      lines: linesOn(date, date >= turned),
      charges: [],
      roundToKrona: false,
    };
    documents.push({
      outlet: 'main',
      key: `extras/${number}`,
      fileName: `faktura-${number}.xml`,
      date,
      content: { kind: 'invoice', format: 'ubl', draft },
    });
  }
  return documents;
};
