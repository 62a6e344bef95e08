import type { ImportField } from './import-field.ts';
import type { AcceptedCode, RowCode } from './row-codes.ts';

/** How far a price may stray; the limit itself is allowed. `down` only sets from when a lower price is told. */
export interface DealTolerance {
  readonly type: 'amount' | 'percent';
  readonly up: string;
  readonly down: string;
}

/** A deal as an import sees it. */
export interface ImportDeal {
  readonly id: string;
  /** Units that it is for, sorted; `null`: the whole organization. */
  readonly units: readonly string[] | null;
  /** `goodsKeyIn` of its goods. */
  readonly goods: string;
  readonly price: string;
  readonly validFrom: string;
  readonly validTo: string | null;
  readonly tolerance: DealTolerance;
  readonly marketPriced: boolean;
  readonly note: string | null;
}

/** An article that the units of the import buy of the supplier. */
export interface BoughtArticle {
  /** `goodsKeyIn`. */
  readonly goods: string;
  readonly articleNumber: string | null;
  readonly name: string;
  readonly unit: string;
  readonly currency: string;
  /** Net per unit, on the newest line of any of the units; `null` when none is known. */
  readonly lastPaid: string | null;
}

/** What a person said of one row. Values are plain: `389.00`, ISO days. */
export interface RowFix {
  readonly skip?: boolean;
  readonly price?: string;
  readonly unit?: string;
  /** The `goods` of a bought article. */
  readonly goods?: string;
  readonly validFrom?: string;
  readonly validTo?: string | null;
  readonly accept?: readonly AcceptedCode[];
}

/** The goods of a row, as far as they are known. */
export interface RowGoods {
  readonly goods: string | null;
  readonly articleNumber: string | null;
  readonly name: string;
  readonly unit: string;
  readonly currency: string;
  /** False for what none of the units has bought yet. */
  readonly isBought: boolean;
}

/** What a row promises. */
export interface RowPromise {
  readonly price: string;
  readonly validFrom: string;
  readonly validTo: string | null;
  readonly tolerance: DealTolerance;
  readonly marketPriced: boolean;
  readonly note: string | null;
}

/** What is proposed; a person takes it with one press. */
export type Suggestion =
  | { readonly kind: 'price'; readonly prices: readonly string[] }
  | { readonly kind: 'articles'; readonly goods: readonly string[] }
  | { readonly kind: 'unit'; readonly unit: string }
  | { readonly kind: 'dates'; readonly validFrom: string; readonly validTo: string };

/** Why a row is rejected, and what its sentence needs. */
export interface RowProblem {
  readonly code: RowCode;
  /** The column at fault; `null` where it is the row. */
  readonly field: ImportField | null;
  /** As the file has it, cut. */
  readonly text: string;
  readonly lastPaid?: string;
  /** The row of the file that stands in the way. */
  readonly otherRow?: number;
  /** The deal that stands in the way. */
  readonly other?: { readonly price: string; readonly validFrom: string; readonly validTo: string | null };
  readonly suggestion?: Suggestion;
}
