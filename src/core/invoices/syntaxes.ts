import { cii } from './cii/cii.ts';
import type { Syntax } from './invoice.ts';
import { svefaktura } from './svefaktura/svefaktura.ts';
import type { SyntaxReader } from './syntax-reader.ts';
import { ublCreditNote, ublInvoice } from './ubl/ubl.ts';

/** The reader of every syntax. No element is the root of two. */
export const syntaxes: Readonly<Record<Syntax, SyntaxReader>> = {
  'ubl-invoice': ublInvoice,
  'ubl-creditnote': ublCreditNote,
  svefaktura,
  cii,
};
