import { expect, test } from 'vitest';
import { currencyOf } from './currency-of.ts';

const read = (text: string): string | null =>
  currencyOf([
    {
      number: 1,
      width: 600,
      height: 800,
      words: text
        .split(' ')
        .map((word) => ({ text: word, box: { x: 0, y: 0, width: 9, height: 9 }, confidence: 1 })),
    },
  ])?.value ?? null;

test.each([
  ['a code', 'Att betala SEK 100,00', 'SEK'],
  ['kronor of a Swedish invoice', 'Belopp 100,00 kr Bankgiro 5050-1055', 'SEK'],
  ['VAT alone', 'Moms 25 %', 'SEK'],
  ['kronor beside the code of a neighbour', 'Valuta NOK Nettobeløp 90,00 kr Beløp 100,00 kr', 'NOK'],
  ['kronor by Norwegian words', 'MVA 15 % 10,00 kr Beløp 100,00 kr', 'NOK'],
  ['no mark, by Danish words', 'Moms 25 % Beløb 100,00 CVR 12345678', 'DKK'],
  ['no mark, by Norwegian words', 'Org.nr NO924404337MVA Forfall 16.05.2026 Beløp', 'NOK'],
  ['a Danish name on a Swedish invoice', 'Beløb ApS Belopp 100,00 kr Fakturadatum Bankgiro', 'SEK'],
  ['Swedish words and Norwegian codes', 'Summa Belopp NOK 100,00', 'NOK'],
  ['a Swedish code and Danish words', 'Beløb SEK 100,00 kr Moms CVR', 'SEK'],
  ['the VAT number of one country', 'Total due 100.00 VAT GB450949562 SE559233505901', 'GBP'],
  ['nothing', 'Total 100,00', null],
])('%s', (_, text, expected) => {
  expect(read(text)).toBe(expected);
});
