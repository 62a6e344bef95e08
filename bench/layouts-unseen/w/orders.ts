/** The papers of this set: what each firm sold to whom, and when. */
import { chanceFrom } from '../../chance.ts';
import { plusDays } from '../days.ts';
import { digitsOf, hash, ocrReference } from '../identity.ts';
import type { Layout } from '../layout.ts';
import type { MadeLayout } from '../made.ts';
import type { Wanted } from '../orders.ts';
import { type Charge, type Line, lineSum, type Paper, type Party, settled } from '../paper.ts';
import { buyers } from './firms.ts';
import type { Ware } from './wares.ts';

/** Who sells what, and how its papers are numbered. */
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
  readonly discounts?: readonly number[];
  readonly charges?: readonly (readonly [label: string, ore: number, rate: number | 'F'])[];
  /** Per cent of rows that come back. */
  readonly returns?: number;
  readonly deliveries?: number;
  readonly from?: string;
  readonly isNegativeCredit?: boolean;
  /** Rows in the order of the list. */
  readonly isListed?: boolean;
  /** A deposit that follows a ware, as many as the ware. */
  readonly deposit?: (ware: Ware) => Ware | undefined;
  /** Per cent of the sum that is paid in advance. */
  readonly prepaid?: bigint;
  /** Large quantities of wares that cost less than three crowns. */
  readonly much?: number;
}

export interface LayoutW extends Omit<Layout, 'order'> {
  readonly seller: Seller;
}

const foodRate = (day: string): number => (day < '2026-04-01' ? 12 : 6);
const tenThousandths = (text: string): bigint => {
  const [before = '0', after = ''] = text.split('.');
  return BigInt(before + after.padEnd(4, '0').slice(0, 4));
};

const codeOf = (id: string, { code, firm }: Seller, name: string): string => {
  if (code === undefined) return '';
  return typeof code === 'number' ? digitsOf(`${id}/${firm.vat}/${name}`, code) : code(name);
};

const names = ['Tove Ekmyr', 'Köksmästaren', 'Inköp', 'Linus Hedbrant', 'Restaurangchefen', 'Disa Molnby'];

/** A paper of a layout; the same in every run. */
export const paperW = (id: string, seller: Seller, wanted: Wanted): Paper => {
  const isCredit = wanted.isCredit === true;
  const chance = chanceFrom(hash(`w:${id}:${wanted.count}:${isCredit ? 'kredit' : ''}`));
  const upTo = (limit: number): number => Math.floor(chance() * limit);
  const day = plusDays(seller.from ?? '2026-06-03', (hash(`${id}w`) % 50) + wanted.count * 34 + upTo(15));
  const issue = isCredit ? plusDays(day, 6 + upTo(9)) : day;
  const rateOf = (rate: number | 'F'): number => (rate === 'F' ? foodRate(issue) : rate);
  const [least, most] = isCredit ? [1, 3] : seller.lines;
  const count = Math.min(seller.wares.length, least + upTo(most - least + 1));
  const rest = [...seller.wares];
  const chosen: Ware[] = [];
  while (chosen.length < count)
    chosen.push(...rest.splice(seller.isListed === true ? 0 : upTo(rest.length), 1));
  const lineOf = (ware: Ware, at: number, given?: bigint): Line => {
    const isLoose = ware.unit.toLowerCase() === 'kg';
    const isTime = ['tim', 'h', 'timmar', 'Std'].includes(ware.unit);
    const few = Number(ware.price) >= 500 ? 1 + upTo(3) : upTo(100) < 75 ? 1 + upTo(8) : 10 + upTo(40);
    const isMuch = seller.much !== undefined && Number(ware.price) < 3;
    const amount = ['kv', 'mån', 'gång', 'år'].includes(ware.unit)
      ? 1000n
      : isLoose
        ? BigInt(700 + upTo(23_000))
        : isTime
          ? BigInt(1 + upTo(18)) * 500n
          : isMuch
            ? BigInt((seller.much ?? 1) + upTo(1900)) * 1000n
            : BigInt(few) * 1000n;
    const sign = given === undefined && upTo(100) < (seller.returns ?? 0) ? -1n : 1n;
    const drift = BigInt(955 + (hash(`${id};${ware.name}`) % 91));
    const listed = tenThousandths(ware.price);
    const made = {
      code: codeOf(id, seller, ware.name),
      name: ware.name,
      unit: ware.unit,
      quantity: given ?? amount * sign,
      price: listed < 30_000n || given !== undefined ? listed : ((listed * drift) / 100_000n) * 100n,
      base: 1n,
      discount: given === undefined && seller.discounts !== undefined && upTo(100) < 40
        ? BigInt(seller.discounts[upTo(seller.discounts.length)] ?? 0) : 0n, // prettier-ignore
      rate: rateOf(ware.rate),
      pack: ware.pack,
      seed: upTo(1_000_000),
      delivery: Math.floor((at * (seller.deliveries ?? 1)) / count),
    };
    return { ...made, sum: lineSum(made) };
  };
  const lines = chosen.flatMap((ware, at): Line[] => {
    const line = lineOf(ware, at);
    const deposit = seller.deposit?.(ware);
    return deposit === undefined ? [line] : [line, lineOf(deposit, at, line.quantity)];
  });
  const charges: Charge[] = (isCredit ? [] : (seller.charges ?? [])).map(([label, ore, rate]) => ({
    label,
    amount: BigInt(ore),
    rate: rateOf(rate),
  }));
  const step = wanted.count * 29 + (hash(`${id}!`) % 23);
  const number = seller.number(step + (isCredit ? 131 : 0));
  const paper = settled(
    {
      layout: id,
      isCredit,
      title: wanted.title ?? null,
      remark: wanted.remark ?? null,
      supplier: seller.firm,
      buyer: buyers[(hash(`${id}?`) + wanted.count * 4) % buyers.length] as Party,
      number,
      about: isCredit ? seller.number(step) : null,
      issue,
      due: plusDays(issue, seller.terms ?? 30),
      delivered: plusDays(issue, -1 - upTo(6)),
      ocr: ocrReference(number),
      customer: digitsOf(`${id}#kund`, 5),
      order: digitsOf(`${id}#order${wanted.count}`, 6),
      reference: names[upTo(names.length)] ?? '',
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
  return { ...paper, payable: paper.payable - ((paper.gross * seller.prepaid) / 1_000_000n) * 10_000n };
};

/** A layout with its papers. */
export const madeW = ({ seller, ...layout }: LayoutW): MadeLayout => ({
  ...layout,
  paper: (wanted) => paperW(layout.id, seller, wanted),
  goods: seller.wares
    .flatMap((ware) => [ware, seller.deposit?.(ware)])
    .filter((ware) => ware !== undefined)
    .map(({ name }) => [name, codeOf(layout.id, seller, name)]),
});
