/** The papers of this set: what each firm sold to whom, and when. */
import { chanceFrom } from '../../chance.ts';
import { plusDays } from '../days.ts';
import { digitsOf, hash, ocrReference } from '../identity.ts';
import type { MadeLayout } from '../made.ts';
import type { Layout } from '../layout.ts';
import type { Wanted } from '../orders.ts';
import { type Charge, type Line, lineSum, type Paper, type Party, settled } from '../paper.ts';
import { buyers } from './firms.ts';

/** What a firm sells; `F` is food's rate. */
export interface Ware {
  readonly code: string;
  readonly name: string;
  readonly unit: string;
  readonly price: string;
  readonly rate: number | 'F';
  readonly pack: string;
  /** The deposit that follows it as a line of its own. */
  readonly deposit?: Ware;
}

export interface Seller {
  readonly firm: Party;
  readonly wares: readonly Ware[];
  readonly lines: readonly [number, number];
  readonly number: (count: number) => string;
  readonly terms?: number;
  readonly isWhole?: boolean;
  readonly currency?: string;
  /** Hundredths of a per cent that some lines are lowered by. */
  readonly discounts?: readonly number[];
  readonly charges?: readonly (readonly [label: string, ore: number, rate: number | 'F'])[];
  /** Goods that come back: rows below zero at the end. */
  readonly back?: readonly Ware[];
  readonly deliveries?: number;
  readonly from?: string;
  readonly isNegativeCredit?: boolean;
  /** Lines in the order of the list, as services often stand. */
  readonly isListed?: boolean;
  /** The quantity in thousandths, where it is not that of the unit. */
  readonly amount?: (ware: Ware, upTo: (limit: number) => number) => number;
  /** Weights are whole tens of grams. */
  readonly isRough?: boolean;
  /** Prices stand as they are listed, without what customers differ by. */
  readonly isFixed?: boolean;
}

export interface LayoutS extends Omit<Layout, 'order'> {
  readonly seller: Seller;
}

const foodRate = (day: string): number => (day < '2026-04-01' ? 12 : 6);

/** `code|name|unit|price|VAT|pack`, and behind `>` the same of a deposit. */
export const wares = (...texts: readonly string[]): readonly Ware[] =>
  texts.map((text) => {
    const [own = '', other] = text.split('>');
    const [code = '', name = '', unit = '', price = '', rate = '', pack = ''] = own.split('|');
    const ware = { code, name, unit, price, rate: rate === 'F' ? ('F' as const) : Number(rate), pack };
    const deposit = other === undefined ? undefined : wares(other)[0];
    return deposit === undefined ? ware : { ...ware, deposit };
  });

const tenThousandths = (text: string): bigint => {
  const [before = '0', after = ''] = text.split('.');
  return BigInt(before + after.padEnd(4, '0').slice(0, 4));
};

const usual = ({ unit, price }: Ware, upTo: (limit: number) => number, isRough: boolean): number => {
  if (unit === 'kg') return isRough ? (60 + upTo(1400)) * 10 : 700 + upTo(16_000);
  if (['tim', 'h', 'Std'].includes(unit)) return (1 + upTo(12)) * 500;
  if (['mån', 'kv', 'år', 'md', 'kk'].includes(unit)) return 1000;
  if (Number(price) >= 700) return (1 + upTo(2)) * 1000;
  return (upTo(100) < 75 ? 1 + upTo(6) : 8 + upTo(24)) * 1000;
};

const references = [
  'Elin Tormark',
  'Köket',
  'Hasse Vrang',
  'Amina Solberg-Kvist',
  'Restaurangchef',
  'K. Ydrefors',
];

export const paperS = (id: string, seller: Seller, wanted: Wanted): Paper => {
  const isCredit = wanted.isCredit === true;
  const chance = chanceFrom(hash(`s/${id}/${wanted.count}/${isCredit ? 'credit' : ''}`));
  const upTo = (limit: number): number => Math.floor(chance() * limit);
  const first = plusDays(seller.from ?? '2026-05-04', (hash(`s${id}`) % 90) + wanted.count * 30 + upTo(10));
  const issue = isCredit ? plusDays(first, 6) : first;
  const rateOf = (rate: number | 'F'): number => (rate === 'F' ? foodRate(issue) : rate);
  const [least, most] = isCredit ? [1, 2] : seller.lines;
  const count = Math.min(seller.wares.length, least + upTo(most - least + 1));
  const left = [...seller.wares];
  const chosen: Ware[] = [];
  while (chosen.length < count)
    chosen.push(...left.splice(seller.isListed === true ? 0 : upTo(left.length), 1));
  const lineOf = (ware: Ware, quantity: bigint, at: number): Line => {
    const drift = BigInt(965 + (hash(`${id}:${ware.name}`) % 71));
    const listed = tenThousandths(ware.price);
    const isFixed = seller.isFixed === true || listed < 60_000n || Number(ware.price) % 1 === 0;
    const made = {
      code: ware.code,
      name: ware.name,
      unit: ware.unit,
      quantity,
      price: isFixed ? listed : ((listed * drift) / 100_000n) * 100n,
      base: 1n,
      discount: seller.discounts !== undefined && quantity > 0n && upTo(100) < 40
        ? BigInt(seller.discounts[upTo(seller.discounts.length)] ?? 0) : 0n, // prettier-ignore
      rate: rateOf(ware.rate),
      pack: ware.pack,
      seed: upTo(1_000_000),
      delivery: Math.floor((at * (seller.deliveries ?? 1)) / count),
    };
    return { ...made, sum: lineSum(made) };
  };
  const lines = chosen.flatMap((ware, at): readonly Line[] => {
    const quantity = BigInt(seller.amount?.(ware, upTo) ?? usual(ware, upTo, seller.isRough === true));
    const line = lineOf(ware, quantity, at);
    if (ware.deposit === undefined) return [line];
    const deposit = { ...lineOf(ware.deposit, quantity, at), discount: 0n };
    return [line, { ...deposit, sum: lineSum(deposit) }];
  });
  const back = isCredit
    ? []
    : (seller.back ?? []).map((ware) => ({ ...lineOf(ware, -BigInt(1 + upTo(5)) * 1000n, count - 1) }));
  const charges: Charge[] = (isCredit ? [] : (seller.charges ?? [])).map(([label, ore, rate]) => ({
    label,
    amount: BigInt(ore),
    rate: rateOf(rate),
  }));
  const step = wanted.count * 57 + (hash(`s#${id}`) % 37);
  const number = seller.number(step + (isCredit ? 311 : 0));
  return settled(
    {
      layout: id,
      isCredit,
      title: wanted.title ?? null,
      remark: wanted.remark ?? null,
      supplier: seller.firm,
      buyer: buyers[(hash(`s:${id}`) + wanted.count * 3) % buyers.length] as Party,
      number,
      about: isCredit ? seller.number(step) : null,
      issue,
      due: plusDays(issue, seller.terms ?? 30),
      delivered: plusDays(issue, -1 - upTo(5)),
      ocr: ocrReference(number),
      customer: digitsOf(`s${id}#customer`, 5 + (hash(id) % 3)),
      order: digitsOf(`s${id}#order${wanted.count}`, 6),
      reference: references[upTo(references.length)] ?? '',
      currency: seller.currency ?? 'SEK',
      lines: [...lines, ...back],
      charges,
    },
    {
      isWhole: seller.isWhole ?? false,
      sign: isCredit && seller.isNegativeCredit === true ? -1n : 1n,
    },
  );
};

export const madeS = ({ seller, ...layout }: LayoutS): MadeLayout => ({
  ...layout,
  paper: (wanted) => paperS(layout.id, seller, wanted),
  goods: seller.wares.map(({ name, code }) => [name, code]),
});
