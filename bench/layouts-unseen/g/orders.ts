/** Papers of the set's own sellers: what was bought, with the same numbers for the same goods of a seller. */
import { chanceFrom } from '../../chance.ts';
import { plusDays } from '../days.ts';
import { shareOf } from '../exact.ts';
import { digitsOf, gtin, hash, ocrReference } from '../identity.ts';
import type { Layout } from '../layout.ts';
import { foodRate, type Wanted, whole } from '../orders.ts';
import { type Charge, type Line, lineSum, type Paper, type Party, settled } from '../paper.ts';
import { tables } from './firms.ts';
import { type Trade, type Ware, waresOf } from './wares.ts';

export interface Seller {
  readonly party: Party;
  readonly trades: readonly Trade[];
  /** `#` is a digit and `@` a letter of the product's own; `EAN` for its GTIN, nothing for goods without numbers. */
  readonly codes: string;
  /** How the paper's number looks; `#` counts up. */
  readonly numbers: string;
  readonly lines: readonly [number, number];
  /** Quantities of goods that are not weighed, from and to. */
  readonly amounts?: readonly [number, number];
  readonly terms?: number;
  readonly isWhole?: boolean;
  readonly currency?: string;
  /** Discounts in hundredths of a per cent that some lines have. */
  readonly discounts?: readonly number[];
  /** Prices for so many units, of goods whose price has four decimals. */
  readonly base?: bigint;
  /** The chance of a row of goods sent back. */
  readonly returns?: number;
  readonly charges?: readonly (readonly [label: string, ore: number, rate: number | 'F'])[];
  /** A discount on all goods, in hundredths of a per cent; of sellers with one rate. */
  readonly discountOnAll?: readonly [label: string, share: number];
  /** Deposits as a row below each ware, as rows at the end, or as a charge. */
  readonly deposits?: 'each' | 'end' | 'charge';
  readonly deliveries?: number;
  /** Goods stand in the order of their trades. */
  readonly isGrouped?: boolean;
  /** The day of the first paper. */
  readonly from?: string;
  readonly isNegativeCredit?: boolean;
}

export interface LayoutG extends Omit<Layout, 'order'> {
  readonly seller: Seller;
}

const alphabet = 'ABCDEFGHKLMNPRSTVX';

const filled = (pattern: string, text: string): string => {
  const digits = digitsOf(text, Math.max(1, pattern.split('#').length - 1));
  let at = 0;
  return pattern.replaceAll(/[#@]/gu, (mark, place: number) =>
    mark === '#'
      ? (digits[at++] ?? '0')
      : (alphabet[hash(`${text}@${String(place)}`) % alphabet.length] ?? 'A'),
  );
};

const known = new Map<Seller, ReadonlyMap<string, string>>();

const codesOf = (seller: Seller): ReadonlyMap<string, string> => {
  const codes = new Map<string, string>();
  const taken = new Set<string>();
  for (const { name } of seller.trades.flatMap((trade) => waresOf(trade))) {
    let code = filled(seller.codes, seller.party.name + name);
    for (let again = 1; taken.has(code); again++)
      code = filled(seller.codes, `${seller.party.name}${name}${again}`);
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

const depositNames: Readonly<Record<string, string>> = {
  '24.00': 'Pant burk/PET 24-pack',
  '40.00': 'Pant PET 20-pack',
  '54.40': 'Pant läskback 24x33',
  '58.00': 'Pant ölback 20x50',
};

const depositLine = (ware: Ware, quantity: bigint, rate: number, seller: Seller): Line => {
  const made = {
    code: seller.codes === '' ? '' : `9${ware.deposit.slice(0, 2)}`,
    name: depositNames[ware.deposit] ?? 'Pant',
    unit: 'st',
    quantity,
    price: whole(ware.deposit, 4),
    base: 1n,
    discount: 0n,
    rate,
    pack: '',
    seed: 0,
    delivery: 0,
  };
  return { ...made, sum: lineSum(made) };
};

const isCounted = (unit: string): boolean => unit !== 'kg' && unit !== 'tim' && unit !== 'ton';

interface Bought {
  readonly line: Line;
  readonly ware: Ware;
}

const withDeposits = (bought: readonly Bought[], seller: Seller): readonly Line[] => {
  const lines = bought.map(({ line }) => line);
  if (seller.deposits === 'each')
    return bought.flatMap(({ line, ware }) =>
      ware.deposit === '' ? [line] : [line, depositLine(ware, line.quantity, line.rate, seller)],
    );
  if (seller.deposits !== 'end') return lines;
  const sums = new Map<string, { ware: Ware; rate: number; quantity: bigint }>();
  for (const { line, ware } of bought) {
    if (ware.deposit === '') continue;
    const key = `${ware.deposit}/${line.rate}`;
    sums.set(key, {
      ware,
      rate: line.rate,
      quantity: (sums.get(key)?.quantity ?? 0n) + line.quantity,
    });
  }
  return [
    ...lines,
    ...[...sums.values()]
      .filter(({ quantity }) => quantity !== 0n)
      .map(({ ware, rate, quantity }) => depositLine(ware, quantity, rate, seller)),
  ];
};

const chargesOf = (bought: readonly Bought[], seller: Seller, day: string): readonly Charge[] => {
  const food = foodRate(day);
  const charges: Charge[] = (seller.charges ?? []).map(([label, ore, rate]) => ({
    label,
    amount: BigInt(ore),
    rate: rate === 'F' ? food : rate,
  }));
  if (seller.deposits === 'charge')
    for (const rate of new Set(bought.map(({ line }) => line.rate))) {
      const amount = bought
        .filter(({ line, ware }) => line.rate === rate && ware.deposit !== '')
        .reduce((sum, { line, ware }) => sum + (line.quantity * whole(ware.deposit, 2)) / 1000n, 0n);
      if (amount !== 0n) charges.push({ label: `Pant (moms ${rate} %)`, amount, rate });
    }
  if (seller.discountOnAll !== undefined) {
    const [label, share] = seller.discountOnAll;
    const all = bought.reduce((sum, { line }) => sum + line.sum, 0n);
    charges.push({ label, amount: -shareOf(all, BigInt(share)), rate: bought[0]?.line.rate ?? 25 });
  }
  return charges;
};

/** A paper of a seller; the seed is the layout's name and the count. */
export const paperG = (layout: string, seller: Seller, wanted: Wanted): Paper => {
  const isCredit = wanted.isCredit === true;
  const chance = chanceFrom(hash(`${layout}#${wanted.count}#${isCredit ? 'kredit' : 'debet'}`));
  const upTo = (limit: number): number => Math.floor(chance() * limit);
  const pick = <T>(list: readonly T[]): T => list[upTo(list.length)] as T;
  const issue = plusDays(seller.from ?? '2026-06-08', (hash(layout) % 100) + wanted.count * 34 + upTo(8));
  const rest: Ware[] = seller.trades.flatMap((trade) => waresOf(trade));
  const buy = (): Bought => {
    const ware = rest.splice(upTo(rest.length), 1)[0] as Ware;
    const [least, most] = seller.amounts ?? [1, 10];
    const count = least + upTo(most - least + 1);
    const isFine = ware.price.split('.')[1]?.length === 4;
    const counts = isFine ? BigInt(count * 250) : BigInt(count);
    const hours = BigInt(500 + upTo(12) * 250);
    const weight = BigInt(1000 + upTo(18) * 1000 + upTo(100) * 10);
    const size = isCounted(ware.unit) ? counts * 1000n : ware.unit === 'kg' ? weight : hours;
    const drift = BigInt(955 + (hash(ware.name + layout) % 90));
    const raw = (whole(ware.price, 4) * drift) / 1000n;
    const step = isFine ? 25n : raw > 1_000_000n ? 5000n : 500n;
    const base = isFine ? (seller.base ?? 1n) : 1n;
    const made = {
      code: codeOf(seller, ware.name),
      name: ware.name,
      unit: ware.unit,
      quantity: chance() < (seller.returns ?? 0) && !isCredit ? -size : size,
      price: (raw / step) * step * base,
      base,
      discount: seller.discounts !== undefined && chance() < 0.4 ? BigInt(pick(seller.discounts)) : 0n,
      rate: ware.rate === 'F' ? foodRate(issue) : ware.rate,
      pack: ware.pack,
      seed: upTo(1_000_000),
      delivery: 0,
    };
    return { line: { ...made, sum: lineSum(made) }, ware };
  };
  const [least, most] = isCredit ? ([1, 3] as const) : seller.lines;
  const count = Math.min(rest.length, least + upTo(most - least + 1));
  const deliveries = seller.deliveries ?? 1;
  const drawn = Array.from({ length: count }, (_, at): Bought => {
    const { line, ware } = buy();
    return { line: { ...line, delivery: Math.floor((at * deliveries) / count) }, ware };
  });
  const place = ({ ware }: Bought): number => seller.trades.indexOf(ware.trade);
  const bought = seller.isGrouped === true ? drawn.toSorted((a, b) => place(a) - place(b)) : drawn;
  const start = 1000 + (hash(`${layout}=`) % 80_000) + wanted.count * 71;
  const number = counted(seller.numbers, start + (isCredit ? 498 : 0));
  return settled(
    {
      layout,
      isCredit,
      title: wanted.title ?? null,
      remark: wanted.remark ?? null,
      supplier: seller.party,
      buyer: tables[(hash(layout) + wanted.count * 4) % tables.length] as Party,
      number,
      about: isCredit ? counted(seller.numbers, start) : null,
      issue,
      due: plusDays(issue, seller.terms ?? 30),
      delivered: plusDays(issue, -1 - upTo(6)),
      ocr: ocrReference(number),
      customer: digitsOf(`${layout}kundnr`, 5),
      order: digitsOf(`${layout}ordernr${wanted.count}`, 6),
      reference: pick(['Maria Lind', 'Köket', 'J. Wallin', 'Restaurangchef', 'Ellen Åberg', 'Bar & matsal']),
      currency: seller.currency ?? 'SEK',
      lines: withDeposits(bought, seller),
      charges: isCredit ? [] : chargesOf(bought, seller, issue),
    },
    { isWhole: seller.isWhole ?? false, sign: isCredit && seller.isNegativeCredit === true ? -1n : 1n },
  );
};
