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

export interface Trade {
  readonly firm: Party;
  readonly wares: readonly Ware[];
  readonly lines: readonly [number, number];
  /** The digits of an article number, or how a ware has its own. */
  readonly code?: number | ((name: string) => string);
  readonly number: (count: number) => string;
  readonly terms?: number;
  readonly isWhole?: boolean;
  readonly currency?: string;
  /** Hundredths of a per cent that some lines are lowered by. */
  readonly discounts?: readonly number[];
  readonly charges?: readonly (readonly [label: string, ore: number, rate: number | 'F'])[];
  /** How many of what is priced below three kronor, such as kilowatt hours. */
  readonly many?: number;
  /** The share in per cent of lines that went back. */
  readonly returns?: number;
  readonly deliveries?: number;
  readonly from?: string;
  readonly isNegative?: boolean;
  /** Lines in the order of the list. */
  readonly isListed?: boolean;
  readonly base?: bigint;
}

export interface LayoutZ extends Omit<Layout, 'order'> {
  readonly trade: Trade;
}

const foodRate = (day: string): number => (day < '2026-04-01' ? 12 : 6);
const tenThousandths = (text: string): bigint => {
  const [before = '0', after = ''] = text.split('.');
  return BigInt(before + after.padEnd(4, '0').slice(0, 4));
};
const ones = new Set(['mån', 'gång', 'set', 'month', 'ton', 'kW', 'm3']);

/** A number of its own for each of a firm's wares. */
const codeOf = (id: string, { code, wares }: Trade, name: string): string => {
  if (code === undefined) return '';
  if (typeof code !== 'number') return code(name);
  const taken = new Set<string>();
  for (const ware of wares) {
    let own = digitsOf(`z/${id}/${ware.name}`, code);
    for (let at = 1; taken.has(own); at++) own = digitsOf(`z/${id}/${ware.name}/${at}`, code);
    if (ware.name === name) return own;
    taken.add(own);
  }
  return '';
};

const lineOf = (id: string, trade: Trade, ware: Ware, upTo: (limit: number) => number, day: string): Line => {
  const { unit, name } = ware;
  const listed = tenThousandths(ware.price);
  const few = upTo(10) < 7 ? 1 + upTo(5) : 6 + upTo(listed > 2_000_000n ? 6 : 30);
  let amount = BigInt(listed > 30_000_000n ? 1 + upTo(2) : few) * 1000n;
  if (unit.toLowerCase() === 'kg') amount = BigInt(80 + upTo(1900)) * 10n;
  else if (/^(?:tim|hour|h)$/u.test(unit)) amount = BigInt(2 + upTo(30)) * 500n;
  else if (ones.has(unit)) amount = BigInt(1 + upTo(2)) * 1000n;
  else if (trade.many !== undefined && listed < 30_000n) amount = BigInt(trade.many + upTo(700)) * 1000n;
  const base = trade.base !== undefined && listed < 200_0000n ? trade.base : 1n;
  const drift = BigInt(955 + (hash(`z${id}:${name}`) % 91));
  const step = listed < 150_000n ? 100n : 500n;
  const price = listed < 30_000n ? listed : ((listed * drift) / (1000n * step)) * step;
  const discounts = trade.discounts ?? [];
  const made = {
    code: codeOf(id, trade, name),
    name,
    unit,
    quantity: (base === 1n ? amount : amount * 25n) * (upTo(100) < (trade.returns ?? 0) ? -1n : 1n),
    price,
    base,
    discount: discounts.length > 0 && upTo(10) < 4 ? BigInt(discounts[upTo(discounts.length)] ?? 0) : 0n,
    rate: ware.rate === 'F' ? foodRate(day) : ware.rate,
    pack: ware.pack,
    seed: upTo(1_000_000),
    delivery: 0,
  };
  return { ...made, sum: lineSum(made) };
};

export const paperZ = (id: string, trade: Trade, wanted: Wanted): Paper => {
  const isCredit = wanted.isCredit === true;
  const chance = chanceFrom(hash(`z/${id}/${wanted.count}/${isCredit ? 'credit' : 'bill'}`));
  const upTo = (limit: number): number => Math.floor(chance() * limit);
  const first = plusDays(
    trade.from ?? '2026-06-22',
    (hash(`day z${id}`) % 75) + wanted.count * 29 + upTo(10),
  );
  const issue = isCredit ? plusDays(first, 8) : first;
  const [least, most] = isCredit ? [1, 2] : trade.lines;
  const count = Math.min(trade.wares.length, least + upTo(most - least + 1));
  const left = [...trade.wares];
  const lines = Array.from({ length: count }, (_, at): Line => {
    const [ware] = left.splice(trade.isListed === true && !isCredit ? 0 : upTo(left.length), 1);
    const line = lineOf(id, isCredit ? { ...trade, returns: 0 } : trade, ware as Ware, upTo, issue);
    return { ...line, delivery: Math.floor((at * (trade.deliveries ?? 1)) / count) };
  });
  const charges = (isCredit ? [] : (trade.charges ?? [])).map(([label, ore, rate]): Charge => ({
    label, amount: BigInt(ore), rate: rate === 'F' ? foodRate(issue) : rate,
  })); // prettier-ignore
  const step = wanted.count * 57 + (hash(`no z${id}`) % 37);
  const number = trade.number(step + (isCredit ? 131 : 0));
  return settled(
    {
      layout: id,
      isCredit,
      title: wanted.title ?? null,
      remark: wanted.remark ?? null,
      supplier: trade.firm,
      buyer: buyers[(hash(`to z${id}`) + wanted.count * 3) % buyers.length] as Party,
      number,
      about: isCredit ? trade.number(step) : null,
      issue,
      due: plusDays(issue, trade.terms ?? 30),
      delivered: plusDays(issue, -1 - upTo(4)),
      ocr: ocrReference(number),
      customer: digitsOf(`z${id}#customer`, 4 + (hash(id) % 3)),
      order: digitsOf(`z${id}#order${wanted.count}`, 6),
      reference:
        ['Ellinor Bragd', 'Tomas Wiklander', 'Köksmästaren', 'Inköp', 'Amanda Furuhage'][upTo(5)] ?? '',
      currency: trade.currency ?? 'SEK',
      lines,
      charges,
    },
    { isWhole: trade.isWhole ?? false, sign: isCredit && trade.isNegative === true ? -1n : 1n },
  );
};

export const madeZ = ({ trade, ...layout }: LayoutZ): MadeLayout => ({
  ...layout,
  paper: (wanted) => paperZ(layout.id, trade, wanted),
  goods: trade.wares.map(({ name }) => [name, codeOf(layout.id, trade, name)]),
});
