import type { SyntaxReader } from '../syntax-reader.ts';
import { readSvefaktura } from './read-svefaktura.ts';
import { svefakturaBuyer, svefakturaSupplier } from './svefaktura-party.ts';

export const svefaktura: SyntaxReader = {
  isRoot: ({ name, namespace }) => namespace === 'urn:sfti:documents:BasicInvoice:1:0' && name === 'Invoice',
  read: readSvefaktura,
  supplier: svefakturaSupplier,
  buyer: svefakturaBuyer,
};
