/** The papers of this set: what each firm sold to whom, and when. */
import { chanceFrom } from '../../chance.ts';
import { plusDays } from '../days.ts';
import { digitsOf, hash, ocrReference } from '../identity.ts';
import type { MadeLayout } from '../made.ts';
import type { Layout } from '../layout.ts';
import type { Wanted } from '../orders.ts';
import { type Charge, type Line, lineSum, type Paper, type Party, settled } from '../paper.ts';
import { buyers } from './firms.ts';
import type { Ware } from './wares.ts';

export interface Seller {
  readonly firm: Party;
  readonly wares: readonly Ware[];
  readonly lines: readonly [number, number];
  /** The digits of an article number, or how a ware has its own; no number without it. */
  readonly code?: number | ((name: string) => string);
  readonly number: (count: number) => string;
  readonly terms?: number;
  readonly isWhole?: boolean;
  readonly currency?: string;
  /** Hundredths of a per cent that some lines are lowered by. */
  readonly discounts?: readonly number[];
  /** Prices stand for so many units. */
  readonly base?: bigint;
  readonly charges?: readonly (readonly [label: string, ore: number, rate: number | 'F'])[];
  /** Quantities of large and even numbers, such as kilowatt hours. */
  readonly much?: number;
  readonly returns?: number;
  readonly deliveries?: number;
  readonly from?: string;
  readonly isNegativeCredit?: boolean;
  /** Lines in the order of the list, as services often stand. */
  readonly isListed?: boolean;
}

export interface LayoutQ extends Omit<Layout, 'order'> {
  readonly seller: Seller;
}

const foodRate = (day: string): number => (day < '2026-04-01' ? 12 : 6);
const tenThousandths = (text: string): bigint => {
  const [before = '0', after = ''] = text.split('.');
  return BigInt(before + after.padEnd(4, '0').slice(0, 4));
};

export const codeOf = (id: string, { code, firm }: Seller, name: string): string => {
  if (code === undefined) return '';
  return typeof code === 'number' ? digitsOf(`${id}/${firm.name}/${name}`, code) : code(name);
};

export const paperQ = (id: string, seller: Seller, wanted: Wanted): Paper => {
  const isCredit = wanted.isCredit === true;
  const chance = chanceFrom(hash(`q/${id}/${wanted.count}/${isCredit ? 'credit' : ''}`));
  const upTo = (limit: number): number => Math.floor(chance() * limit);
  const day = plusDays(seller.from ?? '2026-07-02', (hash(`q${id}`) % 60) + wanted.count * 31 + upTo(12));
  const issue = isCredit ? plusDays(day, 9) : day;
  const rateOf = (rate: number | 'F'): number => (rate === 'F' ? foodRate(issue) : rate);
  const [least, most] = isCredit ? [1, 2] : seller.lines;
  const count = Math.min(seller.wares.length, least + upTo(most - least + 1));
  const left = [...seller.wares];
  const chosen: Ware[] = [];
  while (chosen.length < count)
    chosen.push(...left.splice(seller.isListed === true ? 0 : upTo(left.length), 1));
  const lines = chosen.map((ware, at): Line => {
    const isLoose = ware.unit === 'kg' || ware.unit === 'tim';
    const isDear = Number(ware.price) >= 600;
    const few = isDear ? 1 + upTo(3) : upTo(100) < 70 ? 1 + upTo(6) : 8 + upTo(28);
    const amount = isLoose
      ? ware.unit === 'tim' ? BigInt(1 + upTo(16)) * 500n : BigInt(900 + upTo(19_000)) // prettier-ignore
      : ['kv', 'år'].includes(ware.unit) ? 1000n : ['mån', 'kW', 'month'].includes(ware.unit) ? BigInt(1 + upTo(3)) * 1000n : BigInt(few) * 1000n; // prettier-ignore
    const isMuch = seller.much !== undefined && Number(ware.price) < 3;
    const base = seller.base ?? 1n;
    const quantity = isMuch ? BigInt(seller.much ?? 1) * 1000n + BigInt(upTo(900)) * 1000n : amount;
    const drift = BigInt(960 + (hash(`${id}:${ware.name}`) % 81));
    const listed = tenThousandths(ware.price);
    const price = listed < 30_000n ? listed : ((listed * drift) / 100_000n) * 100n;
    const made = {
      code: codeOf(id, seller, ware.name),
      name: ware.name,
      unit: ware.unit,
      quantity: (base === 1n ? quantity : quantity * 50n) * (upTo(100) < (seller.returns ?? 0) ? -1n : 1n),
      price,
      base,
      discount: seller.discounts !== undefined && upTo(100) < 45
        ? BigInt(seller.discounts[upTo(seller.discounts.length)] ?? 0) : 0n, // prettier-ignore
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
  const step = wanted.count * 43 + (hash(`#${id}`) % 31);
  const number = seller.number(step + (isCredit ? 217 : 0));
  return settled(
    {
      layout: id,
      isCredit,
      title: wanted.title ?? null,
      remark: wanted.remark ?? null,
      supplier: seller.firm,
      buyer: buyers[(hash(id) + wanted.count * 5) % buyers.length] as Party,
      number,
      about: isCredit ? seller.number(step) : null,
      issue,
      due: plusDays(issue, seller.terms ?? 30),
      delivered: plusDays(issue, -1 - upTo(5)),
      ocr: ocrReference(number),
      customer: digitsOf(`q${id}#customer`, 5),
      order: digitsOf(`q${id}#order${wanted.count}`, 6),
      reference: ['Sofie Lannerud', 'Jens Okvist', 'Order kök', 'Mirjam Taflin', 'Växeln'][upTo(5)] ?? '',
      currency: seller.currency ?? 'SEK',
      lines,
      charges,
    },
    {
      isWhole: seller.isWhole ?? false,
      sign: isCredit && seller.isNegativeCredit === true ? -1n : 1n,
    },
  );
};

export const madeQ = ({ seller, ...layout }: LayoutQ): MadeLayout => ({
  ...layout,
  paper: (wanted) => paperQ(layout.id, seller, wanted),
  goods: seller.wares.map(({ name }) => [name, codeOf(layout.id, seller, name)]),
});
