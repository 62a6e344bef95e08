const words: ReadonlyMap<string, string> = new Map([
  ['kr', 'SEK'],
  ['sek', 'SEK'],
  ['kronor', 'SEK'],
  ['€', 'EUR'],
  ['eur', 'EUR'],
  ['euro', 'EUR'],
  ['$', 'USD'],
  ['usd', 'USD'],
  ['£', 'GBP'],
  ['gbp', 'GBP'],
  ['nok', 'NOK'],
  ['dkk', 'DKK'],
]);

/** The ISO 4217 code that a word or sign beside a price names, however it is written; `null` when it names none. */
export const currencyOf = (word: string): string | null => words.get(word.toLowerCase()) ?? null;
