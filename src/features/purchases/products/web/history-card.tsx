import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { menuPeriods, menuRange } from '#platform/web/formats/period.ts';
import { useIsAtLeast } from '#platform/web/ui/shell/breakpoint.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { PriceHistoryChart } from '#platform/web/ui/charts/price-history-chart.tsx';
import { drawnSteps, stepOn } from '#platform/web/ui/charts/reference-steps.ts';
import { DateField } from '#platform/web/ui/forms/date-field.tsx';
import { Segment } from '#platform/web/ui/forms/segment.tsx';
import type { ProductDetail } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { directionOf } from './price-words.tsx';
import type { ChosenRange } from './product-range.ts';
import { isUnderDeal } from './product-kpis.tsx';
import styles from './products.module.css';

const RangeChoice = ({ chosen }: { chosen: ChosenRange }) => {
  const t = useText<typeof texts>('products');
  const isPhone = !useIsAtLeast('sm');
  const choices = menuPeriods
    .filter((one) => !(isPhone && one === '7d'))
    .map((value) => ({ value, label: t(`r${value}`) }));
  const year = menuRange('year', chosen.today);
  return (
    <Segment
      label={t('rangeLabel')}
      choices={choices}
      value={chosen.period}
      onChange={(next) => chosen.choose(next, next === 'custom' ? { ...year, ...chosen.range } : {})}
    />
  );
};

const CustomRange = ({ chosen }: { chosen: ChosenRange }) => {
  const t = useText<typeof texts>('products');
  const { range, choose, today } = chosen;
  const field = (end: 'from' | 'to') => (
    <DateField
      label={t(end)}
      max={today}
      value={range[end] ?? ''}
      onDay={(day) => day !== '' && choose('custom', { ...range, [end]: day })}
    />
  );
  return (
    <div className={styles.custom}>
      {field('from')}
      {field('to')}
    </div>
  );
};

const Chart = ({ detail, until }: { detail: ProductDetail; until: string | undefined }) => {
  const t = useText<typeof texts>('products');
  const format = useFormat();
  const { product, watched, marketBand, pending, watchedPrice } = detail;
  const bought = detail.purchases.filter(({ quantity }) => !quantity.startsWith('-')).toReversed();
  const [first, last] = [bought[0], bought.at(-1)];
  if (first === undefined || last === undefined) {
    return (
      <p className={styles.none}>
        {t('noPurchases')}. {t('noPurchasesText')}
      </p>
    );
  }
  const isDeal = isUnderDeal(detail);
  const steps = drawnSteps(watched, ({ price, decidedAt, name }) =>
    t('watchedSince', { price: format.price(price), date: format.date(decidedAt), name }),
  );
  const unitPrice = (amount: string) => format.unitPrice(amount, product.currency, product.unit);
  const isLone = bought.length === 1 && first.date === detail.firstDate;
  const market = marketBand?.state === 'shown' ? marketBand : null;
  const prices = bought.map(({ price }) => price).toSorted((a, b) => Number(a) - Number(b));
  const told = isLone
    ? t('historyOne', { name: product.name, price: unitPrice(first.price), date: format.date(first.date) })
    : t('historySentence', {
        name: product.name,
        from: format.date(first.date),
        to: format.date(last.date),
        lowest: unitPrice(prices[0] ?? ''),
        highest: unitPrice(prices.at(-1) ?? ''),
        latest: unitPrice(last.price),
      });
  const withReference = t(isDeal ? 'sentenceDeal' : 'sentenceWatched', {
    sentence: told,
    price: unitPrice(watchedPrice),
  });
  return (
    <PriceHistoryChart
      points={bought.map(({ date, price, quantity, itemDiff }) => ({
        date,
        price: Number(price),
        quantity: Number(quantity),
        isHot: itemDiff !== null && directionOf(itemDiff) === 'up',
        watched: itemDiff === null ? undefined : Number(price) - Number(itemDiff),
      }))}
      reference={{
        price: Number(watchedPrice),
        label: t(isDeal ? 'lineDeal' : 'lineWatched', { price: format.price(watchedPrice) }),
        steps,
      }}
      band={
        market === null
          ? undefined
          : {
              label: t('lineMarket', { price: format.price(market.middle) }),
              points: [first.date, until ?? last.date].map((date) => ({
                date,
                low: Number(market.low),
                middle: Number(market.middle),
                high: Number(market.high),
              })),
            }
      }
      lastTag={{ text: isLone ? t('firstPurchase') : format.price(last.price), isMarked: pending !== null }}
      {...(until === undefined ? {} : { until })}
      quantityUnit={format.unitName(product.unit)}
      sentence={
        market === null
          ? withReference
          : t('sentenceMarket', {
              sentence: withReference,
              price: unitPrice(market.middle),
              low: format.price(market.low),
              high: format.price(market.high),
              from: market.from,
              to: market.to,
            })
      }
      formatPrice={(price) => format.number(String(price))}
      formatMonth={format.monthTick}
      describe={(index) => {
        const point = bought[index];
        if (point === undefined) return [];
        return [
          unitPrice(point.price),
          format.date(point.date),
          format.quantity(point.quantity, product.unit),
          ...[stepOn(steps, point.date)?.note].filter((note) => note !== undefined),
        ];
      }}
      table={{
        caption: t('history'),
        headers: [t('date'), t('unitPrice'), t('quantity')],
        rows: bought.map((one) => [
          format.date(one.date),
          format.price(one.price),
          format.quantity(one.quantity, product.unit),
        ]),
      }}
    />
  );
};

interface HistoryCardProps {
  readonly detail: ProductDetail;
  readonly chosen: ChosenRange;
  readonly shown: Pick<ChosenRange, 'period' | 'range'>;
}

/** What was paid, purchase by purchase, against what was agreed. */
export const HistoryCard = ({ detail, chosen, shown }: HistoryCardProps) => {
  const t = useText<typeof texts>('products');
  const until = shown.period === 'all' ? undefined : shown.range.to;
  return (
    <Card title={t('history')} aside={<RangeChoice chosen={chosen} />} className={styles.history}>
      {chosen.period === 'custom' && <CustomRange chosen={chosen} />}
      <Chart detail={detail} until={until} />
    </Card>
  );
};
