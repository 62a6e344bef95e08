/** Papers of this set: a seller's goods at random, each product with the same number in every paper. */
import { chanceFrom } from '../../chance.ts';
import { plusDays } from '../days.ts';
import { digitsOf, hash, ocrReference } from '../identity.ts';
import type { Layout } from '../layout.ts';
import { foodRate, type Wanted, whole } from '../orders.ts';
import { type Charge, type Line, lineSum, type Paper, type Party, settled } from '../paper.ts';
import { firm } from '../parties.ts';
import type { Rate, Ware } from './wares.ts';

export interface Fee {
  readonly label: string;
  /** In öre, or of the paper's lines; a sum of 0 is left out. */
  readonly ore: number | ((lines: readonly Line[]) => bigint);
  readonly rate: Rate;
}

export interface Seller {
  readonly party: Party;
  readonly wares: readonly Ware[];
  /** `#` stands for a digit, `@` for a letter; or a number made of the name; empty for goods without numbers. */
  readonly codes: string | ((name: string) => string);
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
  readonly fees?: readonly Fee[];
  readonly deliveries?: number;
  /** The rate of every line. */
  readonly rate?: Rate;
  readonly isNegativeCredit?: boolean;
  /** Every row has the same amount, as a meter reads it. */
  readonly isOneAmount?: boolean;
  /** Prices end in so many öre: 100 for whole kronor. */
  readonly step?: number;
}

export interface LayoutP extends Omit<Layout, 'order'> {
  readonly seller: Seller;
}

export const guests: readonly Party[] = [
  firm('Källarkrogen Rådhuset i Lidköping AB', 'Esplanaden 8, 531 32 Lidköping'),
  firm('Bistro Kanalporten AB', 'Slussgatan 3, 461 30 Trollhättan'),
  firm('Hamnmagasinet Mat & Vin i Västervik AB', 'Strömsgatan 16, 593 30 Västervik'),
  firm('Fjällstugan Renklövet HB', 'Sågvägen 2, 846 32 Funäsdalen'),
  firm('Trattoria Cinque Tavoli AB', 'Drottninggatan 44, 753 10 Uppsala'),
  firm('Skolköket Bergaklinten AB', 'Bergagatan 7 B, 393 52 Kalmar'),
  firm('Hotell Silverlinden AB', 'Stora Torget 1, 371 31 Karlskrona'),
  firm('Restaurang Ostindiefararen AB', 'Packhusplatsen 9, 411 13 Göteborg'),
  firm('Krog Sju Trappsteg AB', 'Trädgårdsgatan 21, 903 26 Umeå'),
];

const letters = 'ABCDEFGHKLMNPRSTVX';

/** A number in a form, the same for the same text. */
export const patterned = (pattern: string, text: string): string =>
  [...pattern]
    .map((mark, at) => {
      if (mark === '#') return String((hash(`P/${text}/${at}`) % 9) + 1);
      return mark === '@' ? (letters[hash(`P/${text}:${at}`) % letters.length] ?? 'A') : mark;
    })
    .join('');

/** Letters of a name's words, as small firms call their goods: `TORSKI`. */
export const lettersOf = (name: string, length: number): string =>
  name
    .toUpperCase()
    .replaceAll(/[^A-ZÅÄÖÉ ]/gu, '')
    .split(' ')
    .slice(0, 2)
    .map((word) => word.slice(0, length))
    .join('');

const known = new Map<Seller, ReadonlyMap<string, string>>();

const codesOf = (seller: Seller): ReadonlyMap<string, string> => {
  const { codes, party, wares } = seller;
  const made = new Map<string, string>();
  const taken = new Set<string>();
  for (const { name } of wares) {
    const text = `${party.name}/${name}`;
    const code = (turn: number): string => {
      const salt = turn === 0 ? '' : `+${turn}`;
      return typeof codes === 'string' ? patterned(codes, text + salt) : codes(name + salt);
    };
    let turn = 0;
    while (taken.has(code(turn))) turn++;
    made.set(name, code(turn));
    if (codes !== '') taken.add(code(turn));
  }
  return made;
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
export const paperP = (id: string, seller: Seller, wanted: Wanted): Paper => {
  const isCredit = wanted.isCredit === true;
  const chance = chanceFrom(hash(`P/${id}/${wanted.count}/${isCredit ? 'credit' : ''}`));
  const upTo = (limit: number): number => Math.floor(chance() * limit);
  const issue = plusDays('2026-01-19', (hash(`P${id}`) % 77) + wanted.count * 79 + upTo(12));
  const rateOf = (given: Rate): number => {
    const rate = seller.rate ?? given;
    return rate === 'F' ? foodRate(issue) : rate;
  };
  const rest: Ware[] = [...seller.wares];
  const [least, most] = isCredit ? [1, 2] : seller.lines;
  const [low, high] = seller.amounts ?? [1, 10];
  const grams = seller.grams ?? 10;
  const count = Math.min(least + upTo(most - least + 1), rest.length);

  const reading = low + upTo(high - low + 1);
  const line = (at: number): Line => {
    const ware = rest.splice(upTo(rest.length), 1)[0] as Ware;
    const pieces = seller.isOneAmount === true ? reading : low + upTo(high - low + 1);
    const isFew = /^(?:mån|ggr|dygn)$/u.test(ware.unit);
    const step = BigInt(seller.step ?? 5) * 100n;
    const near = (whole(ware.price, 4) * BigInt(955 + (hash(id + ware.name) % 95))) / 1000n;
    const made = {
      code: codeOf(seller, ware.name),
      name: ware.name,
      unit: ware.unit,
      quantity: ware.unit === 'kg'
        ? BigInt(Math.round((1200 + upTo(15_000)) / grams) * grams) : BigInt(isFew ? 1 + (pieces % 3) : pieces) * 1000n,
      price: near < step ? near : (near / step) * step,
      base: 1n,
      discount: seller.discounts !== undefined && chance() < 0.45
        ? BigInt(seller.discounts[upTo(seller.discounts.length)] ?? 0) : 0n,
      rate: rateOf(ware.rate),
      pack: ware.pack,
      seed: upTo(1_000_000),
      delivery: Math.floor((at * (seller.deliveries ?? 1)) / count),
    }; // prettier-ignore
    return { ...made, sum: lineSum(made) };
  };
  const lines = Array.from({ length: count }, (_, at) => line(at));
  const charges = (seller.fees ?? []).flatMap(({ label, ore, rate }): Charge[] => {
    if (isCredit && typeof ore === 'number') return [];
    const amount = typeof ore === 'number' ? BigInt(ore) : ore(lines);
    return amount === 0n ? [] : [{ label, amount, rate: rateOf(rate) }];
  });
  const start = hash(`P${id}`) % 50;
  const number = counted(seller.numbers, start + wanted.count * 47 + (isCredit ? 289 : 0));
  return settled(
    {
      layout: id,
      isCredit,
      title: wanted.title ?? null,
      remark: wanted.remark ?? null,
      supplier: seller.party,
      buyer: guests[(hash(id) + wanted.count * 4) % guests.length] as Party,
      number,
      about: isCredit ? counted(seller.numbers, start + wanted.count * 47) : null,
      issue,
      due: plusDays(issue, seller.terms ?? 30),
      delivered: plusDays(issue, -1 - upTo(3)),
      ocr: ocrReference(number),
      customer: digitsOf(`P${id}#customer`, 4),
      order: digitsOf(`P${id}#order${wanted.count}`, 6),
      reference: ['Kerstin Alm', 'Lagret', 'Mattias Brunn', 'Leila Haddad', 'Kundtjänst'][hash(id) % 5] ?? '',
      currency: seller.currency ?? 'SEK',
      lines,
      charges,
    },
    { isWhole: seller.isWhole ?? false, sign: isCredit && seller.isNegativeCredit === true ? -1n : 1n },
  );
};
