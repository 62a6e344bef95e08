import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Bone } from '#platform/web/ui/shell/skeleton.tsx';
import type { texts } from '../texts-deviations.en.ts';
import { type LinesProps, useLines } from './deviation-lines.tsx';
import { ClaimedIn, GroupDelta, LineBox } from './deviation-parts.tsx';
import { GroupBox } from './deviation-table.tsx';
import { isClaimable } from './use-picked-lines.ts';
import styles from './claims.module.css';

const Lines = (props: LinesProps) => {
  const { deviations, picked } = props;
  const t = useText<typeof texts>('claims-deviations');
  const format = useFormat();
  const lines = useLines(props);
  if (lines.isError)
    return (
      <p className={styles.phoneline} role="alert">
        <span>{t('linesFailed')}</span>
        <Button kind="quiet" isSmall onClick={() => void lines.refetch()}>
          {t('retry')}
        </Button>
      </p>
    );
  if (lines.data === undefined)
    return (
      <div className={styles.phoneline}>
        <Bone width="60%" />
      </div>
    );
  return lines.data.map((line) => {
    const canClaim = isClaimable(line, deviations.claimed);
    const isOn = canClaim && picked.has(line.id);
    return (
      <div key={line.id} className={isOn ? `${styles.phoneline} ${styles.on}` : styles.phoneline}>
        {deviations.mayEdit && (
          <LineBox line={line} isOn={isOn} isClaimable={canClaim} onToggle={() => picked.toggle(line)} />
        )}
        <span>
          {line.invoiceDate} · {line.invoiceNumber} · {format.quantity(line.quantity, line.unit)}
          <ClaimedIn line={line} claimed={deviations.claimed} />
        </span>
        <b className="strong">{format.change(line.sumDifference, line.currency)}</b>
      </div>
    );
  });
};

/** The same articles as rows of a list, where there is no room for a table. */
export const DeviationRows = ({ deviations, picked }: Omit<LinesProps, 'row'>) => {
  const t = useText<typeof texts>('claims-deviations');
  const format = useFormat();
  return (
    <ul className="rows" aria-label={t('title')}>
      {deviations.list.rows.map((row) => (
        <li key={row.id}>
          <div className="row">
            {deviations.mayEdit && (
              <span className={styles.hit}>
                <GroupBox row={row} picked={picked} />
              </span>
            )}
            <button
              type="button"
              className={`c ${styles.phonegroup}`}
              aria-expanded={picked.isOpen(row.id)}
              onClick={() => picked.toggleOpen(row.id)}
            >
              <span className="l1">
                <b>{row.title}</b>
                <span className="strong">{format.change(row.sumDifference, row.currency)}</span>
              </span>
              <span className="l2">
                <span>
                  {row.supplierName} · {t('bought', { count: row.entries })}
                </span>
                <GroupDelta
                  row={row}
                  format={format}
                  text={`${format.plainChange(row.priceDifference)} ${format.currencyName(row.currency)}/${format.unitName(row.unit)}`}
                />
              </span>
              {row.claimable !== null && row.claimable.claims.length > 0 && (
                <span className="l3">
                  {row.claimable.claims.map(({ number }) => t('claimedIn', { number })).join(' · ')}
                </span>
              )}
              {row.comment !== null && <span className="l3">{row.comment}</span>}
            </button>
          </div>
          {picked.isOpen(row.id) && <Lines row={row} deviations={deviations} picked={picked} />}
        </li>
      ))}
    </ul>
  );
};
