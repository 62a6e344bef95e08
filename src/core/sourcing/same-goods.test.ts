import { describe, expect, test } from 'vitest';
import { catalogues, scoreOf } from '#testing/goods/catalogues.ts';
import { randomOf } from '#testing/papers/random.ts';
import { isWhole } from '#testing/share.ts';
import { goodsName } from './goods-name.ts';
import { type ListedGoods, pairsOfSame, sameBy, sharedGtin } from './same-goods.ts';

const butter: ListedGoods = {
  supplierId: 'a',
  name: 'Smör osaltat 500 g',
  category: 'dairy-and-cheese',
  pack: { baseUnit: 'kg', amount: '0.5' },
  count: 1,
  gtin: null,
};
const gtin = '7310865004703';
const other = (part: Partial<ListedGoods>): ListedGoods => ({
  ...butter,
  supplierId: 'b',
  name: 'OSALTAT SMÖR 500G',
  ...part,
});

describe('DEALS 5, same goods', () => {
  test('equal name, pack and category propose it', () => expect(sameBy(butter, other({}))).toBe('name'));

  test('an equal GTIN says so, whatever they are called', () => {
    const named = other({ name: 'Butter', gtin: `0${gtin}`, pack: null });
    expect(sameBy({ ...butter, gtin }, named)).toBe('gtin');
  });

  test.each([
    ['a name that tells another category', { name: 'Smör osaltat kaffe 500 g' }],
    ['another pack', { pack: { baseUnit: 'kg', amount: '1' } }],
    ['the same weight in more pieces', { count: 2 }],
    ['a pack that is unknown', { pack: null }],
    ['another name', { name: 'Smör normalsaltat 500 g' }],
    ['the same supplier', { supplierId: 'a' }],
  ] as const)('%s does not', (_, part) => expect(sameBy(butter, other(part))).toBeNull());

  test('never across categories that the goods’ names tell, whatever their suppliers sell most of', () => {
    expect(sameBy({ ...butter, gtin }, other({ gtin, name: 'Bryggkaffe 500 g' }))).toBeNull();
    for (const category of ['general', 'meat', 'baked-goods'] as const) {
      expect(sameBy({ ...butter, gtin }, other({ gtin, category }))).toBe('gtin');
      expect(sameBy(butter, other({ category }))).toBe('name');
    }
  });

  test.each([
    ['meat', 'baked-goods', null],
    ['meat', 'general', 'name'],
    ['speciality', 'baked-goods', 'name'],
    ['meat', 'meat', 'name'],
  ] as const)('a name that tells none, of suppliers of %s and of %s: %s', (category, others, same) => {
    const plain = { name: 'Timjan hel 500 g' };
    expect(sameBy({ ...butter, ...plain, category }, other({ ...plain, category: others }))).toBe(same);
  });

  test('not against another GTIN', () => {
    expect(sameBy({ ...butter, gtin }, other({ gtin: '7310865001818' }))).toBeNull();
  });

  test.each([['20000004'], ['2012345000001'], ['123'], [null], ['7310865004704']])(
    '%s is no number of all suppliers',
    (number) => expect(sharedGtin(number)).toBeNull(),
  );
});

test.each([
  ['Vispgrädde 40 % 1 l', 'VISPGRÄDDE 40% 1L'],
  ['Kycklingfilé fryst 4x2,5 kg krt', 'KYCKLINGFILE DJUPFRYST 4X2,5KG'],
  ['Rapsolja EKO 10 l dunk', 'Ekologisk Rapsolja 10 liter'],
])('%s is called as %s', (one, another) => expect(goodsName(one)).toBe(goodsName(another)));

test('what sets goods apart stays in the name', () => {
  expect(goodsName('Vispgrädde 40% 1 l')).not.toBe(goodsName('Vispgrädde 36% 1 l'));
  expect(goodsName('Räkor 16/20 1 kg')).not.toBe(goodsName('Räkor 26/30 1 kg'));
});

const articles = isWhole('PAPERS') ? 4000 : 1200;

test('catalogues of five suppliers: precision at least 99 at recall of at least 60 in 100', () => {
  const listed = catalogues(articles, randomOf(Number(process.env['GOODS_SEED'] ?? 15)));
  const { precision, recall } = scoreOf(listed, pairsOfSame(listed));
  expect(precision).toBeGreaterThanOrEqual(0.99);
  expect(recall).toBeGreaterThanOrEqual(0.6);
});
