/** Papers of the set's own sellers, with the same numbers for the same goods of a seller. */
import { chanceFrom } from '../../chance.ts';
import { plusDays } from '../days.ts';
import { digitsOf, gtin, hash, ocrReference } from '../identity.ts';
import type { Producer } from '../layout.ts';
import { foodRate, type Wanted, whole } from '../orders.ts';
import { type Charge, type Line, lineSum, type Paper, type Party, type Printing, settled } from '../paper.ts';
import type { Drawing } from '../sheet.ts';
import { guests } from './firms.ts';
import { type Trade, type Ware, waresOf } from './wares.ts';

interface Seller {
  readonly party: Party;
  readonly trades: readonly Trade[];
  /** `#` stands for a digit of the product's own; `EAN` for its GTIN, nothing for goods without numbers. */
  readonly codes: string;
  /** How the paper's number looks; `#` counts up. */
  readonly numbers: string;
  readonly lines: readonly [number, number];
  readonly terms?: number;
  readonly isWhole?: boolean;
  readonly currency?: string;
  readonly discounts?: readonly number[];
  readonly base?: bigint;
  /** The chance of goods sent back. */
  readonly returns?: number;
  readonly charges?: readonly (readonly [label: string, ore: number, rate: number | 'F'])[];
  readonly deliveries?: number;
  /** The day of the first paper. */
  readonly from?: string;
  readonly isNegativeCredit?: boolean;
  /** Quantities in place of those of a kitchen: from and to. */
  readonly amounts?: readonly [number, number];
}

export interface LayoutF {
  readonly id: string;
  readonly producer: Producer;
  readonly hard: string;
  readonly seller: Seller;
  readonly draw: (paper: Paper) => string | Drawing;
  readonly printing?: Printing;
  readonly count?: number;
  readonly credits?: number;
}

/** Puts digits of a text's own in place of `#`. */
const filled = (pattern: string, text: string): string => {
  const digits = digitsOf(text, Math.max(1, pattern.split('#').length - 1));
  let at = 0;
  return pattern.replaceAll('#', () => digits[at++] ?? '0');
};

const known = new Map<Seller, ReadonlyMap<string, string>>();

/** A seller's goods with their numbers, each another. */
const codesOf = (seller: Seller): ReadonlyMap<string, string> => {
  const codes = new Map<string, string>();
  const taken = new Set<string>();
  for (const { name } of seller.trades.flatMap((trade) => waresOf(trade))) {
    let text = `${seller.party.name}/${name}`;
    let code = filled(seller.codes, text);
    while (taken.has(code)) {
      text += '+';
      code = filled(seller.codes, text);
    }
    taken.add(code);
    codes.set(name, code);
  }
  return codes;
};

/** The article number of a product at a seller. */
export const codeOf = (seller: Seller, name: string): string => {
  if (seller.codes === '') return '';
  if (seller.codes === 'EAN') return gtin(seller.party.name + name);
  const codes = known.get(seller) ?? codesOf(seller);
  known.set(seller, codes);
  return codes.get(name) ?? '';
};

const counted = (pattern: string, start: number): string => {
  const length = pattern.split('#').length - 1;
  const digits = String(start).padStart(length, '0').slice(-length);
  let at = 0;
  return pattern.replaceAll('#', () => digits[at++] ?? '0');
};

/** A paper of a seller; the seed is the layout's name and the count. */
export const paperF = (layout: string, seller: Seller, wanted: Wanted): Paper => {
  const isCredit = wanted.isCredit === true;
  const chance = chanceFrom(hash(`${layout}:${wanted.count}:${isCredit ? 'credit' : 'debit'}`));
  const upTo = (limit: number): number => Math.floor(chance() * limit);
  const pick = <T>(list: readonly T[]): T => list[upTo(list.length)] as T;
  const issue = plusDays(seller.from ?? '2026-05-04', (hash(layout) % 90) + wanted.count * 43 + upTo(6));
  const rateOf = (rate: 'F' | number): number => (rate === 'F' ? foodRate(issue) : rate);
  const rest: Ware[] = seller.trades.flatMap((trade) => waresOf(trade));
  const line = (): Line => {
    const ware = rest.splice(upTo(rest.length), 1)[0] as Ware;
    const [least, most] = seller.amounts ?? [1, 12];
    const isWeight = ware.unit === 'kg' || ware.unit === 'kWh';
    const amount = isWeight
      ? BigInt(least * 800 + upTo((most - least) * 1600))
      : BigInt(least + upTo(most - least)) * 1000n;
    const size = ware.unit === 'kWh' ? amount * 100n : amount;
    const isPerMany = seller.base !== undefined && ware.price.split('.')[1]?.length !== 2;
    const back = chance() < (seller.returns ?? 0) && !isCredit ? -1n : 1n;
    const drift = BigInt(960 + (hash(layout + ware.name) % 80));
    const raw = (whole(ware.price, 4) * drift) / 1000n;
    const isFine = raw < 10_000n || ware.price.split('.')[1]?.length === 4;
    const step = isFine ? 1n : raw < 50_000n ? 100n : 500n;
    const price = isPerMany ? ((raw * (seller.base ?? 1n)) / 500n) * 500n : (raw / step) * step;
    const made = {
      code: codeOf(seller, ware.name),
      name: ware.name,
      unit: ware.unit,
      quantity: (isPerMany ? size * 50n : size) * back,
      price,
      base: isPerMany ? (seller.base ?? 1n) : 1n,
      discount: seller.discounts !== undefined && chance() < 0.4 ? BigInt(pick(seller.discounts)) : 0n,
      rate: rateOf(ware.rate),
      pack: ware.pack,
      seed: upTo(1_000_000),
      delivery: 0,
    };
    return { ...made, sum: lineSum(made) };
  };
  const [least, most] = isCredit ? ([1, 2] as const) : seller.lines;
  const count = Math.min(rest.length, least + upTo(most - least + 1));
  const deliveries = seller.deliveries ?? 1;
  const lines = Array.from({ length: count }, (_, at) => ({
    ...line(),
    delivery: Math.floor((at * deliveries) / count),
  }));
  const charges: readonly Charge[] = (isCredit ? [] : (seller.charges ?? [])).map(([label, ore, rate]) => ({
    label,
    amount: BigInt(ore),
    rate: rateOf(rate),
  }));
  const start = 1000 + (hash(layout) % 88_000) + wanted.count * 53;
  const number = counted(seller.numbers, start + (isCredit ? 611 : 0));
  return settled(
    {
      layout,
      isCredit,
      title: wanted.title ?? null,
      remark: wanted.remark ?? null,
      supplier: seller.party,
      buyer: guests[(hash(layout) + wanted.count * 2) % guests.length] as Party,
      number,
      about: isCredit ? counted(seller.numbers, start) : null,
      issue,
      due: plusDays(issue, seller.terms ?? 30),
      delivered: plusDays(issue, -1 - upTo(5)),
      ocr: ocrReference(number),
      customer: digitsOf(`${layout}!kund`, 5),
      order: digitsOf(`${layout}!order${wanted.count}`, 6),
      reference: pick(['Inköp', 'Köksmästaren', 'Restaurangkontoret', 'Säljteam Syd', 'Kundservice']),
      currency: seller.currency ?? 'SEK',
      lines,
      charges,
    },
    { isWhole: seller.isWhole ?? false, sign: isCredit && seller.isNegativeCredit === true ? -1n : 1n },
  );
};
