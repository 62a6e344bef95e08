/** Papers made of goods at random, with the same numbers for the same goods of a supplier. */
import { chanceFrom } from '../chance.ts';
import { plusDays } from './days.ts';
import { digitsOf, hash, ocrReference } from './identity.ts';
import { type Good, goodsOf, type Trade } from './goods.ts';
import { buyers } from './parties.ts';
import { type Charge, type Line, lineSum, type Paper, type Party, settled } from './paper.ts';

export interface Order {
  readonly layout: string;
  readonly supplier: Party;
  readonly trades: readonly Trade[];
  /** How many lines, at least and at most. */
  readonly lines: readonly [number, number];
  /** The article number of a product; the same in every paper. */
  readonly code: (name: string) => string;
  readonly number: (count: number) => string;
  readonly terms?: number;
  readonly isWhole?: boolean;
  readonly currency?: string;
  /** Discounts in hundredths of a per cent that some lines have. */
  readonly discounts?: readonly number[];
  /** Prices for 100 or 1000 units, for goods whose price has four decimals or by chance. */
  readonly base?: bigint;
  /** The chance of a returned line. */
  readonly returns?: number;
  readonly charges?: readonly (readonly [label: string, ore: number, rate: number | 'F'])[];
  readonly deliveries?: number;
  readonly rate?: number;
  /** The day of the first paper; each further one is a few weeks later. */
  readonly from?: string;
  readonly isNegativeCredit?: boolean;
}

export interface Wanted {
  /** Papers of a layout are numbered from 0. */
  readonly count: number;
  readonly isCredit?: boolean;
  readonly title?: string;
  readonly remark?: string;
}

const lowFood = '2026-04-01';

/** Food's rate on a day. */
export const foodRate = (day: string): number => (day < lowFood ? 12 : 6);

/** A printed number of so many decimals as an integer; further ones are cut off. */
export const whole = (text: string, digits: number): bigint => {
  const [before = '0', after = ''] = text.split('.');
  return BigInt(before + after.padEnd(digits, '0').slice(0, digits));
};

/** A paper of an order; the seed is its layout's name and its count. */
export const paperOf = (order: Order, wanted: Wanted): Paper => {
  const { layout, supplier } = order;
  const seed = hash(`${layout}/${wanted.count}/${wanted.isCredit === true ? 'c' : ''}`);
  const chance = chanceFrom(seed);
  const upTo = (limit: number): number => Math.floor(chance() * limit);
  const pick = <T>(list: readonly T[]): T => list[upTo(list.length)] as T;
  const issue = plusDays(order.from ?? '2026-02-10', (hash(layout) % 25) + wanted.count * 61 + upTo(9));
  const food = foodRate(issue);
  const rateOf = (rate: 'F' | number): number => order.rate ?? (rate === 'F' ? food : rate);
  const [least, most] = wanted.isCredit === true ? [1, 3] : order.lines;
  const rest: Good[] = order.trades.flatMap((trade) => goodsOf(trade));
  const line = (): Line => {
    const good =
      rest.length > 0 ? (rest.splice(upTo(rest.length), 1)[0] as Good) : pick(goodsOf(pick(order.trades)));
    const isWeight = good.unit === 'kg';
    const amount = isWeight ? BigInt(600 + upTo(24_000)) : BigInt(1 + upTo(chance() < 0.2 ? 40 : 8)) * 1000n;
    const isReturn = chance() < (order.returns ?? 0);
    const isPerMany =
      order.base !== undefined && /\d st$/u.test(good.pack) && hash(good.name + layout) % 3 !== 0;
    const base = isPerMany ? (order.base ?? 1n) : 1n;
    const drift = BigInt(970 + (hash(layout + good.name) % 60));
    const price = ((whole(good.price, 4) * drift) / 100_000n) * 100n;
    const discount = chance() < 0.35 && order.discounts !== undefined ? BigInt(pick(order.discounts)) : 0n;
    const made = {
      code: order.code(good.name),
      name: good.name,
      unit: isPerMany ? 'st' : good.unit,
      quantity: (isPerMany ? amount * 50n : amount) * (isReturn ? -1n : 1n),
      price: price === 0n ? 10_000n : price,
      base,
      discount,
      rate: rateOf(good.rate),
      pack: good.pack,
      seed: upTo(1_000_000),
      delivery: 0,
    };
    return { ...made, sum: lineSum(made) };
  };
  const count = least + upTo(most - least + 1);
  const deliveries = order.deliveries ?? 1;
  const lines = Array.from({ length: count }, (_, at) => ({
    ...line(),
    delivery: Math.floor((at * deliveries) / count),
  }));
  const charges: Charge[] = (wanted.isCredit === true ? [] : (order.charges ?? [])).map(([label, ore, rate]) => ({
    label, amount: BigInt(ore), rate: rateOf(rate),
  })); // prettier-ignore
  const number = order.number(wanted.count * 37 + (hash(layout) % 29) + (wanted.isCredit === true ? 400 : 0));
  const about = wanted.isCredit === true ? order.number(wanted.count * 37 + (hash(layout) % 29)) : null;
  return settled(
    {
      layout,
      isCredit: wanted.isCredit === true,
      title: wanted.title ?? null,
      remark: wanted.remark ?? null,
      supplier,
      buyer: buyers[(hash(layout) + wanted.count * 3) % buyers.length] as Party,
      number,
      about,
      issue,
      due: plusDays(issue, order.terms ?? 30),
      delivered: plusDays(issue, -1 - upTo(4)),
      ocr: ocrReference(number),
      customer: digitsOf(`${layout}#customer`, 5),
      order: digitsOf(`${layout}#order${wanted.count}`, 6),
      reference: pick(['Köket', 'Ordermottagningen', 'Inköp', 'Kundtjänst', 'Team Väst']),
      currency: order.currency ?? 'SEK',
      lines,
      charges,
    },
    {
      isWhole: order.isWhole ?? false,
      sign: wanted.isCredit === true && order.isNegativeCredit === true ? -1n : 1n,
    },
  );
};
