import type { SyntaxReader } from '../syntax-reader.ts';
import type { Element } from '../xml/xml-element.ts';
import { ciiBuyer, ciiSupplier } from './cii-party.ts';
import { readCii } from './read-cii.ts';

const isRoot = ({ name, namespace }: Element): boolean =>
  (name === 'CrossIndustryInvoice' && namespace.startsWith('urn:un:unece:uncefact:data:standard:')) ||
  (/^(CrossIndustryDocument|Invoice)$/.test(name) && namespace.startsWith('urn:ferd:'));

export const cii: SyntaxReader = { isRoot, read: readCii, supplier: ciiSupplier, buyer: ciiBuyer };
