import { type Decimal, decimal, sumOf } from '../../values/decimal.ts';
import { amount } from '../amounts.ts';
import type { Element } from '../xml/xml-element.ts';
import { summation } from './cii-line.ts';

/**
 * The lines whose sums make the document's line total. In the EXTENDED profile `GROUP` lines subtotal the `DETAIL` lines
 * beneath and `INFORMATION` lines only explain; ZUGFeRD 1.0 has lines with nothing but a note. Where lines have parents
 * but no status says which count, the set that adds up to the stated total does.
 */
export const countedLines = (lines: readonly Element[], lineTotal: string | null): readonly Element[] => {
  const own = lines.filter(isOwnLine);
  const parents: ReadonlySet<string | null> = new Set(own.map(parentOf).filter((id) => id !== null));
  if (parents.size === 0 || lineTotal === null) return own;
  const choices = [
    own,
    own.filter((line) => parentOf(line) === null),
    own.filter((line) => !parents.has(line.at('AssociatedDocumentLineDocument', 'LineID'))),
  ];
  return choices.find((chosen) => sumOf(chosen.map(lineSum)).eq(lineTotal)) ?? own;
};

const parentOf = (line: Element): string | null => line.at('AssociatedDocumentLineDocument', 'ParentLineID');

const lineSum = (line: Element): Decimal =>
  decimal(amount(summation(line)?.at('LineTotalAmount') ?? null) ?? '0');

const isOwnLine = (line: Element): boolean => {
  const status = line.at('AssociatedDocumentLineDocument', 'LineStatusReasonCode')?.toUpperCase();
  if (status === 'GROUP' || status === 'INFORMATION') return false;
  return line.child('SpecifiedTradeProduct') !== undefined || summation(line) !== undefined;
};
