import { decimal } from '#core/values/decimal.ts';
import type { PackSize } from '#core/values/pack-size.ts';
import type { Random } from '../papers/random.ts';
import { counted, type Goods, type Holding, poured, untoldName, weighed } from './item-words.ts';

/** An item as a wholesaler writes it, and what one of it holds; null where the name does not say. */
export interface WrittenItem {
  readonly name: string;
  readonly pack: PackSize | null;
}

const inBase: Readonly<Record<Holding['unit'], readonly [PackSize['baseUnit'], string]>> = {
  kg: ['kg', '1'],
  hg: ['kg', '0.1'],
  g: ['kg', '0.001'],
  l: ['l', '1'],
  dl: ['l', '0.1'],
  cl: ['l', '0.01'],
  ml: ['l', '0.001'],
  st: ['st', '1'],
};

const packOf = ({ size, unit, count }: Holding): PackSize => {
  const [baseUnit, factor] = inBase[unit];
  const amount = decimal(size.replace(',', '.')).times(factor).times(String(count)).toFixed();
  return { baseUnit, amount };
};

const holdingOf = (text: string): Holding => {
  const [, size = '', unit = '', count = ''] = /^([\d,]+) (\w+)\*(\d+)$/.exec(text) ?? [];
  return { size, unit: unit as Holding['unit'], count: Number(count) };
};

const words: Readonly<Record<Holding['unit'], readonly string[]>> = {
  kg: ['kg', 'kg', 'kg', 'KG', 'Kg', 'kilo'],
  hg: ['hg'],
  g: ['g', 'g', 'G', 'gr', 'gram'],
  l: ['l', 'l', 'L', 'L', 'lit', 'liter', 'ltr', 'LITER'],
  dl: ['dl', 'DL'],
  cl: ['cl', 'cl', 'CL', 'Cl'],
  ml: ['ml', 'ML'],
  st: ['st', 'st', 'ST', 'st.', 'stk'],
};

/** A size and its unit: `1,5 l`, `1,5L`, `1.5 L`. */
const sizeText = ({ size, unit }: Holding, random: Random): string => {
  const number = random.chance(0.12) ? size.replace(',', '.') : size;
  const long =
    unit === 'st' && size.length === 4 && random.chance(0.4) ? `${size[0]} ${size.slice(1)}` : number;
  return `${long}${random.chance(0.5) ? ' ' : ''}${random.one(words[unit])}`;
};

/** One of it: the size, with its container before, behind or not at all. */
const single = (holding: Holding, goods: Goods, random: Random): string => {
  const size = sizeText(holding, random);
  const container = random.one(goods.containers);
  const plain = holding.unit === 'st' && random.chance(0.35);
  if (plain)
    return random.one([
      `${holding.size}-pack`,
      `${holding.size}-p`,
      `${holding.size}p`,
      `${holding.size} pack`,
    ]);
  const liters = holding.unit === 'l' && random.chance(0.06);
  if (liters) return `${holding.size}-liters ${container}`;
  return random.one([
    size,
    size,
    size,
    `${size} ${container}`,
    `${container} ${size}`,
    `${size}/${container}`,
    `(${size})`,
  ]);
};

/** Several of it in one case, by the trade's ways of saying so. */
const several = (holding: Holding, goods: Goods, random: Random): string => {
  const size = sizeText(holding, random);
  const { count } = holding;
  const cross = random.one(['x', 'x', 'x', 'X', '×', '*']);
  const gap = random.chance(0.4) ? ' ' : '';
  const isDrink = poured.slice(0, 2).includes(goods);
  const ways = [
    `${count}${gap}${cross}${gap}${size}`,
    `${count}${gap}${cross}${gap}${size}`,
    `${count}${gap}${cross}${gap}${size}`,
    `${count}${gap}${cross}${gap}${size} ${random.one(goods.containers)}`,
    `${count}${cross}${size}/krt`,
    `${size} ${cross} ${count}`,
    `${size}${cross}${count}`,
    `${count} ${random.one(['st', 'frp', 'förp'])} ${random.one(['à', 'á', 'a'])} ${size}`,
    `${count} st ${cross} ${size}`,
    `krt ${count}${cross}${size}`,
    ...(isDrink ? [`${size} ${count}-pack`, `${count}-p ${size}`, `${count}/${size}`] : []),
    ...(holding.unit === 'st' ? [] : [`${count}/${holding.size}${random.one(words[holding.unit])}`]),
    ...(holding.unit === 'st' || count % 2 === 1 ? [] : [`2x${count / 2}x${size}`]),
  ];
  return random.one(ways);
};

const maker = ['', '', '', 'Arvid', 'Grossens', 'Felix', 'Garant', 'CHEF SELECT', 'Skåne', 'Orkla'];

const spoil = (name: string, random: Random): string => {
  const isShouted = random.chance(0.3);
  const shouted = isShouted ? name.toUpperCase() : name;
  const spaced = random.chance(0.06) ? shouted.replaceAll(' ', '  ') : shouted;
  return random.chance(0.1) ? spaced.replace(' ', ', ') : spaced;
};

/** An item with a pack that its name states. */
export const statedItem = (random: Random): WrittenItem => {
  const goods = random.one(random.one([weighed, weighed, poured, poured, counted]));
  const holding = holdingOf(random.one(goods.packs));
  const pack = holding.count === 1 ? single(holding, goods, random) : several(holding, goods, random);
  const [noise, brand, of] = [random.one(goods.noise), random.one(maker), random.one(goods.names)];
  const parts = random.one([
    [of, brand, noise, pack],
    [brand, of, noise, pack],
    [of, noise, pack, brand],
    [of, pack, noise, brand],
  ]);
  return { name: spoil(parts.filter((part) => part !== '').join(' '), random), pack: packOf(holding) };
};

/** An item whose name states none. */
export const untoldItem = (random: Random): WrittenItem => ({
  name: spoil(untoldName(random), random),
  pack: null,
});
