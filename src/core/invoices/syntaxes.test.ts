import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Syntax } from './invoice.ts';
import { readXml } from './read-xml.ts';
import { syntaxes } from './syntaxes.ts';
import { withXml } from './xml/parse-xml.ts';

const examples: Readonly<Record<Syntax, string>> = {
  'ubl-invoice': 'ubl-invoice.xml',
  'ubl-creditnote': 'ubl-creditnote.xml',
  svefaktura: 'svefaktura-invoice.xml',
  cii: 'cii-invoice.xml',
};

test.each(Object.entries(examples))(
  '%s has one reader, whose parties are those that it reads',
  (syntax, file) => {
    const bytes = readFileSync(join(import.meta.dirname, '../../testing/invoices', file));
    const { format, invoice } = readXml(bytes);
    expect(format).toBe(syntax);
    const told = withXml(bytes, (root) =>
      Object.values(syntaxes)
        .filter(({ isRoot }) => isRoot(root))
        .map((reader) => [reader.supplier(root), reader.buyer(root)]),
    );
    expect(told).toEqual([[invoice.supplier, invoice.buyer]]);
  },
);

test.each([
  ['CrossIndustryInvoice', 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100', true],
  ['CrossIndustryInvoice', 'urn:x', false],
  ['CrossIndustryDocument', 'urn:ferd:CrossIndustryDocument:invoice:1p0', true],
  ['CrossIndustryDocument', 'urn:x', false],
  ['XCrossIndustryDocument', 'urn:ferd:CrossIndustryDocument:invoice:1p0', false],
])('%s in %s is an invoice of CII: %s', (name, namespace, expected) =>
  expect(withXml(Buffer.from(`<${name} xmlns="${namespace}"/>`), syntaxes.cii.isRoot)).toBe(expected),
);
