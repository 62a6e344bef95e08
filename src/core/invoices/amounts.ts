import { decimal, isDecimal, rounded } from '#core/values/decimal.ts';
import { Refusal } from './refusal.ts';

/**
 * An amount as the document prints it, in the canonical spelling (`+5.` → `5`, `.5` → `0.5`); `null` when absent.
 * Refuses anything that `xs:decimal` does not allow: exponents, NaN, separators, other scripts' digits.
 */
export const amount = (text: string | null): string | null => {
  if (text === null) return null;
  const parts = /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(text);
  const whole = parts?.[2] ?? '';
  const fraction = parts?.[3] ?? '';
  const value = `${parts?.[1] === '-' ? '-' : ''}${whole === '' ? '0' : whole}${fraction === '' ? '' : `.${fraction}`}`;
  if (whole + fraction === '' || !isDecimal(value))
    throw new Refusal('invoice.amount-invalid', text.slice(0, 40));
  return value;
};

/** A computed amount that still has the canonical size (30 digits on each side). Throws `Refusal` above it: no invoice is that large. */
export const representable = <T extends string | null>(value: T): T => {
  if (value !== null && !isDecimal(value)) throw new Refusal('invoice.amount-invalid', value.slice(0, 40));
  return value;
};

/** A percentage; `null` when absent or unreadable, since nothing is computed from it. */
export const percentage = (text: string | null): string | null =>
  text !== null && isDecimal(text) ? text : null;

/**
 * Net price per unit: `PriceAmount ÷ BaseQuantity` (EN 16931 BT-146, BT-149). As printed without a base quantity, exact
 * when the division ends within 10 decimals, otherwise half-up at 10. A base of zero counts as absent.
 */
export const unitPrice = (price: string | null, baseQuantity: string | null): string | null => {
  if (price === null || baseQuantity === null) return price;
  const base = decimal(baseQuantity);
  if (base.eq('0') || base.eq('1')) return price;
  const decimals =
    decimalsOf(price) + (/^10*(\.0*)?$/.exec(baseQuantity)?.[0].split('.')[0]?.length ?? 1) - 1;
  const quotient = rounded(decimal(price).div(base), 10);
  return decimalsOf(quotient) < decimals ? decimal(quotient).toFixed(Math.min(decimals, 10)) : quotient;
};

/** The price that monitoring compares: net sum ÷ quantity, half-up at six decimals; `null` without a quantity. */
export const comparablePrice = (sum: string, quantity: string | null): string | null => {
  if (quantity === null) return null;
  const divisor = decimal(quantity);
  return divisor.eq('0') ? null : rounded(decimal(sum).div(divisor), 6);
};

/** How many decimals the text prints. */
export const decimalsOf = (text: string): number => text.split('.')[1]?.length ?? 0;
