import { expect, it } from 'vitest';
import type { SupplierRow } from './contract.ts';
import { listedSuppliers } from './rules-directory.ts';
import { hasName, prepareSuppliers, searchSuppliers } from './rules-search.ts';
import { slipsBetween } from './rules-words.ts';

const rowOf = (displayName: string, name: string, legalEntityNumber: string | null = null): SupplierRow => ({
  id: displayName,
  displayName,
  name,
  category: 'general',
  legalEntityNumber,
  verified: false,
});

const order = new Intl.Collator('sv');
const rows = [
  ...listedSuppliers.map((one) => rowOf(one.name, one.legalName, one.organizationNumber ?? null)),
  rowOf('Grönsakshuset', 'Grönsakshuset i Höör AB'),
  rowOf('Kålgården', 'Kål & Gård HB'),
].sort((one, other) => order.compare(one.displayName, other.displayName));
const index = prepareSuppliers(rows);
const find = (text: string): string[] => searchSuppliers([index], text).map(({ displayName }) => displayName);

it.each([
  ['martin o servera', 'Martin & Servera'],
  ['MARTIN OCH SERVERA AB', 'Martin & Servera'],
  ['martin and servera aktiebolag', 'Martin & Servera'],
  ['martn servera', 'Martin & Servera'],
  ['martin srevera', 'Martin & Servera'],
  ['servera', 'Martin & Servera'],
  ['gronsakshuset', 'Grönsakshuset'],
  ['grönsakshset', 'Grönsakshuset'],
  ['gronsaks huset', 'Grönsakshuset'],
  ['coca cola', 'Coca-Cola'],
  ['cocacola', 'Coca-Cola'],
  ['coca-cola', 'Coca-Cola'],
  ['sorundahallarna', 'Sorunda Hallarna'],
  ['zoegas', 'Zoégas'],
  ['delifrance', 'Délifrance'],
  ['kalgarden', 'Kålgården'],
  ['kål och gård', 'Kålgården'],
  ['anders löfberg', 'Löfbergs'],
  ['556233-2451', 'Martin & Servera'],
  ['5562332451', 'Martin & Servera'],
  ['16556233-2451', 'Martin & Servera'],
  ['5560 59', 'Systembolaget'],
])('%s finds %s first', (text, name) => expect(find(text)[0]).toBe(name));

it('puts the whole name before its beginning, a word, a part and a slip', () => {
  const near = ['Hallon', 'Hallonet', 'Röda hallon', 'Skogshallon', 'Hallan', 'Hallun'];
  const mixed = prepareSuppliers(near.toReversed().map((name) => rowOf(name, `${name} AB`)));
  const found = searchSuppliers([mixed], 'hallon').map(({ displayName }) => displayName);
  expect(found).toEqual(['Hallon', 'Hallonet', 'Röda hallon', 'Skogshallon', 'Hallun', 'Hallan']);
});

it('finds every supplier by its own name first, with any one letter left out of a long one too', () => {
  for (const { displayName } of rows) {
    expect(find(displayName)[0]).toBe(displayName);
    expect(hasName(index, displayName.toUpperCase())).toBe(true);
    const letters = displayName.replaceAll(/[^\p{L}]/gu, '').length;
    if (letters < 8 || !/^\p{L}+$/u.test(displayName)) continue;
    for (let at = 1; at < displayName.length - 1; at += 3)
      expect(find(displayName.slice(0, at) + displayName.slice(at + 1))).toContain(displayName);
  }
});

it('answers nothing for no letters, and for a name like none', () => {
  expect(find(' & ')).toEqual([]);
  expect(find('xyzzyplugh')).toEqual([]);
  expect(hasName(index, 'Martin')).toBe(false);
});

it('searches several lists as one', () => {
  const own = prepareSuppliers([rowOf('Martin & Servera', 'Egen AB'), rowOf('Servera hemma', 'Hemma AB')]);
  const names = searchSuppliers([index, own], 'servera').map(({ displayName }) => displayName);
  expect(names).toEqual(['Servera hemma', 'Martin & Servera', 'Martin & Servera']);
});

it('counts slips as changed, missing, added and swapped letters', () => {
  expect(slipsBetween('servera', 'servera', 2)).toBe(0);
  expect(slipsBetween('servera', 'serevra', 2)).toBe(1);
  expect(slipsBetween('servera', 'serverra', 2)).toBe(1);
  expect(slipsBetween('servera', 'srvra', 2)).toBe(2);
  expect(slipsBetween('servera', 'martin', 2)).toBe(3);
});
