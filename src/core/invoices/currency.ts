import type { Element } from './xml/xml-element.ts';

/** ISO 4217's own code for "no currency": stands where a document names none. */
export const noCurrency = 'XXX';

/** The stated currency in upper case, otherwise the one on the first amount that carries one, otherwise `XXX`. */
export const currencyOr = (stated: string, amounts: readonly Element[]): string => {
  if (stated !== '') return stated.toUpperCase();
  const marked = amounts.map((amount) => amount.attribute('currencyID')).find((code) => code !== '');
  return marked?.toUpperCase() ?? noCurrency;
};
