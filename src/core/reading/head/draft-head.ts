import type { DraftInvoice } from '../reading.ts';

/** What it takes from a label and its value. */
type Stated =
  | 'number'
  | 'issueDate'
  | 'dueDate'
  | 'organizationNumber'
  | 'vatNumber'
  | 'bankgiro'
  | 'plusgiro'
  | 'iban'
  | 'reference';

const nobody = { name: null, organizationNumber: null, vatNumber: null, endpoint: null, gln: null };

/** What the head of a document says of an invoice: numbers, dates, parties and where to pay. */
export const draftHead = (
  value: (name: Stated) => string | null,
  supplierName: string | null,
  buyerNumber: string | null = null,
): Pick<DraftInvoice, 'number' | 'issueDate' | 'dueDate' | 'supplier' | 'buyer' | 'payment'> => ({
  number: value('number'),
  issueDate: value('issueDate'),
  dueDate: value('dueDate'),
  supplier: {
    ...nobody,
    name: supplierName,
    organizationNumber: value('organizationNumber'),
    vatNumber: value('vatNumber'),
  },
  buyer: { ...nobody, organizationNumber: buyerNumber },
  payment: {
    bankgiro: value('bankgiro'),
    plusgiro: value('plusgiro'),
    iban: value('iban'),
    reference: value('reference'),
  },
});
