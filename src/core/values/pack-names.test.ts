import { expect, test } from 'vitest';
import { statedItem, untoldItem } from '#testing/goods/item-names.ts';
import { randomOf } from '#testing/papers/random.ts';
import { decimal } from './decimal.ts';
import { packSizeOf, readPack } from './pack-size.ts';

const seed = Number(process.env['PACK_SEED'] ?? 15);

test('0 wrong of 3,000 item names with known packs, at least 85 in 100 resolved', () => {
  const random = randomOf(seed);
  const items = Array.from({ length: 3000 }, () => statedItem(random));
  const read = items.map(({ name, pack }) => ({ name, pack, is: packSizeOf(name) }));
  const isRight = ({ pack, is }: (typeof read)[number]) =>
    pack !== null && is?.baseUnit === pack.baseUnit && decimal(is.amount).eq(pack.amount);
  expect(read.filter((one) => one.is !== null && !isRight(one))).toEqual([]);
  expect(read.filter(isRight).length / items.length).toBeGreaterThanOrEqual(0.85);
});

test('0 guesses of 1,000 names that say no exact pack', () => {
  const random = randomOf(seed);
  const names = Array.from({ length: 1000 }, () => untoldItem(random).name);
  expect(names.filter((name) => packSizeOf(name) !== null)).toEqual([]);
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
  'Anklår 12 st ca 3,4 kg',
])('%s has more than one reading and is unknown', (name) => expect(packSizeOf(name)).toBeNull());

test.each(['Oxfilé ca 2,5 kg', 'Lax 4-5 kg hel', 'Skinka 3,5 kg ca', 'Ryggbiff 4 kg +/- 10%'])(
  '%s is of catch weight',
  (name) => expect(readPack(name)).toMatchObject({ pack: null, isCatchWeight: true }),
);
