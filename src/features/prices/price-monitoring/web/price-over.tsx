import { type Formats, todayInSweden, useFormat } from '#platform/web/formats/format.ts';
import { type TextOf, useText } from '#platform/web/texts/i18n.ts';
import { PriceHistoryChart } from '#platform/web/ui/charts/price-history-chart.tsx';
import { stepOn } from '#platform/web/ui/charts/reference-steps.ts';
import type { AlertGroupDetail, WatchedStep } from '../contract-alerts.ts';
import type { texts } from '../texts.en.ts';
import { pricesOver } from './prices-over.ts';

type Words = TextOf<typeof texts>;

/** The watched price from when on, and who decided it. */
const stepsShown = (t: Words, format: Formats, steps: readonly WatchedStep[]) =>
  steps.map(({ from, price, decidedAt, decidedBy }) => ({
    from,
    price: Number(price),
    ...(decidedAt === null
      ? {}
      : {
          note: t('watchedSince', {
            price: format.price(price),
            date: format.date(decidedAt),
            name: decidedBy ?? '',
          }),
        }),
  }));

/** What was paid over the period, with what was watched or agreed. */
export const History = ({ detail, size }: { detail: AlertGroupDetail; size: 'full' | 'compact' }) => {
  const t = useText<typeof texts>('price-monitoring');
  const format = useFormat();
  const { article, history, deal } = detail;
  const { unit, watched, prices, steps } = pricesOver(detail);
  const last = history.at(-1);
  if (last === undefined) return null;
  const unitPrice = (price: string) => format.unitPrice(price, article.currency, unit);
  const isDeal = deal !== null && !deal.marketPriced && deal.price === watched;
  const priceOf = (at: number) => prices[at]?.price ?? '0';
  const lastPrice = priceOf(history.length - 1);
  const rows = history.map(({ date, quantity, invoiceNumber }, at) => [
    format.date(date),
    invoiceNumber,
    format.quantity(quantity, article.unit),
    format.price(priceOf(at)),
  ]);
  const sentence = t('chartSentence', {
    count: history.length,
    name: article.name,
    watched: watched === null ? t('missing') : unitPrice(watched),
    last: unitPrice(lastPrice),
  });
  return (
    <PriceHistoryChart
      size={size}
      points={history.map(({ date, quantity, alert }, at) => {
        const price = Number(priceOf(at));
        const then = prices[at]?.watched ?? null;
        return {
          date,
          price,
          quantity: Number(quantity),
          isHot: alert !== null && then !== null && price > Number(then),
          watched: then === null ? undefined : Number(then),
        };
      })}
      reference={
        watched === null
          ? undefined
          : {
              price: Number(watched),
              label: t(isDeal ? 'dealLabel' : 'watchedLabel', { price: format.price(watched) }),
              steps: stepsShown(t, format, steps),
            }
      }
      lastTag={{ text: format.price(lastPrice), isMarked: last.alert === 'UNRESOLVED' }}
      quantityUnit={format.unitName(article.unit)}
      until={todayInSweden()}
      sentence={sentence}
      formatPrice={(price) => format.number(String(price))}
      formatMonth={format.monthTick}
      describe={(index) => {
        const point = history[index];
        if (point === undefined) return [];
        const { date, quantity } = point;
        const note = stepOn(stepsShown(t, format, steps), date)?.note;
        return [
          unitPrice(priceOf(index)),
          format.date(date),
          format.quantity(quantity, article.unit),
          ...(note === undefined ? [] : [note]),
        ];
      }}
      table={{
        caption: t('chartCaption', { name: article.name }),
        headers: [t('date'), t('invoice'), t('quantity'), t('unitPrice')],
        rows,
      }}
    />
  );
};
