import type { Element } from './xml-element.ts';

const maxEnvelopeDepth = 12;

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
