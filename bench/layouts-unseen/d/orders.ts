/** Papers of set D, made of goods by chance; a supplier's goods keep their numbers, and their prices nearly. */
import { chanceFrom } from '../../chance.ts';
import { plusDays } from '../days.ts';
import { digitsOf, hash, ocrReference } from '../identity.ts';
import { foodRate, type Wanted } from '../orders.ts';
import { type Charge, type Line, lineSum, type Paper, type Party, settled } from '../paper.ts';
import { type TradeD, type Ware, waresOf } from './wares.ts';
import { buyersD } from './firms.ts';

export interface Seller {
  readonly supplier: Party;
  readonly trades: readonly TradeD[];
  /** How many lines, at least and at most. */
  readonly lines: readonly [number, number];
  readonly code: (name: string) => string;
  readonly number: (count: number) => string;
  readonly terms?: number;
  readonly isWhole?: boolean;
  readonly currency?: string;
  /** Discounts in hundredths of a per cent. */
  readonly discounts?: readonly number[];
  /** Prices for so many pieces, of goods that are sold by the piece. */
  readonly base?: bigint;
  readonly returns?: number;
  readonly charges?: readonly (readonly [label: string, ore: number, rate: number | 'F'])[];
  /** Lines below drinks: a deposit for each. */
  readonly deposit?: readonly [name: string, code: string, ore: number];
  readonly deliveries?: number;
  readonly rate?: number;
  readonly from?: string;
  readonly isNegativeCredit?: boolean;
}

const tenThousandths = (price: string): bigint => {
  const [whole = '0', part = ''] = price.split('.');
  return BigInt(whole + part.padEnd(4, '0').slice(0, 4));
};

/** What a seller's numbers and goods are, for the test that no number means two. */
export const goodsOfSeller = ({ trades, code, deposit }: Seller): readonly (readonly [string, string])[] => [
  ...trades.flatMap((trade) => waresOf(trade)).map(({ name }) => [name, code(name)] as const),
  ...(deposit === undefined ? [] : [[deposit[0], deposit[1]] as const]),
];

const without = { pack: '', discount: 0n, base: 1n };

/** A paper of a layout's seller; the seed is the layout and the count. */
export const paperOfSeller = (layout: string, seller: Seller, wanted: Wanted): Paper => {
  const isCredit = wanted.isCredit === true;
  const chance = chanceFrom(hash(`set d ${layout} ${wanted.count} ${isCredit}`));
  const upTo = (limit: number): number => Math.floor(chance() * limit);
  const from = plusDays(seller.from ?? '2026-01-19', hash(layout) % 60);
  const issue = plusDays(from, wanted.count * 47 + upTo(12));
  const food = foodRate(issue);
  const rateOf = (rate: number | 'F'): number => seller.rate ?? (rate === 'F' ? food : rate);
  const rest: Ware[] = seller.trades.flatMap((trade) => waresOf(trade));
  const [least, most] = isCredit ? [1, 3] : seller.lines;
  const deliveries = seller.deliveries ?? 1;
  const wantedCount = Math.min(rest.length, least + upTo(most - least + 1));
  const lineOf = (at: number): Line => {
    const ware = rest.splice(upTo(rest.length), 1)[0] as Ware;
    const quantity =
      ware.unit === 'kg'
        ? BigInt(450 + upTo(18_500))
        : ware.unit === 'tim'
          ? BigInt(1 + upTo(9)) * 500n
          : BigInt(1 + upTo(chance() < 0.25 ? 60 : 9)) * 1000n;
    const isMany = seller.base !== undefined && (ware.unit === 'st' || /^\d+ (?:st|ark)$/u.test(ware.pack));
    const base = isMany ? (seller.base ?? 1n) : 1n;
    const drift = BigInt(960 + (hash(`${layout} ${ware.name}`) % 90));
    const price = (tenThousandths(ware.price) * drift * (ware.unit === 'st' ? base : 1n)) / 100_000n;
    const isBack = chance() < (seller.returns ?? 0);
    const amount = isMany ? quantity * 500n : quantity;
    const isLess = seller.discounts !== undefined && chance() < 0.45;
    const made = {
      code: seller.code(ware.name),
      name: ware.name,
      unit: isMany ? 'st' : ware.unit,
      quantity: isBack ? (ware.unit === 'kg' ? -amount / 9n : -1000n) : amount,
      price: (price === 0n ? 100n : price) * 100n,
      base,
      discount: isLess ? BigInt(seller.discounts?.[upTo(seller.discounts.length)] ?? 0) : 0n,
      rate: rateOf(ware.rate),
      pack: ware.pack,
      seed: upTo(1_000_000),
      delivery: Math.floor((at * deliveries) / wantedCount),
    };
    return { ...made, sum: lineSum(made) };
  };
  const goods = Array.from({ length: wantedCount }, (_, at) => lineOf(at));
  const lines = goods.flatMap((line): Line[] => {
    if (seller.deposit === undefined || !/^(?:krt|flak|back|fat)$/u.test(line.unit)) return [line];
    const [name, code, ore] = seller.deposit;
    const { quantity, rate, seed, delivery } = line;
    const deposit = { ...without, code, name, unit: 'st', quantity, price: BigInt(ore) * 100n, rate, seed, delivery };
    return [line, { ...deposit, sum: lineSum(deposit) }];
  }); // prettier-ignore
  const charges: Charge[] = (isCredit ? [] : (seller.charges ?? [])).map(([label, ore, rate]) => ({
    label, amount: BigInt(ore), rate: rateOf(rate),
  })); // prettier-ignore
  const count = wanted.count * 53 + (hash(`${layout} n`) % 41);
  const number = seller.number(isCredit ? count + 311 : count);
  return settled(
    {
      layout,
      isCredit,
      title: wanted.title ?? null,
      remark: wanted.remark ?? null,
      supplier: seller.supplier,
      buyer: buyersD[(hash(layout) + wanted.count * 5) % buyersD.length] as Party,
      number,
      about: isCredit ? seller.number(count) : null,
      issue,
      due: plusDays(issue, seller.terms ?? 30),
      delivered: plusDays(issue, -1 - upTo(5)),
      ocr: ocrReference(number),
      customer: digitsOf(`${layout} customer`, 6),
      order: digitsOf(`${layout} order ${wanted.count}`, 7),
      reference: ['Kundservice', 'Säljteam Syd', 'Orderkontoret', 'Lagret', 'Receptionen'][upTo(5)] ?? '',
      currency: seller.currency ?? 'SEK',
      lines,
      charges,
    },
    { isWhole: seller.isWhole ?? false, sign: isCredit && seller.isNegativeCredit === true ? -1n : 1n },
  );
};
