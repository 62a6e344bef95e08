import { type Decimal, decimal, fixed, zero } from '#core/values/decimal.ts';
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

/** Amounts with the VAT of each line, by rate: the lowest first, those without a rate last. */
export const vatByRate = (
  lines: readonly { readonly amount: string; readonly vatRate: string | null }[],
): VatSum[] => {
  const rates = new Map<string | null, { net: Decimal; vat: Decimal }>();
  for (const { amount, vatRate } of lines) {
    const rate = vatRate === null ? null : decimal(vatRate).toFixed();
    const { net, vat } = rates.get(rate) ?? { net: zero, vat: zero };
    rates.set(rate, { net: net.plus(decimal(amount)), vat: vat.plus(decimal(vatOf(amount, vatRate))) });
  }
  return [...rates]
    .map(([rate, { net, vat }]) => ({ rate, net: fixed(net, 2), vat: fixed(vat, 2) }))
    .sort((a, b) => (a.rate === null ? 1 : b.rate === null ? -1 : decimal(a.rate).cmp(decimal(b.rate))));
};
