import { expect, test } from 'vitest';
import { categoryOfArticle, categoryOfArticles } from './rules-category.ts';

test.each([
  ['Lax filé färsk', 'fish-and-seafood'],
  ['Räkor handskalade 1 kg', 'fish-and-seafood'],
  ['Rödspätta', 'fish-and-seafood'],
  ['Oxfilé 2-3 kg', 'meat'],
  ['Kycklingbröst', 'meat'],
  ['Smör osaltat 500 g', 'dairy-and-cheese'],
  ['Prästost', 'dairy-and-cheese'],
  ['Ostron Fine de Claire', 'fish-and-seafood'],
  ['Körsbärstomater', 'fruit-and-vegetables'],
  ['Rågbröd', 'baked-goods'],
  ['Lager 50 cl', 'alcohol'],
  ['Bryggkaffe mellan', 'coffee-and-tea'],
  ['Servetter vita', 'supplies'],
  ['Artikel 4711', null],
  ['', null],
] as const)('%s is %s', (name, category) => {
  expect(categoryOfArticle(name)).toBe(category);
});

test('a fish van is no wholesaler, and who sells everything is one', () => {
  expect(categoryOfArticles(['Lax filé', 'Torskrygg', 'Räkor', 'Citron'])).toBe('fish-and-seafood');
  expect(categoryOfArticles(['Lax filé', 'Smör', 'Tomat', 'Diskmedel'])).toBe('general');
  expect(categoryOfArticles(['Frakt', 'Artikel 4711'])).toBeNull();
  expect(categoryOfArticles([])).toBeNull();
});
