import type { Field } from '../head/choose-fields.ts';
import type { Page } from '../page/page.ts';

const marks: readonly (readonly [string, RegExp])[] = [
  ['SEK', /^\(?(sek|kr|kronor)[.:)]?$|\d(kr|:-)$/i],
  ['EUR', /^\(?eur(o)?[.:)]?$|€/i],
  ['USD', /^\(?usd[.:)]?$|^-?\$/i],
  ['GBP', /^\(?gbp[.:)]?$|£/i],
  ['NOK', /^\(?nok[.:)]?$/i],
  ['DKK', /^\(?dkk[.:)]?$/i],
  ['CHF', /^\(?chf[.:)]?$/i],
];

const [printedCode, concluded] = [0.95, 0.8];

/**
 * The currency that most words of a document name; one that names none is in kronor when it speaks of Swedish payment or
 * VAT. `null` when nothing tells it.
 */
export const currencyOf = (pages: readonly Page[]): Field | null => {
  const words = pages.flatMap((page) => page.words.map((word) => ({ ...word, page: page.number })));
  const found = marks.map(([code, pattern]) => ({
    code,
    printed: words.filter(({ text }) => pattern.test(text)),
  }));
  const best = found.toSorted((one, other) => other.printed.length - one.printed.length)[0];
  const [first] = best?.printed ?? [];
  if (best !== undefined && first !== undefined)
    return { value: best.code, confidence: printedCode, place: { page: first.page, box: first.box } };
  const isSwedish = words.some(({ text }) =>
    /^(bankgiro|plusgiro|postgiro|moms|öresavr|org\.?nr|f-skatt)/i.test(text),
  );
  return isSwedish ? { value: 'SEK', confidence: concluded, place: null } : null;
};
