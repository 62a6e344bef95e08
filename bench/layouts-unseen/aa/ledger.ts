/** What each firm sold to whom, and when. */
import { chanceFrom } from '../../chance.ts';
import { plusDays } from '../days.ts';
import { digitsOf, hash, ocrReference } from '../identity.ts';
import type { Layout } from '../layout.ts';
import type { MadeLayout } from '../made.ts';
import type { Wanted } from '../orders.ts';
import { type Charge, type Line, lineSum, type Paper, type Party, settled } from '../paper.ts';
import { buyers } from './firms.ts';

/** Goods or a service, priced without VAT. */
export interface Good {
  readonly name: string;
  readonly unit: string;
  readonly price: string;
  readonly rate: number | 'F';
  /** `w4` is weighed, `d4` in tenths, `k400` whole, `h8` half hours, `=1` exactly, `6` about six. */
  readonly much: string;
  readonly pack: string;
  readonly deposit?: readonly [name: string, price: string];
}

/** `name|unit|price|rate|much|pack|deposit|its price` each. */
export const stock = (...texts: readonly string[]): readonly Good[] =>
  texts.map((text) => {
    const [name = '', unit = '', price = '', rate = '', much = '4', pack = '', held = '', cost = ''] = text.split('|');
    const good = { name, unit, price, much, pack, rate: rate === 'F' ? ('F' as const) : Number(rate) };
    return held === '' ? good : { ...good, deposit: [held, cost] as const };
  }); // prettier-ignore

export interface Seller {
  readonly firm: Party;
  readonly goods: readonly Good[];
  readonly lines: readonly [number, number];
  readonly code?: number | ((name: string) => string);
  readonly number: (count: number) => string;
  readonly terms?: number;
  readonly whole?: boolean;
  readonly currency?: string;
  readonly discounts?: readonly number[];
  readonly charges?: readonly (readonly [label: string, ore: number, rate: number | 'F'])[];
  readonly returns?: number;
  readonly deliveries?: number;
  readonly from?: string;
  readonly negative?: boolean;
  readonly listed?: boolean;
  /** Weighed to ten grams. */
  readonly coarse?: boolean;
}

export interface LayoutAA extends Omit<Layout, 'order'> {
  readonly seller: Seller;
}

const codeOf = (id: string, { code, firm }: Seller, name: string): string => {
  if (code === undefined) return '';
  return typeof code === 'number' ? digitsOf(`aa~${id}~${firm.name}~${name}`, code) : code(name);
};

/** Article numbers of a prefix and digits of the good's own. */
export const coded =
  (prefix: string, length: number, end = '') =>
  (name: string): string =>
    `${prefix}${digitsOf(`aa${prefix}~${name}`, length)}${end}`;

const tenThousandths = (text: string): bigint => {
  const [before = '0', after = ''] = text.split('.');
  return BigInt(before + after.padEnd(4, '0').slice(0, 4));
};

const priceOf = (id: string, { name, price }: Good): bigint => {
  const listed = tenThousandths(price);
  if (listed < 100_000n) return listed;
  const grain = listed >= 1_000_000n ? 5_000n : 1_000n;
  return ((listed * BigInt(962 + (hash(`${name}@${id}`) % 77))) / 1000n / grain) * grain;
};

const quantityOf = (much: string, upTo: (limit: number) => number): bigint => {
  const size = Number(much.slice(1));
  if (much.startsWith('w')) return BigInt(Math.round(size * 400) + upTo(size * 1300));
  if (much.startsWith('d')) return BigInt(Math.round(size * 4) + upTo(size * 13)) * 100n;
  if (much.startsWith('k')) return BigInt(Math.round(size * 0.6) + upTo(size)) * 1000n;
  if (much.startsWith('h')) return BigInt(1 + upTo(size * 2)) * 500n;
  if (much.startsWith('=')) return BigInt(size * 1000);
  return BigInt(1 + upTo(Number(much) * 2)) * 1000n;
};

export const paperAA = (id: string, seller: Seller, wanted: Wanted): Paper => {
  const isCredit = wanted.isCredit === true;
  const chance = chanceFrom(hash(`aa:${id}:${wanted.count}:${isCredit ? 'k' : 'f'}`));
  const upTo = (limit: number): number => Math.floor(chance() * limit);
  const first = plusDays(seller.from ?? '2026-04-14', hash(`day${id}`) % 84);
  const day = plusDays(first, wanted.count * 34 + (hash(`${id}d${wanted.count}`) % 11));
  const issue = isCredit ? plusDays(day, 6) : day;
  const rateOf = (rate: number | 'F'): number => (rate === 'F' ? (issue < '2026-04-01' ? 12 : 6) : rate);
  const [least, most] = isCredit ? [1, 2] : seller.lines;
  const count = Math.min(seller.goods.length, least + upTo(most - least + 1));
  const left = [...seller.goods];
  const chosen: Good[] = [];
  while (chosen.length < count)
    chosen.push(...left.splice(seller.listed === true ? 0 : upTo(left.length), 1));
  const lines = chosen.flatMap((good, at): Line[] => {
    const isBack = upTo(100) < (isCredit ? 0 : (seller.returns ?? 0));
    const amount = quantityOf(good.much, upTo);
    const quantity = (seller.coarse === true ? (amount / 10n) * 10n : amount) * (isBack ? -1n : 1n);
    const cut =
      seller.discounts !== undefined && upTo(100) < 40 ? seller.discounts[upTo(seller.discounts.length)] : 0;
    const made = {
      code: codeOf(id, seller, good.name), name: good.name, unit: good.unit, quantity, price: priceOf(id, good), base: 1n,
      discount: BigInt(cut ?? 0), rate: rateOf(good.rate), pack: good.pack, seed: upTo(1_000_000),
      delivery: Math.floor((at * (seller.deliveries ?? 1)) / count),
    }; // prettier-ignore
    const line = { ...made, sum: lineSum(made) };
    if (good.deposit === undefined) return [line];
    const [name, price] = good.deposit;
    const held = { ...made, name, unit: 'st', code: codeOf(id, seller, name), price: tenThousandths(price), discount: 0n, pack: '' }; // prettier-ignore
    return [line, { ...held, sum: lineSum(held) }];
  });
  const charges: Charge[] = (isCredit ? [] : (seller.charges ?? [])).map(([label, ore, rate]) => ({
    label,
    amount: BigInt(ore),
    rate: rateOf(rate),
  }));
  const step = wanted.count * 43 + (hash(`nr${id}`) % 37);
  const number = seller.number(step + (isCredit ? 29 : 0));
  return settled(
    {
      layout: id,
      isCredit,
      title: wanted.title ?? null,
      remark: wanted.remark ?? null,
      supplier: seller.firm,
      buyer: buyers[(hash(`b${id}`) + wanted.count * 4) % buyers.length] as Party,
      number,
      about: isCredit ? seller.number(step) : null,
      issue,
      due: plusDays(issue, seller.terms ?? 30),
      delivered: plusDays(issue, -1 - upTo(3)),
      ocr: ocrReference(number),
      customer: digitsOf(`kund${id}`, 4 + (hash(`k${id}`) % 3)),
      order: digitsOf(`order${id}${wanted.count}`, 6),
      reference:
        ['Köket', 'Bodil Hallström', 'Ruben Sjöö', 'Kökschefen', 'Matsalen', 'Petra Wik'][upTo(6)] ?? '',
      currency: seller.currency ?? 'SEK',
      lines,
      charges,
    },
    { isWhole: seller.whole ?? false, sign: isCredit && seller.negative === true ? -1n : 1n },
  );
};

export const madeAA = ({ seller, ...layout }: LayoutAA): MadeLayout => ({
  ...layout,
  paper: (wanted) => paperAA(layout.id, seller, wanted),
  goods: seller.goods
    .flatMap(({ name, deposit }) => (deposit === undefined ? [name] : [name, deposit[0]]))
    .map((name) => [name, codeOf(layout.id, seller, name)]),
});
