/** Papers of this set's goods: the same numbers for the same goods of a seller, drawn from the layout's name. */
import { chanceFrom } from '../../chance.ts';
import { plusDays } from '../days.ts';
import { digitsOf, gtin, hash, ocrReference } from '../identity.ts';
import type { Layout } from '../layout.ts';
import { foodRate, type Wanted, whole } from '../orders.ts';
import { type Charge, type Line, lineSum, type Paper, type Party, settled } from '../paper.ts';
import { guests } from './parties.ts';
import { type Trade, type Ware, waresOf } from './wares.ts';

export interface Seller {
  readonly party: Party;
  readonly trades: readonly Trade[];
  /** How many lines, at least and at most; without it every good in its order. */
  readonly lines?: readonly [number, number];
  /** `#` stands for a digit and `@` for a letter: `K-####`; `gtin` for bar codes' numbers, empty for none. */
  readonly codes: string;
  readonly number: (count: number) => string;
  readonly terms?: number;
  readonly isWhole?: boolean;
  readonly currency?: string;
  /** Decimals of weights. */
  readonly decimals?: number;
  /** Hundredths of a per cent that some lines have. */
  readonly discounts?: readonly number[];
  /** The share of lines that are returned. */
  readonly returns?: number;
  readonly charges?: readonly (readonly [label: string, ore: number, rate: number | 'F'])[];
  readonly deliveries?: number;
  /** The place of a good's group among those of a paper that stand in groups. */
  readonly groupOf?: (name: string) => number;
  /** Prices are for so many units. */
  readonly per?: bigint;
  readonly rate?: number;
  readonly from?: string;
  readonly isNegativeCredit?: boolean;
}

export type LayoutK = Omit<Layout, 'order'> & { readonly seller: Seller };

const alphabet = 'ABCDEFGHKLMNPRSTVX';

const codeAt = ({ party, codes }: Seller, name: string, turn: number): string =>
  codes === 'gtin'
    ? gtin(`${party.name}/${name}`)
    : [...codes]
        .map((sign, at) => {
          const value = hash(`${party.name}/${name}/${at}/${turn}`);
          if (sign === '#') return String(value % 10);
          return sign === '@' ? (alphabet[value % alphabet.length] ?? '') : sign;
        })
        .join('');

const known = new WeakMap<Seller, ReadonlyMap<string, string>>();

const numbered = (seller: Seller): ReadonlyMap<string, string> => {
  const codes = new Map<string, string>();
  const taken = new Set<string>();
  for (const { name } of seller.trades.flatMap((trade) => waresOf(trade))) {
    let turn = 0;
    while (taken.has(codeAt(seller, name, turn))) turn++;
    const code = codeAt(seller, name, turn);
    if (code !== '') taken.add(code);
    codes.set(name, code);
  }
  known.set(seller, codes);
  return codes;
};

/** The number of a good at a seller; no two goods have the same. */
export const codeOf = (seller: Seller, name: string): string =>
  (known.get(seller) ?? numbered(seller)).get(name) ?? '';

const people = [
  'Annika Sjölander', 'Petter Wallgren', 'Gun-Britt Modig', 'Samir Haddad', 'Elin Forsmark',
  'Torvald Byström', 'Magdalena Ek', 'Jonny Rask',
]; // prettier-ignore

/** Thousandths of a good's unit. */
const amountOf = (ware: Ware, decimals: number, upTo: (limit: number) => number): bigint => {
  if (ware.range !== null) {
    const [least, most, step] = ware.range;
    return BigInt(least * 1000 + upTo(Math.floor(((most - least) * 1000) / step) + 1) * step);
  }
  if (ware.unit === 'kg') {
    const step = 10 ** (3 - decimals);
    return BigInt((Math.floor((700 + upTo(17_000)) / step) + 1) * step);
  }
  return BigInt(1 + upTo(upTo(5) === 0 ? 30 : 7)) * 1000n;
};

export const paperK = (layout: string, seller: Seller, wanted: Wanted): Paper => {
  const isCredit = wanted.isCredit === true;
  const chance = chanceFrom(hash(`K/${layout}/${wanted.count}${isCredit ? '/credit' : ''}`));
  const upTo = (limit: number): number => Math.floor(chance() * limit);
  const pick = <T>(list: readonly T[]): T => list[upTo(list.length)] as T;
  const issue = plusDays(seller.from ?? '2026-01-19', (hash(layout) % 31) + wanted.count * 67 + upTo(11));
  const rateOf = (rate: number | 'F'): number => seller.rate ?? (rate === 'F' ? foodRate(issue) : rate);
  const all = seller.trades.flatMap((trade) => waresOf(trade));
  const rest = [...all];
  const [least, most] = isCredit ? [1, Math.min(3, all.length)] : (seller.lines ?? [all.length, all.length]);
  const count = Math.min(least + upTo(most - least + 1), all.length);
  const isAll = !isCredit && seller.lines === undefined;
  const drawn = Array.from({ length: count }, (_, at): Line => {
    const ware = rest.splice(isAll ? 0 : upTo(rest.length), 1)[0] as Ware;
    const amount = amountOf(ware, seller.decimals ?? 2, upTo);
    const drift = BigInt(960 + (hash(`K${layout}${ware.name}`) % 80));
    const step = ware.price.split('.')[1]?.length === 4 ? 1n : 100n;
    const base = seller.per ?? 1n;
    const price = ((whole(ware.price, 4) * drift * base) / (1000n * step)) * step;
    const isReturned = !isCredit && at > 0 && chance() < (seller.returns ?? 0);
    const line = {
      code: codeOf(seller, ware.name),
      name: ware.name,
      unit: ware.unit,
      quantity: isReturned ? -amount : amount,
      price,
      base,
      discount: seller.discounts !== undefined && chance() < 0.4 ? BigInt(pick(seller.discounts)) : 0n,
      rate: rateOf(ware.rate),
      pack: ware.pack,
      seed: upTo(1_000_000),
      delivery: Math.floor((at * (seller.deliveries ?? 1)) / count),
    };
    return { ...line, sum: lineSum(line) };
  });
  const { groupOf } = seller;
  const lines =
    groupOf === undefined ? drawn : drawn.toSorted((one, other) => groupOf(one.name) - groupOf(other.name));
  const charges: readonly Charge[] = (isCredit ? [] : (seller.charges ?? [])).map(([label, ore, rate]) => ({
    label,
    amount: BigInt(ore),
    rate: rateOf(rate),
  }));
  const at = wanted.count * 41 + (hash(layout) % 23);
  const number = seller.number(at + (isCredit ? 17 : 0));
  return settled(
    {
      layout,
      isCredit,
      title: wanted.title ?? null,
      remark: wanted.remark ?? null,
      supplier: seller.party,
      buyer: guests[(hash(layout) + wanted.count * 5) % guests.length] as Party,
      number,
      about: isCredit ? seller.number(at) : null,
      issue,
      due: plusDays(issue, seller.terms ?? 30),
      delivered: plusDays(issue, -upTo(5)),
      ocr: ocrReference(number),
      customer: digitsOf(`K${layout}#customer${wanted.count}`, 4 + (hash(layout) % 3)),
      order: digitsOf(`K${layout}#order${wanted.count}`, 5 + (hash(layout) % 2)),
      reference: pick(people),
      currency: seller.currency ?? 'SEK',
      lines,
      charges,
    },
    {
      isWhole: seller.isWhole ?? false,
      sign: isCredit && seller.isNegativeCredit === true ? -1n : 1n,
    },
  );
};
