import { type ListRow, RowLines } from './row-lines.tsx';
import { RowTick, type RowTicks } from './tick-column.tsx';
import { Bone } from '../shell/skeleton.tsx';

interface RowListProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly rowHref?: ((row: Row) => string) | undefined;
  readonly listRow: (row: Row) => ListRow;
  readonly ticks?: RowTicks<Row> | undefined;
  readonly hasBones?: boolean;
}

/** Rows as a list, each one link when it leads somewhere. */
export const RowList = <Row,>(props: RowListProps<Row>) => {
  const { label, rows, rowKey, rowHref, listRow, ticks, hasBones } = props;
  return (
    <ul className="rows" aria-label={label}>
      {rows.map((row) => (
        <li key={rowKey(row)}>
          {ticks !== undefined && <RowTick row={row} rowKey={rowKey} ticks={ticks} />}
          {rowHref === undefined ? (
            <div className="row">
              <RowLines {...listRow(row)} />
            </div>
          ) : (
            <a className="row" href={rowHref(row)} data-row-link>
              <RowLines {...listRow(row)} />
            </a>
          )}
        </li>
      ))}
      {hasBones &&
        [0, 1, 2, 3, 4].map((index) => (
          <li key={index}>
            <div className="row">
              <div className="c bones">
                <Bone width="60%" height={14} />
                <Bone width="40%" />
              </div>
            </div>
          </li>
        ))}
    </ul>
  );
};
