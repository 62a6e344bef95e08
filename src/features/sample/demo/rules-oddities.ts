import type { InvoiceDraft } from '#core/invoices/write/invoice-draft.ts';
import { daysAfter } from './rules-calendar.ts';
import { invoiceNumber, paymentReferenceOf, type SampleInvoice } from './rules-invoices.ts';
import type { SampleDocument } from './rules-documents.ts';
import type { PriceSetting } from './rules-prices.ts';

/** A bankgiro that the supplier has never had. */
const foreignBankgiro = '99013708';

/** A supplier that sends paper. Invented. */
const eggFarm = {
  name: 'Lidhems Äggpackeri AB',
  organizationNumber: '5599991709',
  bankgiro: '99014078',
  street: 'Lidhemsvägen 2',
  postalCode: '153 91',
  city: 'Järna',
};

const paperInvoice = ({ draft }: SampleInvoice, issueDate: string): InvoiceDraft => ({
  ...draft,
  number: '1187',
  issueDate,
  dueDate: daysAfter(issueDate, 10),
  supplier: eggFarm,
  paymentReference: paymentReferenceOf('1187'),
  charges: [],
  roundToKrona: true,
  lines: [
    {
      articleNumber: '1801',
      name: 'Ägg ekologiska 180 st',
      quantity: '2',
      unit: 'XBX',
      price: '468.00',
      vatRate: '6',
    },
    {
      articleNumber: '0704',
      name: 'Honung ljung 700 g',
      quantity: '6',
      unit: 'H87',
      price: '89.00',
      vatRate: '6',
    },
  ].map((line) => ({
    ...line,
    vatRate: draft.lines[0]?.vatRate ?? line.vatRate,
  })),
});

/** The next one, which does not say its supplier's number: a machine cannot tell for sure whose it is. */
const numberless = ({ lines, supplier, ...draft }: InvoiceDraft): InvoiceDraft => ({
  ...draft,
  number: '1188',
  supplier: { ...supplier, organizationNumber: '' },
  paymentReference: paymentReferenceOf('1188'),
  lines: lines.map((line, at) => (at === 0 ? { ...line, discount: '46.80' } : line)),
});

const swappedAccount = ({ draft }: SampleInvoice, number: string, issueDate: string): InvoiceDraft => ({
  ...draft,
  number,
  issueDate,
  dueDate: daysAfter(issueDate, 10),
  paymentReference: paymentReferenceOf(number),
  supplier: {
    ...draft.supplier,
    bankgiro: foreignBankgiro,
  },
  lines: draft.lines.filter(({ unit }) => unit === 'XBO').slice(0, 4),
});

/**
 * What goes wrong in a year, or asks for a person: the same invoice in two formats, the same file twice,
 * a swapped bankgiro, a file cut off on its way, and paper without an e-invoice: one whose figures prove each other, and one that waits for a person.
 */
export const oddDocuments = (setting: PriceSetting, invoices: readonly SampleInvoice[]): SampleDocument[] => {
  const find = (supplier: string, fromLast: number): SampleInvoice => {
    const found = invoices.filter((invoice) => invoice.supplier.key === supplier).at(-1 - fromLast);
    if (found === undefined) throw new Error(`the sample has no invoice of ${supplier}`);
    return found;
  };
  const later = ({ draft }: SampleInvoice, days: number): string => {
    const date = daysAfter(draft.issueDate, days);
    return date < setting.today ? date : setting.today;
  };
  const number = ({ supplier }: SampleInvoice, date: string): string =>
    invoiceNumber(setting, supplier, date, 'extra');
  const twice = find('tallviks-grossist', 1);
  const again = find('skafferihuset', 0);
  const drinks = find('dryckeshuset-vast', 0);
  const drinksDate = later(drinks, 1);
  const bread = find('bageri-ragen', 0);
  const paperDate = later(drinks, 1);
  const base = { outlet: 'main' } as const;
  return [
    {
      ...base,
      key: 'second-format',
      date: twice.draft.issueDate,
      fileName: `${twice.draft.number}.xml`,
      content: {
        kind: 'invoice',
        format: 'ubl',
        draft: twice.draft,
      },
    },
    {
      ...base,
      key: 'same-bytes',
      date: later(again, 1),
      fileName: `faktura-${again.draft.number} (1).pdf`,
      content: {
        kind: 'invoice',
        format: again.format,
        draft: again.draft,
      },
    },
    {
      ...base,
      key: 'swapped-bankgiro',
      date: drinksDate,
      fileName: `faktura-${number(drinks, drinksDate)}.pdf`,
      content: {
        kind: 'invoice',
        format: 'hybrid-pdf',
        draft: swappedAccount(drinks, number(drinks, drinksDate), drinksDate),
      },
    },
    {
      ...base,
      key: 'cut-off',
      date: later(bread, 1),
      fileName: `bageri-${bread.draft.number}-avbruten.xml`,
      content: {
        kind: 'cut-off',
        draft: bread.draft,
      },
    },
    {
      ...base,
      key: 'paper',
      date: paperDate,
      fileName: 'Lidhems faktura 1187.pdf',
      content: {
        kind: 'paper',
        draft: paperInvoice(bread, paperDate),
      },
    },
    {
      ...base,
      key: 'paper-unsure',
      date: paperDate,
      fileName: 'Lidhems faktura 1188.pdf',
      content: {
        kind: 'paper',
        draft: numberless(paperInvoice(bread, paperDate)),
      },
    },
  ];
};
