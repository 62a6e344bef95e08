import { decimal } from '#core/values/decimal.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import type { MenuPeriod } from '#platform/web/formats/period.ts';
import { type Kpi, KpiStrip } from '#platform/web/ui/tables/figures.tsx';
import { PriceDelta } from '#platform/web/ui/price-delta.tsx';
import { Marked, Missing } from '#platform/web/ui/price-marks.tsx';
import type { ProductDetail } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { directionOf, everyOf, priceUnit, sizeOf } from './price-words.tsx';
import styles from './products.module.css';

/** Whether a deal's price is what is watched; a market-priced one only informs. */
export const isUnderDeal = ({ watchedSource }: ProductDetail): boolean => watchedSource === 'deal';

const differenceOf = (price: string, reference: string): string =>
  decimal(price).minus(decimal(reference)).toFixed();

const AgainstWatched = ({ detail, latest }: { detail: ProductDetail; latest: string }) => {
  const t = useText<typeof texts>('products');
  const format = useFormat();
  const { product, watchedPrice } = detail;
  const difference = differenceOf(latest, watchedPrice);
  const direction = directionOf(difference);
  const isDeal = isUnderDeal(detail);
  if (direction === 'flat') return t(isDeal ? 'asAgreed' : 'asWatched');
  const text = format.change(difference, product.currency);
  const percent = format.percent(
    sizeOf(decimal(difference).times('100').div(decimal(watchedPrice)).toFixed(4)),
  );
  const sentence = t(direction, {
    percent,
    from: format.price(watchedPrice),
    to: format.unitPrice(latest, product.currency, product.unit),
  });
  return (
    <>
      <PriceDelta
        direction={direction}
        text={text}
        sentence={detail.pending === null ? sentence : t('waits', { sentence })}
      />{' '}
      {t(isDeal ? 'againstDeal' : 'againstWatched')}
    </>
  );
};

/** The five figures of a product. */
export const ProductKpis = ({ detail, period }: { detail: ProductDetail; period: MenuPeriod }) => {
  const t = useText<typeof texts>('products');
  const format = useFormat();
  const { product, deal, marketBand, bands, pending, watchedPrice } = detail;
  const unit = priceUnit(product, format);
  const span = t(`span.${period}`);
  const latest = pending?.newPrice ?? product.last;
  const until = deal === null || deal.validTo === null ? null : format.dateInFull(deal.validTo);
  const market = (): Kpi => {
    const label = t('marketAverage');
    if (marketBand === null || marketBand.state !== 'shown') {
      const why = bands === 'shown' ? (marketBand?.state ?? 'unknown') : bands;
      return { label, value: <Missing label={t('missing')} />, note: t(`marketNone.${why}`) };
    }
    const difference = differenceOf(latest, marketBand.middle);
    const amount = format.money(sizeOf(difference), product.currency);
    const key = { up: 'marketMore', down: 'marketLess', flat: 'marketSame' } as const;
    const told = t(key[directionOf(difference)], { amount });
    const ends = { low: format.price(marketBand.low), high: format.price(marketBand.high) };
    return { label, value: format.price(marketBand.middle), unit, note: t('marketHalf', { ...ends, told }) };
  };
  const purchases = t('purchases', { count: detail.purchaseCount });
  const every = everyOf(product, format);
  const hasPurchases = detail.purchaseCount > 0;
  const kpis: Kpi[] = [
    {
      label: t('latestPrice'),
      value: pending === null ? format.price(latest) : <Marked>{format.price(latest)}</Marked>,
      unit,
      note: <AgainstWatched detail={detail} latest={latest} />,
    },
    isUnderDeal(detail)
      ? {
          label: t('dealPrice'),
          value: format.price(watchedPrice),
          unit,
          note: until === null ? t('forNow') : t('until', { date: until }),
        }
      : { label: t('watchedPrice'), value: format.price(watchedPrice), unit, note: t('lastAccepted') },
    market(),
    {
      label: t('average', { span }),
      value: product.average === null ? <Missing label={t('missing')} /> : format.price(product.average),
      unit,
      note: t('lowHigh', { lowest: format.price(product.min), highest: format.price(product.max) }),
      isMinor: true,
    },
    {
      label: t('boughtIn', { span }),
      value: format.quantity(product.totalQuantity, product.unit).replace(/[^\d]+$/, ''),
      unit: format.unitName(product.unit),
      note: hasPurchases
        ? every === null
          ? purchases
          : t('purchasesEvery', { purchases, every })
        : (every ?? undefined),
    },
  ];
  return (
    <div className={styles.productkpis}>
      <KpiStrip kpis={kpis} />
    </div>
  );
};
