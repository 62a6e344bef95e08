import type { TableReading } from './choose-table.ts';
import { closesExactly, tellsKind, tellsPrice } from './line-arithmetic.ts';
import type { LineRow } from './line-rows.ts';
import type { Doubt } from '../reading.ts';

/** What speaks against trusting the lines of a table. */
export const lineDoubts = ({ grid, assignment, rows }: TableReading): Doubt[] => {
  const kind = assignment.discount?.kind ?? 'percent';
  const roleOf = (key: string | null) => grid.columns.find((column) => column.key === key)?.role;
  const labelled =
    roleOf(assignment.quantity) === 'quantity' &&
    roleOf(assignment.price) === 'price' &&
    roleOf(assignment.sum) === 'sum';
  const { lines } = rows;
  const isKindProved = lines.some(({ numbers }) => tellsKind(numbers, kind));
  const isOpen = ({ numbers, allowance }: LineRow): boolean => {
    const { discount } = numbers;
    if (allowance !== null) return true;
    if (discount === null || discount.value.eq('0')) return false;
    return (
      roleOf(assignment.discount?.column ?? null) !== 'discount' ||
      !isKindProved ||
      !tellsPrice(numbers, kind)
    );
  };
  return [
    ...(labelled ? [] : (['columns-unlabelled'] as const)),
    ...(lines.every(({ numbers }) => numbers.quantity !== null && numbers.price !== null)
      ? []
      : (['line-incomplete'] as const)),
    ...(lines.every(({ numbers }) => closesExactly(numbers, kind)) ? [] : (['line-arithmetic'] as const)),
    ...(lines.some(isOpen) ? (['line-discount'] as const) : []),
    ...(rows.unread > 0 ? (['rows-unread'] as const) : []),
  ];
};
