import type { Field } from '../head/choose-fields.ts';
import type { Page, Word } from '../page/page.ts';

const marks: readonly (readonly [string, RegExp])[] = [
  ['SEK', /^\(?sek[.:)]?$/i],
  ['EUR', /^\(?eur(o)?[.:)]?$|€/i],
  ['USD', /^\(?usd[.:)]?$|^-?\$/i],
  ['GBP', /^\(?gbp[.:)]?$|£/i],
  ['NOK', /^\(?nok[.:)]?$/i],
  ['DKK', /^\(?dkk[.:)]?$/i],
  ['CHF', /^\(?chf[.:)]?$/i],
  ['PLN', /^\(?(pln|zł)[.:)]?$/i],
];

/** Kronor and kroner of three countries. */
const crown = /^\(?(kr|kronor|kroner)[.:)]?$|\d(kr|:-)$/i;

/** What only the invoices of a country say whose money is called so, in its language or by its law. */
const crowns: readonly (readonly [string, RegExp])[] = [
  [
    'SEK',
    /^(bankgiro|plusgiro|postgiro|bg$|pg$|moms\p{L}*belopp|belopp|momsreg|öresavr|org\.?nr|organisationsn|f-skatt|förf|betalas$|summa$|fakturadatum)/iu,
  ],
  [
    'NOK',
    /^(mva|merverdiavgift|\p{L}*beløp|nettobeløp|forfalls|forfall$|foretaks|kid$|fakturadato|øreavr|no\d{9}mva)/iu,
  ],
  [
    'DKK',
    /^(cvr|se\/cvr|\p{L}*beløb|\p{L}*ekskl|forfalds|forfalden|afrunding|momsnr|fakturadato|dk\d{8}$)/iu,
  ],
];

const [printedCode, concluded] = [0.95, 0.8];

/**
 * The currency that most words of a document name, where kronor are those of the code that is printed beside them or of the country
 * whose words it uses; one that names none is in the kronor of that country. `null` when nothing tells it.
 */
export const currencyOf = (pages: readonly Page[]): Field | null => {
  const words = pages.flatMap((page) =>
    page.words.flatMap((word, at) =>
      isOfPallets(word, page.words[at - 1], page.words[at + 1]) ? [] : [{ ...word, page: page.number }],
    ),
  );
  const codes = marks.map(([code, pattern]) => ({
    code,
    printed: words.filter(({ text }) => pattern.test(text)),
  }));
  const texts = words.map(({ text }) => text);
  const own = crowns.map(([code]) => code).find((code) => isOnlyCrown(code, codes)) ?? crownOf(texts) ?? null;
  const found = codes.map(({ code, printed }) => ({
    code,
    printed:
      code === (own ?? 'SEK') ? [...printed, ...words.filter(({ text }) => crown.test(text))] : printed,
  }));
  const best = found.toSorted((one, other) => other.printed.length - one.printed.length)[0];
  const [first] = best?.printed ?? [];
  if (best !== undefined && first !== undefined)
    return { value: best.code, confidence: printedCode, place: { page: first.page, box: first.box } };
  if (own !== null) return { value: own, confidence: concluded, place: null };
  const told = texts.some((text) => /^moms/i.test(text)) ? 'SEK' : ofCountry(texts);
  return told === null ? null : { value: told, confidence: concluded, place: null };
};

/** Whether a word says of which kind pallets are: `Returpall EUR`. */
const isOfPallets = ({ text }: Word, ...beside: readonly (Word | undefined)[]): boolean =>
  /^eur(o)?$/i.test(text) &&
  beside.some((word) => /(^|\p{L})pal(l|let|lets|lar|ler|ette)?s?$/iu.test(word?.text ?? ''));

const vatNumber = /^(GB|AT|BE|DE|ES|FI|FR|IE|IT|NL)[A-Z\d]?\d{7,11}$/;

/** The currency of the one country whose VAT number is printed beside Swedish ones. */
const ofCountry = (texts: readonly string[]): string | null => {
  const countries = new Set(texts.flatMap((text) => vatNumber.exec(text)?.[1] ?? []));
  const [country] = countries;
  if (country === undefined || countries.size > 1) return null;
  return country === 'GB' ? 'GBP' : 'EUR';
};

/** Whether a code is the only one of the three kronor that is printed. */
const isOnlyCrown = (
  code: string,
  codes: readonly { readonly code: string; readonly printed: readonly unknown[] }[],
): boolean =>
  codes
    .filter((each) => crowns.some(([crowned]) => crowned === each.code))
    .every((each) => (each.code === code ? each.printed.length > 0 : each.printed.length === 0));

/** The kronor of the country whose words are the most; `null` where none says more than the others. */
const crownOf = (texts: readonly string[]): string | null => {
  const counted = crowns
    .map(([code, pattern]) => ({ code, count: texts.filter((text) => pattern.test(text)).length }))
    .toSorted((one, other) => other.count - one.count);
  const [first, second] = counted;
  return first !== undefined && first.count > (second?.count ?? 0) ? first.code : null;
};
