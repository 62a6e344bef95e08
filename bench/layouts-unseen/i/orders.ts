/** Papers made of a seller's goods at random: the same number and nearly the same price for the same goods of a seller. */
import { chanceFrom } from '../../chance.ts';
import { plusDays } from '../days.ts';
import { digitsOf, gtin, hash, ocrReference } from '../identity.ts';
import type { Layout } from '../layout.ts';
import { foodRate, type Wanted, whole } from '../orders.ts';
import { type Charge, type Line, lineSum, type Paper, type Party, settled } from '../paper.ts';
import { buyersI } from './firms.ts';
import { type TradeI, type Ware, waresOf } from './wares.ts';

export interface SellerI {
  readonly firm: Party;
  readonly trades: readonly TradeI[];
  readonly lines: readonly [least: number, most: number];
  /** `5` digits, `gtin`, `AB-4` letters and digits, `12-3` two groups, or none. */
  readonly codes?: string;
  /** `####` is filled with a running number of as many digits. */
  readonly numbers: string;
  readonly terms?: number;
  readonly isWhole?: boolean;
  readonly currency?: string;
  /** Per cent that some lines have. */
  readonly discounts?: readonly number[];
  readonly charges?: readonly (readonly [label: string, ore: number, rate: number | 'F'])[];
  readonly returns?: number;
  readonly rate?: number;
  readonly from?: string;
  readonly deliveries?: number;
  readonly isNegativeCredit?: boolean;
  /** Where a line stands among the others, for pages with groups: lower ones first. */
  readonly groupOf?: (line: Pick<Line, 'unit' | 'rate'>) => number;
}

export interface LayoutI extends Omit<Layout, 'order'> {
  readonly seller: SellerI;
}

/** The article number of a product; the same in every paper. */
export const codeOf = ({ firm, codes }: SellerI, name: string): string => {
  const seed = `${firm.name}/${name}`;
  if (codes === undefined) return '';
  if (codes === 'gtin') return gtin(seed);
  const parts = codes.split('-');
  return parts
    .map((part, at) => (/^\d+$/u.test(part) ? digitsOf(`${seed}${at}`, Number(part)) : part))
    .join(codes.startsWith('+') ? '' : '-')
    .replace('+', '');
};

const numberOf = ({ firm, numbers }: SellerI, count: number): string =>
  numbers.replace(/#+/u, ({ length }) => {
    const first = Number(digitsOf(`${firm.name}#n`, length)) % (9 * 10 ** (length - 1));
    return String(first + 10 ** (length - 1) + count).slice(-length);
  });

/** Whether a unit is one of weight or measure, of which papers have parts. */
const isMeasured = (unit: string): boolean => /^(?:kg|kWh|m³|tim|h|ore)$/iu.test(unit);

export const paperI = (layout: string, seller: SellerI, wanted: Wanted): Paper => {
  const chance = chanceFrom(hash(`I/${layout}/${wanted.count}/${wanted.isCredit === true ? 'c' : 'd'}`));
  const upTo = (limit: number): number => Math.floor(chance() * limit);
  const issue = plusDays(seller.from ?? '2026-02-16', (hash(layout) % 40) + wanted.count * 67 + upTo(12));
  const food = foodRate(issue);
  const rateOf = (rate: number | 'F'): number => seller.rate ?? (rate === 'F' ? food : rate);
  const all = seller.trades.flatMap((trade) => waresOf(trade));
  const rest: Ware[] = [...all];
  const [least, most] = wanted.isCredit === true ? [1, 2] : seller.lines;
  const count = least + upTo(most - least + 1);
  const lineOf = (at: number): Line => {
    const ware =
      rest.length > 0 ? (rest.splice(upTo(rest.length), 1)[0] as Ware) : (all[upTo(all.length)] as Ware);
    const amount =
      ware.unit === 'kWh' ? BigInt(900 + upTo(9000)) * 1000n
      : /^(?:tim|h|ore)$/iu.test(ware.unit) ? BigInt(2 + upTo(14)) * 500n
      : isMeasured(ware.unit) ? BigInt(80 + upTo(1900)) * 10n
      : ware.unit === 'mån' || ware.unit === 'uppdrag' ? 1000n
      : BigInt(1 + upTo(chance() < 0.25 ? 36 : 9)) * 1000n; // prettier-ignore
    const sign = wanted.isCredit !== true && chance() < (seller.returns ?? 0) ? -1n : 1n;
    const drift = BigInt(965 + (hash(`${layout}:${ware.name}`) % 70));
    const price = whole(ware.price, 4);
    const step = price % 100n === 0n ? 100n : 1n;
    const discount =
      seller.discounts !== undefined && chance() < 0.4
        ? (seller.discounts[upTo(seller.discounts.length)] ?? 0)
        : 0;
    const made = {
      code: codeOf(seller, ware.name),
      name: ware.name,
      unit: ware.unit,
      quantity: amount * sign,
      price: step === 1n ? price : ((price * drift) / (1000n * step)) * step,
      base: 1n,
      discount: BigInt(Math.round(discount * 100)),
      rate: rateOf(ware.rate),
      pack: ware.pack,
      seed: upTo(1_000_000),
      delivery: Math.floor((at * (seller.deliveries ?? 1)) / count),
    };
    return { ...made, sum: lineSum(made) };
  };
  const { groupOf = () => 0 } = seller;
  const lines = Array.from({ length: count }, (_, at) => lineOf(at)).toSorted(
    (a, b) => groupOf(a) - groupOf(b),
  );
  const charges: Charge[] = (wanted.isCredit === true ? [] : (seller.charges ?? [])).map(
    ([label, ore, rate]) => ({
      label,
      amount: BigInt(ore),
      rate: rateOf(rate),
    }),
  );
  const order = wanted.count * 41 + (hash(layout) % 31);
  const number = numberOf(seller, order + (wanted.isCredit === true ? 300 : 0));
  return settled(
    {
      layout,
      isCredit: wanted.isCredit === true,
      title: wanted.title ?? null,
      remark: wanted.remark ?? null,
      supplier: seller.firm,
      buyer: buyersI[(hash(layout) + wanted.count * 3) % buyersI.length] as Party,
      number,
      about: wanted.isCredit === true ? numberOf(seller, order) : null,
      issue,
      due: plusDays(issue, seller.terms ?? 30),
      delivered: plusDays(issue, -1 - upTo(5)),
      ocr: ocrReference(number),
      customer: digitsOf(`${layout}#kund`, 5),
      order: digitsOf(`${layout}#order${wanted.count}`, 6),
      reference:
        ['Agneta Lindh', 'Ismail Demir', 'Petra Sjölund', 'Köksmästaren', 'Jonas Wik'][upTo(5)] ?? '',
      currency: seller.currency ?? 'SEK',
      lines,
      charges,
    },
    {
      isWhole: seller.isWhole ?? false,
      sign: wanted.isCredit === true && seller.isNegativeCredit === true ? -1n : 1n,
    },
  );
};
