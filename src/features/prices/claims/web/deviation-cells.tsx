import type { DeviationGroup } from '#features/prices/price-monitoring/contract-deviations.ts';
import { alertsPath } from '#features/prices/price-monitoring/paths.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useMayEdit } from '#platform/web/session/state.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Missing } from '#platform/web/ui/price-marks.tsx';
import type { texts } from '../texts-deviations.en.ts';
import { basisText, GroupDelta } from './deviation-parts.tsx';
import type { Shown } from './deviation-columns.ts';
import styles from './claims.module.css';

/** What an article's row says after its name. */
export const GroupCells = ({ row, shown }: { row: DeviationGroup; shown: Shown }) => {
  const mayEdit = useMayEdit();
  const t = useText<typeof texts>('claims-deviations');
  const format = useFormat();
  const { watchedPrice, newPrice, priceDifference } = row.perBase ?? row;
  const watched = watchedPrice === null ? '' : `${format.price(watchedPrice)} → `;
  return (
    <>
      <td className="nowrap">
        {row.firstDate}
        <br />
        <span className={styles.later}>{row.lastDate}</span>
      </td>
      {shown.has('purchases') && <td className="num">{format.number(String(row.entries))}</td>}
      <td className="num">
        <span className={styles.later}>{watched}</span>
        {format.price(newPrice)}
        <small>{basisText(t, format, row)}</small>
      </td>
      <td className="num">
        {watchedPrice === null ? <Missing label={t('missing')} /> : format.plainChange(priceDifference)}
        <small>
          <GroupDelta row={row} format={format} />
        </small>
      </td>
      <td className="num">
        {format.change(row.sumDifference, row.currency)}
        {row.yearlyImpact !== null && (
          <small>
            {t('perYear', { amount: format.totalChange(row.yearlyImpact, row.currency) })}
            {row.isEstimated && ` ${t('estimated')}`}
          </small>
        )}
      </td>
      {shown.has('comment') && (
        <td>
          {row.comment !== null ? (
            <span className={styles.comment}>{row.comment}</span>
          ) : mayEdit && row.status === 'UNRESOLVED' ? (
            <a className="small" href={alertsPath({ article: row.id })}>
              {t('decide')}
            </a>
          ) : (
            <span className="muted small">{t(row.status)}</span>
          )}
        </td>
      )}
    </>
  );
};
