import { ParseOption, XmlDocument, XmlLibError } from 'libxml2-wasm';
import type { Invoice, InvoiceFormat } from './invoice.ts';
import { readCii } from './read-cii.ts';
import { readSvefaktura } from './read-svefaktura.ts';
import { readUbl } from './read-ubl.ts';
import { Refusal } from './refusal.ts';
import { Element } from './xml-element.ts';
import { prescanXml } from './xml-prescan.ts';

export interface XmlReading {
  readonly format: Exclude<InvoiceFormat, 'hybrid-pdf'>;
  readonly invoice: Invoice;
  /** Invoices in the same envelope beyond the one that was read. */
  readonly others: number;
}

const maxBytes = 50 * 1024 * 1024;
const maxEnvelopeDepth = 12;

// Without a document type there are no entities to expand; HUGE then only lifts the 10 MB limit on one text (attachments).
const options =
  ParseOption.XML_PARSE_NONET |
  ParseOption.XML_PARSE_NO_XXE |
  ParseOption.XML_PARSE_NOBLANKS |
  ParseOption.XML_PARSE_HUGE;

/** Reads an XML e-invoice, bare or in an envelope. Throws `Refusal`. Strict: a document that is not well-formed is refused. */
export const readXml = (bytes: Uint8Array): XmlReading =>
  withXml(bytes, (root) => {
    const found = invoicesIn(root);
    const first = found[0];
    if (first === undefined) throw new Refusal('xml.not-an-invoice', root.name);
    return { ...read(first), others: found.length - 1 };
  });

/** Answers what `make` makes of the root; nothing of the document may be kept. Throws `Refusal`. */
export const withXml = <Made>(bytes: Uint8Array, make: (root: Element) => Made): Made => {
  if (bytes.length > maxBytes) throw new Refusal('document.too-large');
  prescanXml(bytes);
  const document = parse(bytes);
  try {
    if (document.dtd !== null) throw new Refusal('xml.doctype');
    return make(new Element(document.root));
  } finally {
    document.dispose();
  }
};

const parse = (bytes: Uint8Array): XmlDocument => {
  try {
    return XmlDocument.fromBuffer(bytes, { option: options });
  } catch (error) {
    if (error instanceof XmlLibError) throw new Refusal('xml.malformed', error.message.slice(0, 200));
    throw error;
  }
};

type Syntax = 'ubl-invoice' | 'ubl-creditnote' | 'cii' | 'svefaktura';

const syntaxOf = ({ name, namespace }: Element): Syntax | null => {
  if (namespace === 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2' && name === 'Invoice')
    return 'ubl-invoice';
  if (namespace === 'urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2' && name === 'CreditNote')
    return 'ubl-creditnote';
  if (namespace === 'urn:sfti:documents:BasicInvoice:1:0' && name === 'Invoice') return 'svefaktura';
  if (name === 'CrossIndustryInvoice' && namespace.startsWith('urn:un:unece:uncefact:data:standard:'))
    return 'cii';
  if (/^(CrossIndustryDocument|Invoice)$/.test(name) && namespace.startsWith('urn:ferd:')) return 'cii';
  return null;
};

export interface FoundInvoice {
  readonly syntax: Syntax;
  readonly root: Element;
}

/** The invoices of a document: its root, or those inside an envelope (StandardBusinessDocument, ObjectEnvelope, any other). */
export const invoicesIn = (element: Element, depth = 0): FoundInvoice[] => {
  const syntax = syntaxOf(element);
  if (syntax !== null) return [{ syntax, root: element }];
  if (depth >= maxEnvelopeDepth) return [];
  return element.children.flatMap((child) => invoicesIn(child, depth + 1));
};

const read = ({ syntax, root }: FoundInvoice): Omit<XmlReading, 'others'> => {
  if (syntax === 'cii') return { format: 'cii', invoice: readCii(root) };
  if (syntax === 'svefaktura') return { format: 'svefaktura', invoice: readSvefaktura(root) };
  return { format: syntax, invoice: readUbl(root) };
};
