import {
  type DeviationGroup,
  type DeviationLine,
  deviationsContract,
} from '#features/prices/price-monitoring/contract-deviations.ts';
import { invoicePath } from '#features/intake/documents/paths.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Bone } from '#platform/web/ui/shell/skeleton.tsx';
import type { texts } from '../texts-deviations.en.ts';
import { ClaimedIn, LineBox } from './deviation-parts.tsx';
import type { Shown } from './deviation-columns.ts';
import type { Deviations } from './use-deviations.ts';
import { isClaimable, type PickedLines } from './use-picked-lines.ts';
import styles from './claims.module.css';

export interface LinesProps {
  readonly row: DeviationGroup;
  readonly deviations: Deviations;
  readonly picked: PickedLines;
}

interface TableLinesProps extends LinesProps {
  readonly shown: Shown;
}

/** The lines of one article that the filter asks for. */
export const useLines = ({ row, deviations }: LinesProps) => {
  const query = { ...deviations.filter, articleId: row.id };
  return useCall(deviationsContract.listDeviationLines, { query });
};

const LineRow = ({
  line,
  deviations,
  picked,
  shown,
}: Omit<TableLinesProps, 'row'> & { readonly line: DeviationLine }) => {
  const t = useText<typeof texts>('claims-deviations');
  const format = useFormat();
  const canClaim = isClaimable(line, deviations.claimed);
  const isOn = canClaim && picked.has(line.id);
  const { watchedPrice, newPrice, priceDifference } = line.perBase ?? {
    ...line,
    newPrice: line.billedPrice,
    priceDifference: line.itemDifference,
  };
  const watched = watchedPrice === null ? '' : `${format.price(watchedPrice)} → `;
  return (
    <tr className={isOn ? `${styles.line} ${styles.on}` : styles.line}>
      <td>
        <span className={styles.invoice}>
          {deviations.mayEdit && (
            <LineBox line={line} isOn={isOn} isClaimable={canClaim} onToggle={() => picked.toggle(line)} />
          )}
          <a href={invoicePath(line.invoiceId, { line: line.id })}>{line.invoiceNumber}</a>
          <ClaimedIn line={line} claimed={deviations.claimed} />
        </span>
      </td>
      <td className="nowrap">{line.invoiceDate}</td>
      {shown.has('purchases') && <td className="num">{format.quantity(line.quantity, line.unit)}</td>}
      <td className="num">
        <span className="muted">{watched}</span>
        {format.price(newPrice)}
      </td>
      <td className="num">{watchedPrice === null ? '–' : format.plainChange(priceDifference)}</td>
      <td className="num strong">{format.change(line.sumDifference, line.currency)}</td>
      {shown.has('comment') && (
        <td>
          <span className="muted small">{t(line.status)}</span>
        </td>
      )}
    </tr>
  );
};

/** The lines of an unfolded article as rows of its table. */
export const DeviationLines = (props: TableLinesProps) => {
  const t = useText<typeof texts>('claims-deviations');
  const lines = useLines(props);
  if (lines.isError)
    return (
      <tr className={styles.line}>
        <td colSpan={props.shown.size}>
          <span role="alert">{t('linesFailed')}</span>{' '}
          <Button kind="quiet" isSmall onClick={() => void lines.refetch()}>
            {t('retry')}
          </Button>
        </td>
      </tr>
    );
  if (lines.data === undefined)
    return (
      <tr className={styles.line} aria-busy="true">
        <td colSpan={props.shown.size}>
          <Bone width="40%" />
        </td>
      </tr>
    );
  return lines.data.map((line) => <LineRow key={line.id} line={line} {...props} />);
};
