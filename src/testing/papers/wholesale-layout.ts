import type { Align } from './paper.ts';

/** What a column of a wholesaler's table prints. */
export type WholesaleKind =
  | 'position'
  | 'article'
  | 'name'
  | 'ordered'
  | 'pieces'
  | 'quantity'
  | 'unit'
  | 'list'
  | 'discount'
  | 'price'
  | 'rate'
  | 'sum';

export interface WholesaleColumn {
  readonly kind: WholesaleKind;
  readonly label: string;
  /** Where the column is aligned, in points from the left. */
  readonly x: number;
  readonly align: Align;
}

/** The words of a wholesaler's form. */
export interface WholesaleWords {
  readonly title: string;
  readonly credit: string;
  readonly number: string;
  readonly date: string;
  readonly due: string;
  readonly net: string;
  readonly vat: string;
  readonly gross: string;
  readonly rounding: string;
  readonly payable: string;
  readonly carriedTo: string;
  readonly carriedFrom: string;
  readonly note: string;
  readonly noteSum: string;
  readonly base: string;
  readonly page: string;
}

/** A form of one wholesaler. */
export interface WholesaleLayout {
  readonly name: string;
  readonly words: WholesaleWords;
  readonly columns: readonly WholesaleColumn[];
  readonly currency: string;
  readonly comma: boolean;
  readonly thousands: string;
  readonly trailingMinus: boolean;
  /** Width of a letter in em: 0.6 is a typewriter's. */
  readonly face: 0.5 | 0.6;
  readonly size: number;
  /** Points from one row to the next. */
  readonly pitch: number;
  readonly lines: readonly [least: number, most: number];
  readonly discounts: boolean;
  /** Weighed goods in this share. */
  readonly weighed: number;
  /** A deposit line below this share of the goods. */
  readonly deposits: number;
  readonly capitals: boolean;
  /** Names stand in a row of their own above the figures. */
  readonly twoRows: boolean;
  readonly carries: boolean;
  /** Lines of a delivery, each under its heading; 0 for none. */
  readonly perNote: number;
  readonly headLabels: 'left' | 'above';
  readonly totals: 'column' | 'across';
  /** The sign that a credit note states its amounts with; `null` for an invoice. */
  readonly credit: 'negative' | 'positive' | null;
  readonly roundsUp: boolean;
}

const column = (kind: WholesaleKind, label: string, x: number, align: Align): WholesaleColumn => ({
  kind,
  label,
  x,
  align,
});

const kinds: Readonly<Record<string, WholesaleKind>> = {
  po: 'position',
  ar: 'article',
  na: 'name',
  or: 'ordered',
  pi: 'pieces',
  qu: 'quantity',
  un: 'unit',
  li: 'list',
  di: 'discount',
  pr: 'price',
  ra: 'rate',
  su: 'sum',
};

/** Columns from `kind label@x` with `<` for left, `>` for right and `=` for the middle in place of `@`. */
export const columnsOf = (text: string): WholesaleColumn[] =>
  text.split('|').map((part) => {
    const [, kind = '', label = '', align = '', x = ''] = /^(\w\w) (.+)([<>=])(\d+)$/.exec(part) ?? [];
    const known = kinds[kind];
    if (known === undefined) throw new RangeError(`no such column: ${part}`);
    return column(known, label, Number(x), align === '<' ? 'left' : align === '>' ? 'right' : 'center');
  });
