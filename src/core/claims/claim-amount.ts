import { decimal, fixed, sumOf } from '#core/values/decimal.ts';
import type { ClaimReason } from './claim.ts';

/** Whether what is claimed is the price: such lines come from price alerts. */
export const isPriceReason = (reason: ClaimReason): boolean =>
  reason === 'above-deal' || reason === 'above-watched';

/** What is claimed of a line billed above its expected price: quantity × (billed − expected), half up at the öre. May be 0 or less. */
export const priceClaim = (line: {
  readonly quantity: string;
  readonly billed: string;
  readonly expected: string;
}): string => fixed(decimal(line.quantity).times(decimal(line.billed).minus(decimal(line.expected))), 2);

/** VAT of an amount at its line's rate in percent, half up at the öre; `0.00` where no rate is stated. */
export const vatOf = (amount: string, vatRate: string | null): string =>
  vatRate === null ? '0.00' : fixed(decimal(amount).times(decimal(vatRate)).div('100'), 2);

/** One rate with what is claimed at it. */
export interface VatSum {
  /** Null: lines that state none. */
  readonly rate: string | null;
  readonly net: string;
  readonly vat: string;
}

/**
 * Amounts with their VAT by rate: the lowest first, those without a rate last. VAT is rate × sum of the rate's lines, half up at
 * the öre (EN 16931, BR-CO-17), as the supplier's credit note has it; lines rounded one by one would be öre beside it.
 */
export const vatByRate = (
  lines: readonly { readonly amount: string; readonly vatRate: string | null }[],
): VatSum[] => {
  const rates = Map.groupBy(lines, ({ vatRate }) => (vatRate === null ? null : decimal(vatRate).toFixed()));
  return [...rates]
    .map(([rate, own]) => {
      const net = sumOf(own.map(({ amount }) => decimal(amount)));
      return { rate, net: fixed(net, 2), vat: vatOf(net.toFixed(), rate) };
    })
    .sort((a, b) => (a.rate === null ? 1 : b.rate === null ? -1 : decimal(a.rate).cmp(decimal(b.rate))));
};
