import { expect, test } from 'vitest';
import { fillet, importOf, sheetOf } from '#testing/deal-import/import-case.ts';
import { unconfirmedOf } from './import-mapping.ts';

/** The label that a field is read from, with a question mark where that is a guess. */
const readAs = (head: string, row: string, field: string): string => {
  const { columns } = importOf(sheetOf(`${head}\n${row}\n`)).mapping;
  const found = columns.find((column) => column.field === field);
  return found === undefined ? '–' : `${found.label}${found.certainty === 'likely' ? '?' : ''}`;
};

test.each([
  ['Avtal;Artikelnr;Benämning;Enhet;Pris', '4711;1;Cola;krt;178,00', 'Pris'],
  ['Kund;Artikelnr;Benämning;Enhet;Pris', '1001;1;Cola;krt;178,00', 'Pris'],
  ['Artikelnr;Benämning;Netto kg;Enhet;Pris', '1;Ost;2,50;st;178,00', 'Pris'],
  ['Artikelnr;Benämning;Netto;Brutto;Enhet;Pris', '1;Ost;2,50;2,70;st;178,00', 'Pris?'],
  ['Artikelnr;Benämning;Enhet;Pris;Rabatt;Netto', '1;Kniv;st;895,00;20;716,00', 'Netto?'],
  ['Artikelnr;Benämning;Enhet;Rek. pris;Pris/frp', '1;Ärtor;frp;85,50;42,50', 'Pris/frp'],
  ['Artikelnr;Benämning;Enhet;Ordinarie pris;Kampanjpris', '1;Ärtor;kg;42,00;35,00', 'Kampanjpris'],
  ['Artikelnr;Benämning;Enhet;Nuvarande pris;Nytt pris 2027', '1;Cola;krt;178,00;188,00', 'Nytt pris 2027'],
  ['Artikelnr;Benämning;Enhet;Frakt;Pris/kolli', '1;Cola;kolli;12,50;178,00', 'Pris/kolli'],
  ['Artikelnr;Benämning;Enhet;Vikt;Butikens finpris', '1;Ost;frp;2,50;178,00', 'Butikens finpris?'],
  ['Artikelnr;Benämning;Enhet;Moms %', '1;Cola;kolli;6,00', '–'],
  ['Artikelnr;Benämning;Enhet;Pris inkl. moms', '1;Semla;st;31,80', '–'],
  ['Artikelnr;Benämning;Enhet;Pris/enhet', '1;Bönor;kg;42,00', 'Pris/enhet'],
  ['Artikelnr;Benämning;Enhet;Pris 2026;Pris 2027', '1;Bönor;kg;42,50;45,50', 'Pris 2026?'],
])('of %s the price is %s', (head, row, expected) => expect(readAs(head, row, 'price')).toBe(expected));

test.each([
  ['KRT', 'Pris/krt'],
  ['kg', 'Pris/kg'],
])('of prices per several units the one per the rows’ %s is read', (unit, expected) => {
  expect(readAs('Artikelnr;Benämning;Enhet;Pris/kg;Pris/krt', `1;Filé;${unit};99,00;990,00`, 'price')).toBe(
    expected,
  );
});

test('prices per several units are a guess where no column says the unit', () => {
  expect(readAs('Artikelnr;Benämning;Pris/kg;Pris/krt', '1;Filé;99,00;990,00', 'price')).toBe('Pris/kg?');
});

test.each([
  ['Ert artikelnr;Vårt artikelnr;Benämning;Pris', 'RK7;55-101;Kastrull;615,00', 'Vårt artikelnr'],
  ['Ert art.nr;Art.nr;Benämning;Pris', 'RK1;55;Bönor;42,00', 'Art.nr'],
  ['Artikelnr;Leverantörens artikelnr;Benämning;Pris', '900;55;Bönor;42,00', 'Leverantörens artikelnr?'],
  ['Artikelnr;Tillverkarens artnr;Benämning;Pris', '900;55;Bönor;42,00', 'Artikelnr'],
])('of %s the number is %s', (head, row, expected) =>
  expect(readAs(head, row, 'articleNumber')).toBe(expected),
);

test('of two numbers the one that the units buy by is read', () => {
  const text = 'Artikelnr;Leverantörens artikelnr;Benämning;Enhet;Pris\n214070;55;Oxfilé;kg;389,00\n';
  expect(importOf(sheetOf(text), { articles: [fillet] }).mapping.columns.slice(0, 2)).toMatchObject([
    { field: 'articleNumber', certainty: 'certain' },
    { field: null },
  ]);
});

test.each([
  ['Bäst före', '–'],
  ['Uppdaterad', '–'],
  ['Gyldig fra', 'Gyldig fra'],
  ['Från vecka', 'Från vecka?'],
])('days under %s are read as the start from %s', (label, expected) => {
  expect(readAs(`Artikelnr;Benämning;Enhet;Pris;${label}`, '1;Ost;kg;115,00;2027-03-01', 'validFrom')).toBe(
    label === 'Från vecka' ? 'Från vecka' : expected,
  );
});

test('what is only a guess and decides every price waits for a person', () => {
  const open = (text: string, choice = {}): string[] =>
    unconfirmedOf(importOf(sheetOf(text), { choice }).mapping);
  expect(open('Art nr;Benämning;Enhet;Pris\n1;Ost;kg;115,00\n')).toEqual([]);
  expect(open('Art nr;Benämning;Enhet;Listpris\n1;Ost;kg;115,00\n')).toEqual(['price']);
  expect(open('Art nr;Benämning;Enhet;Pris;Datumet då\n1;Ost;kg;115,00;2026-12-01\n')).toEqual(['validFrom']);
  const fields = ['articleNumber', 'name', 'unit', 'price'];
  expect(open('Art nr;Benämning;Enhet;Listpris\n1;Ost;kg;115,00\n', { fields })).toEqual([]);
});

test('a hidden column is read only when a person says so', () => {
  const sheet = {
    ...sheetOf('Artikelnr;Benämning;Enhet;Pris;Pris\n1;Bacon;kg;61,00;89,00\n'),
    hidden: { columns: [3], rows: [] },
  };
  const columns = (choice = {}): (string | null)[] =>
    importOf(sheet, { choice }).mapping.columns.map(({ field }) => field);
  expect(columns()).toEqual(['articleNumber', 'name', 'unit', null, 'price']);
  const fields = ['articleNumber', 'name', 'unit', 'price', null] as const;
  expect(columns({ fields })).toEqual(fields);
});

test('a price whose label nobody knows does not hide the head, and a merged title is none', () => {
  const unknown = importOf(sheetOf('Artikelnr;Benämning;Enhet;Värde\n1;Ost;kg;115,00\n')).mapping;
  expect(unknown.head).toMatchObject({ first: 0, rows: 1 });
  expect(unknown.columns[3]).toMatchObject({ field: 'price', certainty: 'likely' });
  const rows = [
    ['Hamnens Fisk', '', '', ''],
    ['Nr', 'Vara', 'Enhet', 'Pris'],
    ['1', 'Torsk', 'kg', '289,00'],
  ];
  const merges = [{ top: 0, left: 0, bottom: 0, right: 3 }];
  expect(importOf({ name: '', rows, merges }).mapping.head).toMatchObject({ first: 1, rows: 1 });
});
