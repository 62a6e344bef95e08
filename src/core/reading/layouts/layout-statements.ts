import type { ColumnRole } from '../table/column-labels.ts';
import type { LayoutMemory } from './layout-memory.ts';
import type { HeadField } from '../reading.ts';

/** One plain sentence about a layout, as values that a text is made of. Columns count from 1, from left to right. */
export type LayoutStatement =
  | { readonly kind: 'column'; readonly at: number; readonly label: string; readonly role: ColumnRole }
  | { readonly kind: 'discount'; readonly as: 'percent' | 'amount' }
  | { readonly kind: 'price-base'; readonly units: string }
  | {
      readonly kind: 'label';
      readonly label: string;
      readonly field: HeadField;
      readonly side: 'right' | 'below';
    }
  | { readonly kind: 'skip'; readonly text: string }
  | { readonly kind: 'end'; readonly text: string }
  | { readonly kind: 'decimal-mark'; readonly mark: ',' | '.' }
  | { readonly kind: 'date-order'; readonly order: 'day-first' | 'month-first' }
  | { readonly kind: 'currency'; readonly currency: string };

/** All that a memory says, in the order in which a page is read. */
export const layoutStatements = (memory: LayoutMemory): LayoutStatement[] => [
  ...memory.columns
    .toSorted((one, other) => one.left - other.left)
    .map(({ label, role }, index) => ({ kind: 'column' as const, at: index + 1, label, role })),
  ...(memory.discount === null ? [] : [{ kind: 'discount' as const, as: memory.discount }]),
  ...(memory.priceBase === '1' ? [] : [{ kind: 'price-base' as const, units: memory.priceBase }]),
  ...memory.labels.map(({ label, field, side }) => ({ kind: 'label' as const, label, field, side })),
  ...memory.skip.map((text) => ({ kind: 'skip' as const, text })),
  ...memory.end.map((text) => ({ kind: 'end' as const, text })),
  { kind: 'decimal-mark', mark: memory.decimalMark },
  { kind: 'date-order', order: memory.dateOrder },
  ...(memory.currency === null ? [] : [{ kind: 'currency' as const, currency: memory.currency }]),
];
