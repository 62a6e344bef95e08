/** Papers of this set: a seller's wares at random, each with the same number in every paper. */
import { chanceFrom } from '../../chance.ts';
import { plusDays } from '../days.ts';
import { digitsOf, hash, ocrReference } from '../identity.ts';
import type { Layout } from '../layout.ts';
import { foodRate, type Wanted, whole } from '../orders.ts';
import { type Charge, type Line, lineSum, type Paper, type Party, settled } from '../paper.ts';
import { guests } from './parties.ts';

export interface Seller {
  readonly party: Party;
  /** One a row: `name|unit|price|code|pack|rate`; an empty code is made by `codes`, and the rate is the seller's or, for `F` and without one, food's. */
  readonly wares: string;
  /** `#` stands for a digit, `@` for a letter; empty for goods without numbers. */
  readonly codes?: string;
  /** The last digits count up from those given. */
  readonly numbers: string;
  readonly lines?: readonly [least: number, most: number];
  readonly amounts?: readonly [least: number, most: number];
  /** Weighed amounts are rounded to so many grams. */
  readonly grams?: number;
  readonly terms?: number;
  readonly isWhole?: boolean;
  readonly currency?: string;
  readonly discounts?: readonly number[];
  /** The share of goods sent back. */
  readonly returns?: number;
  readonly deliveries?: number;
  readonly rate?: number;
  /** `label|öre|rate`, one a row. */
  readonly fees?: string;
  readonly isNegativeCredit?: boolean;
  readonly from?: string;
}

export interface LayoutM extends Omit<Layout, 'order'> {
  readonly seller: Seller;
}

interface Ware {
  readonly name: string;
  readonly unit: string;
  readonly price: bigint;
  readonly code: string;
  readonly pack: string;
  readonly rate: string;
}

const letters = 'ABCDEFGHKLMPRSTV';
const patterned = (pattern: string, text: string): string =>
  [...pattern]
    .map((mark, at) => {
      if (mark === '#') return String((hash(`M ${text} ${at}`) % 9) + 1);
      return mark === '@' ? (letters[hash(`M ${text}:${at}`) % letters.length] ?? 'A') : mark;
    })
    .join('');

export const waresOf = (seller: Seller): readonly Ware[] => {
  const taken = new Set<string>();
  return seller.wares
    .trim()
    .split('\n')
    .map((row) => {
      const [name = '', unit = '', price = '', given = '', pack = '', rate = ''] = row.trim().split('|');
      const made = (turn: number): string => patterned(seller.codes ?? '', `${name}/${turn}`);
      let turn = 0;
      while (taken.has(made(turn)) && made(turn) !== '') turn++;
      const code = given === '' ? made(turn) : given;
      taken.add(code);
      return { name, unit, price: whole(price, 4), code, pack, rate };
    });
};

const counted = (numbers: string, count: number): string =>
  numbers.replace(/\d+(?=\D*$)/u, (digits) => String(Number(digits) + count).padStart(digits.length, '0'));

export const isWeighed = (unit: string): boolean => /^(?:kg|kilo)$/iu.test(unit);

/** A paper of a seller; the seed is its layout and its count. */
export const paperM = (id: string, seller: Seller, wanted: Wanted): Paper => {
  const isCredit = wanted.isCredit === true;
  const chance = chanceFrom(hash(`set M ${id} ${wanted.count} ${isCredit ? 'k' : 'f'}`));
  const upTo = (limit: number): number => Math.floor(chance() * limit);
  const issue = plusDays(seller.from ?? '2026-01-20', (hash(`M${id}`) % 60) + wanted.count * 97 + upTo(9));
  const rateOf = (given: string): number =>
    given === 'F' ? foodRate(issue) : given === '' ? (seller.rate ?? foodRate(issue)) : Number(given);
  const rest = [...waresOf(seller)];
  const [least, most] = isCredit ? [1, 2] : (seller.lines ?? [3, 7]);
  const count = Math.min(least + upTo(most - least + 1), rest.length);
  const [low, high] = seller.amounts ?? [1, 12];
  const grams = seller.grams ?? 100;

  const amountOf = ({ unit, price }: Ware): bigint => {
    if (isWeighed(unit)) return BigInt(Math.round((1200 + upTo(13_000)) / grams) * grams);
    if (unit === 'mån') return 1000n;
    if (unit === 'kWh') return BigInt(1500 + (hash(`M ${id} kWh ${wanted.count}`) % 3000)) * 1000n;
    const drawn = low + upTo(high - low + 1);
    if (price > 20_000_000n) return 1000n;
    if (price > 4_000_000n) return BigInt(1 + (drawn % 3)) * 1000n;
    if (/^tim$/u.test(unit)) return BigInt(2 + upTo(9)) * 500n;
    return BigInt(price < 50_000n ? drawn * 25 : drawn) * 1000n;
  };
  const lines = Array.from({ length: count }, (_, at): Line => {
    const ware = rest.splice(
      seller.lines?.[0] === seller.lines?.[1] && !isCredit ? 0 : upTo(rest.length),
      1,
    )[0] as Ware;
    const isReturn = !isCredit && at > 0 && chance() < (seller.returns ?? 0);
    const hasDiscount = seller.discounts !== undefined && chance() < 0.4;
    const made = {
      code: ware.code,
      name: ware.name,
      unit: ware.unit,
      quantity: isReturn ? -1000n : amountOf(ware),
      price: ware.price,
      base: 1n,
      discount: hasDiscount ? BigInt(seller.discounts?.[upTo(seller.discounts.length)] ?? 0) : 0n,
      rate: rateOf(ware.rate),
      pack: ware.pack,
      seed: upTo(1_000_000),
      delivery: Math.floor((at * (seller.deliveries ?? 1)) / count),
    }; // prettier-ignore
    return { ...made, sum: lineSum(made) };
  });
  const fees = isCredit
    ? []
    : (seller.fees ?? '')
        .trim()
        .split('\n')
        .filter((row) => row !== '');
  const charges = fees.map((row): Charge => {
    const [label = '', ore = '0', rate = ''] = row.trim().split('|');
    return { label, amount: BigInt(ore), rate: rateOf(rate) };
  });
  const start = hash(`M ${id} start`) % 30;
  const number = counted(seller.numbers, start + wanted.count * 41 + (isCredit ? 207 : 0));
  return settled(
    {
      layout: id,
      isCredit,
      title: wanted.title ?? null,
      remark: wanted.remark ?? null,
      supplier: seller.party,
      buyer: guests[(hash(`M${id}`) + wanted.count * 4) % guests.length] as Party,
      number,
      about: isCredit ? counted(seller.numbers, start + wanted.count * 41) : null,
      issue,
      due: plusDays(issue, seller.terms ?? 30),
      delivered: plusDays(issue, -1 - upTo(4)),
      ocr: ocrReference(number),
      customer: digitsOf(`M ${id} kund`, 4),
      order: digitsOf(`M ${id} order ${wanted.count}`, 5),
      reference:
        ['Gunilla Åstrand', 'Köket', 'Ali Rezai', 'Marcus Wik', 'Jenny i köket'][hash(`M${id}`) % 5] ?? '',
      currency: seller.currency ?? 'SEK',
      lines,
      charges,
    },
    { isWhole: seller.isWhole ?? false, sign: isCredit && seller.isNegativeCredit === true ? -1n : 1n },
  );
};
