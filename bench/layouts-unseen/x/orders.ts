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
  readonly lines: readonly [least: number, most: number];
  /** How many digits an article number has, or how a ware has its own; no number without it. */
  readonly code?: number | ((name: string) => string);
  readonly number: (count: number) => string;
  readonly terms?: number;
  readonly isWhole?: boolean;
  readonly currency?: string;
  /** Hundredths of a per cent that some lines are lowered by. */
  readonly discounts?: readonly number[];
  /** Fees, freight and rebates; in so many of a hundred papers, all without it. */
  readonly charges?: readonly (readonly [label: string, ore: number, rate: number | 'F', often?: number])[];
  readonly returns?: number;
  readonly deliveries?: number;
  readonly from?: string;
  readonly isNegativeCredit?: boolean;
  /** Lines in the order of the list, as services stand. */
  readonly isListed?: boolean;
  /** Prices for so many. */
  readonly base?: bigint;
}

/** A layout of this set. */
export interface LayoutX extends Omit<Layout, 'order'> {
  readonly seller: Seller;
}

const foodRate = (day: string): number => (day < '2026-04-01' ? 12 : 6);
const tenThousandths = (text: string): bigint => {
  const [before = '0', after = ''] = text.split('.');
  return BigInt(before + after.padEnd(4, '0').slice(0, 4));
};

const codeOf = (id: string, { code, firm }: Seller, name: string): string => {
  if (code === undefined) return '';
  return typeof code === 'number' ? digitsOf(`x/${id}/${firm.name}/${name}`, code) : code(name);
};

/** Numbers of a prefix and digits that belong to the ware. */
export const coded =
  (prefix: string, length: number, end = '') =>
  (name: string): string =>
    `${prefix}${digitsOf(`x${prefix}${name}`, length)}${end}`;

const quantityOf = ({ unit, price, much }: Ware, upTo: (limit: number) => number): bigint => {
  const isWeight = unit === 'kg';
  if (much !== undefined && isWeight) return BigInt(much * 600 + upTo(much * 900));
  if (much !== undefined) return BigInt(Math.ceil(much * 0.6) + upTo(much)) * 1000n;
  if (isWeight) return BigInt(upTo(3) === 0 ? (1 + upTo(12)) * 1000 : (100 + upTo(1900)) * 10);
  if (['tim', 'h', 'hrs', 'timer', 'Std'].includes(unit)) return BigInt(1 + upTo(15)) * 500n;
  if (['mån', 'kv', 'år', 'month', 'md'].includes(unit)) return 1000n;
  if (Number(price) >= 800) return BigInt(1 + upTo(2)) * 1000n;
  return BigInt(upTo(100) < 75 ? 1 + upTo(6) : 6 * (1 + upTo(6))) * 1000n;
};

const people = ['Sixten Almkvist', 'Köksmästare', 'Ronja Bergdahl', 'Inköp', 'Idun Sparr', 'Kök/Bar'];

/** The paper of a firm by its count. */
export const paperX = (id: string, seller: Seller, wanted: Wanted): Paper => {
  const isCredit = wanted.isCredit === true;
  const chance = chanceFrom(hash(`x/${id}/${wanted.count}/${isCredit ? 'credit' : ''}`));
  const upTo = (limit: number): number => Math.floor(chance() * limit);
  const day = plusDays(seller.from ?? '2026-01-07', (hash(`x${id}`) % 160) + wanted.count * 34 + upTo(17));
  const issue = isCredit ? plusDays(day, 5 + upTo(8)) : day;
  const rateOf = (rate: number | 'F'): number => (rate === 'F' ? foodRate(issue) : rate);
  const [least, most] = isCredit ? [1, 3] : seller.lines;
  const count = Math.min(seller.wares.length, least + upTo(most - least + 1));
  const left = [...seller.wares];
  const chosen: Ware[] = [];
  while (chosen.length < count)
    chosen.push(...left.splice(seller.isListed === true && !isCredit ? 0 : upTo(left.length), 1));
  const returns = isCredit ? 0 : (seller.returns ?? 0);
  const isReturned = ({ deposit, unit }: Ware, at: number): boolean =>
    at > 1 && deposit === undefined && unit !== 'kg' && upTo(100) < returns;
  const metered = BigInt(4200 + upTo(7000)) * 1000n;
  const sold = chosen.flatMap((ware, at): Line[] => {
    const drift = BigInt(968 + (hash(`x${id}:${ware.name}`) % 71));
    const listed = tenThousandths(ware.price);
    const made = {
      code: codeOf(id, seller, ware.name),
      name: ware.name,
      unit: ware.unit,
      quantity: isReturned(ware, at) ? BigInt(-1 - upTo(2)) * 1000n : ware.unit === 'kWh' ? metered : quantityOf(ware, upTo), // prettier-ignore
      price: listed < 60_000n ? listed : ((listed * drift) / 500_000n) * 500n,
      base: seller.base ?? 1n,
      discount: seller.discounts !== undefined && upTo(100) < 50
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
  const empties = new Map(sold.filter(({ name }) => chosen.some(({ deposit }) => deposit?.[0] === name)).map((line) => [line.name, line])); // prettier-ignore
  const lines = [
    ...sold,
    ...[...empties.values()]
      .filter(() => upTo(100) < returns * 5)
      .map((line) => ({ ...line, quantity: BigInt(-1 - upTo(4)) * 1000n }))
      .map((line) => ({ ...line, sum: lineSum(line) })),
  ];
  const charges = (isCredit ? [] : (seller.charges ?? []))
    .filter(([, , , often]) => upTo(100) < (often ?? 100))
    .map(([label, ore, rate]): Charge => ({ label, amount: BigInt(ore), rate: rateOf(rate) }));
  const step = wanted.count * 41 + (hash(`#x${id}`) % 37);
  const number = seller.number(step + (isCredit ? 263 : 0));
  return settled(
    {
      layout: id,
      isCredit,
      title: wanted.title ?? null,
      remark: wanted.remark ?? null,
      supplier: seller.firm,
      buyer: buyers[(hash(`x${id}`) + wanted.count * 4) % buyers.length] as Party,
      number,
      about: isCredit ? seller.number(step) : null,
      issue,
      due: plusDays(issue, seller.terms ?? 30),
      delivered: plusDays(issue, -1 - upTo(5)),
      ocr: ocrReference(number),
      customer: digitsOf(`x${id}#customer`, 4 + (hash(id) % 4)),
      order: digitsOf(`x${id}#order${wanted.count}`, 6),
      reference: people[upTo(people.length)] ?? '',
      currency: seller.currency ?? 'SEK',
      lines,
      charges,
    },
    { isWhole: seller.isWhole ?? false, sign: isCredit && seller.isNegativeCredit === true ? -1n : 1n },
  );
};

/** A layout with its papers. */
export const madeX = ({ seller, ...layout }: LayoutX): MadeLayout => ({
  ...layout,
  paper: (wanted) => paperX(layout.id, seller, wanted),
  goods: seller.wares
    .flatMap(({ name, deposit }) => (deposit === undefined ? [name] : [name, deposit[0]]))
    .map((name) => [name, codeOf(layout.id, seller, name)]),
});
