import type { DraftLine, DraftSupplier, InvoiceDraft } from '#core/invoices/write/invoice-draft.ts';
import { writeUbl } from '#core/invoices/write/write-ubl.ts';
import { isBankgiro } from '#core/values/giro.ts';

export interface TestFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A bankgiro number that begins with seven digits of `start` and has its check digit. */
export const buildBankgiro = (start: number): string => {
  const base = String(start).padStart(7, '5');
  const account = Array.from({ length: 10 }, (_, digit) => `${base}${digit}`).find(isBankgiro);
  if (account === undefined) throw new Error('one of ten digits is the check digit');
  return account;
};

/** A supplier that no other number gives. */
export const buildSupplier = (number: number): DraftSupplier => ({
  name: `Rökeriet nr ${number} AB`,
  organizationNumber: String(5566e6 + number),
  bankgiro: buildBankgiro(5e6 + number),
  street: 'Kajen 4',
  postalCode: '456 51',
  city: 'Smögen',
});

const bryggan = {
  name: 'Bryggan AB',
  organizationNumber: '5590000004',
  street: 'Hamngatan 1',
  postalCode: '411 14',
  city: 'Göteborg',
};

/** A line of 10 kg salmon at 189.00, unless changed. */
export const buildLine = (changes: Partial<DraftLine> = {}): DraftLine => ({
  articleNumber: '4711',
  name: 'Lax filé färsk',
  quantity: '10',
  unit: 'KGM',
  price: '189.00',
  vatRate: '6',
  ...changes,
});

/** What an invoice says, with one line unless changed. */
export const buildDraft = (changes: Partial<InvoiceDraft> = {}): InvoiceDraft => ({
  number: '1001',
  issueDate: '2026-10-01',
  dueDate: '2026-10-31',
  currency: 'SEK',
  creditNote: false,
  supplier: buildSupplier(0),
  buyer: bryggan,
  buyerReference: 'Köket',
  paymentReference: '10017',
  lines: [buildLine()],
  charges: [],
  roundToKrona: false,
  ...changes,
});

/** A Peppol invoice as a file. */
export const buildInvoice = (changes: Partial<InvoiceDraft> = {}): TestFile => {
  const draft = buildDraft(changes);
  return { name: `${draft.number}.xml`, bytes: new TextEncoder().encode(writeUbl(draft)) };
};
