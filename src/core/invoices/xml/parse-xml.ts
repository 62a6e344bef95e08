import { ParseOption, XmlDocument, XmlLibError } from 'libxml2-wasm';
import { Refusal } from '../refusal.ts';
import { Element } from './xml-element.ts';
import { prescanXml } from './xml-prescan.ts';

const maxBytes = 50 * 1024 * 1024;

// Without a document type there are no entities to expand; HUGE then only lifts the 10 MB limit on one text (attachments).
const options =
  ParseOption.XML_PARSE_NONET |
  ParseOption.XML_PARSE_NO_XXE |
  ParseOption.XML_PARSE_NOBLANKS |
  ParseOption.XML_PARSE_HUGE;

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
