import type { ReactNode } from 'react';
import { Bone } from './skeleton.tsx';

export interface ListRow {
  readonly lead?: ReactNode;
  readonly title: ReactNode;
  readonly value?: ReactNode;
  readonly detail?: ReactNode;
  readonly note?: ReactNode;
}

interface RowListProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly rowHref?: ((row: Row) => string) | undefined;
  readonly listRow: (row: Row) => ListRow;
  readonly hasBones?: boolean;
}

/** Two lines a row: title and value, detail and note. */
export const RowLines = ({ lead, title, value, detail, note }: ListRow) => (
  <>
    {lead}
    <div className="c">
      <div className="l1">
        <b>{title}</b>
        <span className="strong">{value}</span>
      </div>
      <div className="l2">
        <span>{detail}</span>
        <span>{note}</span>
      </div>
    </div>
  </>
);

/** Rows as a list, each one link when it leads somewhere. */
export const RowList = <Row,>({ label, rows, rowKey, rowHref, listRow, hasBones }: RowListProps<Row>) => (
  <ul className="rows" aria-label={label}>
    {rows.map((row) => (
      <li key={rowKey(row)}>
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
