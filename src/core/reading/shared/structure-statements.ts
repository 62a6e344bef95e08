import type { LayoutStatement } from '../layouts/layout-statements.ts';
import type { SharedStructure } from './shared-structure.ts';

/** What a column without a label that every reader knows holds. */
interface UnnamedColumn {
  readonly kind: 'sheet-column';
  readonly at: number;
  readonly role: SharedStructure['columns'][number]['role'];
}

/** All that a structure says, as a memory says it (`layoutStatements`). */
export const structureStatements = ({
  head,
  columns,
  discount,
  priceBase,
  labels,
  decimalMark,
  dateOrder,
  currency,
}: SharedStructure): (LayoutStatement | UnnamedColumn)[] => [
  ...columns.map(({ role, at }) => {
    const label = head[at] ?? null;
    return label === null
      ? { kind: 'sheet-column' as const, at: at + 1, role }
      : { kind: 'column' as const, at: at + 1, label, role };
  }),
  ...(discount === null ? [] : [{ kind: 'discount' as const, as: discount }]),
  ...(priceBase === '1' ? [] : [{ kind: 'price-base' as const, units: priceBase }]),
  ...labels.map(({ label, field, side }) => ({ kind: 'label' as const, label, field, side })),
  { kind: 'decimal-mark', mark: decimalMark },
  { kind: 'date-order', order: dateOrder },
  ...(currency === null ? [] : [{ kind: 'currency' as const, currency }]),
];
