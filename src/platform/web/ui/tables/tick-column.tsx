import { TickBox } from './tick-box.tsx';
import type { Ticks } from './use-ticks.ts';

/** The ticks of a table with their words. */
export interface RowTicks<Row> extends Ticks {
  readonly label: (row: Row) => string;
  readonly allLabel: string;
}

interface RowTickProps<Row> {
  readonly row: Row;
  readonly rowKey: (row: Row) => string;
  readonly ticks: RowTicks<Row>;
}

/** The box of one row. */
export const RowTick = <Row,>({ row, rowKey, ticks }: RowTickProps<Row>) => (
  <TickBox
    isOfRow
    label={ticks.label(row)}
    isOn={ticks.keys.has(rowKey(row))}
    onTick={(isRange) => ticks.tick(rowKey(row), isRange)}
  />
);

/** The column of boxes; the one above it ticks all rows that are shown, or none. */
export const tickColumn = <Row,>(
  ticks: RowTicks<Row>,
  rows: readonly Row[],
  rowKey: (row: Row) => string,
) => {
  const areAll = rows.length > 0 && ticks.keys.size === rows.length;
  return {
    id: 'tick',
    header: ticks.allLabel,
    head: (
      <TickBox
        label={ticks.allLabel}
        isOn={areAll}
        isPartly={ticks.keys.size > 0 && !areAll}
        onTick={() => ticks.tickOnly(areAll ? [] : rows.map(rowKey))}
      />
    ),
    cell: (row: Row) => <RowTick row={row} rowKey={rowKey} ticks={ticks} />,
  };
};
