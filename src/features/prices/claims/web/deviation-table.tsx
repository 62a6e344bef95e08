import { ArrowDown, ArrowUp, ChevronDown, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import type { DeviationGroup } from '#features/prices/price-monitoring/contract-deviations.ts';
import { alertsPath } from '#features/prices/price-monitoring/paths.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { categoryIcon } from '#platform/web/ui/category-icon.tsx';
import { Duo } from '#platform/web/ui/duo.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { Plate } from '#platform/web/ui/plate.tsx';
import { useFittingColumns } from '#platform/web/ui/tables/use-fitting-columns.ts';
import { useRowKeys } from '#platform/web/ui/tables/row-keys.ts';
import type { texts } from '../texts-deviations.en.ts';
import { GroupDetail } from './deviation-parts.tsx';
import { GroupCells } from './deviation-cells.tsx';
import { columns, type Shown } from './deviation-columns.ts';
import { DeviationLines } from './deviation-lines.tsx';
import type { Deviations } from './use-deviations.ts';
import type { PickedLines } from './use-picked-lines.ts';
import styles from './claims.module.css';

interface RowsProps {
  readonly deviations: Deviations;
  readonly picked: PickedLines;
}

/** The article's box: on when any of its lines is ticked, with a stroke while others could be. */
export const GroupBox = ({ row, picked }: { row: DeviationGroup; picked: PickedLines }) => {
  const t = useText<typeof texts>('claims-deviations');
  const count = picked.countOf(row.id);
  return (
    <input
      className="check"
      type="checkbox"
      aria-label={t('pickGroup', { title: row.title })}
      checked={count > 0}
      disabled={row.claimable?.lines === 0}
      onChange={() => void picked.toggleGroup(row)}
    />
  );
};

/** Opens and closes the lines of an article. */
export const Unfold = ({ row, picked }: { row: DeviationGroup; picked: PickedLines }) => {
  const t = useText<typeof texts>('claims-deviations');
  const isOpen = picked.isOpen(row.id);
  return (
    <button
      type="button"
      className={styles.unfold}
      aria-expanded={isOpen}
      aria-label={t(isOpen ? 'hideLines' : 'showLines', { title: row.title })}
      onClick={() => picked.toggleOpen(row.id)}
    >
      <Icon of={isOpen ? ChevronDown : ChevronRight} size={16} />
    </button>
  );
};

interface HeadProps {
  readonly deviations: Deviations;
  readonly shown: Shown;
}

const Head = ({ deviations: { sort, change }, shown }: HeadProps) => {
  const t = useText<typeof texts>('claims-deviations');
  const there = columns.filter(({ id }) => shown.has(id));
  return (
    <tr>
      {there.map(({ id, className, sortKey }) => {
        const way = sortKey !== null && sort.by === sortKey ? sort.direction : null;
        return (
          <th
            key={id}
            scope="col"
            className={className}
            {...(way === null ? {} : { 'aria-sort': way === 'asc' ? 'ascending' : 'descending' })}
          >
            {sortKey === null ? (
              t(id)
            ) : (
              <button
                type="button"
                onClick={() => change({ sort: sortKey, dir: way === 'desc' ? 'asc' : 'desc' })}
              >
                {t(id)}
                {way !== null && <Icon of={way === 'asc' ? ArrowUp : ArrowDown} />}
              </button>
            )}
          </th>
        );
      })}
    </tr>
  );
};

/** Articles with their deviations, each with its lines under it when it is unfolded. */
export const DeviationTable = ({ deviations, picked }: RowsProps) => {
  const t = useText<typeof texts>('claims-deviations');
  const format = useFormat();
  const root = useRef<HTMLDivElement>(null);
  const { list, mayEdit } = deviations;
  const named = columns.map((column) => ({ ...column, header: t(column.id) }));
  const fit = useFittingColumns(root, named, false, list.rows);
  const shown: Shown = new Set(fit.shown.map(({ id }) => id));
  useRowKeys(root, null, mayEdit);
  const sums = list.first?.sums;
  return (
    <div
      className={fit.scrolls ? 'tablescroll on' : 'tablescroll'}
      ref={root}
      {...(fit.scrolls ? { tabIndex: 0, role: 'region', 'aria-label': t('title') } : {})}
    >
      <table className={`table ${styles.deviations}`} aria-label={t('title')}>
        <thead>
          <Head deviations={deviations} shown={shown} />
        </thead>
        <tbody>
          {list.rows.flatMap((row) => [
            <tr key={row.id} className={styles.group}>
              <th scope="row">
                <span className={styles.lead}>
                  {mayEdit && <GroupBox row={row} picked={picked} />}
                  <Unfold row={row} picked={picked} />
                  <Duo
                    lead={<Plate icon={categoryIcon(row.category)} />}
                    title={row.title}
                    detail={<GroupDetail row={row} />}
                    href={alertsPath({
                      article: row.id,
                      status: row.status === 'UNRESOLVED' ? null : row.status,
                    })}
                  />
                </span>
              </th>
              <GroupCells row={row} shown={shown} />
            </tr>,
            picked.isOpen(row.id) && (
              <DeviationLines
                key={`${row.id} lines`}
                row={row}
                deviations={deviations}
                picked={picked}
                shown={shown}
              />
            ),
          ])}
        </tbody>
        {sums !== undefined && (
          <tfoot>
            <tr>
              <td colSpan={2}>{t('articles', { count: list.total })}</td>
              {shown.has('purchases') && <td className="num">{format.number(String(sums.entries))}</td>}
              <td className="num" colSpan={3}>
                <span className="summed">{format.change(sums.sum, sums.currency)}</span>
              </td>
              {shown.has('comment') && (
                <td>
                  <span className="muted small">{t('exclVat')}</span>
                </td>
              )}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
};
