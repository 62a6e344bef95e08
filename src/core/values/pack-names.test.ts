import { expect, test } from 'vitest';
import { corpusItems, corpusUntold } from '#testing/goods/corpus-names.ts';
import { statedItem, untoldItem, type WrittenItem } from '#testing/goods/item-names.ts';
import { registerItem, untoldRegisterName } from '#testing/goods/register-names.ts';
import { randomOf } from '#testing/papers/random.ts';
import { decimal } from './decimal.ts';
import { packSizeOf, readPack } from './pack-size.ts';

const seed = Number(process.env['PACK_SEED'] ?? 15);

const isRight = ({ name, pack }: WrittenItem): boolean => {
  const is = packSizeOf(name);
  return pack !== null && is?.baseUnit === pack.baseUnit && decimal(is.amount).eq(pack.amount);
};

test('0 wrong of 3,000 item names with known packs, at least 85 in 100 resolved', () => {
  const random = randomOf(seed);
  const made = Array.from({ length: 3000 - corpusItems.length }, (_, at) =>
    at % 2 === 0 ? statedItem(random) : registerItem(random),
  );
  const items = [...corpusItems, ...made];
  const right = items.filter(isRight);
  expect(items.filter((item) => packSizeOf(item.name) !== null && !isRight(item))).toEqual([]);
  expect(right.length / items.length).toBeGreaterThanOrEqual(0.85);
});

test('each pack that a name of the corpus states', () => {
  expect(corpusItems.filter((item) => !isRight(item))).toEqual([]);
});

test('0 guesses of 1,000 names that say no exact pack, and of all such names of the corpus', () => {
  const random = randomOf(seed);
  const made = Array.from({ length: 1000 }, (_, at) =>
    at % 2 === 0 ? untoldItem(random).name : untoldRegisterName(random),
  );
  expect([...made, ...corpusUntold].filter((name) => packSizeOf(name) !== null)).toEqual([]);
});

test.each([
  ['Lövbiff 20x150 g', '3 kg'],
  ['Kikärtor 6/2,5kg', '15 kg'],
  ['Vita bönor 6*2,5 kg brk', '15 kg'],
  ['Kycklinglår 10 kg (4x2,5kg)', '10 kg'],
  ['Anka 4 st à 2,5 kg', '10 kg'],
  ['Hamburgare 10 st x 1 kg', '10 kg'],
  ['Öl Lager 5,3% 50cl burk 24p', '12 l'],
  ['Bägare 4dl 25x40st', '1000 st'],
  ['Soppåse 125 l 25 st', '25 st'],
  ['Servett vit 1 000 st', '1000 st'],
  ['Lammkotlett 70/90g 5 kg', '5 kg'],
  ['Senap portion 5g x 500', '2.5 kg'],
  ['Handskar 100st/frp', '100 st'],
  ['Rapsolja 5-liters dunk', '5 l'],
  ['Grädde ½ l', '0.5 l'],
  ['Pommes 9,5mm 5x2,5kg', '12.5 kg'],
  ['Mjölk standard 3 % 10 l bag-in-box', '10 l'],
  ['Vin 13% 2020 6x75 cl', '4.5 l'],
])('%s holds %s', (name, holds) => {
  const pack = packSizeOf(name);
  expect(`${pack?.amount} ${pack?.baseUnit}`).toBe(holds);
});

test.each([
  'Läsk 33cl burk 20st/krt',
  'Läsk 33cl burk 20/flak',
  'Spaghetti nr 5 ½ kg',
  'Hamburgare 150 g 30 st',
  'Ketchup 1 kg 10/krt',
  'Oliver 2,4 kg/1,5 kg avr.',
  'Vita bönor 1/1 burk',
  'Tomat krusad krt 12',
  'Socker bit 750g 10 krt',
  'Burrata 2x100 g 8 förp',
  'Torskrygg 200/400 g',
  'Kopieringspapper A4 80 g 500 ark',
  'Falukorv ring 800 g 8-p',
  'Mjölk 3 500 ml',
  'Gräslök 1.000 g',
  'Kampanj 5+1 kg',
  'Baguette 12 stk x 6 L',
  'Anklår 12 st ca 3,4 kg',
])('%s has more than one reading and is unknown', (name) => expect(packSizeOf(name)).toBeNull());

test.each([
  'Oxfilé ca 2,5 kg',
  'Lax 4-5 kg hel',
  'Skinka 3,5 kg ca',
  'Ryggbiff 4 kg +/- 10%',
  'Lax sida 1,4kg+',
])('%s is of catch weight', (name) =>
  expect(readPack(name)).toMatchObject({ pack: null, isCatchWeight: true }),
);
