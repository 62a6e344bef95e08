import { expect, test } from 'vitest';
import { importOf, sheetOf } from '#testing/deal-import/import-case.ts';
import type { Sheet } from '#core/tables/sheet.ts';

const fieldsOf = (sheet: Sheet): (string | null)[] =>
  importOf(sheet).mapping.columns.map(
    ({ field, certainty }) => field && (certainty === 'certain' ? field : `${field}?`),
  );

test('columns are told by the head, and what only looks like something is said to be likely', () => {
  const text =
    'Art nr;Benämning;Netto SEK;Enh;Giltig fr o m;t o m;Avv %;Kampanjkod;EAN\n214070;Oxfilé 2-3 kg;389,00;KG;2026-12-01;2027-11-30;2;VINTER;7310865004703\n';
  expect(fieldsOf(sheetOf(text))).toEqual([
    'articleNumber',
    'name',
    'price',
    'unit',
    'validFrom',
    'validTo',
    'tolerancePercent?',
    null,
    null,
  ]);
  expect(importOf(sheetOf(text)).mapping.columns[2]).toMatchObject({
    label: 'Netto SEK',
    samples: ['389,00'],
  });
});

test('of several prices the agreed one is read', () => {
  const text = 'Artikelnr;Listpris;Rabatt %;Nettopris;Pris inkl moms\n1;10,00;5;9,50;10,07\n';
  expect(fieldsOf(sheetOf(text))).toEqual(['articleNumber', null, null, 'price', null]);
});

test('two rows of head make one, merged or not', () => {
  const rows = [
    ['Artikel', '', 'Pris', '', 'Giltighet', ''],
    ['Nr', 'Benämning', 'Netto', 'Enhet', 'Fr o m', 'T o m'],
    ['214070', 'Oxfilé', '389,00', 'kg', '2026-12-01', ''],
  ];
  const merges = [0, 2, 4].map((left) => ({ top: 0, bottom: 0, left, right: left + 1 }));
  const expected = ['articleNumber', 'name', 'price', 'unit', 'validFrom', 'validTo'];
  for (const sheet of [
    { name: '', rows, merges },
    { name: '', rows, merges: [] },
  ]) {
    expect(fieldsOf(sheet)).toEqual(expected);
    expect(importOf(sheet).mapping.head).toMatchObject({ first: 0, rows: 2 });
  }
});

test('a list without a head is read by what stands in it, and all of that is likely', () => {
  const text =
    '214070;Oxfilé 2-3 kg;389,00;KG;2026-12-01\n214112;Entrecôte;298,50;KG;2026-12-01\n214230;Högrev benfri;114,90;KG;2026-12-01\n';
  expect(fieldsOf(sheetOf(text))).toEqual(['articleNumber?', 'name?', 'price?', 'unit?', 'validFrom?']);
});

test('a column whose cells cannot be what its label says is likely at most', () => {
  expect(fieldsOf(sheetOf('Art nr;Pris;Enhet\n1;abc;kg\n2;def;kg\n'))[1]).toBe('price?');
});

test('a general word of the trade is certain where nothing else in the list can be meant', () => {
  const rows = '214070;Oxfilé;kg;389,00\n214071;Ryggbiff;kg;289,00\n33;Smör 500 g;st;45,50\n';
  for (const head of [
    'Artikelnummer;Artikel;Enhet;Pris',
    'Nr;Vara;Förp;Nettopris',
    'Nr;Produkt;Mått;Pris (kr)',
  ])
    expect(fieldsOf(sheetOf(`${head}\n${rows}`))).toEqual(['articleNumber', 'name', 'unit', 'price']);
  // Another column of words or of numbers may be meant, and a list price or a date is not told by what stands in it.
  const branded = rows.replaceAll(/^(\d+;)/gm, (_, number: string) => `${number}Märke ${number}`);
  expect(fieldsOf(sheetOf(`Nr;Märke;Vara;Enhet;Pris\n${branded}`))).toEqual([
    'articleNumber',
    null,
    'name?',
    'unit',
    'price',
  ]);
  const listed = rows.replaceAll(/$(?<=\d)/gm, ';2027-01-01');
  expect(fieldsOf(sheetOf(`Nr;Vara;Enhet;Listpris;Datum\n${listed}`))).toEqual([
    'articleNumber',
    'name',
    'unit',
    'price?',
    'validFrom?',
  ]);
});
