import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { PriceDelta } from '#platform/web/ui/price-delta.tsx';
import { decimal, fixed } from '#core/values/decimal.ts';
import type { AlertGroup, AlertStatus } from '../contract-alerts.ts';
import type { texts } from '../texts.en.ts';
import { changeSentence } from './change-words.ts';
import { directionOf } from './direction.ts';
import styles from './price-why.module.css';

interface AlertHeadProps {
  readonly group: AlertGroup;
  readonly status: AlertStatus;
}

/** What a price change costs: kronor a year with what they are made of, the change per unit, and what it has cost so far. */
export const AlertHead = ({ group, status }: AlertHeadProps) => {
  const t = useText<typeof texts>('price-monitoring');
  const format = useFormat();
  const { currency, unit, yearlyImpact } = group;
  const change = group.perBase?.priceDifference ?? group.priceDifference;
  const per = format.unitName(group.perBase?.baseUnit ?? unit);
  const made = t('yearlyOf', {
    difference: format.unitPrice(group.priceDifference, currency, unit),
    quantity: format.quantity(group.yearlyQuantity, unit),
  });
  return (
    <div className={styles.year}>
      {yearlyImpact !== null && (
        <div>
          <span className="figure medium summed">
            {format.number(fixed(decimal(yearlyImpact), 0))}{' '}
            <span className="unit">{t('perYearUnit', { currency: format.currencyName(currency) })}</span>
          </span>
          <p className={styles.made}>{group.isEstimated ? `${made}, ${t('estimated')}` : made}</p>
        </div>
      )}
      <p className={styles.rise}>
        {group.watchedPrice === null ? (
          <span className="strong">{format.unitPrice(group.newPrice, currency, unit)}</span>
        ) : (
          <PriceDelta
            direction={directionOf(group.priceDifference)}
            text={`${format.change(change, currency)}/${per}`}
            sentence={changeSentence(t, format, group, status)}
          />
        )}
        <small>
          {group.watchedPrice !== null && `${format.percentChange(group.changePercent)} · `}
          {t('soFar', { amount: format.money(group.sumDifference, currency) })}
        </small>
      </p>
    </div>
  );
};
