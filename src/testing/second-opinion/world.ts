/**
 * What the second opinion on price monitoring is asked about. Its shapes are its own: it shares no file with what it checks,
 * and takes what has these fields. Prices, sums and quantities are decimal texts, dates `YYYY-MM-DD`.
 */
export interface Pack {
  readonly baseUnit: string;
  readonly amount: string;
}

export interface Key {
  readonly invoiceDate: string;
  readonly invoiceNumber: string;
  readonly documentSha256: string;
  readonly lineNumber: number;
}

export interface Line {
  readonly id: string;
  readonly key: Key;
  readonly deliveryDate: string | null;
  readonly price: string;
  /** The price as it stands on the line, less what the line takes off; null when it says none that fits. */
  readonly printed: string | null;
  readonly quantity: string;
  readonly sum: string;
  readonly pack: Pack | null;
  readonly kind: string;
  readonly currency: string;
  readonly creditNote: boolean;
  readonly trusted: boolean;
}

export interface Agreement {
  readonly id: string;
  readonly scope: 'unit' | 'organization';
  readonly price: string;
  readonly breaks: readonly { readonly from: string; readonly price: string }[];
  readonly basis: 'invoice' | 'delivery';
  readonly pack: Pack | null;
  readonly validFrom: string;
  readonly validTo: string | null;
  readonly toleranceUp: { readonly type: 'kr' | 'percent'; readonly value: string };
  readonly marketPriced: boolean;
}

export type Limit =
  | { readonly type: 'kr' | 'percent'; readonly value: string }
  | { readonly type: 'any'; readonly value?: never };

export interface Setting {
  readonly reference: 'watched' | 'last';
  readonly threshold: Limit;
  readonly direction: 'rises' | 'both';
}

export interface Rule {
  readonly id: string;
  readonly scope: 'unit' | 'supplier' | 'article';
  readonly validFrom: string;
  readonly setting: Setting | null;
}

export interface Sibling {
  readonly key: Key;
  readonly price: string;
  readonly pack: Pack | null;
}

/** What was said of a line when it was compared. `watched` is in the line's own pack; null when it cannot be told. */
export interface Verdict {
  readonly id: string;
  readonly kind: 'price' | 'unit';
  readonly watched: string | null;
  readonly billed: string;
  readonly itemDiff: string;
  readonly perBase: { readonly baseUnit: string; readonly watched: string; readonly billed: string } | null;
  readonly dealId: string | null;
}

export type Kind = 'resolve' | 'ignore' | 'temporary' | 'claim' | 'history';

/** A verdict as a decision settled it, with the packs of the line and of what it was compared with. */
export interface Settled extends Verdict {
  readonly key: Key;
  readonly printed: string | null;
  readonly pack: Pack | null;
  readonly referencePack: Pack | null;
}

export interface Watched {
  readonly price: string;
  readonly printed: string | null;
  readonly pack: Pack | null;
  /** It holds for lines after this place. */
  readonly since: Key;
  readonly dealId: string | null;
}

/** A decision as the second opinion keeps it; later ones have a higher number. */
export interface Made {
  readonly id: string;
  readonly sequence: number;
  readonly kind: Kind;
  readonly until: string | null;
  readonly settled: readonly Settled[];
  readonly newest: Pick<Line, 'key' | 'price' | 'printed' | 'pack'>;
  readonly watched: Watched;
  /** Deals that ended with it, and their last day. */
  readonly ended: readonly { readonly dealId: string; readonly lastDay: string }[];
}

export interface World {
  readonly currency: string;
  readonly lines: readonly Line[];
  readonly deals: readonly Agreement[];
  readonly rules: readonly Rule[];
  readonly siblings: readonly Sibling[];
  readonly decisions: readonly Made[];
}

/** Which of two places comes first: below zero when `a` does. Parts are compared in turn, texts by code unit. */
export const order = (a: Key, b: Key): number => {
  if (a.invoiceDate !== b.invoiceDate) return a.invoiceDate < b.invoiceDate ? -1 : 1;
  if (a.invoiceNumber !== b.invoiceNumber) return a.invoiceNumber < b.invoiceNumber ? -1 : 1;
  if (a.documentSha256 !== b.documentSha256) return a.documentSha256 < b.documentSha256 ? -1 : 1;
  return a.lineNumber - b.lineNumber;
};

export const earlier = (a: Key, b: Key): Key => (order(b, a) < 0 ? b : a);

/** Before every line of a day. */
export const morningOf = (date: string): Key => ({
  invoiceDate: date,
  invoiceNumber: '',
  documentSha256: '',
  lineNumber: 0,
});

/** After every line of a day. */
export const nightOf = (date: string): Key => ({
  invoiceDate: date,
  invoiceNumber: '\u{ffff}',
  documentSha256: '',
  lineNumber: 0,
});

export const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
