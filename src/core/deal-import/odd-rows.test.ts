import { describe, expect, test } from 'vitest';
import { analyse, boughtArticle, importOf, sheetOf } from '#testing/deal-import/import-case.ts';
import { analyseImport } from './analyse-import.ts';

/** What becomes of the first row: its code, or its price, unit, currency and days. */
const told = (text: string, context: Parameters<typeof analyse>[1] = { articles: [] }): string => {
  const [row] = analyse(text, context).rows;
  if (row?.problem != null) return row.problem.code;
  const { goods, promise } = row ?? {};
  return `${promise?.price}/${goods?.unit} ${goods?.currency} ${promise?.validFrom}–${promise?.validTo ?? ''}`;
};

const plain = (label: string, price: string): string =>
  `Artikelnr;Benämning;Enhet;${label}\n1;Servett;st;${price}\n`;
const today = '2026-11-23–';

describe('the unit of a price', () => {
  test.each([
    ['Artikelnr;Benämning;Pris/kg\n1;Entrecôte;329,00\n', `329/kg SEK ${today}`],
    ['Artikelnr;Benämning;Enhet;Pris/st\n1;Limpa;KRT;38,50\n', 'import.price-unit'],
    ['Artikelnr;Benämning;Enhet;Pris\n1;Torsk;KRT;289 kr/kg\n', 'import.price-unit'],
    ['Artikelnr;Benämning;Enhet;Pris\n1;Torsk;KG;289 kr/kg\n', `289/KG SEK ${today}`],
    ['Artikelnr;Benämning;Enhet;Kilopris\n1;Torsk;KG;289\n', `289/KG SEK ${today}`],
  ])('%s', (text, expected) => expect(told(text)).toBe(expected));

  test('is no word of what is bought in another one', () => {
    const articles = [boughtArticle('1', 'Entrecôte', 'kartong', '822.50')];
    expect(told('Artikelnr;Benämning;Pris/kg\n1;Entrecôte;329,00\n', { articles })).toBe(
      'import.unit-unlike',
    );
  });

  test('is taken when a person says it', () => {
    const fixes = { 2: { unit: 'kg' } };
    expect(told('Artikelnr;Benämning;Enhet;Pris/kg\n1;Filé;KRT;99,00\n', { articles: [], fixes })).toBe(
      `99/kg SEK ${today}`,
    );
  });
});

test.each([
  ['Pris;Per', '24,50;100', '0.245'],
  ['Pris;Per antal', '24,50;100', '0.245'],
  ['Pris;Prisfaktor', '24,50;100', '0.245'],
  ['Pris;Baskvantitet', '24,50;100', '0.245'],
  ['Pris per 100 st', '24,50', '0.245'],
])('a price for many is divided: %s', (label, price, expected) =>
  expect(told(plain(label, price))).toBe(`${expected}/st SEK ${today}`),
);

test('a price before a discount is never the deal, and the price after it is proposed', () => {
  const text = plain('Pris;Rabatt %', '895,00;20');
  expect(analyse(text, { articles: [] }).rows[0]?.problem).toMatchObject({
    code: 'import.price-discount',
    suggestion: { kind: 'price', prices: ['716'] },
  });
  expect(told(plain('Katalogpris;Kundavdrag %', '895,00;20'))).toBe('import.price-discount');
  expect(told(plain('Pris;Rabatt %', '895,00;0'))).toBe(`895/st SEK ${today}`);
  expect(told(plain('Listpris;Rabatt;Nettopris', '895,00;20;716,00'))).toBe(`716/st SEK ${today}`);
  expect(told(text, { articles: [], fixes: { 2: { price: '716' } } })).toBe(`716/st SEK ${today}`);
});

test.each([
  ['Pris (EUR)', '14,90', `14.9/st EUR ${today}`],
  ['Pris €', '14,90', `14.9/st EUR ${today}`],
  ['Pris;Valuta', '14,90 kr;EUR', 'import.currency-unlike'],
  ['Pris SEK;Valuta', '14,90;EUR', 'import.currency-unlike'],
])('the currency of %s over %s', (label, price, expected) =>
  expect(told(plain(label, price))).toBe(expected),
);

test.each([
  ['Pris', 'Dagspris', 'import.price-market'],
  ['Pris', 'Enl. dagspris*', 'import.price-market'],
  ['Pris', '42:50', `42.5/st SEK ${today}`],
  ['Pris;Status', '12,50;Utgår', 'import.row-withdrawn'],
  ['Pris;Status', '12,50;Aktiv', `12.5/st SEK ${today}`],
  ['Pris;Min. antal', '25,00;6', `25/st SEK ${today}`],
  ['Pris;Från antal', '25,00;6', 'import.price-break'],
  ['Pris;Från vecka', '25,00;v.49', 'import.date-invalid'],
  ['Pris;Från vecka;Till vecka', '25,00;v.49 2026;v.50 2026', '25/st SEK 2026-11-30–2026-12-13'],
  ['Nytt pris 2027-01-01', '25,00', '25/st SEK 2027-01-01–'],
])('%s of %s', (label, price, expected) => expect(told(plain(label, price))).toBe(expected));

test('what stands above the head holds for all rows, until a person says otherwise', () => {
  const list = plain('Pris', '25,00');
  expect(told(`Giltig fr.o.m.;2026-12-01\nGiltig t.o.m.;2027-05-31\n${list}`)).toBe(
    '25/st SEK 2026-12-01–2027-05-31',
  );
  expect(told(`Priser gällande 1 december 2026 – 31 maj 2027;;;\n${list}`)).toBe(
    '25/st SEK 2026-12-01–2027-05-31',
  );
  expect(told(`Utskriven 2026-11-01;;;\n${list}`)).toBe(`25/st SEK ${today}`);
  const choice = { validFrom: '2027-01-01', validTo: 'open' };
  expect(told(`Giltig t.o.m.;2027-05-31\n${list}`, { articles: [], choice })).toBe('25/st SEK 2027-01-01–');
  const taxed = `Alla priser inkl. moms;;;\n${list}`;
  expect(told(taxed)).toBe('import.price-with-vat');
  expect(told(taxed.replace('Pris', 'Pris exkl moms').replace('Alla Pris exkl moms', 'Alla pris'))).toBe(
    `25/st SEK ${today}`,
  );
  expect(told(`Samtliga priser innefattar 12 % moms;;;\n${list}`)).toBe('import.price-with-vat');
  const accepted = { 3: { accept: ['import.price-with-vat'] } } as const;
  expect(told(taxed, { articles: [], fixes: accepted })).toBe(`25/st SEK ${today}`);
});

test('rows that are hidden, of another customer, or two beside each other wait for a person', () => {
  const sheet = {
    ...sheetOf('Artikelnr;Benämning;Enhet;Pris\n1;Bacon;kg;89,00\n2;Skinka;kg;50,00\n'),
    hidden: { columns: [], rows: [2] },
  };
  const codes = (fixes = {}): (string | null)[] =>
    analyseImport(importOf(sheet, { articles: [], fixes })).rows.map(({ problem }) => problem?.code ?? null);
  expect(codes()).toEqual([null, 'import.row-hidden']);
  expect(codes({ 3: { accept: ['import.row-hidden'] } })).toEqual([null, null]);
  const customers = 'Kundnr;Artikelnr;Benämning;Enhet;Pris\n1001;1;Bönor;kg;42,00\n';
  expect(told(customers)).toBe(`42/kg SEK ${today}`);
  expect(told(`${customers}1002;2;Ärtor;kg;27,00\n`)).toBe('import.row-customer');
  expect(told('Art;Vara;Enh;Pris;;Art;Vara;Enh;Pris\n1;Gurka;st;12,00;;51;Lax;kg;179,00\n')).toBe(
    'import.row-twin',
  );
});

test('numbers and letters that a program has spoilt are not taken', () => {
  expect(told('Artikelnr;Benämning;Enhet;Pris\n1,00235E+11;Filodeg;krt;246,00\n')).toBe(
    'import.article-mangled',
  );
  const older = { ...sheetOf('Artikelnr;Benämning;Enhet;Pris\n1;R™DL™K;kg;9,00\n'), isEightBit: true };
  expect(analyseImport(importOf(older, { articles: [] })).rows[0]?.problem?.code).toBe('import.row-garbled');
  const split = 'Artikelnr,Benämning,Enhet,Pris,Kommentar\nA1,Gurka,st,12,50\nA2,Tomat,kg,34,90\n';
  expect(told(split)).toBe('import.row-shifted');
});
