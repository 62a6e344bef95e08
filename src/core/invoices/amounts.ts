import { decimal, isDecimal, rounded } from '#core/values/decimal.ts';
import type { Decimal } from '#core/values/decimal.ts';
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

/** What a line states of its price: net per unit before the line's allowances, which are a sum, and the net sum after them. */
interface PrintedLine {
  readonly price: string | null;
  readonly quantity: string;
  readonly discount: string;
  readonly sum: string;
}

/** An allowance that is so many per cent, to one decimal, of the line before it; `null` when it is none. */
const allowancePercent = (gross: Decimal, discount: Decimal): Decimal | null => {
  const percent = discount.times('100').div(gross).round(1);
  return percent.gt('0') && gross.times(percent).div('100').round(2).eq(discount) ? percent : null;
};

/**
 * The unit price that a line prints, less its allowances, at most six decimals; `null` when it prints none, or one that does not
 * come to the line's net sum within an öre, however that was rounded.
 */
export const printedPrice = ({ price, quantity, discount, sum }: PrintedLine): string | null => {
  if (price === null || !decimal(quantity).gt('0')) return null;
  const gross = decimal(price).times(decimal(quantity));
  if (gross.minus(decimal(discount)).minus(decimal(sum)).abs().gt('0.01')) return null;
  if (decimal(discount).eq('0')) return decimal(price).toFixed();
  const percent = gross.gt('0') ? allowancePercent(gross, decimal(discount)) : null;
  const off =
    percent === null ? decimal(discount).div(decimal(quantity)) : decimal(price).times(percent).div('100');
  return rounded(decimal(price).minus(off), 6);
};

/** How many decimals the text prints. */
export const decimalsOf = (text: string): number => text.split('.')[1]?.length ?? 0;
