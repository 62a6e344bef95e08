import type { Page } from './page.ts';

const marks: readonly (readonly [string, RegExp])[] = [
  ['SEK', /^(sek|kr|kronor)[.:]?$|\d(kr|:-)$/i],
  ['EUR', /^eur(o)?[.:)]?$|€/i],
  ['USD', /^usd[.:)]?$|^-?\$/i],
  ['GBP', /^gbp[.:)]?$|£/i],
  ['NOK', /^nok[.:)]?$/i],
  ['DKK', /^dkk[.:)]?$/i],
  ['CHF', /^chf[.:)]?$/i],
];

/**
 * The currency that most words of a document name; one that names none is in kronor when it speaks of Swedish payment or
 * VAT. `null` when nothing tells it.
 */
export const currencyOf = (pages: readonly Page[]): string | null => {
  const words = pages.flatMap((page) => page.words.map(({ text }) => text));
  const counts = marks.map(([code, pattern]) => ({
    code,
    count: words.filter((word) => pattern.test(word)).length,
  }));
  const best = counts.toSorted((one, other) => other.count - one.count)[0];
  if (best !== undefined && best.count > 0) return best.code;
  const isSwedish = words.some((word) =>
    /^(bankgiro|plusgiro|postgiro|moms|öresavr|org\.?nr|f-skatt)/i.test(word),
  );
  return isSwedish ? 'SEK' : null;
};
