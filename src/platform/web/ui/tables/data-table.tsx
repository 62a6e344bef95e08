import { ArrowDown, ArrowUp } from 'lucide-react';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { useIsAtLeast } from '../shell/breakpoint.ts';
import { Icon } from '../icon.tsx';
import { RowList } from './row-list.tsx';
import type { ListRow } from './row-lines.tsx';
import { type RowTicks, tickColumn } from './tick-column.tsx';
import { useRowKeys } from './row-keys.ts';
import { useFittingColumns } from './use-fitting-columns.ts';
import { Bone, useSkeleton } from '../shell/skeleton.tsx';
import { type Paging, TableFoot } from './table-foot.tsx';

export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly isNumeric?: boolean;
  /** 1 always, 2 from md, 3 from lg; where there is less room, 3 gives way first, then 2. */
  readonly priority?: 1 | 2 | 3;
  /** The server's name of this column in `sort`; without it the column does not sort. */
  readonly sortKey?: string;
  /** A header that only screen readers need. */
  readonly isHeaderHidden?: boolean;
  /** Shown in the place of the header. */
  readonly head?: ReactNode;
  /** What the whole selection comes to, under the rows. */
  readonly sum?: ReactNode;
}

export interface Sort {
  readonly by: string;
  readonly direction: 'asc' | 'desc';
}

export interface DataTableProps<Row> {
  readonly label: string;
  /** The first column carries the row's link (`<Duo href>`). */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly rowHref?: (row: Row) => string;
  /** The same row below 600 px. */
  readonly listRow: (row: Row) => ListRow;
  readonly selectedKey?: string | null;
  /** Rows can be ticked, by `x` too. */
  readonly ticks?: RowTicks<Row> | undefined;
  readonly sort?: Sort;
  readonly onSort?: (sort: Sort) => void;
  readonly paging?: Paging;
  /** The first load only: a background refetch keeps the rows. */
  readonly isLoading?: boolean;
  /** Shown in place of rows when there are none. */
  readonly empty?: ReactNode;
  readonly isDense?: boolean;
  /** A person has chosen these columns: none gives way, and what does not fit is scrolled to. */
  readonly keepsColumns?: boolean;
  /** `reading`: still being filled in; `open`: waits for a decision; `bad`: is wrong. */
  readonly rowTone?: (row: Row) => 'reading' | 'open' | 'bad' | undefined;
  /** What is shown under a row, across all columns; null for rows without. */
  readonly expansion?: (row: Row) => ReactNode;
  /** Rows of sums (`<tr>`s), under the others. */
  readonly sums?: ReactNode;
  /** What closes the card, also when there are no rows. */
  readonly foot?: ReactNode;
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

const HeaderCell = <Row,>({
  column,
  sort,
  onSort,
}: { column: Column<Row> } & Pick<DataTableProps<Row>, 'sort' | 'onSort'>) => {
  const { sortKey } = column;
  const sorted = sortKey !== undefined && sort?.by === sortKey ? sort.direction : null;
  const toggle = () => {
    if (sortKey !== undefined) onSort?.({ by: sortKey, direction: sorted === 'desc' ? 'asc' : 'desc' });
  };
  return (
    <th
      scope="col"
      className={cellClass(column)}
      {...(sorted === null ? {} : { 'aria-sort': ariaSort[sorted] })}
    >
      {column.head !== undefined ? (
        column.head
      ) : sortKey === undefined || onSort === undefined ? (
        <span className={column.isHeaderHidden ? 'visually-hidden' : ''}>{column.header}</span>
      ) : (
        <button type="button" onClick={toggle}>
          {column.header}
          {sorted !== null && <Icon of={sorted === 'asc' ? ArrowUp : ArrowDown} />}
        </button>
      )}
    </th>
  );
};

const cellClass = <Row,>({ isNumeric, priority = 1 }: Column<Row>): string =>
  [isNumeric && 'num', priority > 1 && `p${priority}`].filter(Boolean).join(' ');

/** Follows the row's own link, unless something inside the row was pressed. */
const followRow = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
  if (target instanceof Element && target.closest('a, button, input, label') !== null) return;
  if (getSelection()?.isCollapsed === false) return;
  currentTarget.querySelector<HTMLElement>('[data-row-link]')?.click();
};

interface BodyRowProps<Row> {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  readonly table: DataTableProps<Row>;
}

const BodyRow = <Row,>({ row, columns, table }: BodyRowProps<Row>) => {
  const { rowKey, rowHref, rowTone, expansion, selectedKey } = table;
  const isSelected = rowKey(row) === selectedKey;
  const tone = rowTone?.(row);
  const below = expansion?.(row) ?? null;
  return (
    <>
      <tr
        className={[rowHref && 'pressable', isSelected && 'sel', tone, below !== null && 'hasmore']
          .filter(Boolean)
          .join(' ')}
        onClick={rowHref && followRow}
        {...(isSelected ? { 'aria-current': 'true' as const } : {})}
      >
        {columns.map((column) => (
          <td key={column.id} className={cellClass(column)}>
            {column.cell(row)}
          </td>
        ))}
      </tr>
      {below !== null && (
        <tr className={['exp', tone].filter(Boolean).join(' ')}>
          <td colSpan={columns.length}>{below}</td>
        </tr>
      )}
    </>
  );
};

/** A real table from 600 px up, a list of the same rows below. Sorting and paging are the server's. */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const { label, rows, rowKey, rowHref, listRow, selectedKey, sort, onSort, paging, empty, isDense } = props;
  const { ticks } = props;
  const root = useRef<HTMLDivElement>(null);
  const all: readonly Column<Row>[] =
    ticks === undefined ? props.columns : [tickColumn(ticks, rows, rowKey), ...props.columns];
  const { shown: columns, scrolls } = useFittingColumns(root, all, props.keepsColumns === true, rows);
  const isTable = useIsAtLeast('sm');
  const isWaiting = props.isLoading === true;
  const hasBones = useSkeleton(isWaiting);
  useRowKeys(root, selectedKey ?? null, ticks !== undefined);
  const isEmpty = rows.length === 0 && !isWaiting && !hasBones;
  const bones = hasBones && rows.length === 0;
  return (
    <div className="tablecard" ref={root} aria-busy={isWaiting}>
      {isTable && !(isEmpty && empty !== undefined) && (
        <div
          className={scrolls ? 'tablescroll on' : 'tablescroll'}
          {...(scrolls ? { tabIndex: 0, role: 'region', 'aria-label': label } : {})}
        >
          <table className={isDense ? 'table dense' : 'table'} aria-label={label}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <HeaderCell
                    key={column.id}
                    column={column}
                    {...(sort ? { sort } : {})}
                    {...(onSort ? { onSort } : {})}
                  />
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <BodyRow key={rowKey(row)} row={row} table={props} columns={columns} />
              ))}
              {bones &&
                Array.from({ length: 6 }, (_, index) => (
                  <tr key={index}>
                    {columns.map((column, place) => (
                      <td key={column.id} className={cellClass(column)}>
                        <Bone width={place === 0 ? '70%' : '50%'} height={14} />
                      </td>
                    ))}
                  </tr>
                ))}
            </tbody>
            {props.sums !== undefined && <tfoot>{props.sums}</tfoot>}
            {rows.length > 0 && columns.some(({ sum }) => sum !== undefined) && (
              <tfoot>
                <tr>
                  {columns.map((column) => (
                    <td key={column.id} className={cellClass(column)}>
                      {column.sum}
                    </td>
                  ))}
                </tr>
              </tfoot>
            )}
          </table>
        </div>
      )}
      {!isTable && (
        <RowList
          label={label}
          rows={rows}
          rowKey={rowKey}
          listRow={listRow}
          rowHref={rowHref}
          ticks={ticks}
          hasBones={bones}
        />
      )}
      {isEmpty && empty}
      {paging && rows.length > 0 && <TableFoot shown={rows.length} {...paging} />}
      {props.foot}
    </div>
  );
};
