import { decimal } from '#core/values/decimal.ts';
import { dealsPath } from '#features/prices/deals/paths.ts';
import { productPath } from '#features/purchases/products/paths.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useMayEdit } from '#platform/web/session/state.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { radarContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import styles from './radar.module.css';

const Share = () => {
  const t = useText<typeof texts>('radar');
  const format = useFormat();
  const { data } = useCall(radarContract.readLoyalty, {});
  // A line more about the deals: where it cannot be told, the deals are shown without it.
  if (data === undefined || data.percent === null) return null;
  const { percent, under, beside, besides, currency } = data;
  const all = format.total(decimal(under).plus(beside).toFixed(), currency);
  if (besides.length === 0) return <p className="small muted">{t('loyaltyAll', { sum: all })}</p>;
  return (
    <details className={styles.loyalty}>
      <summary className="small">
        <b>{t('loyalty')}</b> {t('loyaltyShare', { percent: format.share(percent), sum: all })},{' '}
        {t('loyaltyBeside', { sum: format.total(beside, currency) })}
      </summary>
      <ul className={styles.rows}>
        {besides.map(({ articleId, name, supplierName, sum, dealId, dealTitle, dealSupplier }) => (
          <li key={articleId} className="small">
            <a href={productPath(articleId)}>{name}</a> ·{' '}
            {t('besideDeal', { sum: format.total(sum, currency), supplier: supplierName, dealSupplier })}{' '}
            <a href={dealsPath({ deal: dealId })}>{dealTitle}</a>
          </li>
        ))}
      </ul>
    </details>
  );
};

/** Do we buy where we have agreed to? For who may see all of a unit's purchases. */
export const DealLoyalty = () => (useMayEdit() ? <Share /> : null);
