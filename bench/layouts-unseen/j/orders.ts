/** What a seller of this set sells and how its papers come about. */
import { chanceFrom } from '../../chance.ts';
import { plusDays } from '../days.ts';
import { digitsOf, gtin, hash, ocrReference } from '../identity.ts';
import { foodRate, type Wanted, whole } from '../orders.ts';
import { type Charge, type Line, lineSum, type Paper, type Party, settled } from '../paper.ts';
import { buyers } from './firms.ts';
import { type Trade, type Ware, waresOf } from './wares.ts';

/** How a seller numbers its goods: from a text that belongs to the product, and its name. */
type Coding = (text: string, name: string) => string;

const letters = (name: string): readonly string[] =>
  name
    .toUpperCase()
    .replaceAll(/[ÅÄ]/gu, 'A')
    .replaceAll('Ö', 'O')
    .replaceAll(/[^A-Z ]/gu, '')
    .split(' ')
    .filter((word) => word.length > 1);

export const codes = {
  none: () => '',
  two: (text) => String(11 + (hash(text) % 88)),
  three: (text) => digitsOf(text, 3),
  four: (text) => digitsOf(text, 4),
  five: (text) => digitsOf(text, 5),
  six: (text) => digitsOf(text, 6),
  seven: (text) => digitsOf(text, 7),
  eight: (text) => digitsOf(text, 8),
  ten: (text) => digitsOf(text, 10),
  zeros: (text) => `00${digitsOf(text, 4)}`,
  zero: (text) => `0${digitsOf(text, 4)}`,
  sap: (text) => `00000000${digitsOf(text, 6)}`,
  letter: (text) => `${'ABDFKMRSV'[hash(text) % 9]}${digitsOf(text, 4)}`,
  prefix: (text) => `${['FK', 'GR', 'KV', 'TR'][hash(text) % 4]}${digitsOf(text, 5)}`,
  suffix: (text) => `${digitsOf(text, 4)}${'ABCEKX'[hash(text) % 6]}`,
  hyphen: (text) => `${digitsOf(text, 3)}-${digitsOf(`${text}!`, 4)}`,
  series: (text) => `${digitsOf(text, 2)}-${digitsOf(`${text}!`, 2)}-${digitsOf(`${text}?`, 3)}`,
  dotted: (text) => `${digitsOf(text, 2)}.${digitsOf(`${text}!`, 3)}.${digitsOf(`${text}?`, 2)}`,
  halves: (text) => `${digitsOf(text, 4)}.${digitsOf(`${text}!`, 1)}`,
  spaced: (text) => `${digitsOf(text, 3)} ${digitsOf(`${text}!`, 3)}`,
  slash: (text) => `${digitsOf(text, 4)}/${digitsOf(`${text}!`, 2)}`,
  words: (text, name) =>
    `${letters(name)
      .slice(0, 2)
      .map((word) => word.slice(0, 3))
      .join('-')}-${digitsOf(text, 2)}`,
  short: (text, name) => `${(letters(name)[0] ?? 'ART').slice(0, 4)}${hash(text) % 9 || ''}`,
  ean: (text) => gtin(text),
} satisfies Record<string, Coding>;

export interface Seller {
  readonly firm: Party;
  readonly trades: readonly Trade[];
  readonly code: Coding;
  readonly number: (count: number) => string;
  readonly lines: readonly [least: number, most: number];
  readonly terms?: number;
  readonly isWhole?: boolean;
  readonly currency?: string;
  /** Hundredths of a per cent that some lines have. */
  readonly discounts?: readonly number[];
  readonly charges?: readonly (readonly [label: string, ore: number, rate: number | 'F'])[];
  /** The chance of goods sent back. */
  readonly returns?: number;
  readonly deliveries?: number;
  /** One rate for all, as abroad. */
  readonly rate?: number;
  readonly isNegative?: boolean;
  /** Goods of one rate stand together. */
  readonly isGrouped?: boolean;
}

const numbered = new WeakMap<Seller, ReadonlyMap<string, string>>();

const waresOfSeller = (seller: Seller): readonly Ware[] => seller.trades.flatMap((trade) => waresOf(trade));

/** The seller's number of a product, the same in each paper and no other product's. */
export const codeOf = (seller: Seller, name: string): string => {
  let all = numbered.get(seller);
  if (all === undefined) {
    const made = new Map<string, string>();
    const taken = new Set<string>();
    for (const ware of waresOfSeller(seller)) {
      let code = seller.code(`${seller.firm.name}/${ware.name}`, ware.name);
      for (let salt = 1; taken.has(code) && code !== '' && salt < 500; salt++)
        code = seller.code(`${seller.firm.name}/${ware.name}/${salt}`, ware.name);
      taken.add(code);
      made.set(ware.name, code);
    }
    numbered.set(seller, made);
    all = made;
  }
  return all.get(name) ?? '';
};

export const goodsOf = (seller: Seller): readonly (readonly [string, string])[] =>
  waresOfSeller(seller).map(({ name }) => [name, codeOf(seller, name)]);

const people = ['Signe Thorell', 'Ali Rahimi', 'Bosse Wik', 'Köksmästaren', 'Petra Nygårdh', 'Inköp', 'J. Ekdahl', 'Mira Sandin']; // prettier-ignore

const quantityOf = (unit: string, upTo: (limit: number) => number): bigint => {
  if (unit === 'KWH') return BigInt(900 + upTo(9000)) * 1000n;
  if (unit === 'KG') return BigInt(80 + upTo(1900)) * 10n;
  if (unit === 'TIM') return BigInt(1 + upTo(18)) * 500n;
  if (unit === 'TON') return BigInt(310 + upTo(1200));
  if (unit === 'G') return BigInt(50 + upTo(200)) * 1000n;
  return BigInt(1 + upTo(upTo(6) === 0 ? 48 : 9)) * 1000n;
};

/** A paper of a layout; the seed is the layout's name and the paper's count. */
export const paperJ = (layout: string, seller: Seller, wanted: Wanted): Paper => {
  const isCredit = wanted.isCredit === true;
  const chance = chanceFrom(hash(`J${layout}/${wanted.count}/${isCredit}`));
  const upTo = (limit: number): number => Math.floor(chance() * limit);
  const issue = plusDays('2026-01-14', (hash(layout) % 60) + wanted.count * 83 + upTo(11));
  const rateOf = (rate: number | 'F'): number => seller.rate ?? (rate === 'F' ? foodRate(issue) : rate);
  const rest = [...waresOfSeller(seller)];
  const [least, most] = isCredit ? [1, 2] : seller.lines;
  const count = Math.min(rest.length, least + upTo(most - least + 1));
  const deliveries = seller.deliveries ?? 1;
  const lines = Array.from({ length: count }, (_, at): Line => {
    const ware = rest.splice(upTo(rest.length), 1)[0] as Ware;
    const drift = BigInt(960 + (hash(`${layout}${ware.name}`) % 80));
    const price = (whole(ware.price, 4) * drift) / 1000n;
    const isReturn = at > 0 && chance() < (seller.returns ?? 0);
    const made = {
      code: codeOf(seller, ware.name),
      name: ware.name,
      unit: ware.unit.toLowerCase(),
      quantity: quantityOf(ware.unit, upTo) * (isReturn ? -1n : 1n),
      price: ware.unit.startsWith('KW') || ware.unit === 'G' ? price : (price / 500n) * 500n,
      base: 1n,
      discount: seller.discounts !== undefined && chance() < 0.4 ? BigInt(seller.discounts[upTo(seller.discounts.length)] ?? 0) : 0n, // prettier-ignore
      rate: rateOf(ware.rate),
      pack: ware.pack,
      seed: upTo(900_000),
      delivery: Math.floor((at * deliveries) / count),
    };
    return { ...made, sum: lineSum(made) };
  });
  if (seller.isGrouped === true) lines.sort((a, b) => a.rate - b.rate);
  const charges: Charge[] = (isCredit ? [] : (seller.charges ?? [])).map(([label, ore, rate]) => ({
    label,
    amount: BigInt(ore),
    rate: rateOf(rate),
  }));
  const count0 = wanted.count * 31 + (hash(layout) % 23);
  const number = seller.number(count0 + (isCredit ? 12 : 0));
  return settled(
    {
      layout,
      isCredit,
      title: wanted.title ?? null,
      remark: wanted.remark ?? null,
      supplier: seller.firm,
      buyer: buyers[(hash(layout) + wanted.count * 2) % buyers.length] as Party,
      number,
      about: isCredit ? seller.number(count0) : null,
      issue,
      due: plusDays(issue, seller.terms ?? 30),
      delivered: plusDays(issue, -1 - upTo(4)),
      ocr: ocrReference(number),
      customer: digitsOf(`${layout}/customer`, 4 + (hash(layout) % 3)),
      order: digitsOf(`${layout}/order/${wanted.count}`, 6),
      reference: people[upTo(people.length)] ?? '',
      currency: seller.currency ?? 'SEK',
      lines,
      charges,
    },
    { isWhole: seller.isWhole ?? false, sign: isCredit && seller.isNegative === true ? -1n : 1n },
  );
};
