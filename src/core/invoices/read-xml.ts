import { invoicesIn } from './find-invoices.ts';
import type { Invoice, Syntax } from './invoice.ts';
import { Refusal } from './refusal.ts';
import { otherDocument } from './unread-syntax.ts';
import { withXml } from './xml/parse-xml.ts';

export interface XmlReading {
  readonly format: Syntax;
  readonly invoice: Invoice;
  /** Invoices in the same envelope beyond the one that was read. */
  readonly others: number;
}

/** Reads an XML e-invoice, bare or in an envelope. Throws `Refusal`. Strict: a document that is not well-formed is refused. */
export const readXml = (bytes: Uint8Array): XmlReading =>
  withXml(bytes, (root) => {
    const found = invoicesIn(root);
    const first = found[0];
    if (first === undefined) throw new Refusal(otherDocument(root) ?? 'xml.not-an-invoice', root.name);
    const { syntax, reader } = first;
    return { format: syntax, invoice: reader.read(first.root), others: found.length - 1 };
  });
