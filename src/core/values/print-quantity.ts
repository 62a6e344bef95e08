import { decimal, rounded } from './decimal.ts';

/** A quantity as letters and papers print it: thousands apart, whole from a hundred on, else at most two decimals. */
export const printQuantity = (quantity: string, language: 'sv' | 'en'): string => {
  const value = decimal(quantity);
  const [whole = '', parts] = rounded(value, value.gte('100') ? 0 : 2).split('.');
  const apart = whole.replace(/\B(?=(\d{3})+$)/g, language === 'sv' ? '\u00a0' : ',');
  return parts === undefined ? apart : apart + (language === 'sv' ? ',' : '.') + parts;
};
