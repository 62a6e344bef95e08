/** What the sellers of this set sell. */
import { goods } from './wares-goods.ts';
import { others } from './wares-others.ts';

interface Ware {
  readonly name: string;
  readonly unit: string;
  readonly price: string;
  /** Per cent, `F` for food's. */
  readonly rate: number | 'F';
  readonly pack: string;
}

const all = { ...goods, ...others };

export type Trade = keyof typeof all;

const read = (row: string): Ware => {
  const [name = '', unit = '', price = '', rate = '', pack = ''] = row.split('|');
  return { name, unit, price, rate: rate === 'F' ? 'F' : Number(rate), pack };
};

export const waresOf = (trade: Trade): readonly Ware[] => all[trade].split('\n').map((row) => read(row));
