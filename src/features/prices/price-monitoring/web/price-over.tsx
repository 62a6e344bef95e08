import { todayInSweden, useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { PriceHistoryChart } from '#platform/web/ui/charts/price-history-chart.tsx';
import { drawnSteps, stepOn } from '#platform/web/ui/charts/reference-steps.ts';
import type { AlertGroupDetail } from '../contract-alerts.ts';
import type { texts } from '../texts.en.ts';
import type { PricesOver } from './prices-over.ts';

interface HistoryProps {
  readonly detail: AlertGroupDetail;
  /** Of the same detail. */
  readonly over: PricesOver;
  readonly size: 'full' | 'compact';
}

/** What was paid over the period, with what was watched or agreed. */
export const History = ({ detail, over, size }: HistoryProps) => {
  const t = useText<typeof texts>('price-monitoring');
  const format = useFormat();
  const { article, history, deal } = detail;
  const { unit, watched, prices } = over;
  const last = history.at(-1);
  if (last === undefined) return null;
  const unitPrice = (price: string) => format.unitPrice(price, article.currency, unit);
  const isDeal = deal !== null && !deal.marketPriced && deal.price === watched;
  const steps = drawnSteps(over.steps, ({ price, decidedAt, name }) =>
    t('watchedSince', { price: format.price(price), date: format.date(decidedAt), name }),
  );
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
              steps,
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
        const note = stepOn(steps, date)?.note;
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
