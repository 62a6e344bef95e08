/** Papers of this set: a seller's goods at random, the same number for the same goods in each. */
import { chanceFrom } from '../../chance.ts';
import { plusDays } from '../days.ts';
import { digitsOf, gtin, hash, ocrReference } from '../identity.ts';
import type { Layout } from '../layout.ts';
import { foodRate, type Wanted, whole } from '../orders.ts';
import { type Charge, type Line, lineSum, type Paper, type Party, settled } from '../paper.ts';
import { firm } from '../parties.ts';
import { food } from './goods-food.ts';
import { more } from './goods-more.ts';

interface Ware {
  readonly name: string;
  readonly unit: string;
  readonly price: string;
  readonly rate: number | 'F';
  readonly pack: string;
}

export interface Seller {
  readonly party: Party;
  readonly trades: readonly string[];
  /** `#` a digit, `@` a letter, `EAN` a GTIN; empty for goods without numbers. */
  readonly codes: string;
  /** The first number; further ones count its last digits up. */
  readonly numbers: string;
  readonly lines: readonly [least: number, most: number];
  readonly most?: number;
  readonly terms?: number;
  readonly isWhole?: boolean;
  readonly currency?: string;
  /** Hundredths of a per cent. */
  readonly discounts?: readonly number[];
  readonly base?: bigint;
  readonly returns?: number;
  readonly fees?: readonly (readonly [
    label: string,
    ore: number | ((lines: readonly Line[]) => bigint),
    rate: number | 'F',
  ])[];
  readonly deliveries?: number;
  readonly isNegative?: boolean;
  /** Weights in so many grams; prices in so many öre. */
  readonly grams?: number;
  readonly step?: number;
  readonly from?: string;
  readonly reference?: string;
  /** Lines stand in the order of this. */
  readonly order?: (line: Line) => number;
  readonly also?: (line: Line) => Omit<Line, 'sum'> | null;
}

export interface LayoutN extends Omit<Layout, 'order'> {
  readonly seller: Seller;
}

const guests: readonly Party[] = [
  firm('Kvarterskrogen Solsidan AB', 'Fabriksgatan 11, 503 38 Borås'),
  firm('Fiskekajen i Smögen AB', 'Hamngatan 5, 456 51 Smögen'),
  firm('Restaurang Gyllene Ankan AB', 'Drottninggatan 48, 602 32 Norrköping'),
  firm('Två Systrar Matbar HB', 'Västra Storgatan 19, 291 31 Kristianstad'),
  firm('Stallet Mat & Vin AB', 'Herrgårdsvägen 2, 731 92 Köping'),
  firm('Trattoria Limoncella AB', 'Nygatan 33, 803 20 Gävle'),
  firm('Fjällgården Åre Restaurang AB', 'Årevägen 170, 830 13 Åre'),
  firm('Lunchrestaurang Tuppen AB', 'Industrigatan 8 C, 352 46 Växjö'),
  firm('Bistro Oktober AB', 'Rådhustorget 4, 903 26 Umeå'),
];

const waresOf = (seller: Seller): readonly Ware[] =>
  seller.trades.flatMap((trade) =>
    (food[trade] ?? more[trade] ?? '').split('\n').map((row): Ware => {
      const [name = '', unit = '', price = '', rate = '', pack = ''] = row.split('|');
      return { name, unit, price, rate: rate === 'F' ? 'F' : Number(rate), pack };
    }),
  );

const letters = 'ABCDEFGHKLMPRSTV';
const patterned = (pattern: string, text: string): string =>
  [...pattern]
    .map((mark, at) => {
      if (mark === '#') return String(1 + (hash(`${at}~${text}`) % 9));
      return mark === '@' ? (letters[hash(`${at}^${text}`) % letters.length] ?? '') : mark;
    })
    .join('');

/** The seller's number of each of its goods. */
export const codesOf = (seller: Seller): ReadonlyMap<string, string> => {
  const codes = new Map<string, string>();
  for (const { name } of waresOf(seller)) {
    const text = `${seller.party.name}·${name}`;
    const made = (turn: string): string =>
      seller.codes === 'EAN' ? gtin(text + turn) : patterned(seller.codes, text + turn);
    let turn = '';
    while (seller.codes !== '' && [...codes.values()].includes(made(turn))) turn += '+';
    codes.set(name, made(turn));
  }
  return codes;
};

const counted = (first: string, count: number): string =>
  first.replace(/\d+(?=\D*$)/u, (digits) => String(Number(digits) + count).padStart(digits.length, '0'));

/** A paper of a seller; its layout and count are the seed. */
export const paperN = (id: string, seller: Seller, wanted: Wanted): Paper => {
  const isCredit = wanted.isCredit === true;
  const chance = chanceFrom(hash(`N·${id}·${wanted.count}·${isCredit}`));
  const below = (limit: number): number => Math.floor(chance() * limit);
  const issue = plusDays(
    seller.from ?? '2026-02-02',
    (hash(`day ${id}`) % 90) + wanted.count * 71 + below(13),
  );
  const rateOf = (rate: number | 'F'): number => (rate === 'F' ? foodRate(issue) : rate);
  const codes = codesOf(seller);
  const rest = [...waresOf(seller)];
  const [least, most] = isCredit ? [1, 2] : seller.lines;
  const count = Math.min(rest.length, least + below(most - least + 1));
  const line = (at: number): Line => {
    const [ware] = rest.splice(below(rest.length), 1);
    if (ware === undefined) throw new Error(`${id}: no goods left`);
    const isWeighed = ware.unit === 'kg' || ware.unit === 'kWh';
    const isBack = !isCredit && at > 0 && chance() < (seller.returns ?? 0);
    const isMany = seller.base !== undefined && ware.unit === 'st';
    const few = isBack ? 2 : /^(?:mån|kW|tim|kvartal)$/u.test(ware.unit) ? 4 : (seller.most ?? 8);
    const grams = seller.grams ?? 10;
    const isCheap = Number(ware.price) < 8 && /^(?:st|km|kWh)$/u.test(ware.unit);
    const pieces = BigInt((1 + below(few)) * (isCheap ? 10 : 1)) * 1000n;
    const weight = BigInt(Math.max(1, Math.round((700 + below(14_000)) / grams)) * grams);
    const amount = isWeighed ? weight * (ware.unit === 'kWh' ? 1000n / 5n : 1n) : pieces;
    const near = (whole(ware.price, 4) * BigInt(955 + (hash(`${id}${ware.name}`) % 91))) / 1000n;
    const step = BigInt(seller.step ?? 5) * 100n;
    const made = {
      code: codes.get(ware.name) ?? '',
      name: ware.name,
      unit: ware.unit,
      quantity: (isMany ? amount * 50n : amount) * (isBack ? -1n : 1n),
      price: near < 20_000n ? near : (near / step) * step,
      base: isMany ? (seller.base ?? 1n) : 1n,
      discount:
        seller.discounts !== undefined && chance() < 0.45
          ? BigInt(seller.discounts[below(seller.discounts.length)] ?? 0)
          : 0n,
      rate: rateOf(ware.rate),
      pack: ware.pack,
      seed: below(1_000_000),
      delivery: Math.floor((at * (seller.deliveries ?? 1)) / count),
    };
    return { ...made, sum: lineSum(made) };
  };
  const place = seller.order ?? ((): number => 0);
  const drawn = Array.from({ length: count }, (_, at) => line(at)).toSorted((a, b) => place(a) - place(b));
  const lines = drawn.flatMap((each) => {
    const next = seller.also?.(each) ?? null;
    return next === null ? [each] : [each, { ...next, sum: lineSum(next) }];
  });
  const charges = (seller.fees ?? []).flatMap(([label, ore, rate]): Charge[] => {
    if (isCredit) return [];
    const amount = typeof ore === 'number' ? BigInt(ore) : ore(lines);
    return amount === 0n ? [] : [{ label, amount, rate: rateOf(rate) }];
  });
  const at = (hash(`no ${id}`) % 60) + wanted.count * 41;
  const number = counted(seller.numbers, at + (isCredit ? 27 : 0));
  return settled(
    {
      layout: id,
      isCredit,
      title: wanted.title ?? null,
      remark: wanted.remark ?? null,
      supplier: seller.party,
      buyer: guests[(hash(`to ${id}`) + wanted.count * 4) % guests.length] as Party,
      number,
      about: isCredit ? counted(seller.numbers, at) : null,
      issue,
      due: plusDays(issue, seller.terms ?? 30),
      delivered: plusDays(issue, -1 - below(3)),
      ocr: ocrReference(number),
      customer: digitsOf(`N${id}customer`, 4 + (hash(id) % 3)),
      order: digitsOf(`N${id}order${wanted.count}`, 6),
      reference:
        seller.reference ??
        ['Lena Sjödin', 'Karim Haddad', 'Pontus Wik', 'Order', 'Sofie Brandt'][hash(id) % 5] ??
        '',
      currency: seller.currency ?? 'SEK',
      lines,
      charges,
    },
    { isWhole: seller.isWhole ?? false, sign: isCredit && seller.isNegative === true ? -1n : 1n },
  );
};
