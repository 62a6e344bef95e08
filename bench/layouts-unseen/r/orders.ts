/** The papers of this set: what each firm sold to whom, and when. */
import { chanceFrom } from '../../chance.ts';
import { plusDays } from '../days.ts';
import { shareOf } from '../exact.ts';
import { digitsOf, hash, ocrReference } from '../identity.ts';
import type { Layout } from '../layout.ts';
import type { MadeLayout } from '../made.ts';
import type { Wanted } from '../orders.ts';
import { type Charge, type Line, lineSum, type Paper, type Party, settled } from '../paper.ts';
import { buyers } from './firms.ts';
import type { Ware } from './wares.ts';

export interface Seller {
  readonly firm: Party;
  readonly wares: readonly Ware[];
  /** Without the deposits that follow goods, and without what is returned. */
  readonly lines: readonly [number, number];
  /** The digits of an article number, or how a ware has its own; no number without it. */
  readonly code?: number | ((name: string) => string);
  readonly number: (count: number) => string;
  readonly terms?: number;
  readonly isWhole?: boolean;
  readonly currency?: string;
  /** Hundredths of a per cent that some lines are lowered by. */
  readonly discounts?: readonly number[];
  /** How many lines of a hundred are lowered; 40 without it. */
  readonly discounted?: number;
  /** Prices stand for so many units. */
  readonly base?: bigint;
  /** Öre, or hundredths of a per cent of the lines as a text. */
  readonly charges?: readonly (readonly [label: string, amount: number | string, rate: number | 'F'])[];
  readonly deliveries?: number;
  readonly from?: string;
  readonly isNegativeCredit?: boolean;
  /** Lines in the order of the list, as services often stand. */
  readonly isListed?: boolean;
  /** Decimals of weights; two without it. */
  readonly grams?: 1 | 2 | 3;
  /** Prices are multiples of so many ten-thousandths; of a hundredth of the currency without it. */
  readonly step?: bigint;
}

export interface LayoutR extends Omit<Layout, 'order'> {
  readonly seller: Seller;
}

const foodRate = (day: string): number => (day < '2026-04-01' ? 12 : 6);
const tenThousandths = (text: string): bigint => {
  const [before = '0', after = ''] = text.split('.');
  return BigInt(before + after.padEnd(4, '0').slice(0, 4));
};

export const codeOf = (id: string, { code, firm }: Seller, name: string): string => {
  if (code === undefined) return '';
  return typeof code === 'number' ? digitsOf(`${id}+${firm.name}+${name}`, code) : code(name);
};

/** `a-b` pieces, `a-b/step`, `a~b` weighed, `=a` always; `r` before it for what goes back. In thousandths. */
const quantityOf = (text: string, upTo: (limit: number) => number, grams: number): bigint => {
  const isBack = text.startsWith('r');
  const form = isBack ? text.slice(1) : text;
  const thousandths = (): number => {
    if (form.startsWith('=')) return Number(form.slice(1)) * 1000;
    if (form.includes('~')) {
      const [least = 1, most = 2] = form.split('~').map((part) => Number(part) * 1000);
      const unit = 10 ** (3 - grams);
      return Math.round((least + upTo(most - least)) / unit) * unit;
    }
    const [range = '', step = '1'] = form.split('/');
    const [least = 1, most = 1] = range.split('-').map((part) => Number(part) * 1000);
    const by = Number(step) * 1000;
    return least + upTo(Math.floor((most - least) / by) + 1) * by;
  };
  const size = BigInt(Math.round(thousandths()));
  return isBack ? -size : size;
};

const chosenOf = (seller: Seller, isCredit: boolean, upTo: (limit: number) => number): readonly Ware[][] => {
  const groups: Ware[][] = [];
  const back: Ware[] = [];
  for (const ware of seller.wares)
    if (ware.isDeposit) groups.at(-1)?.push(ware);
    else if (ware.quantity.startsWith('r')) back.push(ware);
    else groups.push([ware]);
  const [least, most] = isCredit ? [1, Math.min(3, seller.lines[0])] : seller.lines;
  const count = Math.min(groups.length, least + upTo(most - least + 1));
  const left = groups.map((group, at) => ({ group, at }));
  while (left.length > count) left.splice(upTo(left.length), 1);
  if (seller.isListed !== true) left.sort((a, b) => hash(`${a.at}${count}`) - hash(`${b.at}${count}`));
  const kept = left.map(({ group }) => (isCredit ? group.slice(0, 1) : group));
  return isCredit ? kept : [...kept, ...back.filter(() => upTo(100) < 75).map((ware) => [ware])];
};

export const paperR = (id: string, seller: Seller, wanted: Wanted): Paper => {
  const isCredit = wanted.isCredit === true;
  const chance = chanceFrom(hash(`r/${id}/${wanted.count}/${isCredit ? 'credit' : ''}`));
  const upTo = (limit: number): number => Math.floor(chance() * limit);
  const first = plusDays('2026-01-08', hash(`r${id}`) % 220);
  const day = plusDays(seller.from ?? first, wanted.count * 29 + upTo(9));
  const issue = isCredit ? plusDays(day, 6 + upTo(8)) : day;
  const rateOf = (rate: number | 'F'): number => (rate === 'F' ? foodRate(issue) : rate);
  const groups = chosenOf(seller, isCredit, upTo);
  const base = seller.base ?? 1n;
  const step = seller.step ?? 100n;
  const lines = groups.flatMap((group, at): readonly Line[] => {
    const amount = quantityOf(group[0]?.quantity ?? '=1', upTo, seller.grams ?? 2);
    return group.map((ware): Line => {
      const drift = BigInt(960 + (hash(`${id}:${ware.name}`) % 81));
      const listed = tenThousandths(ware.price);
      const drifted = ware.isDeposit || amount < 0n ? listed : (listed * drift) / 1000n;
      const made = {
        code: codeOf(id, seller, ware.name),
        name: ware.name,
        unit: ware.unit,
        quantity: amount,
        price: drifted < step ? listed : (drifted / step) * step,
        base: ware.isDeposit ? 1n : base,
        discount:
          seller.discounts !== undefined && !ware.isDeposit && amount > 0n && upTo(100) < (seller.discounted ?? 40)
            ? BigInt(seller.discounts[upTo(seller.discounts.length)] ?? 0) : 0n,
        rate: rateOf(ware.rate),
        pack: ware.pack,
        seed: upTo(1_000_000),
        delivery: Math.floor((at * (seller.deliveries ?? 1)) / groups.length),
      }; // prettier-ignore
      return { ...made, sum: lineSum(made) };
    });
  });
  const lineNet = lines.reduce((sum, { sum: each }) => sum + each, 0n);
  const charges = (isCredit ? [] : (seller.charges ?? [])).map(([label, amount, rate]): Charge => ({
    label,
    amount: typeof amount === 'number' ? BigInt(amount) : shareOf(lineNet, BigInt(amount)),
    rate: rateOf(rate),
  }));
  const at = wanted.count * 37 + (hash(`#${id}`) % 29);
  const number = seller.number(at + (isCredit ? 191 : 0));
  return settled(
    {
      layout: id,
      isCredit,
      title: wanted.title ?? null,
      remark: wanted.remark ?? null,
      supplier: seller.firm,
      buyer: buyers[(hash(id) + wanted.count * 3) % buyers.length] as Party,
      number,
      about: isCredit ? seller.number(at) : null,
      issue,
      due: plusDays(issue, seller.terms ?? 30),
      delivered: plusDays(issue, -1 - upTo(4)),
      ocr: ocrReference(number),
      customer: digitsOf(`r${id}#customer`, 5),
      order: digitsOf(`r${id}#order${wanted.count}`, 6),
      reference: ['Alva Brink', 'Köket', 'Tore Hultmark', 'Restaurangchef', 'Inger Sallmén'][upTo(5)] ?? '',
      currency: seller.currency ?? 'SEK',
      lines,
      charges,
    },
    { isWhole: seller.isWhole ?? false, sign: isCredit && seller.isNegativeCredit === true ? -1n : 1n },
  );
};

export const madeR = ({ seller, ...layout }: LayoutR): MadeLayout => ({
  ...layout,
  paper: (wanted) => paperR(layout.id, seller, wanted),
  goods: seller.wares.map(({ name }) => [name, codeOf(layout.id, seller, name)]),
});
