import { type Decimal, decimal, sumOf } from '../../values/decimal.ts';
import type { CheckFinding } from './check-finding.ts';
import type { Invoice } from '../invoice.ts';

/**
 * Judges the totals: lines against the stated line sum, VAT rows against the stated VAT, and lines + charges + VAT +
 * rounding − prepaid against the amount to pay (EN 16931 BR-CO-10 to BR-CO-16). A sum the document leaves out is not judged.
 */
export const checkTotals = (invoice: Invoice): CheckFinding[] => {
  if (invoice.lines.length === 0) return [];
  const lines = sumOf(invoice.lines.map(({ sum }) => decimal(sum)));
  return [
    ...compare('document.line-sum', 'fail', lines, invoice.lineNet, tolerance(invoice.lines.length)),
    ...checkTax(invoice),
    ...checkPayable(invoice, lines),
  ];
};

const checkTax = (invoice: Invoice): CheckFinding[] => {
  const taxes = invoice.vat.map(({ tax }) => tax).filter((tax) => tax !== null);
  if (taxes.length === 0) return [];
  const rows = sumOf(taxes.map(decimal));
  return compare('document.tax-total', 'warn', rows, invoice.taxTotal, tolerance(taxes.length));
};

const checkPayable = (invoice: Invoice, lines: Decimal): CheckFinding[] => {
  if (invoice.taxTotal === null && invoice.taxInclusive !== invoice.taxExclusive) return [];
  const charges = sumOf(
    invoice.charges.map(({ charge, amount }) => (charge ? decimal(amount) : decimal(amount).neg())),
  );
  const expected = lines
    .plus(charges)
    .plus(decimal(invoice.taxTotal ?? '0'))
    .plus(decimal(invoice.rounding ?? '0'))
    .minus(decimal(invoice.prepaid ?? '0'));
  return compare('document.payable', 'warn', expected, invoice.payable, tolerance(invoice.lines.length));
};

/** Half an öre may hide in every rounded term. */
const tolerance = (terms: number): Decimal => {
  const hidden = decimal('0.005').times(String(terms));
  return hidden.gt('0.02') ? hidden : decimal('0.02');
};

const compare = (
  code: CheckFinding['code'],
  severity: CheckFinding['severity'],
  expected: Decimal,
  stated: string | null,
  allowed: Decimal,
): CheckFinding[] => {
  if (stated === null) return [];
  const difference = decimal(stated).minus(expected);
  if (difference.abs().lte(allowed)) return [];
  return [
    { code, severity, params: { stated, expected: expected.toFixed(2), difference: difference.toFixed(2) } },
  ];
};
