/** The papers of this set: what each firm sold to whom, and when. */
import { chanceFrom } from '../../chance.ts';
import { plusDays } from '../days.ts';
import { digitsOf, hash, ocrReference } from '../identity.ts';
import type { Layout } from '../layout.ts';
import type { MadeLayout } from '../made.ts';
import type { Wanted } from '../orders.ts';
import { type Charge, type Line, lineSum, type Paper, type Party, settled } from '../paper.ts';
import { buyers } from './firms.ts';
import type { Ware } from './wares.ts';

/** A firm, what it sells and how its papers are counted. */
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
  readonly charges?: readonly (readonly [label: string, ore: number, rate: number | 'F'])[];
  /** How many of a hundred lines are returned goods. */
  readonly returns?: number;
  readonly deliveries?: number;
  readonly from?: string;
  readonly isNegativeCredit?: boolean;
  /** Lines in the order of the list, as services stand. */
  readonly isListed?: boolean;
  /** Paid before, in whole kronor. */
  readonly prepaid?: bigint;
}

/** A layout of this set. */
export interface LayoutV extends Omit<Layout, 'order'> {
  readonly seller: Seller;
}

const foodRate = (day: string): number => (day < '2026-04-01' ? 12 : 6);
const tenThousandths = (text: string): bigint => {
  const [before = '0', after = ''] = text.split('.');
  return BigInt(before + after.padEnd(4, '0').slice(0, 4));
};

const codeOf = (id: string, { code, firm }: Seller, name: string): string => {
  if (code === undefined) return '';
  return typeof code === 'number' ? digitsOf(`v/${id}/${firm.name}/${name}`, code) : code(name);
};

/** Numbers of a prefix and digits that belong to the ware. */
export const coded =
  (prefix: string, length: number) =>
  (name: string): string =>
    `${prefix}${digitsOf(`v${prefix}${name}`, length)}`;

const quantityOf = ({ unit, price, much }: Ware, upTo: (limit: number) => number): bigint => {
  if (much !== undefined) return BigInt(much + upTo(much)) * 1000n;
  if (unit === 'kg') return BigInt(600 + upTo(17_500));
  if (['tim', 'h', 'hrs', 'timer'].includes(unit)) return BigInt(1 + upTo(14)) * 500n;
  if (['mån', 'kv', 'år', 'month', 'Monat', 'md'].includes(unit)) return 1000n;
  if (Number(price) >= 700) return BigInt(1 + upTo(2)) * 1000n;
  return BigInt(upTo(100) < 72 ? 1 + upTo(7) : 8 + upTo(32)) * 1000n;
};

/** The paper of a firm by its count. */
export const paperV = (id: string, seller: Seller, wanted: Wanted): Paper => {
  const isCredit = wanted.isCredit === true;
  const chance = chanceFrom(hash(`v/${id}/${wanted.count}/${isCredit ? 'credit' : ''}`));
  const upTo = (limit: number): number => Math.floor(chance() * limit);
  const day = plusDays(seller.from ?? '2026-05-11', (hash(`v${id}`) % 75) + wanted.count * 29 + upTo(13));
  const issue = isCredit ? plusDays(day, 8) : day;
  const rateOf = (rate: number | 'F'): number => (rate === 'F' ? foodRate(issue) : rate);
  const [least, most] = isCredit ? [1, 2] : seller.lines;
  const count = Math.min(seller.wares.length, least + upTo(most - least + 1));
  const left = [...seller.wares];
  const chosen: Ware[] = [];
  while (chosen.length < count)
    chosen.push(...left.splice(seller.isListed === true ? 0 : upTo(left.length), 1));
  const lines = chosen.flatMap((ware, at): Line[] => {
    const drift = BigInt(955 + (hash(`${id}:${ware.name}`) % 91));
    const listed = tenThousandths(ware.price);
    const quantity = quantityOf(ware, upTo);
    const made = {
      code: codeOf(id, seller, ware.name),
      name: ware.name,
      unit: ware.unit,
      quantity: quantity * (upTo(100) < (isCredit ? 0 : (seller.returns ?? 0)) ? -1n : 1n),
      price: listed < 50_000n ? listed : ((listed * drift) / 100_000n) * 100n,
      base: 1n,
      discount: seller.discounts !== undefined && upTo(100) < 45
        ? BigInt(seller.discounts[upTo(seller.discounts.length)] ?? 0) : 0n, // prettier-ignore
      rate: rateOf(ware.rate),
      pack: ware.pack,
      seed: upTo(1_000_000),
      delivery: Math.floor((at * (seller.deliveries ?? 1)) / count),
    };
    const whole = { ...made, sum: lineSum(made) };
    if (ware.deposit === undefined) return [whole];
    const [name, price] = ware.deposit;
    const held = {
      ...made, name, unit: 'st', code: codeOf(id, seller, name), price: tenThousandths(price), discount: 0n, pack: '',
    }; // prettier-ignore
    return [whole, { ...held, sum: lineSum(held) }];
  });
  const charges: Charge[] = (isCredit ? [] : (seller.charges ?? [])).map(([label, ore, rate]) => ({
    label,
    amount: BigInt(ore),
    rate: rateOf(rate),
  }));
  const step = wanted.count * 37 + (hash(`#v${id}`) % 29);
  const number = seller.number(step + (isCredit ? 181 : 0));
  const paper = settled(
    {
      layout: id,
      isCredit,
      title: wanted.title ?? null,
      remark: wanted.remark ?? null,
      supplier: seller.firm,
      buyer: buyers[(hash(`v${id}`) + wanted.count * 3) % buyers.length] as Party,
      number,
      about: isCredit ? seller.number(step) : null,
      issue,
      due: plusDays(issue, seller.terms ?? 30),
      delivered: plusDays(issue, -1 - upTo(4)),
      ocr: ocrReference(number),
      customer: digitsOf(`v${id}#customer`, 4 + (hash(id) % 3)),
      order: digitsOf(`v${id}#order${wanted.count}`, 6),
      reference: ['Ingalill Sveger', 'Tor Dahlvret', 'Köket', 'Malva Ribbing', 'Hovmästaren'][upTo(5)] ?? '',
      currency: seller.currency ?? 'SEK',
      lines,
      charges,
    },
    { isWhole: seller.isWhole ?? false, sign: isCredit && seller.isNegativeCredit === true ? -1n : 1n },
  );
  if (seller.prepaid === undefined || isCredit) return paper;
  return { ...paper, payable: paper.payable - seller.prepaid * 100n };
};

/** A layout with its papers. */
export const madeV = ({ seller, ...layout }: LayoutV): MadeLayout => ({
  ...layout,
  paper: (wanted) => paperV(layout.id, seller, wanted),
  goods: seller.wares
    .flatMap(({ name, deposit }) => (deposit === undefined ? [name] : [name, deposit[0]]))
    .map((name) => [name, codeOf(layout.id, seller, name)]),
});
