import type { Cause, PriceFacts } from '#core/price-watch/types.ts';
import { decimal, fixed, rounded } from '#core/values/decimal.ts';
import { type Random, randomOf } from '../papers/random.ts';

/**
 * Two lines of one article as a supplier prints them, and what truly happened between them, as far as the two documents can show
 * it. Written from DEALS.md section 4 and from how wholesalers print prices; it knows nothing of how causes are told.
 */
export interface PricedPair {
  readonly from: PriceFacts;
  readonly to: PriceFacts;
  /** Every cause that the documents prove. */
  readonly proven: readonly Cause[];
  /** For a reader of a failure. */
  readonly story: string;
}

/** What a supplier has in mind when it prints a line. */
interface Terms {
  /** Öre before the discount. */
  readonly list: number;
  /** Tenths of a percent; 0: none. */
  readonly discount: number;
  /** Packets in one invoiced unit; null: the name does not say. */
  readonly pack: number | null;
  readonly vat: number;
  readonly deposit: number;
}

const half = (value: number): number => Math.floor(value + 0.5);

/** A line prints its discount in öre for the whole quantity; the price that counts is what is left, for one. */
const printed = ({ list, discount, pack, vat, deposit }: Terms, quantity: number): PriceFacts => {
  const taken = half((list * quantity * discount) / 1000);
  const sum = list * quantity - taken;
  const each = (ore: number): string =>
    rounded(
      decimal(String(ore))
        .div('100')
        .div(decimal(String(quantity))),
      6,
    );
  return {
    price: each(sum),
    printed: null,
    pack: pack === null ? null : { baseUnit: 'st', amount: String(pack) },
    vatRate: String(vat),
    discount: taken === 0 ? '0' : each(taken),
    deposit: fixed(decimal(String(deposit)).div('100'), 2),
  };
};

type Event = 'list' | 'discount' | 'pack' | 'vat' | 'vat-under-same-gross' | 'deposit';

const events: readonly Event[] = ['list', 'discount', 'pack', 'vat', 'vat-under-same-gross', 'deposit'];

const happen = (random: Random, terms: Terms, event: Event): Terms => {
  if (event === 'list')
    return {
      ...terms,
      list: terms.list + random.one([-1, 1, 1]) * half((terms.list * random.whole(1, 30)) / 100),
    };
  if (event === 'discount')
    return {
      ...terms,
      discount: random.one(
        [0, 0, 1, 20, 50, 75, 100, 125, 200, 330].filter((each) => each !== terms.discount),
      ),
    };
  if (event === 'pack')
    return {
      ...terms,
      pack:
        terms.pack === null ? null : random.one([6, 10, 20, 24, 30].filter((each) => each !== terms.pack)),
    };
  if (event === 'deposit') return { ...terms, deposit: terms.deposit + 100 };
  const vat = random.one([6, 12, 25].filter((each) => each !== terms.vat));
  const list = event === 'vat' ? terms.list : half((terms.list * (100 + terms.vat)) / (100 + vat));
  return { ...terms, vat, list };
};

/** By what is printed: a discount of less than an öre is not. */
const discountCause = (was: boolean, is: boolean, from: Terms, to: Terms): Cause | null => {
  if (was && !is) return 'discount-lost';
  if (!was && is) return 'discount-new';
  if (!was || from.discount === to.discount) return null;
  return to.discount < from.discount ? 'discount-lower' : 'discount-higher';
};

/** A pair by its seed; the same seed prints the same pair. */
export const pricedPair = (seed: number): PricedPair => {
  const random = randomOf(seed);
  const first: Terms = {
    list: random.chance(0.2) ? random.whole(40_000, 900_000) : random.whole(300, 60_000),
    discount: random.one([0, 0, 1, 20, 50, 75, 100, 125, 200]),
    pack: random.one([null, 6, 12, 24]),
    vat: random.one([6, 12, 12, 25]),
    deposit: random.one([0, 0, 100, 200]),
  };
  const chosen = random.chance(0.6) ? [random.one(events)] : [random.one(events), random.one(events)];
  const second = chosen.reduce((terms, event) => happen(random, terms, event), first);
  const from = printed(first, random.whole(1, 12));
  const to = printed(second, random.whole(1, 12));
  const gross = ({ price }: PriceFacts, vat: number): number => Number(price) * (100 + vat);
  const isVat = first.vat !== second.vat && Math.abs(gross(from, first.vat) - gross(to, second.vat)) <= 1;
  const discount = discountCause(from.discount !== '0', to.discount !== '0', first, second);
  return {
    from,
    to,
    proven: [
      ...(first.list === second.list ? [] : [isVat ? ('vat' as const) : ('list' as const)]),
      ...(discount === null ? [] : [discount]),
      ...(first.pack === second.pack ? [] : ['pack' as const]),
    ],
    story: JSON.stringify({ chosen, first, second }),
  };
};
