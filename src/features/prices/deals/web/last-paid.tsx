import { watchedArticlePath } from '#features/prices/price-monitoring/paths.ts';
import type { Formats } from '#platform/web/formats/format.ts';
import { PriceDelta } from '#platform/web/ui/price-delta.tsx';
import type { FollowedDeal } from '../contract-list.ts';
import { changeOf, type Words } from './deal-words.ts';
import styles from './deals.module.css';

/** Where the goods of an unused deal are bought, and for what price. */
const Elsewhere = ({ deal, t, format }: { deal: FollowedDeal; t: Words; format: Formats }) => {
  const { elsewhere, currency } = deal;
  if (elsewhere === null) return <span className="muted">–</span>;
  return (
    <a
      className={`${styles.two} muted`}
      href={watchedArticlePath(elsewhere.articleId)}
      title={elsewhere.name}
    >
      <span>{t('boughtFrom', { supplier: elsewhere.supplierName })}</span>
      <small>{format.unitPrice(elsewhere.price, currency, elsewhere.unit)}</small>
    </a>
  );
};

/** The price that was paid last under a deal, or where its goods are bought instead. */
export const LastPaid = ({ deal, t, format }: { deal: FollowedDeal; t: Words; format: Formats }) => {
  if (deal.isUnused) return <Elsewhere deal={deal} t={t} format={format} />;
  const change = changeOf(deal);
  if (change === null || deal.last === null) return <span className="muted">–</span>;
  const { direction, percent } = change;
  const words = { up: 'dearer', down: 'cheaper', flat: 'same' } as const;
  const isBreach = deal.followed < deal.lines && direction === 'up' && !deal.marketPriced;
  return (
    <span className={styles.two}>
      <span className={isBreach ? `strong ${styles.breach}` : 'strong'}>{format.price(deal.last.price)}</span>
      <PriceDelta
        direction={direction}
        {...(direction === 'flat' ? {} : { text: format.percentChange(percent) })}
        sentence={t(words[direction], { percent: format.percent(percent.replace('-', '')) })}
      />
    </span>
  );
};
