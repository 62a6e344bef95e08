import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { articleKey, goodsInAnyMeasure, goodsKeyIn, keyRange, normaliseName } from './article-key.ts';

const article = {
  unitId: 'u1',
  supplierId: 's1',
  articleNumber: '336214',
  name: 'Smör normalsaltat 500 g',
  unitOfMeasure: 'KRT',
};

describe('Identity: unit + supplier + supplier’s article number + unit of measure', () => {
  test('a renamed article with the same number is the same article', () => {
    expect(articleKey({ ...article, name: 'SMÖR NS 500G' })).toBe(articleKey(article));
  });

  test.each([
    ['unit', { unitId: 'u2' }],
    ['supplier', { supplierId: 's2' }],
    ['article number', { articleNumber: '0336214' }],
    ['unit of measure', { unitOfMeasure: 'ST' }],
  ])('another %s is another article', (_, other) => {
    expect(articleKey({ ...article, ...other })).not.toBe(articleKey(article));
  });

  test('one unit of measure in several spellings is one, in another size it is not', () => {
    const inUnit = (unitOfMeasure: string) => articleKey({ ...article, unitOfMeasure });
    expect(inUnit('KGM')).toBe(inUnit('kg'));
    expect(inUnit('dl')).not.toBe(inUnit('l'));
    expect(inUnit(' Näve ')).toBe(inUnit('näve'));
  });
});

describe('without a number, the normalised name takes its place', () => {
  test('missing and blank numbers', () => {
    const unnamed = articleKey({ ...article, articleNumber: null });
    expect(articleKey({ ...article, articleNumber: '  ', name: 'SMÖR  Normalsaltat, 500 g' })).toBe(unnamed);
    expect(articleKey({ ...article, articleNumber: '', name: 'Smör osaltat 500 g' })).not.toBe(unnamed);
  });

  test('a name is never taken for a number', () => {
    const named = articleKey({ ...article, articleNumber: null, name: '336214' });
    expect(named).not.toBe(articleKey(article));
  });

  test.each([
    ['  Lök,  gul (10 kg) ', 'lök gul 10 kg'],
    ['MJÖLK 1.5 % 1L', 'mjölk 1,5% 1l'],
    ['Mjölk 1,5% 1l', 'mjölk 1,5% 1l'],
    ['Mjölk 15% 1l', 'mjölk 15% 1l'],
    ['Ägg M/L 30-p', 'ägg m l 30 p'],
    ['Vitamin C+', 'vitamin c+'],
    ['Café\u0301', 'café\u0301'],
    ['Ａ４-ark', 'a4 ark'],
    ['***', ''],
  ])('%s → %s', (name, normal) => {
    expect(normaliseName(name)).toBe(normal.normalize('NFKC'));
  });

  test('normalising twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (name) => {
        expect(normaliseName(normaliseName(name))).toBe(normaliseName(name));
      }),
    );
  });
});

describe('which article a line belongs to', () => {
  const goods = { articleNumber: '336214', name: 'Smör', unitOfMeasure: 'KRT' };
  const isAsked = (of: string, key: string): boolean => {
    const [low, high] = keyRange(of);
    return low <= key && key <= high;
  };

  test('goods in another currency are another article', () => {
    expect(goodsKeyIn(goods, 'EUR')).not.toBe(goodsKeyIn(goods, 'SEK'));
    expect(goodsKeyIn(goods, 'EUR')).not.toBe(goodsKeyIn(goods, 'NOK'));
  });

  test('a number is looked up in every unit of measure and currency', () => {
    const key = goodsKeyIn(goods, 'SEK');
    expect(isAsked(key, key)).toBe(true);
    expect(isAsked(key, goodsKeyIn({ ...goods, unitOfMeasure: 'ST' }, 'SEK'))).toBe(true);
    expect(isAsked(key, goodsKeyIn({ ...goods, name: 'Butter' }, 'EUR'))).toBe(true);
    expect(isAsked(key, goodsKeyIn({ ...goods, articleNumber: '3362140' }, 'SEK'))).toBe(false);
    expect(isAsked(key, goodsKeyIn({ ...goods, articleNumber: '33621' }, 'SEK'))).toBe(false);
  });

  test('a name is looked up in its own unit of measure', () => {
    const named = { ...goods, articleNumber: null };
    const key = goodsKeyIn(named, 'SEK');
    expect(isAsked(key, key)).toBe(true);
    expect(isAsked(key, goodsKeyIn({ ...named, unitOfMeasure: 'ST' }, 'SEK'))).toBe(false);
    expect(isAsked(key, goodsKeyIn({ ...goods, articleNumber: 'smör' }, 'SEK'))).toBe(false);
  });

  test('siblings have supplier, number and currency in common', () => {
    const one = { supplierId: 's1', articleNumber: '1', currency: 'SEK' };
    expect(goodsInAnyMeasure({ ...one })).toBe(goodsInAnyMeasure(one));
    for (const other of [{ supplierId: 's2' }, { articleNumber: '2' }, { currency: 'EUR' }])
      expect(goodsInAnyMeasure({ ...one, ...other })).not.toBe(goodsInAnyMeasure(one));
    expect(goodsInAnyMeasure({ ...one, articleNumber: null })).toBeNull();
  });
});
