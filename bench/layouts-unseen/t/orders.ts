/** The papers of this set: what each firm sold to whom, and when. */
import { chanceFrom } from '../../chance.ts';
import { plusDays } from '../days.ts';
import { digitsOf, hash, ocrReference } from '../identity.ts';
import type { Layout } from '../layout.ts';
import type { MadeLayout } from '../made.ts';
import type { Wanted } from '../orders.ts';
import { type Charge, type Line, lineSum, type Paper, type Party, settled } from '../paper.ts';
import { buyers } from './firms.ts';

/** What is sold: `range` is how many at least and at most when the unit does not tell. */
export interface Ware {
  readonly name: string;
  readonly unit: string;
  readonly price: string;
  readonly rate: number | 'F';
  readonly pack: string;
  readonly range: readonly [number, number] | null;
}

/** Wares of texts `name|unit|price|VAT|pack|least,most`; `F` is food's rate. */
export const wares = (text: string): readonly Ware[] =>
  text
    .trim()
    .split('\n')
    .map((row) => {
      const [name = '', unit = '', price = '', rate = '', pack = '', span = ''] = row.trim().split('|');
      const [least = 0, most = 0] = span.split(',').map(Number);
      return {
        name, unit, price, pack, rate: rate === 'F' ? ('F' as const) : Number(rate),
        range: span === '' ? null : ([least, most] as const),
      }; // prettier-ignore
    });

/** A firm and what its system does with an order. */
export interface Seller {
  readonly firm: Party;
  readonly wares: readonly Ware[];
  readonly lines: readonly [number, number];
  /** The digits of an article number, or how a ware has its own; no number without it. */
  readonly code?: number | ((name: string) => string);
  readonly number: (count: number) => string;
  readonly terms?: number;
  readonly isWhole?: boolean;
  readonly currency?: string;
  /** Hundredths of a per cent that some lines are lowered by. */
  readonly discounts?: readonly number[];
  /** Prices stand for so many units, and quantities are as much larger. */
  readonly base?: bigint;
  readonly charges?: readonly (readonly [label: string, ore: number, rate: number | 'F'])[];
  /** Wares that stand last: deposits, empties, trays. */
  readonly last?: readonly Ware[];
  /** Of a hundred lines so many are sent back. */
  readonly returns?: number;
  readonly deliveries?: number;
  readonly from?: string;
  readonly isNegativeCredit?: boolean;
  /** Lines in the order of the list. */
  readonly isListed?: boolean;
  /** Weights to the gram; else to ten grams. */
  readonly isByGram?: boolean;
  /** So many hundredths of the amount are paid already. */
  readonly prepaid?: number;
  /** The only buyer. */
  readonly buyer?: Party;
}

/** A layout of this set. */
export interface LayoutT extends Omit<Layout, 'order'> {
  readonly seller: Seller;
}

const foodRate = (day: string): number => (day < '2026-04-01' ? 12 : 6);
const tenThousandths = (text: string): bigint => {
  const [before = '0', after = ''] = text.split('.');
  return BigInt(before + after.padEnd(4, '0').slice(0, 4));
};

const codeOf = (id: string, { code, firm }: Seller, name: string): string => {
  if (code === undefined) return '';
  return typeof code === 'number' ? digitsOf(`t/${id}/${firm.name}/${name}`, code) : code(name);
};

type UpTo = (limit: number) => number;

const amountOf = (ware: Ware, seller: Seller, upTo: UpTo): bigint => {
  if (ware.range !== null) {
    const [least, most] = ware.range;
    return BigInt(least + upTo(most - least + 1)) * 1000n;
  }
  if (ware.unit === 'kg') {
    const grams = BigInt(800 + upTo(upTo(4) === 0 ? 22_000 : 9000));
    return seller.isByGram === true ? grams : (grams / 10n) * 10n;
  }
  if (['tim', 'h', 'Std'].includes(ware.unit)) return BigInt(1 + upTo(15)) * 500n;
  const isDear = Number(ware.price) >= 700;
  return BigInt(isDear ? 1 + upTo(3) : upTo(100) < 75 ? 1 + upTo(6) : 7 + upTo(30)) * 1000n;
};

const reasons = ['Petra Lundqvall', 'Ahmed Sarfi', 'Ordermottagning', 'Köket', 'Ronja Ekdal', 'Inköp', 'Kundtjänst']; // prettier-ignore

/** A paper of a seller; the seed is its layout's name and its count. */
export const paperT = (id: string, seller: Seller, wanted: Wanted): Paper => {
  const isCredit = wanted.isCredit === true;
  const chance = chanceFrom(hash(`t/${id}/${wanted.count}/${isCredit ? 'credit' : ''}`));
  const upTo: UpTo = (limit) => Math.floor(chance() * limit);
  const day = plusDays(
    seller.from ?? '2026-01-12',
    (seller.from === undefined ? hash(`t${id}`) % 230 : 0) + wanted.count * 29 + upTo(11),
  );
  const issue = isCredit ? plusDays(day, 6) : day;
  const rateOf = (rate: number | 'F'): number => (rate === 'F' ? foodRate(issue) : rate);
  const [least, most] = isCredit ? [1, 2] : seller.lines;
  const count = Math.min(seller.wares.length, least + upTo(most - least + 1));
  const places = seller.wares.map((_, at) => at);
  const chosen = Array.from({ length: count }, () => places.splice(upTo(places.length), 1)[0] ?? 0);
  const ordered = seller.isListed === true ? chosen.toSorted((a, b) => a - b) : chosen;
  const picked = ordered.map((at) => seller.wares[at] as Ware);
  const all = isCredit ? picked : [...picked, ...(seller.last ?? [])];
  const base = seller.base ?? 1n;
  const lines = all.map((ware, at): Line => {
    const isLast = at >= count;
    const quantity = amountOf(ware, seller, upTo) * (base === 1n || isLast ? 1n : base / 2n);
    const listed = tenThousandths(ware.price);
    const drift = BigInt(965 + (hash(`${id}~${ware.name}`) % 71));
    const price =
      listed < 50_000n || isLast || seller.isListed === true ? listed : ((listed * drift) / 100_000n) * 100n;
    const made = {
      code: codeOf(id, seller, ware.name),
      name: ware.name,
      unit: ware.unit,
      quantity: quantity * (!isLast && upTo(100) < (seller.returns ?? 0) ? -1n : 1n),
      price,
      base: isLast ? 1n : base,
      discount: !isLast && seller.discounts !== undefined && upTo(100) < 40
        ? BigInt(seller.discounts[upTo(seller.discounts.length)] ?? 0) : 0n, // prettier-ignore
      rate: rateOf(ware.rate),
      pack: ware.pack,
      seed: upTo(1_000_000),
      delivery: Math.min((seller.deliveries ?? 1) - 1, Math.floor((at * (seller.deliveries ?? 1)) / count)),
    };
    return { ...made, sum: lineSum(made) };
  });
  const charges: Charge[] = (isCredit ? [] : (seller.charges ?? [])).map(([label, ore, rate]) => ({
    label,
    amount: BigInt(ore),
    rate: rateOf(rate),
  }));
  const step = wanted.count * 41 + (hash(`#t${id}`) % 29);
  const number = seller.number(step + (isCredit ? 197 : 0));
  const paper = settled(
    {
      layout: id,
      isCredit,
      title: wanted.title ?? null,
      remark: wanted.remark ?? null,
      supplier: seller.firm,
      buyer: seller.buyer ?? (buyers[(hash(`t${id}`) + wanted.count * 3) % buyers.length] as Party),
      number,
      about: isCredit ? seller.number(step) : null,
      issue,
      due: plusDays(issue, seller.terms ?? 30),
      delivered: plusDays(issue, -1 - upTo(4)),
      ocr: ocrReference(number),
      customer: digitsOf(`t${id}#customer`, 5),
      order: digitsOf(`t${id}#order${wanted.count}`, 6),
      reference: reasons[upTo(reasons.length)] ?? '',
      currency: seller.currency ?? 'SEK',
      lines,
      charges,
    },
    {
      isWhole: seller.isWhole ?? false,
      sign: isCredit && seller.isNegativeCredit === true ? -1n : 1n,
    },
  );
  if (seller.prepaid === undefined || isCredit) return paper;
  const paid = ((paper.payable * BigInt(seller.prepaid)) / 10_000n) * 100n; // whole kronor
  return { ...paper, payable: paper.payable - paid };
};

/** A layout with its papers. */
export const madeT = ({ seller, ...layout }: LayoutT): MadeLayout => ({
  ...layout,
  paper: (wanted) => paperT(layout.id, seller, wanted),
  goods: [...seller.wares, ...(seller.last ?? [])].map(({ name }) => [name, codeOf(layout.id, seller, name)]),
});
