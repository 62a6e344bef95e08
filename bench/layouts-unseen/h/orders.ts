/** Papers of this set: a seller's goods at random, each product with the same number in every paper. */
import { chanceFrom } from '../../chance.ts';
import { plusDays } from '../days.ts';
import { digitsOf, gtin, hash, ocrReference } from '../identity.ts';
import type { Layout } from '../layout.ts';
import { foodRate, type Wanted, whole } from '../orders.ts';
import { type Charge, type Line, lineSum, type Paper, type Party, settled } from '../paper.ts';
import { firm } from '../parties.ts';
import { type Trade, type Ware, waresOf } from './wares.ts';

export interface Fee {
  readonly label: string;
  /** In öre, or of the paper's lines; a sum of 0 is left out. */
  readonly ore: number | ((lines: readonly Line[]) => bigint);
  readonly rate: number | 'F';
}

export interface Seller {
  readonly party: Party;
  readonly trades: readonly Trade[];
  /** `#` stands for a digit, `@` for a letter; `EAN` for a GTIN; empty for goods without numbers. */
  readonly codes: string;
  /** The last digits count up from those given: `26-1480`. */
  readonly numbers: string;
  readonly lines: readonly [least: number, most: number];
  readonly amounts?: readonly [least: number, most: number];
  /** Grams in a weighed amount are rounded to so many. */
  readonly grams?: number;
  readonly terms?: number;
  readonly isWhole?: boolean;
  readonly currency?: string;
  /** Hundredths of a per cent that some lines have. */
  readonly discounts?: readonly number[];
  /** Prices for so many, of wares sold by the piece. */
  readonly base?: bigint;
  readonly returns?: number;
  readonly fees?: readonly Fee[];
  readonly deliveries?: number;
  /** The rate of every line; `F` for food's in Sweden. */
  readonly rate?: number | 'F';
  readonly isNegativeCredit?: boolean;
  readonly buyers?: readonly Party[];
  /** Prices end in so many öre: 100 for whole kronor. */
  readonly step?: number;
  /** A line that follows another, such as its deposit. */
  readonly also?: (line: Line) => Omit<Line, 'sum'> | null;
}

export interface LayoutH extends Omit<Layout, 'order'> {
  readonly seller: Seller;
}

export const guests: readonly Party[] = [
  firm('Brasserie Lommen AB', 'Hamnplan 6, 234 31 Lomma'),
  firm('Värdshuset Tre Ekar AB', 'Landsvägen 40, 596 34 Skänninge'),
  firm('Ångbåtskajens Kök & Bar AB', 'Ångbåtskajen 2, 652 24 Karlstad'),
  firm('Restaurang Fem Fat i Falun AB', 'Åsgatan 19, 791 71 Falun'),
  firm('Hotell Norrsken Drift AB', 'Köpmangatan 51, 972 33 Luleå'),
  firm('Kaffestugan Väven HB', 'Österlånggatan 12, 503 31 Borås'),
  firm('Taverna Filoxenia AB', 'Kungsgatan 70, 632 21 Eskilstuna'),
  firm('Lunchköket Plåtslagaren AB', 'Verkstadsgatan 9 A, 856 33 Sundsvall'),
];

const letters = 'ABCDEFGHKLMNPRSTVX';
const patterned = (pattern: string, text: string): string =>
  [...pattern]
    .map((mark, at) => {
      if (mark === '#') return String((hash(`${text}/${at}`) % 9) + 1);
      return mark === '@' ? (letters[hash(`${text}:${at}`) % letters.length] ?? 'A') : mark;
    })
    .join('');

const known = new Map<Seller, ReadonlyMap<string, string>>();

const codesOf = (seller: Seller): ReadonlyMap<string, string> => {
  const codes = new Map<string, string>();
  const taken = new Set<string>();
  for (const { name } of seller.trades.flatMap((trade) => waresOf(trade))) {
    const text = `${seller.party.name}/${name}`;
    const code = (turn: number): string =>
      seller.codes === 'EAN' ? gtin(text) : patterned(seller.codes, turn === 0 ? text : `${text}+${turn}`);
    let turn = 0;
    while (taken.has(code(turn))) turn++;
    codes.set(name, code(turn));
    if (seller.codes !== '') taken.add(code(turn));
  }
  return codes;
};

/** The seller's number of a product. */
export const codeOf = (seller: Seller, name: string): string => {
  const codes = known.get(seller) ?? codesOf(seller);
  known.set(seller, codes);
  return codes.get(name) ?? '';
};

/** The last digits of a number, counted up. */
const counted = (numbers: string, count: number): string =>
  numbers.replace(/\d+(?=\D*$)/u, (digits) => String(Number(digits) + count).padStart(digits.length, '0'));

/** A paper of a seller; the seed is its layout and its count. */
export const paperH = (id: string, seller: Seller, wanted: Wanted): Paper => {
  const isCredit = wanted.isCredit === true;
  const chance = chanceFrom(hash(`H/${id}/${wanted.count}/${isCredit ? 'credit' : ''}`));
  const upTo = (limit: number): number => Math.floor(chance() * limit);
  const issue = plusDays('2026-01-14', (hash(`H${id}`) % 70) + wanted.count * 83 + upTo(11));
  const food = foodRate(issue);
  const rateOf = (given: number | 'F'): number => {
    const rate = seller.rate ?? given;
    return rate === 'F' ? food : rate;
  };
  const rest: Ware[] = seller.trades.flatMap((trade) => waresOf(trade));
  const [least, most] = isCredit ? [1, 3] : seller.lines;
  const [low, high] = seller.amounts ?? [1, 9];
  const grams = seller.grams ?? 1;
  const count = Math.min(least + upTo(most - least + 1), rest.length);

  const line = (at: number): Line => {
    const ware = rest.splice(upTo(rest.length), 1)[0] as Ware;
    const isWeighed = ware.unit.toLowerCase() === 'kg';
    const isReturn = !isCredit && at > 0 && chance() < (seller.returns ?? 0);
    const isMany = seller.base !== undefined && /^(?:st|Stk)$/u.test(ware.unit);
    const isFew = /^(?:mån|kvartal|ggr|kW)$/u.test(ware.unit);
    const drawn = low + upTo((isReturn ? Math.min(high, low + 2) : high) - low + 1);
    const isCheap = !isMany && ware.unit === 'st' && Number(ware.price) < 2.5;
    const pieces = isFew ? 1 + (drawn % 3) : isCheap ? drawn * 50 : drawn;
    const amount = isWeighed
      ? BigInt(Math.round((900 + upTo(17_000)) / grams) * grams)
      : BigInt(pieces) * 1000n;
    const base = isMany ? (seller.base ?? 1n) : 1n;
    const step = BigInt(seller.step ?? 1) * 100n;
    const near = (whole(ware.price, 4) * BigInt(960 + (hash(id + ware.name) % 90))) / 1000n;
    const made = {
      code: codeOf(seller, ware.name),
      name: ware.name,
      unit: ware.unit,
      quantity: (isMany ? amount * (base / 4n) : amount) * (isReturn ? -1n : 1n),
      price: near < 10_000n ? near : (near / step + 1n) * step,
      base,
      discount: seller.discounts !== undefined && chance() < 0.4
        ? BigInt(seller.discounts[upTo(seller.discounts.length)] ?? 0) : 0n,
      rate: rateOf(ware.rate),
      pack: ware.pack,
      seed: upTo(1_000_000),
      delivery: Math.floor((at * (seller.deliveries ?? 1)) / count),
    }; // prettier-ignore
    return { ...made, sum: lineSum(made) };
  };
  const lines = Array.from({ length: count }, (_, at) => line(at)).flatMap((each) => {
    const next = seller.also?.(each) ?? null;
    return next === null ? [each] : [each, { ...next, sum: lineSum(next) }];
  });
  const charges = (seller.fees ?? []).flatMap(({ label, ore, rate }): Charge[] => {
    if (isCredit && typeof ore === 'number') return [];
    const amount = typeof ore === 'number' ? BigInt(ore) : ore(lines);
    return amount === 0n ? [] : [{ label, amount, rate: rateOf(rate) }];
  });
  const start = hash(id) % 40;
  const number = counted(seller.numbers, start + wanted.count * 53 + (isCredit ? 311 : 0));
  const own = seller.buyers ?? guests;
  return settled(
    {
      layout: id,
      isCredit,
      title: wanted.title ?? null,
      remark: wanted.remark ?? null,
      supplier: seller.party,
      buyer: own[(hash(id) + wanted.count * 3) % own.length] as Party,
      number,
      about: isCredit ? counted(seller.numbers, start + wanted.count * 53) : null,
      issue,
      due: plusDays(issue, seller.terms ?? 30),
      delivered: plusDays(issue, -1 - upTo(3)),
      ocr: ocrReference(number),
      customer: digitsOf(`H${id}#customer`, 5),
      order: digitsOf(`H${id}#order${wanted.count}`, 6),
      reference:
        ['Petra Lindh', 'Säljkåren', 'Johan Ek', 'Amira Said', 'Ordermottagningen'][hash(id) % 5] ?? '',
      currency: seller.currency ?? 'SEK',
      lines,
      charges,
    },
    { isWhole: seller.isWhole ?? false, sign: isCredit && seller.isNegativeCredit === true ? -1n : 1n },
  );
};
