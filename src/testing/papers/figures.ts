import { fixed, type Decimal, decimal } from '#core/values/decimal.ts';

/** How a document prints its numbers. */
export interface Figures {
  readonly comma: boolean;
  /** Between thousands; empty for none. */
  readonly thousands: string;
  readonly trailingMinus: boolean;
}

/** A decimal string as it is printed. */
export const printed = (value: string, { comma, thousands, trailingMinus }: Figures): string => {
  const negative = value.startsWith('-');
  const [whole = '', fraction] = value.replace('-', '').split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, thousands);
  const digits = fraction === undefined ? grouped : `${grouped}${comma ? ',' : '.'}${fraction}`;
  if (!negative) return digits;
  return trailingMinus ? `${digits}-` : `-${digits}`;
};

export const money = (value: Decimal | string, figures: Figures): string =>
  printed(fixed(typeof value === 'string' ? decimal(value) : value, 2), figures);
