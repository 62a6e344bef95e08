/** Papers of this set: goods of a seller at random; a product has the same number on all its papers. */
import { chanceFrom } from '../../chance.ts';
import { plusDays } from '../days.ts';
import { digitsOf, hash, ocrReference } from '../identity.ts';
import type { Layout } from '../layout.ts';
import { foodRate, type Wanted, whole } from '../orders.ts';
import { type Charge, type Line, lineSum, type Paper, type Party, settled } from '../paper.ts';
import { guests } from './parties.ts';
import type { Ware } from './wares.ts';

export interface Seller {
  readonly party: Party;
  readonly wares: readonly Ware[];
  /** `9` stands for a digit, `X` for a letter; empty for goods without numbers. */
  readonly codes: string;
  /** The first paper's number; its last digits count up. */
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
  /** A label, öre or a share of the lines in hundredths of a per cent (when a text), and a rate. */
  readonly fees?: readonly (readonly [label: string, amount: number | string, rate: number | 'F'])[];
  readonly deliveries?: number;
  readonly rate?: number;
  readonly isNegativeCredit?: boolean;
  readonly buyers?: readonly Party[];
  /** Prices are multiples of so many öre. */
  readonly step?: number;
  /** A line that follows another, such as its deposit. */
  readonly also?: (line: Line) => Omit<Line, 'sum'> | null;
}

export interface LayoutO extends Omit<Layout, 'order'> {
  readonly seller: Seller;
}

const letters = 'ABCDEFGHJKLMNPRSTUV';
const code = (pattern: string, seed: string): string =>
  [...pattern]
    .map((mark, at) => {
      const value = hash(`O${seed}~${at}`);
      return mark === '9' ? String((value % 9) + 1) : mark === 'X' ? letters[value % letters.length] : mark;
    })
    .join('');

const known = new Map<Seller, Map<string, string>>();

/** The seller's number of a product. */
export const codeOf = (seller: Seller, name: string): string => {
  if (seller.codes === '') return '';
  const codes = known.get(seller) ?? new Map<string, string>();
  known.set(seller, codes);
  if (codes.size === 0)
    for (const ware of seller.wares) {
      let seed = `${seller.party.name} ${ware.name}`;
      while ([...codes.values()].includes(code(seller.codes, seed))) seed += '+';
      codes.set(ware.name, code(seller.codes, seed));
    }
  return codes.get(name) ?? '';
};

const counted = (numbers: string, count: number): string =>
  numbers.replace(/\d+(?=\D*$)/u, (digits) => String(Number(digits) + count).padStart(digits.length, '0'));

const references = [
  'Maja Öhrn',
  'Per-Olof Stål',
  'Yasmin Haddad',
  'Kundservice',
  'Linus Bäckman',
  'Order Syd',
];

/** A paper of a seller; the seed is its layout and its count. */
export const paperO = (id: string, seller: Seller, wanted: Wanted): Paper => {
  const isCredit = wanted.isCredit === true;
  const chance = chanceFrom(hash(`set O ${id} ${wanted.count} ${isCredit}`));
  const upTo = (limit: number): number => Math.floor(chance() * limit);
  const issue = plusDays('2026-01-09', (hash(`day ${id}`) % 90) + wanted.count * 71 + upTo(13));
  const rateOf = (given: number | 'F'): number => seller.rate ?? (given === 'F' ? foodRate(issue) : given);
  const rest = [...seller.wares];
  const [least, most] = isCredit ? [1, 2] : seller.lines;
  const [low, high] = seller.amounts ?? [1, 10];
  const count = Math.min(least + upTo(most - least + 1), rest.length);
  const grams = seller.grams ?? 10;

  const quantityOf = (ware: Ware): bigint => {
    if (/^kg$/iu.test(ware.unit)) return BigInt(Math.round((700 + upTo(15_500)) / grams) * grams);
    if (/^(?:tim|h|Std)$/u.test(ware.unit)) return BigInt(1 + upTo(14)) * 500n;
    if (ware.unit === 'kWh') return BigInt(600 + upTo(9000)) * 1000n;
    if (/^(?:mån|kv|år|Monat|month)$/u.test(ware.unit)) return BigInt(1 + upTo(3)) * 1000n;
    if (Number(ware.price) < 3 && seller.base === undefined) return BigInt(1 + upTo(20)) * 25_000n;
    return BigInt(low + upTo(high - low + 1)) * 1000n;
  };
  const lineAt = (at: number): readonly Line[] => {
    const ware = rest.splice(upTo(rest.length), 1)[0] as Ware;
    const isBack = !isCredit && at > 0 && chance() < (seller.returns ?? 0);
    const isMany = seller.base !== undefined && Number(ware.price) > 20 && ware.unit === 'st';
    const step = BigInt(seller.step ?? 5) * 100n;
    const near = (whole(ware.price, 4) * BigInt(955 + (hash(`O${id}${ware.name}`) % 95))) / 1000n;
    const price = near < 50_000n ? near : ((near + step / 2n) / step) * step;
    const base = isMany ? (seller.base ?? 1n) : 1n;
    const isCut = seller.discounts !== undefined && chance() < 0.4;
    const made = {
      code: codeOf(seller, ware.name),
      name: ware.name,
      unit: ware.unit,
      quantity: quantityOf(ware) * (isBack ? -1n : 1n) * (isMany ? 50n : 1n),
      price,
      base,
      discount: isCut ? BigInt(seller.discounts?.[upTo(seller.discounts.length)] ?? 0) : 0n,
      rate: rateOf(ware.rate),
      pack: ware.pack,
      seed: upTo(1_000_000),
      delivery: Math.floor((at * (seller.deliveries ?? 1)) / count),
    };
    const line = { ...made, sum: lineSum(made) };
    const next = seller.also?.(line) ?? null;
    return next === null ? [line] : [line, { ...next, sum: lineSum(next) }];
  };
  const lines = Array.from({ length: count }, (_, at) => lineAt(at)).flat();
  const lineNet = lines.reduce((sum, line) => sum + line.sum, 0n);
  const charges = (isCredit ? [] : (seller.fees ?? [])).map(([label, amount, rate]): Charge => ({
    label,
    amount: typeof amount === 'number' ? BigInt(amount) : (lineNet * BigInt(amount)) / 10_000n,
    rate: rateOf(rate),
  })); // prettier-ignore
  const first = hash(`first ${id}`) % 50;
  const number = counted(seller.numbers, first + wanted.count * 47 + (isCredit ? 409 : 0));
  const buyers = seller.buyers ?? guests;
  return settled(
    {
      layout: id,
      isCredit,
      title: wanted.title ?? null,
      remark: wanted.remark ?? null,
      supplier: seller.party,
      buyer: buyers[(hash(`buyer ${id}`) + wanted.count * 5) % buyers.length] as Party,
      number,
      about: isCredit ? counted(seller.numbers, first + wanted.count * 47) : null,
      issue,
      due: plusDays(issue, seller.terms ?? 30),
      delivered: plusDays(issue, -1 - upTo(4)),
      ocr: ocrReference(number),
      customer: digitsOf(`O customer ${id}`, 5),
      order: digitsOf(`O order ${id} ${wanted.count}`, 6),
      reference: references[hash(`reference ${id}`) % references.length] ?? '',
      currency: seller.currency ?? 'SEK',
      lines,
      charges,
    },
    { isWhole: seller.isWhole ?? false, sign: isCredit && seller.isNegativeCredit === true ? -1n : 1n },
  );
};
