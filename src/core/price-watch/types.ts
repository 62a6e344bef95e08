/**
 * The values of price monitoring (PRODUCT.md, section 3). All are plain JSON: prices, sums and quantities are decimal
 * strings, dates are ISO `YYYY-MM-DD`. Comparable prices are net sum ÷ quantity, half-up at six decimals.
 */
import type { LineKind } from '#core/invoices/invoice.ts';
import type { PackSize } from '#core/values/pack-size.ts';
import type { Deal, DealTally, EndedDeal } from './deal-types.ts';

/** The place of a line in its article's history: compared by date, number, SHA-256 and line number, in plain code-unit order. */
export interface LineKey {
  readonly invoiceDate: string;
  readonly invoiceNumber: string;
  readonly documentSha256: string;
  readonly lineNumber: number;
}

/** A price and what explains it. `null` means none, or not known. */
export interface PriceFacts {
  /** Comparable price, kronor per invoiced unit. */
  readonly price: string;
  /** The unit price that the line prints, less its allowances, when it comes to the line's net sum within an öre. */
  readonly printed: string | null;
  /** Base units in one invoiced unit: `{ baseUnit: 'l', amount: '6' }` for a box of six litre packs. */
  readonly pack: PackSize | null;
  /** Percent, for example `6`. */
  readonly vatRate: string | null;
  /** The line's own allowances per invoiced unit; they are already taken from `price`. */
  readonly discount: string | null;
  /** Deposit (pant) invoiced beside the line, per invoiced unit; not in `price`. */
  readonly deposit: string | null;
}

/** One line of an invoice, of one article. `id` is the order line's id and survives re-reading. */
export interface OrderLine extends PriceFacts {
  readonly id: string;
  readonly key: LineKey;
  /** When the goods came, where the line states it. */
  readonly deliveryDate: string | null;
  readonly quantity: string;
  /** Net line total, as invoiced. */
  readonly sum: string;
  readonly kind: LineKind;
  readonly currency: string;
  readonly creditNote: boolean;
  /** Through the trust gate (section 2, step 4). */
  readonly trusted: boolean;
}

/** A limit on a difference: kronor, percent of the watched price, or any change at all. */
export type Threshold =
  | { readonly type: 'kr' | 'percent'; readonly value: string }
  | { readonly type: 'any' };

export interface RuleSetting {
  readonly reference: 'watched' | 'last';
  readonly threshold: Threshold;
  readonly direction: 'rises' | 'both';
}

/** A rule of the article's unit, of its supplier there, or of the article itself. The most specific wins. */
export interface WatchRule {
  readonly id: string;
  readonly scope: 'unit' | 'supplier' | 'article';
  /** The day it was set; it judges lines dated from then on. */
  readonly validFrom: string;
  /** `null` takes the scope's rule away from that day. */
  readonly setting: RuleSetting | null;
}

/** A monitored line of the same supplier and article number in another unit of measure, in the same restaurant unit. */
export interface SiblingLine extends PriceFacts {
  readonly key: LineKey;
}

/** What an article's lines are judged by. Only what concerns the article; order does not matter. */
export interface WatchContext {
  readonly currency: string;
  readonly rules: readonly WatchRule[];
  readonly deals: readonly Deal[];
  /** Any set that holds the newest one before the article's first monitored line; empty when there is none. */
  readonly siblings: readonly SiblingLine[];
}

export type AlertStatus = 'UNRESOLVED' | 'RESOLVED' | 'IGNORED';
export type AlertKind = 'price' | 'unit';
/**
 * What the documents prove of why a price differs: `list` the price before discounts; `vat` another rate under the same
 * price with VAT; `pack` two known sizes; `unit` a size that is not known, so that nothing can be compared; `deal` not the
 * price that was agreed. `other` is what no document shows.
 */
export type Cause =
  | 'list'
  | 'discount-lost'
  | 'discount-lower'
  | 'discount-new'
  | 'discount-higher'
  | 'pack'
  | 'unit'
  | 'vat'
  | 'deal'
  | 'other';

/** A part of a price's difference. */
export type WhyPart = 'list' | 'discount' | 'pack' | 'other';

/** What a line, or the deal in its place, states of its price. `null`: not known. Amounts per invoiced unit. */
export interface Stated {
  readonly price: string;
  readonly pack: PackSize | null;
  /** Before the line's own allowances. */
  readonly listPrice: string | null;
  /** One decimal; `0` without allowances. */
  readonly discountPercent: string | null;
  readonly vatRate: string | null;
  readonly deposit: string | null;
}

/** Why a price differs (DEALS.md, section 4). */
export interface Why {
  /** What the amounts are per; `null`: the invoiced unit. */
  readonly baseUnit: PackSize['baseUnit'] | null;
  /** Both prices, rounded; `from` + Σ parts = `to`. */
  readonly from: string;
  readonly to: string;
  /** Largest first, none that is 0; empty when both prices are the same. */
  readonly parts: readonly { readonly name: WhyPart; readonly amount: string }[];
  /** In the order of the parts. */
  readonly causes: readonly Cause[];
  /** What VAT and deposit of one unit changed by, outside the price; `0.00` when unchanged. */
  readonly vat: string;
  readonly deposit: string;
  readonly was: Stated;
  readonly is: Stated;
}
/**
 * The first four are a person's. `history` settles what old invoices would have told, when they are imported: as `resolve`, but it
 * ends no deal, since nobody has decided to give one up.
 */
export type DecisionKind = 'resolve' | 'ignore' | 'temporary' | 'claim' | 'history';

/** The same two prices per base unit, shown with a changed unit or pack. */
export interface BasePrices {
  readonly baseUnit: PackSize['baseUnit'];
  readonly watched: string;
  readonly billed: string;
  /** Base units in the pack that was watched and in the one that was billed. */
  readonly watchedPack: string;
  readonly billedPack: string;
  /** What was paid for the pack that was watched, before it was made comparable. */
  readonly paid: string;
}

/** What the line was compared with and why it differs. `itemDiff = billedPrice − watchedPrice`. */
export interface Comparison {
  readonly kind: AlertKind;
  /** `null` on what was settled before causes were split. */
  readonly why: Why | null;
  /** In the line's own unit and pack; `null` when a changed unit or pack cannot be compared. */
  readonly watchedPrice: string | null;
  readonly billedPrice: string;
  /** The line's `printed`. */
  readonly printed: string | null;
  /** The line's pack, or the last one known before it. */
  readonly pack: PackSize | null;
  /** `0` when it cannot be compared. */
  readonly itemDiff: string;
  readonly perBase: BasePrices | null;
  /** The deal that the watched price came from. */
  readonly dealId: string | null;
}

/** A price alert entry: one order line whose price differs from the watched price. Its id is the line's. */
export interface AlertEntry extends Comparison {
  readonly id: string;
  readonly key: LineKey;
  readonly quantity: string;
  /** `itemDiff × quantity`, exact. */
  readonly sumDiff: string;
  readonly status: AlertStatus;
  /**
   * The decision that settled it, or that it inherited. Without an id it came late and is history: nobody decided on it,
   * and it is told once.
   */
  readonly decision: {
    readonly id: string | null;
    readonly kind: DecisionKind;
    readonly comment: string | null;
  } | null;
}

/** A watched price and the place in the history after which it holds. */
export interface WatchedPrice extends PriceFacts {
  readonly after: LineKey;
  /** The deal that it came from. */
  readonly dealId: string | null;
}

/** An article's newest monitored line. */
export interface NewestLine extends PriceFacts {
  readonly id: string;
  readonly key: LineKey;
}

/** An entry as it stood when it was settled. */
export interface SettledEntry extends Comparison {
  readonly id: string;
  readonly key: LineKey;
  readonly quantity: string;
  readonly sumDiff: string;
}

/** A decision on all unresolved entries of an article, with the figures it was made on. Never changed once stored. */
export interface Decision {
  readonly id: string;
  /** Order in which the article's decisions were made, ascending. */
  readonly sequence: number;
  readonly kind: DecisionKind;
  readonly comment: string | null;
  /** Last day of a temporary price; `null` for the other kinds. */
  readonly until: string | null;
  readonly settled: readonly SettledEntry[];
  readonly newest: NewestLine;
  /** The state's watched price at that time. */
  readonly watched: WatchedPrice;
  /** Deals that a resolve ended for this article and unit. */
  readonly endedDeals: readonly EndedDeal[];
}

/** A price that passes until a day, in its pack and against the reference that it was decided against. */
export interface TemporaryPrice extends Pick<Comparison, 'watchedPrice' | 'dealId' | 'printed' | 'pack'> {
  readonly price: string;
  readonly until: string;
}

/** Order-free counts and sums over the article's monitored lines and its entries. */
export interface Counters {
  readonly lines: number;
  readonly quantity: string;
  /** Σ net line totals. */
  readonly sum: string;
  readonly min: string | null;
  readonly max: string | null;
  readonly firstDate: string | null;
  /** `total = unresolved + resolved + ignored`. */
  readonly total: number;
  readonly unresolved: number;
  readonly resolved: number;
  readonly ignored: number;
  /** Σ sumDiff of the unresolved entries: the extra cost so far. */
  readonly unresolvedSum: string;
}

/** All that the next line of an article needs; small, and stored with the article. */
export interface WatchState {
  /** `null` before the first monitored line. */
  readonly watched: WatchedPrice | null;
  readonly newest: NewestLine | null;
  readonly temporary: TemporaryPrice | null;
  /** Deals ended by decisions. */
  readonly endedDeals: readonly EndedDeal[];
  /** What the lines say of each deal that was in force, in the order of the deals' first lines. */
  readonly tallies: readonly DealTally[];
  /** Packs that a person saw beside each other and let be: a change between them is no news. */
  readonly knownPacks: readonly PackSize[];
  /** How far the history is played: to the newest line or, when that is gone, to the last decision's. */
  readonly at: LineKey | null;
  readonly counters: Counters;
}

/** The whole answer for one article. Entries stand in the order of their lines. */
export interface Evaluation {
  readonly state: WatchState;
  readonly entries: readonly AlertEntry[];
}
