/** The papers of this set: what each house sold to which hotel, and when. */
import { chanceFrom } from '../../chance.ts';
import { plusDays } from '../days.ts';
import { digitsOf, hash, ocrReference } from '../identity.ts';
import type { Layout } from '../layout.ts';
import type { MadeLayout } from '../made.ts';
import { foodRate, type Wanted } from '../orders.ts';
import { type Charge, type Line, lineSum, type Paper, type Party, settled } from '../paper.ts';
import { hotels } from './houses.ts';
import type { Good } from './larder.ts';

export interface Deal {
  readonly house: Party;
  readonly sells: readonly Good[];
  readonly rows: readonly [number, number];
  /** How article numbers look: `9` stands for a digit, other marks for themselves. */
  readonly code?: string;
  readonly number: (count: number) => string;
  readonly days?: number;
  readonly isWhole?: boolean;
  readonly currency?: string;
  /** Hundredths of a per cent, of which some rows get one; 0 may be among them. */
  readonly off?: readonly number[];
  readonly fees?: readonly (readonly [label: string, ore: number, rate: number | 'F'])[];
  /** A row below each good whose pack names it, as many as there are of the good. */
  readonly deposit?: (good: Good) => Good | undefined;
  /** Goods that came back, as a row of its own at the end of every second bill. */
  readonly back?: Good;
  readonly from?: string;
  readonly isBelowZero?: boolean;
  /** Rows in the order of the list, all of them as far as they go. */
  readonly isFixed?: boolean;
  readonly base?: number;
  readonly drops?: number;
}

export interface LayoutCC extends Omit<Layout, 'order'> {
  readonly deal: Deal;
}

const scaled = (text: string, digits: number): bigint => {
  const [whole = '0', part = ''] = text.split('.');
  return BigInt(whole + part.padEnd(digits, '0').slice(0, digits));
};

const codesOf = (id: string, { code, sells, deposit, back }: Deal): ReadonlyMap<string, string> => {
  const all = [
    ...sells,
    ...sells.flatMap((good) => deposit?.(good) ?? []),
    ...(back === undefined ? [] : [back]),
  ];
  const codes = new Map<string, string>();
  const taken = new Set<string>();
  for (const { name } of all) {
    if (codes.has(name) || code === undefined) continue;
    for (let salt = 0; ; salt++) {
      const digits = digitsOf(`cc/${id}/${name}/${salt}`, code.length);
      const own = [...code].map((mark, at) => (mark === '9' ? digits[at] : mark)).join('');
      if (taken.has(own)) continue;
      taken.add(own);
      codes.set(name, own);
      break;
    }
  }
  return codes;
};

export const billOf = (id: string, deal: Deal, wanted: Wanted): Paper => {
  const isCredit = wanted.isCredit === true;
  const chance = chanceFrom(hash(`cc/${id}/${isCredit ? 'c' : 'i'}${wanted.count}`));
  const below = (limit: number): number => Math.floor(chance() * limit);
  const first = plusDays(
    deal.from ?? '2026-05-11',
    (hash(`cc day ${id}`) % 97) + wanted.count * 27 + below(8),
  );
  const issue = isCredit ? plusDays(first, 5 + below(9)) : first;
  const codes = codesOf(id, deal);
  const rateOf = (rate: number | 'F'): number => (rate === 'F' ? foodRate(issue) : rate);
  const row = (good: Good, thousandths: bigint, drop: number, discount = 0n): Line => {
    const base = BigInt(deal.base ?? 1);
    const made = {
      code: codes.get(good.name) ?? '',
      name: good.name,
      unit: good.unit,
      quantity: thousandths * base,
      price: scaled(good.price, 4),
      base,
      discount,
      rate: rateOf(good.rate),
      pack: good.pack,
      seed: hash(`${id}${good.name}${wanted.count}`) % 1_000_000,
      delivery: drop,
    };
    return { ...made, sum: lineSum(made) };
  };
  const [fewest, most] = isCredit ? [1, Math.min(2, deal.rows[1])] : deal.rows;
  const left = deal.sells.filter(({ price }) => !isCredit || Number(price) > 0);
  const count = Math.min(left.length, fewest + below(most - fewest + 1));
  // What one meter counted stands in each of its rows.
  let metered: bigint | undefined;
  const lines = Array.from({ length: count }, (_, at): readonly Line[] => {
    const good = left.splice(deal.isFixed === true && !isCredit ? 0 : below(left.length), 1)[0] as Good;
    const step = good.unit === 'tim' ? 2 : 10 ** good.decimals;
    const span = Math.round((good.most - good.least) * step);
    const drawn = BigInt((Math.round(good.least * step) + below(span + 1)) * (1000 / step));
    if (good.unit === 'kWh') metered ??= drawn;
    const thousandths = good.unit === 'kWh' ? (metered ?? drawn) : drawn;
    const off = deal.off ?? [];
    const discount = off.length > 0 && below(10) < 6 ? BigInt(off[below(off.length)] ?? 0) : 0n;
    const drop = Math.floor((at * (deal.drops ?? 1)) / count);
    const deposit = deal.deposit?.(good);
    const own = row(good, thousandths, drop, discount);
    return deposit === undefined ? [own] : [own, row(deposit, thousandths, drop)];
  }).flat();
  const { back } = deal;
  const isBack = back !== undefined && !isCredit && wanted.count % 2 === 0;
  const fees = (isCredit ? [] : (deal.fees ?? [])).map(([label, ore, rate]): Charge => ({
    label,
    amount: BigInt(ore),
    rate: rateOf(rate),
  }));
  const step = (hash(`cc no ${id}`) % 41) + wanted.count * 38;
  const number = deal.number(isCredit ? step + 97 : step);
  return settled(
    {
      layout: id,
      isCredit,
      title: wanted.title ?? null,
      remark: wanted.remark ?? null,
      supplier: deal.house,
      buyer: hotels[hash(`cc to ${id}`) % hotels.length] as Party,
      number,
      about: isCredit ? deal.number(step) : null,
      issue,
      due: plusDays(issue, deal.days ?? 30),
      delivered: plusDays(issue, -1 - below(5)),
      ocr: ocrReference(number),
      customer: digitsOf(`cc cust ${id}`, 3 + (hash(id) % 4)),
      order: digitsOf(`cc order ${id} ${wanted.count}`, 5 + (hash(id) % 3)),
      reference: ['Köket', 'Maja Sundelin', 'Bengt-Erik Rova', 'Ref 1180', 'Sofia Niia'][below(5)] ?? '',
      currency: deal.currency ?? 'SEK',
      lines: isBack
        ? [...lines, row(back, -1000n * BigInt(back.least + below(back.most - back.least + 1)), 0)]
        : lines,
      charges: fees,
    },
    { isWhole: deal.isWhole ?? false, sign: isCredit && deal.isBelowZero === true ? -1n : 1n },
  );
};

export const madeCC = ({ deal, ...layout }: LayoutCC): MadeLayout => ({
  ...layout,
  paper: (wanted) => billOf(layout.id, deal, wanted),
  goods: [...codesOf(layout.id, deal)],
});
