import type { ChartTableContent } from './chart-table.tsx';
import type { Reference } from './price-drawing.tsx';
import type { BandPoint, PricePoint } from './price-scales.ts';

/** What a price history shows, and in which words. */
export interface PriceHistory {
  /** Purchases, oldest first; prices in the article's unit. */
  readonly points: readonly PricePoint[];
  /** The deal or the watched price, dashed. */
  readonly reference?: Reference | undefined;
  readonly band?: { readonly points: readonly BandPoint[]; readonly label: string } | undefined;
  /** The latest price above its dot; marked while undecided. */
  readonly lastTag?: { readonly text: string; readonly isMarked: boolean } | undefined;
  /** ISO date where the axis ends; the last purchase without it. */
  readonly until?: string;
  /** `compact` for drawers: no price axis, no quantities. */
  readonly size?: 'full' | 'compact';
  readonly quantityUnit?: string;
  /** The whole story in one sentence. */
  readonly sentence: string;
  readonly formatPrice: (price: number) => string;
  readonly formatMonth: (isoDate: string, withYear: boolean) => string;
  /** The lines of the tooltip at a purchase. */
  readonly describe: (index: number) => readonly string[];
  readonly table: ChartTableContent;
}
