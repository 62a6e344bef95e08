import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { languageFrom } from '../texts/language.ts';
import { outletToSelect, rememberedOutlet, rememberOutlet, searchRemembered } from './outlet-database.ts';

test('each person finds their own choice again, and a search pages through all by id, descending', async () => {
  for (const id of ['b', 'd', 'a', 'c']) await rememberOutlet(id, `outlet of ${id}`);
  await rememberOutlet('a', 'another outlet');
  expect(await rememberedOutlet('a')).toBe('another outlet');
  expect(await rememberedOutlet('nobody')).toBeNull();
  const idsOf = async (skip: number, limit: number) =>
    (await searchRemembered({ skip, limit })).map(({ id }) => id);
  expect(await idsOf(0, 10)).toEqual(['d', 'c', 'b', 'a']);
  expect(await idsOf(1, 2)).toEqual(['c', 'b']);
  expect(await idsOf(4, 2)).toEqual([]);
  expect(await idsOf(9, 2)).toEqual([]);
});

test('a browser that many use forgets some, and never who chose last', async () => {
  for (let at = 10; at < 75; at += 1) await rememberOutlet(`user ${at}`, 'somewhere');
  await rememberOutlet('a', 'here');
  expect(await rememberedOutlet('a')).toBe('here');
  expect((await searchRemembered({ skip: 0, limit: 100 })).length).toBeLessThanOrEqual(51);
});

test('the requested outlet wins, then the remembered, then the first', () => {
  expect(outletToSelect(['a', 'b', 'c'], 'c', 'b')).toBe('c');
  expect(outletToSelect(['a', 'b', 'c'], undefined, 'b')).toBe('b');
  expect(outletToSelect(['a', 'b', 'c'], undefined, null)).toBe('a');
});

test('an outlet one does not belong to is never selected', () => {
  expect(outletToSelect(['a'], 'foreign', 'gone')).toBe('a');
  expect(outletToSelect([], 'foreign', 'gone')).toBeNull();
});

test('language: query, then stored, then browser, then English', () => {
  expect(languageFrom('sv', 'en', 'en-GB')).toBe('sv');
  expect(languageFrom(null, 'sv', 'en-GB')).toBe('sv');
  expect(languageFrom('xx', null, 'sv-SE')).toBe('sv');
  expect(languageFrom(null, null, 'fi')).toBe('en');
});
