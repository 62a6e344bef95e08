import { expect, it } from 'vitest';
import { articleCategory } from './article-category.ts';

it('tells the goods of a wholesaler of everything by their names', () => {
  const guesses: Record<string, string> = {
    'Laxfilé färsk C-trim': 'fish-and-seafood',
    'Nötfärs 12% 2,5 kg': 'meat',
    'Smör osaltat 500 g': 'dairy-and-cheese',
    'Tomat kvist kl1': 'fruit-and-vegetables',
    'Hamburgerbröd brioche': 'baked-goods',
    'Coca-Cola Zero 33 cl': 'soft-drinks',
    'Bryggkaffe mellanrost': 'coffee-and-tea',
    'Servett 40x40 vit': 'supplies',
    'Prosecco 75 cl': 'alcohol',
    'Rapsolja 10 l': 'general',
  };
  for (const [name, category] of Object.entries(guesses)) {
    expect([name, articleCategory(name, 'general')]).toEqual([name, category]);
  }
});

it("keeps the category of a specialist, whatever its goods' names say", () => {
  expect(articleCategory('Tomat kvist', 'fish-and-seafood')).toBe('fish-and-seafood');
});
