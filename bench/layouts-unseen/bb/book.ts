/** A month's trade: what each seller sent whom, and at what price. */
import { chanceFrom } from '../../chance.ts';
import { plusDays } from '../days.ts';
import { digitsOf, hash, ocrReference } from '../identity.ts';
import type { Layout } from '../layout.ts';
import type { MadeLayout } from '../made.ts';
import type { Wanted } from '../orders.ts';
import { type Charge, type Line, lineSum, type Paper, type Party, settled } from '../paper.ts';
import { guests } from './firms.ts';

type Rate = number | 'F';

export interface Ware {
  readonly name: string;
  readonly price: string;
  readonly unit: string;
  /** `w5` is weighed, `h4` counted in halves, `n200` many, `=1` exactly, `5` about five. */
  readonly much: string;
  readonly pack: string;
  readonly rate: Rate;
  readonly deposit: readonly [name: string, price: string] | null;
}

/** One ware a line: `name | price unit | how much | pack | rate | deposit | its price`. */
export const wares = (rate: Rate, text: string): readonly Ware[] =>
  text
    .trim()
    .split('\n')
    .map((row) => {
      const [name = '', cost = '', much = '', pack = '', own = '', held = '', heldPrice = ''] = row
        .split('|')
        .map((part) => part.trim());
      const [price = '0', ...unit] = cost.split(' ');
      return {
        name,
        price,
        unit: unit.join(' '),
        much: much === '' ? '4' : much,
        pack,
        rate: own === '' ? rate : own === 'F' ? ('F' as const) : Number(own),
        deposit: held === '' ? null : ([held, heldPrice] as const),
      };
    });

export interface Seller {
  readonly firm: Party;
  readonly wares: readonly Ware[];
  /** Fewest and most rows. */
  readonly rows: readonly [number, number];
  /** Digits of an article number, or the number itself. */
  readonly code?: number | ((name: string) => string);
  readonly no: (count: number) => string;
  readonly days?: number;
  readonly isWhole?: boolean;
  readonly currency?: string;
  readonly cuts?: readonly number[];
  readonly fees?: readonly (readonly [label: string, ore: number, rate: Rate])[];
  /** Rows of a hundred that are goods sent back. */
  readonly back?: number;
  readonly trips?: number;
  readonly from?: string;
  readonly isNegative?: boolean;
  /** The first wares in their order, not any of them. */
  readonly isFixed?: boolean;
  /** Thousandths that a weight is rounded to. */
  readonly grain?: number;
  readonly base?: bigint;
}

export interface LayoutBB extends Omit<Layout, 'order'> {
  readonly seller: Seller;
}

/** An article number of a prefix and so many digits of the ware's own. */
export const tagged =
  (prefix: string, length: number, end = '') =>
  (name: string): string =>
    `${prefix}${digitsOf(`bb/${prefix}/${name}`, length)}${end}`;

const numberOf = (id: string, { code }: Seller, name: string): string => {
  if (code === undefined) return '';
  return typeof code === 'number' ? digitsOf(`bb/${id}/${name}`, code) : code(name);
};

const exactly = (text: string): bigint => {
  const [whole = '0', part = ''] = text.split('.');
  return BigInt(whole + part.padEnd(4, '0').slice(0, 4));
};

/** The list price, a little up or down for each seller. */
const priceOf = (id: string, { name, price }: Ware): bigint => {
  const listed = exactly(price);
  if (listed < 200_000n) return listed;
  const step = listed > 2_000_000n ? 10_000n : 500n;
  return ((listed * BigInt(970 + (hash(`${id}=${name}`) % 61))) / 1000n / step) * step;
};

const amountOf = (much: string, grain: number, upTo: (limit: number) => number): bigint => {
  const size = Number(much.replace(/^\D/u, ''));
  if (much.startsWith('w'))
    return BigInt(Math.round((size * 500 + upTo(Math.round(size * 1000))) / grain) * grain);
  if (much.startsWith('h')) return BigInt(1 + upTo(size * 2)) * 500n;
  if (much.startsWith('n')) return BigInt(Math.round(size / 2) + upTo(size)) * 1000n;
  if (much.startsWith('=')) return BigInt(Math.round(size * 1000));
  return BigInt(1 + upTo(Math.max(1, size * 2 - 1))) * 1000n;
};

const contacts = [
  'Köksmästaren',
  'Anneli Frost',
  'Jorma K',
  'Baren',
  'Kontoret',
  'Viktor Edh',
  'Restaurangen',
];

export const paperBB = (id: string, seller: Seller, wanted: Wanted): Paper => {
  const isCredit = wanted.isCredit === true;
  const chance = chanceFrom(hash(`bb ${id} ${wanted.count} ${isCredit ? 'credit' : 'bill'}`));
  const upTo = (limit: number): number => Math.floor(chance() * limit);
  const start = plusDays(seller.from ?? '2026-05-04', hash(`from ${id}`) % 60);
  const billed = plusDays(start, wanted.count * 30 + (hash(`${id} ${wanted.count}`) % 9));
  const issue = isCredit ? plusDays(billed, 4 + upTo(9)) : billed;
  const rateOf = (rate: Rate): number => (rate === 'F' ? (issue < '2026-04-01' ? 12 : 6) : rate);
  const [fewest, most] = isCredit ? [1, 2] : seller.rows;
  const count = Math.min(seller.wares.length, fewest + upTo(most - fewest + 1));
  const rest = [...seller.wares];
  const taken = Array.from({ length: count }, () =>
    rest.splice(seller.isFixed === true ? 0 : upTo(rest.length), 1),
  ).flat();
  const lines = taken.flatMap((ware, at): Line[] => {
    const amount = amountOf(ware.much, seller.grain ?? 1, upTo);
    const isBack = !isCredit && at > 0 && upTo(100) < (seller.back ?? 0);
    const cuts = seller.cuts ?? [];
    const cut = cuts.length > 0 && upTo(5) < 2 ? (cuts[upTo(cuts.length)] ?? 0) : 0;
    const made = {
      code: numberOf(id, seller, ware.name),
      name: ware.name,
      unit: ware.unit,
      quantity: isBack ? -amount : amount,
      price: priceOf(id, ware),
      base: seller.base ?? 1n,
      discount: BigInt(cut),
      rate: rateOf(ware.rate),
      pack: ware.pack,
      seed: upTo(1_000_000),
      delivery: Math.floor((at * (seller.trips ?? 1)) / count),
    };
    const line = { ...made, sum: lineSum(made) };
    if (ware.deposit === null) return [line];
    const [name, price] = ware.deposit;
    const pant = {
      ...made,
      name,
      unit: 'st',
      code: numberOf(id, seller, name),
      price: exactly(price),
      discount: 0n,
      pack: '',
    };
    return [line, { ...pant, sum: lineSum(pant) }];
  });
  const charges: Charge[] = (isCredit ? [] : (seller.fees ?? [])).map(([label, ore, rate]) => ({
    label,
    amount: BigInt(ore),
    rate: rateOf(rate),
  }));
  const place = wanted.count * 57 + (hash(`no ${id}`) % 48);
  const number = seller.no(isCredit ? place + 31 : place);
  return settled(
    {
      layout: id,
      isCredit,
      title: wanted.title ?? null,
      remark: wanted.remark ?? null,
      supplier: seller.firm,
      buyer: guests[(hash(`guest ${id}`) + wanted.count * 3) % guests.length] as Party,
      number,
      about: isCredit ? seller.no(place) : null,
      issue,
      due: plusDays(issue, seller.days ?? 30),
      delivered: plusDays(issue, -1 - upTo(3)),
      ocr: ocrReference(number),
      customer: digitsOf(`customer ${id}`, 4 + (hash(`length ${id}`) % 4)),
      order: digitsOf(`order ${id} ${wanted.count}`, 6 + (hash(`olength ${id}`) % 2)),
      reference: contacts[upTo(contacts.length)] ?? '',
      currency: seller.currency ?? 'SEK',
      lines,
      charges,
    },
    { isWhole: seller.isWhole ?? false, sign: isCredit && seller.isNegative === true ? -1n : 1n },
  );
};

export const madeBB = ({ seller, ...layout }: LayoutBB): MadeLayout => ({
  ...layout,
  paper: (wanted) => paperBB(layout.id, seller, wanted),
  goods: seller.wares
    .flatMap(({ name, deposit }) => (deposit === null ? [name] : [name, deposit[0]]))
    .map((name) => [name, numberOf(layout.id, seller, name)]),
});
