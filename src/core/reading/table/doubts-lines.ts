import type { Assignment } from './assignment.ts';
import type { TableReading } from './choose-table.ts';
import type { Grid, GridRow } from './grid.ts';
import { closesExactly, type LineNumbers, tellsKind, tellsNetPrice, tellsPrice } from './line-arithmetic.ts';
import type { LineRow } from './line-rows.ts';
import type { Doubt } from '../reading.ts';

const wanted = ['quantity', 'price', 'sum'] as const;

/**
 * Whether it is told which columns hold quantity, price and sum: by their labels, or by those of two of them, which leave the
 * third no other value where each line closes. A column that another label calls so must not stand beside.
 */
const areTold = ({ columns }: Grid, assignment: Assignment): boolean => {
  const untold = wanted.filter((role) => columns.find(({ key }) => key === assignment[role])?.role !== role);
  const [missing] = untold;
  if (missing === undefined) return true;
  const own = columns.find(({ key }) => key === assignment[missing]);
  return (
    untold.length === 1 &&
    own !== undefined &&
    own.role !== 'discount' &&
    own.role !== 'vat' &&
    // What is called boxes or weight may be the quantity, and is no price.
    !(missing === 'price' && own.role === 'other') &&
    !columns.some(({ role, count }) => role === missing && count > 0)
  );
};

/** Whether a row prints beside its figures what one unit costs without the discount. */
const hasNetPrice = (row: GridRow | undefined, numbers: LineNumbers): boolean =>
  row?.numbers.some(
    (token) => token !== numbers.sum && token !== numbers.quantity && tellsNetPrice(numbers, token),
  ) === true;

/** What speaks against trusting the lines of a table. */
export const lineDoubts = ({ grid, assignment, rows }: TableReading): Doubt[] => {
  const kind = assignment.discount?.kind ?? 'percent';
  const roleOf = (key: string | null) => grid.columns.find((column) => column.key === key)?.role;
  const { lines } = rows;
  const labelled = areTold(grid, assignment);
  // A discount that is printed with its sign is of that kind, whatever else would close.
  const isSigned =
    kind === 'percent' &&
    lines.every(
      ({ numbers: { discount } }) => discount === null || discount.value.eq('0') || discount.percent,
    );
  // A label of per cent says so of each discount below it.
  const isSaid =
    kind === 'percent' &&
    roleOf(assignment.discount?.column ?? null) === 'discount' &&
    grid.rows.every(({ header }) => {
      const labels = header.columns.filter(({ role }) => role === 'discount');
      return labels.length === 1 && labels[0]?.isPercent === true;
    });
  const isKindProved = isSigned || isSaid || lines.some(({ numbers }) => tellsKind(numbers, kind));
  // The head says that discounts stand below prices.
  const isBeneath =
    assignment.discount === null &&
    grid.rows.every(({ header }) =>
      header.columns.some(({ role, beneath }) => role === 'price' && beneath === 'discount'),
    );
  const isOpen = ({ at, numbers, allowance }: LineRow): boolean => {
    const { discount } = numbers;
    if (allowance !== null) return true;
    if (discount === null || discount.value.eq('0')) return false;
    return (
      (roleOf(assignment.discount?.column ?? null) !== 'discount' && !isBeneath) ||
      !isKindProved ||
      !(tellsPrice(numbers, kind) || (kind === 'percent' && hasNetPrice(grid.rows[at], numbers)))
    );
  };
  // Any quantity makes nothing of no price: of two it is open which is meant.
  const isOpenAtNothing = ({ at, numbers: { sum, price } }: LineRow): boolean =>
    sum.value.eq('0') &&
    price?.value.eq('0') === true &&
    (grid.rows[at]?.columns.get(assignment.quantity ?? '') ?? []).length > 1;
  return [
    ...(labelled ? [] : (['columns-unlabelled'] as const)),
    ...(lines.every(({ numbers }) => numbers.quantity !== null && numbers.price !== null)
      ? []
      : (['line-incomplete'] as const)),
    ...(lines.every(({ numbers }) => closesExactly(numbers, kind)) && !lines.some(isOpenAtNothing)
      ? []
      : (['line-arithmetic'] as const)),
    ...(lines.some(isOpen) || rows.isAllowanceLoose === true ? (['line-discount'] as const) : []),
    ...(rows.unread > 0 ? (['rows-unread'] as const) : []),
  ];
};
