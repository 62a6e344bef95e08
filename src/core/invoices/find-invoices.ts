import type { Syntax } from './invoice.ts';
import type { SyntaxReader } from './syntax-reader.ts';
import { syntaxes } from './syntaxes.ts';
import type { Element } from './xml/xml-element.ts';

const maxEnvelopeDepth = 12;

export interface FoundInvoice {
  readonly syntax: Syntax;
  readonly reader: SyntaxReader;
  readonly root: Element;
}

const names = Object.keys(syntaxes) as Syntax[];

/** The invoices of a document: its root, or those inside an envelope (StandardBusinessDocument, ObjectEnvelope, any other). */
export const invoicesIn = (element: Element, depth = 0): FoundInvoice[] => {
  const syntax = names.find((name) => syntaxes[name].isRoot(element));
  if (syntax !== undefined) return [{ syntax, reader: syntaxes[syntax], root: element }];
  if (depth >= maxEnvelopeDepth) return [];
  return element.children.flatMap((child) => invoicesIn(child, depth + 1));
};
