/** The papers of this set: what each sender sold to whom, and when. */
import { chanceFrom } from '../../chance.ts';
import { plusDays } from '../days.ts';
import { digitsOf, hash, ocrReference } from '../identity.ts';
import type { Layout } from '../layout.ts';
import type { MadeLayout } from '../made.ts';
import type { Wanted } from '../orders.ts';
import { type Charge, type Line, lineSum, type Paper, type Party, settled } from '../paper.ts';
import { buyers } from './firms.ts';
import type { Ware } from './wares.ts';

export interface Seller {
  readonly firm: Party;
  readonly wares: readonly Ware[];
  readonly lines: readonly [number, number];
  /** A pattern of article numbers, `#` for a digit: `## ###`. None without it. */
  readonly code?: string;
  readonly number: (count: number) => string;
  readonly terms?: number;
  readonly isWhole?: boolean;
  readonly currency?: string;
  /** Hundredths of a per cent that some lines are lowered by. */
  readonly discounts?: readonly number[];
  /** Prices stand for so many units where the pack says `per`. */
  readonly base?: bigint;
  readonly charges?: readonly (readonly [label: string, ore: number, rate: number | 'F'])[];
  /** In how many of a hundred lines goods come back. */
  readonly returns?: number;
  readonly deliveries?: number;
  readonly from?: string;
  readonly isNegative?: boolean;
  /** Lines in the order of the list. */
  readonly isListed?: boolean;
  /** Rows that end each paper: deposits. */
  readonly tail?: readonly Ware[];
  /** Öre paid beforehand. */
  readonly prepaid?: bigint;
  readonly everyDays?: number;
  readonly buyer?: number;
}

export interface LayoutY extends Omit<Layout, 'order'> {
  readonly seller: Seller;
}

const foodRate = (day: string): number => (day < '2026-04-01' ? 12 : 6);
const tenThousandths = (text: string): bigint => {
  const [before = '0', after = ''] = text.split('.');
  return BigInt(before + after.padEnd(4, '0').slice(0, 4));
};
const weighed = new Set(['kg', 'kilo', 'hg', 'Kg', 'KG']);
const hourly = new Set(['tim', 'h', 'timmar']);
const single = new Set(['mån', 'kv', 'år', 'period']);

export const codeOf = (id: string, { code = '' }: Seller, name: string): string => {
  const digits = digitsOf(`${id}|${name}`, 16);
  let at = 0;
  return code.replaceAll('#', () => digits[at++] ?? '0');
};

export const paperY = (id: string, seller: Seller, wanted: Wanted): Paper => {
  const isCredit = wanted.isCredit === true;
  const chance = chanceFrom(hash(`y|${id}|${wanted.count}|${isCredit}`));
  const upTo = (limit: number): number => Math.floor(chance() * limit);
  const first = plusDays(seller.from ?? '2026-05-11', hash(`${id}|day`) % 110);
  const day = plusDays(first, wanted.count * (seller.everyDays ?? 24) + upTo(5));
  const issue = isCredit ? plusDays(day, 6) : day;
  const rateOf = (rate: number | 'F'): number => (rate === 'F' ? foodRate(issue) : rate);
  const [least, most] = isCredit ? [1, 2] : seller.lines;
  const count = Math.min(seller.wares.length, least + upTo(most - least + 1));
  const left = [...seller.wares];
  const chosen: Ware[] = [];
  while (chosen.length < count) chosen.push(...left.splice(seller.isListed ? 0 : upTo(left.length), 1));
  const hours = BigInt(800 + upTo(9000)) * 1000n;
  const amountOf = ({ unit, price }: Ware): bigint => {
    if (single.has(unit)) return 1000n;
    if (hourly.has(unit)) return BigInt(2 + upTo(14)) * 500n;
    if (weighed.has(unit)) return BigInt(70 + upTo(1600)) * 10n + BigInt(upTo(10));
    if (unit === 'kWh') return hours;
    if (Number(price) > 700) return BigInt(1 + upTo(2)) * 1000n;
    return BigInt(upTo(4) === 0 ? 6 + upTo(40) : 1 + upTo(6)) * 1000n;
  };
  const tail = isCredit ? [] : (seller.tail ?? []);
  const lines = [...chosen, ...tail].map((ware, at): Line => {
    const amount = amountOf(ware);
    const base = seller.base !== undefined && ware.pack.startsWith('per') ? seller.base : 1n;
    const drift = BigInt(955 + (hash(`${ware.name}|${id}`) % 91));
    const listed = tenThousandths(ware.price);
    const isFixed = listed < 50_000n || at >= chosen.length;
    const price = isFixed ? listed : ((listed * drift) / 100_000n) * 100n;
    const isBack = !isCredit && at > 0 && upTo(100) < (seller.returns ?? 0);
    const isLowered = seller.discounts !== undefined && upTo(100) < 50;
    const made = {
      code: codeOf(id, seller, ware.name),
      name: ware.name,
      unit: ware.unit,
      quantity: (base === 1n ? amount : (amount * base) / 2n) * (isBack ? -1n : 1n),
      price,
      base,
      discount: isLowered ? BigInt(seller.discounts[upTo(seller.discounts.length)] ?? 0) : 0n,
      rate: rateOf(ware.rate),
      pack: ware.pack,
      seed: upTo(1_000_000),
      delivery: Math.floor((at * (seller.deliveries ?? 1)) / count),
    };
    return { ...made, sum: lineSum(made) };
  });
  const charges: Charge[] = (isCredit ? [] : (seller.charges ?? [])).map(([label, ore, rate]) => ({
    label,
    amount: BigInt(ore),
    rate: rateOf(rate),
  }));
  const step = wanted.count * 38 + (hash(`${id}|nr`) % 27);
  const number = seller.number(step + (isCredit ? 61 : 0));
  const paper = settled(
    {
      layout: id,
      isCredit,
      title: wanted.title ?? null,
      remark: wanted.remark ?? null,
      supplier: seller.firm,
      buyer: buyers[seller.buyer ?? (hash(`${id}|b`) + wanted.count * 3) % buyers.length] as Party,
      number,
      about: isCredit ? seller.number(step) : null,
      issue,
      due: plusDays(issue, seller.terms ?? 30),
      delivered: plusDays(issue, -1 - upTo(3)),
      ocr: ocrReference(number),
      customer: digitsOf(`y${id}|kund`, 5),
      order: digitsOf(`y${id}|order${wanted.count}`, 6),
      reference:
        ['Petra Ekvall', 'Köksmästaren', 'Hampus Lidgren', 'Inger Ståhlbom', 'Varumottaget'][upTo(5)] ?? '',
      currency: seller.currency ?? 'SEK',
      lines,
      charges,
    },
    { isWhole: seller.isWhole ?? false, sign: isCredit && seller.isNegative === true ? -1n : 1n },
  );
  return isCredit || seller.prepaid === undefined
    ? paper
    : { ...paper, payable: paper.payable - seller.prepaid };
};

export const madeY = ({ seller, ...layout }: LayoutY): MadeLayout => ({
  ...layout,
  paper: (wanted) => paperY(layout.id, seller, wanted),
  goods: [...seller.wares, ...(seller.tail ?? [])].map(({ name }) => [name, codeOf(layout.id, seller, name)]),
});
