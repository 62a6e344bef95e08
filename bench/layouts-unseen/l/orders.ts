/** Papers of this set: a seller's goods at random, each product with the same number in every paper. */
import { chanceFrom } from '../../chance.ts';
import { plusDays } from '../days.ts';
import { digitsOf, hash, ocrReference } from '../identity.ts';
import type { Layout } from '../layout.ts';
import { foodRate, type Wanted, whole } from '../orders.ts';
import { type Line, lineSum, type Paper, type Party, settled } from '../paper.ts';
import { firm } from '../parties.ts';
import { type Trade, waresOf } from './wares.ts';

export interface Seller {
  readonly party: Party;
  readonly trades: readonly Trade[];
  /** `#` stands for a digit, `@` for a letter; empty for goods without numbers. */
  readonly codes: string;
  /** The last digits count up. */
  readonly numbers: string;
  readonly lines: readonly [least: number, most: number];
  readonly amounts?: readonly [least: number, most: number];
  /** Weights are rounded to so many grams. */
  readonly grams?: number;
  readonly terms?: number;
  readonly isWhole?: boolean;
  readonly currency?: string;
  /** Hundredths of a per cent that some lines have. */
  readonly discounts?: readonly number[];
  readonly base?: bigint;
  readonly returns?: number;
  readonly fees?: readonly (readonly [label: string, ore: number, rate: number | 'F'])[];
  readonly deliveries?: number;
  readonly rate?: number;
  readonly isNegativeCredit?: boolean;
  /** A deposit row after each crate, with its number and its price. */
  readonly deposit?: readonly [name: string, code: string, price: bigint];
}

export interface LayoutL extends Omit<Layout, 'order'> {
  readonly seller: Seller;
}

const guests: readonly Party[] = [
  firm('Krog Aspen & Eken AB', 'Trädgårdsgatan 16, 561 31 Huskvarna'),
  firm('Restaurang Sjötullen i Motala AB', 'Hamngatan 2, 591 30 Motala'),
  firm('Bistro Kopparslagaren AB', 'Kyrkogatan 33, 803 11 Gävle'),
  firm('Lilla Matkontoret HB', 'Prästgatan 5, 261 31 Landskrona'),
  firm('Värdshuset Masugnen AB', 'Hyttvägen 1, 682 30 Filipstad'),
  firm('Stadskrogen Ringblomman AB', 'Box 44, 391 20 Kalmar'),
  firm('Pizzeria Capri Kök i Köping AB', 'Glasgatan 8, 731 30 Köping'),
  firm('Bryggans Mat & Möten AB', 'Södra Kajen 11, 871 45 Härnösand'),
  firm('Konditori Sockertoppen AB', 'Drottninggatan 20, 461 32 Trollhättan'),
];

const letters = 'ABCDEFGHJKLMNPRSTUVX';
const patterned = (pattern: string, text: string): string =>
  [...pattern]
    .map((mark, at) => {
      if (mark === '#') return String((hash(`L${text}/${at}`) % 9) + 1);
      return mark === '@' ? (letters[hash(`L${text}:${at}`) % letters.length] ?? 'A') : mark;
    })
    .join('');

const known = new Map<Seller, ReadonlyMap<string, string>>();

const codesOf = (seller: Seller): ReadonlyMap<string, string> => {
  const codes = new Map<string, string>();
  const taken = new Set<string>();
  for (const { name } of seller.trades.flatMap((trade) => waresOf(trade))) {
    let turn = 0;
    const code = (): string =>
      patterned(seller.codes, `${seller.party.name}/${name}${turn === 0 ? '' : turn}`);
    while (taken.has(code())) turn++;
    codes.set(name, code());
    if (seller.codes !== '') taken.add(code());
  }
  return codes;
};

/** The seller's number of a product. */
export const codeOf = (seller: Seller, name: string): string => {
  const codes = known.get(seller) ?? codesOf(seller);
  known.set(seller, codes);
  return codes.get(name) ?? '';
};

const counted = (numbers: string, count: number): string =>
  numbers.replace(/\d+(?=\D*$)/u, (digits) => String(Number(digits) + count).padStart(digits.length, '0'));

/** A paper of a seller; the seed is its layout and its count. */
export const paperL = (id: string, seller: Seller, wanted: Wanted): Paper => {
  const isCredit = wanted.isCredit === true;
  const chance = chanceFrom(hash(`L/${id}/${wanted.count}/${isCredit ? 'credit' : ''}`));
  const upTo = (limit: number): number => Math.floor(chance() * limit);
  const issue = plusDays('2026-02-20', (hash(`L${id}`) % 90) + wanted.count * 97 + upTo(12));
  const rateOf = (given: number | 'F'): number => {
    const rate = seller.rate ?? given;
    return rate === 'F' ? foodRate(issue) : rate;
  };
  const rest = seller.trades.flatMap((trade) => waresOf(trade));
  const [least, most] = isCredit ? [1, 2] : seller.lines;
  const [low, high] = seller.amounts ?? [1, 12];
  const grams = seller.grams ?? 10;
  const count = Math.min(least + upTo(most - least + 1), rest.length);

  const line = (at: number): readonly Line[] => {
    const ware = rest.splice(upTo(rest.length), 1)[0];
    if (ware === undefined) return [];
    const isReturn = !isCredit && at > 0 && chance() < (seller.returns ?? 0);
    const drawn = isReturn ? 1 : low + upTo(high - low + 1);
    const amount = (): bigint => {
      if (ware.unit === 'kg') return BigInt(Math.round((800 + upTo(16_000)) / grams) * grams);
      if (ware.unit === 'tim') return BigInt(1 + upTo(11)) * 500n;
      if (ware.unit === 'kWh') return BigInt(900 + upTo(7_000)) * 1000n;
      if (/^(?:mån|kvartal)$/u.test(ware.unit)) return BigInt(1 + upTo(3)) * 1000n;
      return BigInt(ware.unit === 'st' && Number(ware.price) < 3 ? drawn * 100 : drawn) * 1000n;
    };
    const near = (whole(ware.price, 4) * BigInt(965 + (hash(id + ware.name) % 80))) / 1000n;
    const isFine = Number(ware.price) < 1 && seller.base === undefined;
    const made = {
      code: codeOf(seller, ware.name),
      name: ware.name,
      unit: ware.unit,
      quantity: amount() * (isReturn ? -1n : 1n),
      price: isFine ? near : ((near * (seller.base ?? 1n)) / 100n) * 100n,
      base: seller.base ?? 1n,
      discount:
        seller.discounts !== undefined && chance() < 0.4
          ? BigInt(seller.discounts[upTo(seller.discounts.length)] ?? 0)
          : 0n,
      rate: rateOf(ware.rate),
      pack: ware.pack,
      seed: upTo(1_000_000),
      delivery: Math.floor((at * (seller.deliveries ?? 1)) / count),
    };
    const first = { ...made, sum: lineSum(made) };
    if (seller.deposit === undefined || !/^\d+x/u.test(ware.pack)) return [first];
    const [name, code, price] = seller.deposit;
    const also = { ...made, name, code, price, unit: 'st', discount: 0n, rate: rateOf(25), pack: '' };
    return [first, { ...also, sum: lineSum(also) }];
  };

  const lines = Array.from({ length: count }, (_, at) => line(at)).flat();
  const number = counted(seller.numbers, wanted.count * 43 + (isCredit ? 311 : 0));
  return settled(
    {
      layout: id,
      isCredit,
      title: wanted.title ?? null,
      remark: wanted.remark ?? null,
      supplier: seller.party,
      buyer: guests[(hash(`L${id}`) + wanted.count * 4) % guests.length] as Party,
      number,
      about: isCredit ? counted(seller.numbers, wanted.count * 43) : null,
      issue,
      due: plusDays(issue, seller.terms ?? 30),
      delivered: plusDays(issue, -1 - upTo(4)),
      ocr: ocrReference(number),
      customer: digitsOf(`L${id}#kund`, 5),
      order: digitsOf(`L${id}#order${wanted.count}`, 6),
      reference: ['Åsa Wiklund', 'Köksmästaren', 'Jonatan Berg', 'Telefonorder', 'Webb'][upTo(5)] ?? '',
      currency: seller.currency ?? 'SEK',
      lines,
      charges: isCredit
        ? []
        : (seller.fees ?? []).map(([label, ore, rate]) => ({
            label,
            amount: BigInt(ore),
            rate: rateOf(rate),
          })),
    },
    {
      isWhole: seller.isWhole ?? false,
      sign: isCredit && seller.isNegativeCredit === true ? -1n : 1n,
    },
  );
};
