import type { DraftLine, InvoiceDraft } from '#core/invoices/write/invoice-draft.ts';

/** The first line of the example. */
export const exampleLine: DraftLine = {
  articleNumber: '104420',
  name: 'KYCKLINGFILÉ FRYST 2,5KG',
  gtin: '7310500144511',
  quantity: '4',
  unit: 'XPK',
  price: '262.90',
  discount: '52.58',
  vatRate: '6',
};

/** An invoice with one of everything a wholesaler's invoice has, for tests. Its companies are invented. */
export const exampleDraft: InvoiceDraft = {
  number: 'F-100234',
  issueDate: '2026-11-02',
  dueDate: '2026-12-02',
  currency: 'SEK',
  creditNote: false,
  supplier: {
    name: 'Norrsken Grossist AB',
    organizationNumber: '5560001237',
    street: 'Lagervägen 4',
    postalCode: '121 62',
    city: 'Johanneshov',
    bankgiro: '51234567',
  },
  buyer: {
    name: 'Krog & Kök <Söder> AB',
    organizationNumber: '5590005554',
    street: 'Götgatan 10',
    postalCode: '118 46',
    city: 'Stockholm',
  },
  buyerReference: 'Köket',
  paymentReference: '1002346',
  lines: [
    exampleLine,
    {
      articleNumber: '20011',
      name: 'Lax färsk sida',
      quantity: '7.435',
      unit: 'KGM',
      price: '189.5',
      vatRate: '6',
    },
    {
      articleNumber: '88',
      name: 'Pilsner 33 cl "burk" 24-p',
      quantity: '10',
      unit: 'XBX',
      price: '214.4',
      vatRate: '25',
    },
    { articleNumber: 'P24', name: 'Pant burk', quantity: '240', unit: 'H87', price: '1', vatRate: '25' },
    { articleNumber: 'RB', name: 'Returback', quantity: '-6', unit: 'H87', price: '18.75', vatRate: '25' },
  ],
  charges: [
    { charge: true, reason: 'Frakt', amount: '195', vatRate: '25' },
    { charge: false, reason: 'Kampanjrabatt', amount: '100.5', vatRate: '6' },
  ],
  roundToKrona: true,
};
