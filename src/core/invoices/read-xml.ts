import type { Invoice, InvoiceFormat } from './invoice.ts';
import { readCii } from './cii/read-cii.ts';
import { readSvefaktura } from './svefaktura/read-svefaktura.ts';
import { readUbl } from './ubl/read-ubl.ts';
import { Refusal } from './refusal.ts';
import { withXml } from './xml/parse-xml.ts';
import { type FoundInvoice, invoicesIn } from './xml/find-invoices.ts';

export interface XmlReading {
  readonly format: Exclude<InvoiceFormat, 'hybrid-pdf'>;
  readonly invoice: Invoice;
  /** Invoices in the same envelope beyond the one that was read. */
  readonly others: number;
}

/** Reads an XML e-invoice, bare or in an envelope. Throws `Refusal`. Strict: a document that is not well-formed is refused. */
export const readXml = (bytes: Uint8Array): XmlReading =>
  withXml(bytes, (root) => {
    const found = invoicesIn(root);
    const first = found[0];
    if (first === undefined) throw new Refusal('xml.not-an-invoice', root.name);
    return { ...read(first), others: found.length - 1 };
  });

const read = ({ syntax, root }: FoundInvoice): Omit<XmlReading, 'others'> => {
  if (syntax === 'cii') return { format: 'cii', invoice: readCii(root) };
  if (syntax === 'svefaktura') return { format: 'svefaktura', invoice: readSvefaktura(root) };
  return { format: syntax, invoice: readUbl(root) };
};
