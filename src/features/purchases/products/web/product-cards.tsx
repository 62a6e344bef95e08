import type { ReactNode } from 'react';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { useAppState } from '#platform/web/session/state.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Card, Facts } from '#platform/web/ui/card.tsx';
import { RichText } from '#platform/web/ui/rich-text.tsx';
import { dealsPath } from '#features/prices/deals/paths.ts';
import { alertsPath } from '#features/prices/price-monitoring/paths.ts';
import type { ProductDetail } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { directionOf, sizeOf } from './price-words.tsx';
import { isUnderDeal } from './product-kpis.tsx';
import styles from './products.module.css';

type Pending = NonNullable<ProductDetail['pending']>;
type Deal = NonNullable<ProductDetail['deal']>;

/** What waits for a decision, and the way to it. */
export const PendingCard = ({ detail, pending }: { detail: ProductDetail; pending: Pending }) => {
  const t = useText<typeof texts>('products');
  const format = useFormat();
  const isReporter = useAppState((state) => state.selectedUnit?.role === 'reporter');
  const { product } = detail;
  const direction = directionOf(pending.extra);
  const isDeal = isUnderDeal(detail);
  const title = {
    up: isDeal ? 'aboveDeal' : 'newPrice',
    down: isDeal ? 'belowDeal' : 'cheaper',
    flat: 'newPrice',
  };
  const sentence = { up: 'tooMuch', down: 'spared', flat: 'even' } as const;
  const text = t(sentence[direction], {
    count: pending.entries,
    date: format.date(pending.since),
    amount: format.money(sizeOf(pending.extra), product.currency),
  });
  return (
    <Card
      title={t(title[direction] as 'newPrice')}
      className={`waiting ${styles.pending} ${styles.sidecard}`}
    >
      <p>
        <RichText text={text} />
      </p>
      {!isReporter && (
        <ButtonLink kind="primary" isBlock href={alertsPath({ article: product.id })}>
          {t('decide')}
        </ButtonLink>
      )}
    </Card>
  );
};

/** What was agreed, for how long, and how many of the range's purchases followed it. */
export const DealCard = ({ detail, deal }: { detail: ProductDetail; deal: Deal }) => {
  const t = useText<typeof texts>('products');
  const format = useFormat();
  const { product, purchases } = detail;
  const covered = purchases.filter(
    ({ date, quantity }) =>
      !quantity.startsWith('-') && date >= deal.validFrom && (deal.validTo === null || date <= deal.validTo),
  );
  const followed = covered.filter(({ itemDiff }) => itemDiff === null || directionOf(itemDiff) !== 'up');
  const facts: (readonly [string, ReactNode])[] = [
    [t('price'), format.unitPrice(deal.price, product.currency, product.unit)],
    [
      t('valid'),
      deal.validTo === null
        ? t('fromDate', { date: format.date(deal.validFrom) })
        : format.range(deal.validFrom, deal.validTo),
    ],
  ];
  if (deal.marketPriced) facts.push([t('marketPriced'), t('informs')]);
  else if (covered.length > 0) {
    facts.push([t('followed'), t('followedOf', { followed: followed.length, total: covered.length })]);
  }
  return (
    <Card title={t('dealTitle')} className={styles.sidecard}>
      <Facts facts={facts} />
      <ButtonLink kind="quiet" isSmall href={dealsPath({ deal: deal.id })}>
        {t('openDeal')}
      </ButtonLink>
    </Card>
  );
};
