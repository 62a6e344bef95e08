import { Fragment } from 'react';
import type { DeviationGroup, DeviationLine } from '#features/prices/price-monitoring/contract-deviations.ts';
import type { Formats } from '#platform/web/formats/format.ts';
import { type TextOf, useText } from '#platform/web/texts/i18n.ts';
import { type Direction, PriceDelta } from '#platform/web/ui/price-delta.tsx';
import { claimPath } from '../paths.ts';
import type { texts } from '../texts-deviations.en.ts';
import type { Deviations } from './use-deviations.ts';
import styles from './claims.module.css';

type Words = TextOf<typeof texts>;

const directionOf = (difference: string): Direction =>
  /^-?0*(\.0*)?$/.test(difference) ? 'flat' : difference.startsWith('-') ? 'down' : 'up';

/** Where the price that it is compared with comes from: `kr/kg · avtal`. */
export const basisText = (t: Words, format: Formats, row: DeviationGroup): string => {
  const source = row.kind === 'unit' ? t('basisUnit') : t(row.isOfDeal ? 'basisDeal' : 'basisInvoiced');
  return `${format.currencyName(row.currency)}/${format.unitName(row.perBase?.baseUnit ?? row.unit)} · ${source}`;
};

/** The change in percent, by shape, sign and colour. */
export const GroupDelta = ({
  row,
  format,
  text,
}: {
  row: DeviationGroup;
  format: Formats;
  text?: string;
}) => {
  const t = useText<typeof texts>('claims-deviations');
  if (row.changePercent === null)
    return <PriceDelta direction="flat" text={t('newUnit')} sentence={t('newUnit')} />;
  const change = format.percentChange(row.changePercent);
  const direction = directionOf(row.priceDifference);
  const amount = change.replace(/^[+−-]/, '');
  const sentence = t(direction === 'down' ? 'cheaperBy' : 'dearerBy', { change: amount });
  return <PriceDelta direction={direction} text={text ?? change} sentence={sentence} />;
};

/** A line's box, or why there is none to tick; nothing for who may only look. */
export const LineBox = (props: {
  readonly line: DeviationLine;
  readonly isOn: boolean;
  readonly isClaimable: boolean;
  readonly onToggle: () => void;
}) => {
  const t = useText<typeof texts>('claims-deviations');
  const { line, isOn, isClaimable, onToggle } = props;
  return (
    <input
      className="check"
      type="checkbox"
      aria-label={t('pickLine', { number: line.invoiceNumber, date: line.invoiceDate })}
      checked={isOn && isClaimable}
      disabled={!isClaimable}
      onChange={onToggle}
    />
  );
};

interface InClaimProps {
  readonly claimId: string;
  readonly number: string;
}

const InClaim = ({ claimId, number }: InClaimProps) => {
  const t = useText<typeof texts>('claims-deviations');
  return (
    <a className={styles.claimedin} href={claimPath(claimId)}>
      {t('claimedIn', { number })}
    </a>
  );
};

/** Who sells an article, and the claims that its lines stand in. */
export const GroupDetail = ({ row }: { row: DeviationGroup }) => (
  <>
    {row.supplierName}
    {row.claimable?.claims.map(({ id, number }) => (
      <Fragment key={id}>
        {' · '}
        <InClaim claimId={id} number={number} />
      </Fragment>
    ))}
  </>
);

/** The claim that a line stands in: `Krävd i K-2026-011`. */
export const ClaimedIn = ({ line, claimed }: { line: DeviationLine; claimed: Deviations['claimed'] }) => {
  const claim = claimed?.get(line.id);
  return claim === undefined ? null : <InClaim claimId={claim.claimId} number={claim.number} />;
};
