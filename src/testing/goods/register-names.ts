import { decimal } from '#core/values/decimal.ts';
import type { PackSize } from '#core/values/pack-size.ts';
import type { Random } from '../papers/random.ts';
import type { WrittenItem } from './item-names.ts';
import {
  breads,
  brands,
  cans,
  counts,
  drinks,
  dry,
  fluids,
  frozen,
  greens,
  origins,
  paper,
  sizes,
  tails,
} from './register-words.ts';

/**
 * Item names as five kinds of wholesalers' registers print them, written from such registers and before sight of the reader of packs: what
 * `item-names` draws was known to who wrote that.
 */
type Rule = (random: Random) => WrittenItem;

const packOf = (amount: string, baseUnit: PackSize['baseUnit']): PackSize => ({ amount, baseUnit });
const times = (count: number, amount: string): string => decimal(amount).times(String(count)).toFixed();
const comma = (amount: string): string => amount.replace('.', ',');
const sign = (random: Random): string => random.one(['x', 'x', 'x', 'X', ' x ', '×', '*', ' X ']);

const kilograms = (random: Random): readonly [string, string] => {
  const amount = random.one(sizes.kilograms);
  return [`${comma(amount)}${random.one(['kg', ' kg', 'KG', ' KG', ' Kg', 'kg.'])}`, amount];
};
const grams = (random: Random): readonly [string, string] => {
  const amount = random.one(sizes.grams);
  return [
    `${amount}${random.one(['g', ' g', 'G', ' gr', 'gr', ' gram'])}`,
    decimal(amount).times('0.001').toFixed(),
  ];
};
const litres = (random: Random): readonly [string, string] => {
  const amount = random.one(sizes.litres);
  return [`${comma(amount)}${random.one(['l', ' l', 'L', ' L', ' liter', ' lit', 'ltr'])}`, amount];
};
const bottles = (random: Random): readonly [string, string] => {
  const [figure, unit, amount] = random.one([
    ['25', 'cl', '0.25'],
    ['33', 'cl', '0.33'],
    ['50', 'cl', '0.5'],
    ['75', 'cl', '0.75'],
    ['500', 'ml', '0.5'],
    ['250', 'ml', '0.25'],
    ['2', 'dl', '0.2'],
    ['5', 'dl', '0.5'],
  ] as const);
  return [`${figure}${random.one(['', ' '])}${unit}`, amount];
};

/** A name with what stands beside its size: maker, origin, quality, storage. */
const dressed = (random: Random, goods: string, size: string): string => {
  const before = random.chance(0.3) ? ` ${random.one(brands)}` : '';
  const after = random.chance(0.35) ? ` ${random.one(tails)}` : '';
  const land = random.chance(0.2) ? ` ${random.one(origins)}` : '';
  const name = random.chance(0.2)
    ? `${goods}${before}${land} ${size}${after}`
    : `${goods}${before} ${size}${after}${land}`;
  return random.chance(0.3) ? name.toLocaleUpperCase('sv') : name;
};

const one =
  (goods: readonly string[], size: (random: Random) => readonly [string, string], base: 'kg' | 'l'): Rule =>
  (random) => {
    const [text, amount] = size(random);
    return { name: dressed(random, random.one(goods), text), pack: packOf(amount, base) };
  };

const several =
  (goods: readonly string[], size: (random: Random) => readonly [string, string], base: 'kg' | 'l'): Rule =>
  (random) => {
    const [text, amount] = size(random);
    const count = random.one(counts);
    const all = times(count, amount);
    const unit = base === 'kg' ? 'kg' : 'L';
    const written = random.one([
      `${count}${sign(random)}${text}`,
      `${count}${sign(random)}${text}`,
      `${count}${sign(random)}${text}/krt`,
      `${count} st x ${text}`,
      `${text} x ${count}`,
      `${text}x${count}st`,
      `(${count}x${text})`,
      `${count} st á ${text}`,
      `${comma(all)} ${unit} (${count}x${text})`,
      `${count}x${text}=${comma(all)}${unit}`,
      `krt ${count}x${text}`,
    ]);
    return { name: dressed(random, random.one(goods), written), pack: packOf(all, base) };
  };

const crate: Rule = (random) => {
  const [text, amount] = bottles(random);
  const count = random.one([6, 12, 15, 20, 24]);
  const share = random.one(['3,5%', '5,2%', '0,0%', '12,5%', '']);
  const size = random.one([
    `${count}x${text}`,
    `${text} ${count}-p`,
    `${text} ${count}p`,
    `${text} ${count}-pack`,
    `${text} ${count}st`,
    `${text}x${count}`,
    `${count}-pack ${text}`,
    `${text} ${count} st/krt`,
    `${text} ${count}/flak`,
  ]);
  const kind = random.one(['burk', 'BRK', 'PET', 'glas', 'eng.glas', 'flaska', 'FL', '']);
  const name = [random.one(drinks), share, kind, size].filter((part) => part !== '').join(' ');
  return {
    name: random.chance(0.3) ? name.toLocaleUpperCase('sv') : name,
    pack: packOf(times(count, amount), 'l'),
  };
};

const tin: Rule = (random) => {
  const [goods, text, amount] = random.one(cans);
  const count = random.one([1, 3, 6, 12]);
  const name = count === 1 ? `${goods} ${text}` : `${goods} ${count}${sign(random)}${text}`;
  return {
    name: dressed(random, name, random.one(['burk', 'bleck', '', 'brk'])),
    pack: packOf(times(count, amount), 'kg'),
  };
};

const counted: Rule = (random) => {
  const goods = random.one(paper);
  const count = random.one([10, 20, 25, 50, 100, 125, 250, 500, 1000]);
  const text = random.one(['st', ' st', 'ST', ' st/fp', 'st/frp', '/fp', '-p', ' stk', ' st/krt']);
  return { name: dressed(random, goods, `${count}${text}`), pack: packOf(String(count), 'st') };
};

const countedTwice: Rule = (random) => {
  const count = random.one([4, 6, 8, 10, 20]);
  const each = random.one([25, 50, 100, 125]);
  const text = random.one([
    `${count}x${each}st`,
    `${count} x ${each} st`,
    `${count}*${each}st`,
    `${count}x${each} st/krt`,
  ]);
  return { name: dressed(random, random.one(paper), text), pack: packOf(String(count * each), 'st') };
};

const green: Rule = (random) => {
  const goods = random.one(greens);
  if (random.chance(0.5)) {
    const [text, amount] = kilograms(random);
    const holder = random.one(['', '/låda', '/krt', ' säck', ' kolli', ' nät', '/back']);
    return {
      name: dressed(random, goods, `${text.replace('.', '')}${holder}`.replace(',', ',')),
      pack: packOf(amount, 'kg'),
    };
  }
  const count = random.one([6, 8, 10, 12, 20, 30]);
  const text = random.one([
    `${count}st/krt`,
    `${count} st`,
    `${count}st/kolli`,
    `${count}st`,
    `kolli ${count} st`,
  ]);
  return { name: dressed(random, goods, text), pack: packOf(String(count), 'st') };
};

/** Small pieces with their own weight, sold as a pack whose weight is said too. */
const piecesInWeight: Rule = (random) => {
  const [goods, piece] = random.one(breads);
  const amount = random.one(['2.5', '3', '5', '6', '10']);
  const text = `${comma(amount)}${random.one(['kg', ' kg', 'KG'])}`;
  const name = random.one([
    `${goods} ${piece}g ${text}`,
    `${goods} ca ${piece}g ${text}`,
    `${goods} ${piece}-${piece + 20}g ${text}`,
  ]);
  return {
    name: dressed(random, name, random.one(['fryst', 'kyld', 'lösfryst', ''])),
    pack: packOf(amount, 'kg'),
  };
};

const piecesTimesWeight: Rule = (random) => {
  const [goods, piece] = random.one(breads);
  const count = random.one([20, 30, 40, 48, 70]);
  const text = random.one([
    `${count}x${piece}g`,
    `${count} x ${piece} g`,
    `${count}st x ${piece}g`,
    `${count} st à ${piece} g`,
  ]);
  return { name: dressed(random, goods, text), pack: packOf(times(count * piece, '0.001'), 'kg') };
};

const half: Rule = (random) => {
  const [text, amount] = random.one([
    ['½ l', '0.5'],
    ['1/2 l', '0.5'],
    ['1½ l', '1.5'],
    ['½ liter', '0.5'],
    ['2½ kg', '2.5'],
    ['½ kg', '0.5'],
    ['1/2 kg', '0.5'],
  ] as const);
  const isPoured = text.includes('l');
  return {
    name: dressed(random, random.one(isPoured ? fluids : dry), text),
    pack: packOf(amount, isPoured ? 'l' : 'kg'),
  };
};

const rules: readonly Rule[] = [
  one(dry, kilograms, 'kg'),
  one(dry, grams, 'kg'),
  one(frozen, kilograms, 'kg'),
  one(fluids, litres, 'l'),
  one(fluids, bottles, 'l'),
  several(dry, kilograms, 'kg'),
  several(dry, grams, 'kg'),
  several(frozen, kilograms, 'kg'),
  several(fluids, litres, 'l'),
  several(fluids, bottles, 'l'),
  crate,
  crate,
  tin,
  counted,
  countedTwice,
  green,
  green,
  piecesInWeight,
  piecesTimesWeight,
  half,
];

/** A name that says exactly what one of the article holds. */
export const registerItem = (random: Random): WrittenItem => {
  const { name, pack } = random.one(rules)(random);
  return { name: name.replaceAll(/\s+/gu, ' ').trim(), pack };
};

const untold: readonly ((random: Random) => string)[] = [
  (random) => `${random.one(frozen)} ca ${comma(random.one(sizes.kilograms))}kg`,
  (random) =>
    `${random.one(frozen)} ${random.one(['1,2-1,6kg', '800-1000g', '4/6 kg', '1,4kg+', '2-3 kg vac'])}`,
  (random) => `${random.one(dry)} ${random.one(brands)}`,
  (random) =>
    `${random.one(paper)} ${random.one(['30cm x 300m', '45cmx200m', '40x40 cm', '3-lags', 'Ø 32 cm'])}`,
  (random) =>
    `${random.one(greens)} ${random.one(['kl 1', '70-90mm', 'kal 80+', '16/20', 'EKO'])} ${random.one(origins)}`,
  (random) => `${random.one(drinks)} ${random.one(['12,5%', '2021', '5,2%', 'årgång 2019', 'nr 75'])}`,
  (random) =>
    `${random.one(dry)} ${random.one(['500g', '1 kg', '2,5kg'])} ${random.one(['6/krt', '10/krt', '12/KRT'])}`,
  (random) => `${random.one(fluids)} ca ${random.one(['5', '10'])} liter`,
  (random) =>
    `${random.one(['Frakt zon', 'Kyltillägg nr', 'Pant kod', 'Retur nr', 'Artikel'])} ${random.whole(1, 900)}`,
];

/** A name that says no exact pack: catch weights, dimensions, strengths, years, or one of two readings. */
export const untoldRegisterName = (random: Random): string => random.one(untold)(random);
