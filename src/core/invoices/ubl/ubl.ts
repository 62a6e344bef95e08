import type { SyntaxReader } from '../syntax-reader.ts';
import { readUbl } from './read-ubl.ts';
import { ublBuyer, ublSupplier } from './ubl-party.ts';

const reader = (name: 'Invoice' | 'CreditNote'): SyntaxReader => ({
  isRoot: (element) =>
    element.name === name && element.namespace === `urn:oasis:names:specification:ubl:schema:xsd:${name}-2`,
  read: readUbl,
  supplier: ublSupplier,
  buyer: ublBuyer,
});

export const ublInvoice: SyntaxReader = reader('Invoice');
export const ublCreditNote: SyntaxReader = reader('CreditNote');
