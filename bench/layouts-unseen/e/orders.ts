/** Papers of set E, made of goods by chance from a seed; a supplier's goods keep their numbers and nearly their prices. */
import { chanceFrom } from '../../chance.ts';
import { plusDays } from '../days.ts';
import { digitsOf, hash, ocrReference } from '../identity.ts';
import { foodRate, type Wanted } from '../orders.ts';
import { type Charge, type Line, lineSum, type Paper, type Party, settled } from '../paper.ts';
import { buyersE } from './firms.ts';
import type { Ware } from './wares.ts';

export interface SellerE {
  readonly supplier: Party;
  readonly goods: readonly Ware[];
  readonly lines: readonly [least: number, most: number];
  /** The form of article numbers: `#` is a digit, other letters stand; `''` for goods without numbers. */
  readonly code: string;
  readonly number: (count: number) => string;
  readonly terms?: number;
  readonly isWhole?: boolean;
  readonly currency?: string;
  /** In hundredths of a per cent. */
  readonly discounts?: readonly number[];
  /** Pieces that a price is for, of goods in these units. */
  readonly base?: readonly [pieces: bigint, units: RegExp];
  /** The share of rows that are goods sent back. */
  readonly returns?: number;
  readonly charges?: readonly (readonly [label: string, ore: number, rate: number | 'F'])[];
  /** A discount on all lines, in per cent; the seller's goods share one rate of VAT. */
  readonly rebate?: readonly [label: string, percent: number];
  /** A line below goods in these units. */
  readonly deposit?: readonly [name: string, code: string, ore: number, units: RegExp];
  readonly deliveries?: number;
  /** One rate for everything, such as 0 from abroad. */
  readonly rate?: number;
  readonly from?: string;
  readonly isNegativeCredit?: boolean;
  /** Prices with a third decimal. */
  readonly isFine?: boolean;
  /** Many of each piece, as laundries and bakeries deliver. */
  readonly isMany?: boolean;
}

const patterned = (form: string, name: string): string => {
  const digits = digitsOf(`${form} ${name} e`, form.length);
  return [...form].map((letter, at) => (letter === '#' ? digits[at] : letter)).join('');
};

const hundredths = (price: string): bigint => {
  const [whole = '0', part = ''] = price.split('.');
  return BigInt(whole + part.padEnd(2, '0'));
};

/** What a seller's numbers and goods are, for the test that no number means two. */
export const goodsOfE = ({ goods, code, deposit }: SellerE): readonly (readonly [string, string])[] => [
  ...goods.map(({ name }) => [name, patterned(code, name)] as const),
  ...(deposit === undefined ? [] : [[deposit[0], deposit[1]] as const]),
];

type Draw = (limit: number) => number;

const amountOf = (seller: SellerE, unit: string, upTo: Draw): bigint => {
  if (/^kg$/iu.test(unit)) return BigInt(80 + upTo(3400)) * 5n;
  if (unit === 'ton') return BigInt(40 + upTo(2400)) * 1n;
  if (unit === 'tim') return BigInt(1 + upTo(18)) * 500n;
  if (unit === 'm') return BigInt(3 + upTo(40)) * 1000n;
  if (/^(?:mån|kvartal)$/u.test(unit)) return BigInt(1 + upTo(3)) * 1000n;
  if (seller.isMany === true) return BigInt(4 + upTo(upTo(4) === 0 ? 1400 : 90)) * 1000n;
  return BigInt(1 + upTo(upTo(5) === 0 ? 48 : 8)) * 1000n;
};

const lineOf = (
  seller: SellerE,
  ware: Ware,
  upTo: Draw,
  rateOf: (rate: number | 'F') => number,
  delivery: number,
): Line => {
  const isBulk = seller.base?.[1].test(ware.unit) === true;
  const quantity = amountOf(seller, ware.unit, upTo) * (isBulk ? 50n : 1n);
  const drift = BigInt(930 + (hash(`${seller.supplier.name} ${ware.name}`) % 150));
  const ore = (hundredths(ware.price) * drift) / 1000n;
  const price =
    ore * 100n + (seller.isFine === true ? BigInt((hash(`${ware.name} fine`) % 9) + 1) * 10n : 0n);
  const isBack = upTo(1000) < 1000 * (seller.returns ?? 0);
  const discount =
    seller.discounts !== undefined && upTo(5) < 2 ? seller.discounts[upTo(seller.discounts.length)] : 0;
  const made = {
    code: patterned(seller.code, ware.name),
    name: ware.name,
    unit: ware.unit,
    quantity: isBack ? -(quantity > 4000n ? quantity / 4000n : 1n) * 1000n : quantity,
    price,
    base: isBulk ? (seller.base?.[0] ?? 1n) : 1n,
    discount: BigInt(discount ?? 0),
    rate: rateOf(ware.rate),
    pack: ware.pack,
    seed: upTo(1_000_000),
    delivery,
  };
  return { ...made, sum: lineSum(made) };
};

const withDeposit = (seller: SellerE, line: Line): readonly Line[] => {
  if (seller.deposit === undefined || !seller.deposit[3].test(line.unit)) return [line];
  const [name, code, ore] = seller.deposit;
  const made = {
    ...line,
    name,
    code,
    unit: 'st',
    price: BigInt(ore) * 100n,
    base: 1n,
    discount: 0n,
    pack: '',
  };
  return [line, { ...made, sum: lineSum(made) }];
};

/** A paper of a layout's seller; the seed is the layout and the count. */
export const paperOfE = (layout: string, seller: SellerE, wanted: Wanted): Paper => {
  const isCredit = wanted.isCredit === true;
  const chance = chanceFrom(hash(`papers of e: ${layout} ${wanted.count} ${isCredit ? 'back' : ''}`));
  const upTo: Draw = (limit) => Math.floor(chance() * limit);
  const issue = plusDays(
    seller.from ?? '2026-02-03',
    (hash(`${layout} day`) % 80) + wanted.count * 61 + upTo(20),
  );
  const rateOf = (rate: number | 'F'): number => seller.rate ?? (rate === 'F' ? foodRate(issue) : rate);
  const [least, most] = isCredit ? [1, 3] : seller.lines;
  const rest = [...seller.goods];
  const wares = Array.from({ length: Math.min(rest.length, least + upTo(most - least + 1)) }, () =>
    rest.splice(upTo(rest.length), 1)[0] as Ware); // prettier-ignore
  const lines = wares
    .map((ware, at) => lineOf(isCredit ? { ...seller, returns: 0 } : seller, ware, upTo, rateOf, Math.floor((at * (seller.deliveries ?? 1)) / wares.length)))
    .flatMap((line) => withDeposit(seller, line)); // prettier-ignore
  const charges: Charge[] = (isCredit ? [] : (seller.charges ?? [])).map(([label, ore, rate]) => ({
    label, amount: BigInt(ore), rate: rateOf(rate),
  })); // prettier-ignore
  if (seller.rebate !== undefined && !isCredit) {
    const [label, percent] = seller.rebate;
    const all = lines.reduce((sum, line) => sum + line.sum, 0n);
    charges.unshift({ label, amount: -((all * BigInt(percent) + 50n) / 100n), rate: lines[0]?.rate ?? 25 });
  }
  const running = wanted.count * 43 + (hash(`${layout} running`) % 39);
  const number = seller.number(isCredit ? running + 7 : running);
  return settled(
    {
      layout,
      isCredit,
      title: wanted.title ?? null,
      remark: wanted.remark ?? null,
      supplier: seller.supplier,
      buyer: buyersE[(hash(`${layout} buyer`) + wanted.count * 3) % buyersE.length] as Party,
      number,
      about: isCredit ? seller.number(running) : null,
      issue,
      due: plusDays(issue, seller.terms ?? 30),
      delivered: plusDays(issue, -1 - upTo(6)),
      ocr: ocrReference(number),
      customer: digitsOf(`${layout} buyer's number`, 5),
      order: digitsOf(`${layout} its order ${wanted.count}`, 6),
      reference: ['Köket', 'Inköp', 'Hovmästaren', 'Köksmästaren', 'Kontoret'][upTo(5)] ?? '',
      currency: seller.currency ?? 'SEK',
      lines,
      charges,
    },
    { isWhole: seller.isWhole ?? false, sign: isCredit && seller.isNegativeCredit === true ? -1n : 1n },
  );
};
