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

/** A firm and how it sells. */
export interface Seller {
  readonly firm: Party;
  readonly wares: readonly Ware[];
  readonly lines: readonly [number, number];
  /** The digits of an article number, or how a ware has its own; none without it. */
  readonly code?: number | ((name: string) => string);
  readonly number: (count: number) => string;
  readonly terms?: number;
  readonly isWhole?: boolean;
  readonly currency?: string;
  /** Hundredths of a per cent that some lines are lowered by. */
  readonly discounts?: readonly number[];
  readonly base?: bigint;
  readonly charges?: readonly (readonly [label: string, ore: number, rate: number | 'F'])[];
  /** How many rows of a hundred are sent back. */
  readonly returns?: number;
  readonly deliveries?: number;
  /** Each delivery has goods of its own choice, so that some stand on the paper more than once. */
  readonly isRepeated?: boolean;
  readonly from?: string;
  readonly isNegativeCredit?: boolean;
  /** Rows in the order of the list. */
  readonly isListed?: boolean;
  /** What stands for each unit that is lent: its row's name, price and number. */
  readonly deposits?: Readonly<Record<string, readonly [name: string, price: string, code: string]>>;
  /** All that is metered in one unit has one quantity. */
  readonly metered?: string;
  /** Whole hundreds that were paid before. */
  readonly isPrepaid?: boolean;
}

/** A layout of this set. */
export interface LayoutU extends Omit<Layout, 'order'> {
  readonly seller: Seller;
}

const scaled = (text: string, digits: number): bigint => {
  const [before = '0', after = ''] = text.split('.');
  return BigInt(before + after.padEnd(digits, '0').slice(0, digits));
};

const codeOf = (id: string, { code, firm }: Seller, name: string): string => {
  if (code === undefined) return '';
  return typeof code === 'number' ? digitsOf(`u/${id}/${firm.name}/${name}`, code) : code(name);
};

const usual: Readonly<Record<string, string>> = {
  kg: '0.85-18.4',
  tim: '1.5-16',
  hour: '1.5-12',
  h: '1.5-9',
  Std: '1.5-9',
};

/** A quantity in thousandths, below zero with a minus before it, within `from-to`, with the decimals of its ends. */
const quantityOf = (ware: Ware, upTo: (limit: number) => number): bigint => {
  const sign = ware.amount.startsWith('-') ? -1n : 1n;
  const [from = '1', to = from] = (
    ware.amount.replace(/^-/u, '') ||
    usual[ware.unit] ||
    (Number(ware.price) > 500 ? '1-4' : '1-12')
  ).split('-');
  const decimals = Math.max(...[from, to].map((end) => end.split('.')[1]?.length ?? 0));
  const isHalf = decimals === 1 && ['tim', 'hour', 'h', 'Std'].includes(ware.unit);
  const step = isHalf ? 500n : 10n ** BigInt(3 - decimals);
  const [least, most] = [scaled(from, 3), scaled(to, 3)];
  return sign * (least + BigInt(upTo(Number((most - least) / step) + 1)) * step);
};

const linesOf = (
  id: string,
  seller: Seller,
  issue: string,
  upTo: (limit: number) => number,
): readonly Line[] => {
  const [least, most] = seller.lines;
  const deliveries = seller.deliveries ?? 1;
  const drawn = (): readonly Ware[] => {
    const count = Math.min(seller.wares.length, least + upTo(most - least + 1));
    const left = [...seller.wares];
    return Array.from({ length: count }, () =>
      left.splice(seller.isListed === true ? 0 : upTo(left.length), 1),
    ).flat();
  };
  const chosen = seller.isRepeated === true ? Array.from({ length: deliveries }, drawn) : [drawn()];
  const picks = chosen.flatMap((list, of) =>
    list.map((ware, at) => ({
      ware,
      delivery: seller.isRepeated === true ? of : Math.floor((at * deliveries) / list.length),
    })),
  );
  const food = issue < '2026-04-01' ? 12 : 6;
  const base = seller.base ?? 1n;
  let metered: bigint | undefined;
  const made = (part: Omit<Line, 'sum'>): Line => ({ ...part, sum: lineSum(part) });
  const goods = picks.map(({ ware, delivery }, at): Line => {
    const listed = scaled(ware.price, 4) * base;
    const drift = BigInt(970 + (hash(`${id}:${ware.name}`) % 61));
    const discounts = seller.discounts ?? [];
    const quantity = quantityOf(ware, upTo);
    if (ware.unit === seller.metered) metered ??= quantity;
    const isBack = upTo(100) < (seller.returns ?? 0) && at > 0;
    const back = quantity > 2_000n ? 1_000n : quantity;
    return made({
      code: codeOf(id, seller, ware.name),
      name: ware.name,
      unit: ware.unit,
      quantity: isBack ? -back : (ware.unit === seller.metered ? (metered ?? quantity) : quantity) * base,
      price: listed < 30_000n || ware.amount.startsWith('-') ? listed : ((listed * drift) / 100_000n) * 100n,
      base,
      discount: upTo(100) < 45 ? BigInt(discounts[upTo(discounts.length || 1)] ?? 0) : 0n,
      rate: ware.rate === 'F' ? food : ware.rate,
      pack: ware.pack,
      seed: upTo(1_000_000),
      delivery,
    });
  });
  const lent = Object.entries(seller.deposits ?? {}).flatMap(([unit, [name, price, code]]) => {
    const quantity = goods
      .filter((line) => line.unit === unit)
      .reduce((sum, line) => sum + line.quantity, 0n);
    const { pack, delivery } = { pack: '', delivery: deliveries - 1 };
    const row = {
      code,
      name,
      unit: 'st',
      quantity,
      price: scaled(price, 4),
      base: 1n,
      discount: 0n,
      rate: 0,
      pack,
      seed: upTo(1_000_000),
      delivery,
    };
    return quantity === 0n ? [] : [made(row)];
  });
  return [...goods, ...lent];
};

/** A paper of a layout. */
export const paperU = (id: string, seller: Seller, wanted: Wanted): Paper => {
  const isCredit = wanted.isCredit === true;
  const chance = chanceFrom(hash(`u/${id}/${wanted.count}`));
  const upTo = (limit: number): number => Math.floor(chance() * limit);
  const day = plusDays(seller.from ?? '2026-06-03', (hash(`u${id}`) % 85) + wanted.count * 30 + upTo(13));
  const issue = isCredit ? plusDays(day, 5 + upTo(9)) : day;
  const all = linesOf(id, seller, day, upTo);
  const lines = isCredit ? all.filter(({ quantity }) => quantity > 0n).slice(0, 1 + upTo(2)) : all;
  const food = day < '2026-04-01' ? 12 : 6;
  const charges: readonly Charge[] = (isCredit ? [] : (seller.charges ?? [])).map(([label, ore, rate]) => ({
    label,
    amount: BigInt(ore),
    rate: rate === 'F' ? food : rate,
  }));
  const step = wanted.count * 37 + (hash(`#u${id}`) % 29);
  const number = seller.number(step + (isCredit ? 19 : 0));
  const paper = settled(
    {
      layout: id,
      isCredit,
      title: wanted.title ?? null,
      remark: wanted.remark ?? null,
      supplier: seller.firm,
      buyer: buyers[(hash(`b${id}`) + wanted.count * 3) % buyers.length] as Party,
      number,
      about: isCredit ? seller.number(step) : null,
      issue,
      due: plusDays(issue, seller.terms ?? 30),
      delivered: plusDays(issue, -1 - upTo(4)),
      ocr: ocrReference(number),
      customer: digitsOf(`u${id}#c${wanted.count % 2}`, 5),
      order: digitsOf(`u${id}#order${wanted.count}`, 6),
      reference: ['Alva Rönnestad', 'Kim Boquist', 'Köksmästaren', 'Torun Ekelid', 'Inköp'][upTo(5)] ?? '',
      currency: seller.currency ?? 'SEK',
      lines,
      charges,
    },
    { isWhole: seller.isWhole ?? false, sign: isCredit && seller.isNegativeCredit === true ? -1n : 1n },
  );
  if (seller.isPrepaid !== true || isCredit) return paper;
  return { ...paper, payable: paper.payable - (paper.payable / 30_000n) * 10_000n };
};

/** A layout with how its papers are made. */
export const madeU = ({ seller, ...layout }: LayoutU): MadeLayout => ({
  ...layout,
  paper: (wanted) => paperU(layout.id, seller, wanted),
  goods: [
    ...seller.wares.map(({ name }) => [name, codeOf(layout.id, seller, name)] as const),
    ...Object.values(seller.deposits ?? {}).map(([name, , code]) => [name, code] as const),
  ],
});
