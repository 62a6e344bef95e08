import { expect, test } from 'vitest';
import { packSizeOf } from './pack-size.ts';

test.each([
  ['Smör osaltat 500 g', 'kg', '0.5'],
  ['Vispgrädde 40 % 1 l', 'l', '1'],
  ['24x33 cl', 'l', '7.92'],
  ['LÄTTÖL 2,25% 24X33CL BURK', 'l', '7.92'],
  ['Krossade tomater 3 x 2,5 kg', 'kg', '7.5'],
  ['Pommes frites 4x2,5kg', 'kg', '10'],
  ['Mineralvatten 24/33cl', 'l', '7.92'],
  ['Högrevsburgare 30/150 g', 'kg', '4.5'],
  ['Vatten 50 cl x 24', 'l', '12'],
  ['Kolsyrat vatten 33cl*20 PET', 'l', '6.6'],
  ['Potatis 25kg säck', 'kg', '25'],
  ['Mjölk 3 % 1,5L', 'l', '1.5'],
  ['Tonfisk i vatten 6x1,88kg', 'kg', '11.28'],
  ['Ägg frigående M 30 st', 'st', '30'],
  ['Hamburgerbröd 48-pack', 'st', '48'],
  ['Köttbullar 15 g 5 kg', 'kg', '5'],
  ['Falukorv 8 hg', 'kg', '0.8'],
  ['Servetter 6x4x100 st', 'st', '2400'],
  ['RAPSOLJA 10 LITER', 'l', '10'],
  ['Kaffe 1,25kg', 'kg', '1.25'],
])('%s holds %s %s', (name, baseUnit, amount) => {
  expect(packSizeOf(name)).toEqual({ baseUnit, amount });
});

test.each([
  'Laxfilé 2-3 kg',
  'Laxfilé 2–3 kg',
  'Laxfilé 2,2-2,6kg',
  'Torskrygg 90/120 g',
  'Oxfilé ca 2 kg',
  'Ost 31 %',
  'Tomat',
  'Morötter klass 1',
  'Pils 20/0500',
  '1 p',
  '',
])('%s states no pack size', (name) => expect(packSizeOf(name)).toBeNull());
