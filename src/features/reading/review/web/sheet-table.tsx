import { useEffect, useRef } from 'react';
import { useText } from '#platform/web/texts/i18n.ts';
import { sheetRoles } from '../contract-draft.ts';
import type { texts } from '../texts.en.ts';
import styles from './review.module.css';
import type { SheetMapping } from './use-sheet-mapping.ts';

/** Scrolls the table alone: on phones it stands above the field that has the focus. */
const showInTable = (cell: HTMLElement | null): void => {
  const table = cell?.closest('[role=region]');
  if (cell == null || table == null) return;
  const [outer, inner] = [table.getBoundingClientRect(), cell.getBoundingClientRect()];
  const beyond = (start: number, end: number): number => (start < 0 ? start : Math.max(0, end));
  table.scrollBy({
    left: beyond(inner.left - outer.left, inner.right - outer.right),
    top: beyond(inner.top - outer.top, inner.bottom - outer.bottom),
  });
};

interface SheetTableProps {
  readonly rows: readonly (readonly string[])[];
  readonly mapping: SheetMapping;
  readonly mayEdit: boolean;
  /** What is marked: a column and a row of the file, both from 0. */
  readonly cell: { readonly column: number; readonly row: number } | null;
}

/** The first rows of a table file, and over each column what it is. */
export const SheetTable = ({ rows, mapping, mayEdit, cell }: SheetTableProps) => {
  const t = useText<typeof texts>('review');
  const { columns, hasHead, choose } = mapping;
  const [head = []] = rows;
  const firstRow = hasHead ? 1 : 0;
  const marked = useRef<HTMLTableCellElement>(null);
  useEffect(() => showInTable(marked.current), [cell]);
  const columnName = (at: number) => (hasHead && head[at]) || t('column', { at: at + 1 });
  return (
    // A wide table scrolls by itself, for which the keyboard must reach it.
    <div className={styles.sheetscroll} role="region" aria-label={t('sample')} tabIndex={0}>
      <table className="table">
        <thead>
          <tr>
            {columns.map((role, at) => (
              <th key={at} scope="col">
                <span>{columnName(at)}</span>
                <select
                  className={`input${role === null ? '' : ` ${styles.chosen}`}`}
                  aria-label={t('meaningOf', { name: columnName(at) })}
                  value={role ?? ''}
                  disabled={!mayEdit}
                  onChange={({ target }) => choose(at, target.value)}
                >
                  <option value="">{t('role.none')}</option>
                  {sheetRoles.map((one) => (
                    <option key={one} value={one}>
                      {t(`role.${one}`)}
                    </option>
                  ))}
                </select>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(firstRow).map((row, line) => (
            <tr key={line}>
              {columns.map((_, at) => {
                const isMarked = cell?.row === line + firstRow && cell.column === at;
                return (
                  <td key={at} {...(isMarked ? { ref: marked, className: styles.markedcell } : {})}>
                    {row[at] ?? ''}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
