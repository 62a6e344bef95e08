/** Set C's papers: goods drawn from a seed, the same number and nearly the same price for the same goods. */
import { chanceFrom } from '../../chance.ts';
import { plusDays } from '../days.ts';
import { shareOf } from '../exact.ts';
import { digitsOf, hash, ocrReference } from '../identity.ts';
import type { Layout } from '../layout.ts';
import type { Wanted } from '../orders.ts';
import { type Charge, type Line, lineSum, type Paper, type Party, settled } from '../paper.ts';
import { eaters } from './firms.ts';
import type { Ware } from './wares.ts';

export interface Seller {
  readonly supplier: Party;
  readonly wares: readonly Ware[];
  /** How many lines, at least and at most. */
  readonly lines: readonly [number, number];
  readonly code: (name: string) => string;
  readonly number: (count: number) => string;
  /** The day of the first paper. */
  readonly from: string;
  readonly terms?: number;
  readonly isWhole?: boolean;
  readonly currency?: string;
  /** Discounts in hundredths of a per cent that some lines have. */
  readonly discounts?: readonly number[];
  /** A discount in sum, in hundredths of a per cent, for sellers of one VAT rate. */
  readonly rebate?: number;
  /** Goods sold by the piece are priced for so many. */
  readonly base?: bigint;
  /** One line in so many is taken back. */
  readonly returnsEach?: number;
  readonly charges?: readonly (readonly [label: string, ore: number, rate: Ware['rate']])[];
  /** A line of its own for each line's deposits, in öre for each unit. */
  readonly deposits?: readonly (readonly [unit: string, name: string, code: string, ore: number])[];
  readonly deliveries?: number;
  readonly rate?: number;
  readonly isNegativeCredit?: boolean;
  /** Which of the buyers comes first. */
  readonly buyer?: number;
}

/** A layout of set C: who sells, and how it looks. */
export interface CLayout extends Omit<Layout, 'order'> {
  readonly seller: Seller;
}

/** A paper of set C that is no invoice: a letter of its own, or a layout's paper under another word. */
export type COther = {
  readonly kind: string;
  readonly hard: string;
  readonly about?: (paper: Paper) => string;
} & (
  | (Pick<Layout, 'producer' | 'draw'> & { readonly seller: Seller })
  | { readonly layout: string; readonly wanted: Omit<Wanted, 'count'> }
);

/** Numbers of goods of so many digits, that belong to the supplier and the name. */
export const coded =
  (salt: string, length: number) =>
  (name: string): string =>
    digitsOf(`${salt}#${name}`, length);

export const uncoded = (): string => '';

const weigh = (upTo: (limit: number) => number): bigint => BigInt(1_200 + upTo(18_000));

/** A paper of a seller; the seed is the layout's name and the count. */
export const paperBy = (layout: string, seller: Seller, wanted: Wanted): Paper => {
  const isCredit = wanted.isCredit === true;
  const chance = chanceFrom(hash(`set c/${layout}/${wanted.count}/${isCredit}`));
  const upTo = (limit: number): number => Math.floor(chance() * limit);
  const issue = plusDays(seller.from, wanted.count * 43 + upTo(12) + (isCredit ? 9 : 0));
  const food = issue < '2026-04-01' ? 12 : 6;
  const rateOf = (rate: Ware['rate']): number => seller.rate ?? (rate === 'food' ? food : rate);
  const rest = [...seller.wares];
  const [least, most] = isCredit ? [1, 2] : seller.lines;
  const count = Math.min(rest.length, least + upTo(most - least + 1));
  const lines: Line[] = [];
  const sold = (given: Omit<Line, 'sum'>): void => {
    lines.push({ ...given, sum: lineSum(given) });
  };
  for (let at = 0; at < count; at++) {
    const ware = rest.splice(upTo(rest.length), 1)[0];
    if (ware === undefined) break;
    const base = seller.base !== undefined && ware.unit === 'st' ? seller.base : 1n;
    const pieces = BigInt(1 + upTo(chance() < 0.15 ? 60 : 12)) * 1000n;
    const isBack = seller.returnsEach !== undefined && at > 0 && at % seller.returnsEach === 0;
    const sent = ware.unit === 'kg' ? weigh(upTo) : pieces * (base === 1n ? 1n : 25n);
    const back = ware.unit === 'kg' ? sent / 6n : 1000n;
    const amount = isBack ? -back : sent;
    const drift = BigInt(960 + (hash(`${layout}*${ware.name}`) % 80));
    const discounts = seller.discounts ?? [];
    const discount =
      discounts.length > 0 && chance() < 0.4 ? BigInt(discounts[upTo(discounts.length)] ?? 0) : 0n;
    const deliveries = seller.deliveries ?? 1;
    const line = {
      code: seller.code(ware.name), name: ware.name, unit: ware.unit, quantity: amount,
      price: (((ware.price * drift) / 100_000n) * 100n || 100n) * base, base, discount, rate: rateOf(ware.rate),
      pack: ware.pack, seed: upTo(1_000_000), delivery: Math.floor((at * deliveries) / count),
    }; // prettier-ignore
    sold(line);
    const deposit = seller.deposits?.find(([unit]) => unit === ware.unit);
    if (deposit !== undefined)
      sold({
        ...line,
        code: deposit[2],
        name: deposit[1],
        price: BigInt(deposit[3]) * 100n,
        discount: 0n,
        base: 1n,
        pack: '',
      });
  }
  const charges: Charge[] = (isCredit ? [] : (seller.charges ?? [])).map(([label, ore, rate]) => ({
    label, amount: BigInt(ore), rate: rateOf(rate),
  })); // prettier-ignore
  if (seller.rebate !== undefined) {
    const amount = -shareOf(
      lines.reduce((sum, line) => sum + line.sum, 0n),
      BigInt(seller.rebate),
    );
    charges.push({ label: `Rabatt ${seller.rebate / 100} %`, amount, rate: lines[0]?.rate ?? 25 });
  }
  const serial = wanted.count * 53 + (hash(layout) % 31);
  const number = seller.number(serial + (isCredit ? 611 : 0));
  return settled(
    {
      layout, isCredit, title: wanted.title ?? null, remark: wanted.remark ?? null, supplier: seller.supplier,
      buyer: eaters[((seller.buyer ?? hash(layout)) + wanted.count * 4) % eaters.length] as Party,
      number, about: isCredit ? seller.number(serial) : null,
      issue, due: plusDays(issue, seller.terms ?? 30), delivered: plusDays(issue, -1 - upTo(3)), ocr: ocrReference(number),
      customer: digitsOf(`${layout}#kund`, 4 + (hash(layout) % 3)), order: digitsOf(`${layout}#o${wanted.count}`, 7),
      reference: ['Beställningar', 'Ordermottagning', 'Kök 2', 'Inköp mat'][upTo(4)] ?? '',
      currency: seller.currency ?? 'SEK', lines, charges,
    },
    { isWhole: seller.isWhole ?? false, sign: isCredit && seller.isNegativeCredit === true ? -1n : 1n },
  ); // prettier-ignore
};
