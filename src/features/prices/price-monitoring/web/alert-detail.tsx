import type { ReactNode } from 'react';
import { plainUnit } from '#core/values/unit-names.ts';
import { type Formats, todayInSweden, useFormat } from '#platform/web/formats/format.ts';
import { type TextOf, useText } from '#platform/web/texts/i18n.ts';
import { Facts } from '#platform/web/ui/card.tsx';
import { PriceHistoryChart } from '#platform/web/ui/charts/price-history-chart.tsx';
import { stepOn } from '#platform/web/ui/charts/reference-steps.ts';
import { PriceDelta } from '#platform/web/ui/price-delta.tsx';
import { invoicePath } from '#features/intake/documents/paths.ts';
import type { AlertGroup, AlertGroupDetail, AlertStatus } from '../contract-alerts.ts';
import type { texts } from '../texts.en.ts';
import { AlertLog } from './alert-log.tsx';
import { AskSupplier } from './ask-supplier.tsx';
import { directionOf } from './direction.ts';
import { LimitLine } from './limits-dialog.tsx';
import { PriceWhyTable } from './price-why.tsx';
import { causesText } from './why-words.ts';

type Words = TextOf<typeof texts>;
type Article = AlertGroupDetail['article'];

const unitKeys = { kg: 'unit.kg', l: 'unit.l', st: 'unit.st' } as const;

const isNamed = (unit: string): unit is keyof typeof unitKeys => unit in unitKeys;

/** A unit as it is said: `kilo`, never the invoice's code. */
const spokenUnit = (t: Words, format: Formats, unit: string): string => {
  const plain = plainUnit(unit);
  return isNamed(plain) ? t(unitKeys[plain]) : format.unitName(unit);
};

/** The one sentence that says a price change to a screen reader. */
export const changeSentence = (t: Words, format: Formats, group: AlertGroup, status: AlertStatus): string => {
  const values = {
    percent: format.number(group.changePercent.replace('-', ''), 1),
    to: format.price(group.newPrice),
    from: group.watchedPrice === null ? '' : format.price(group.watchedPrice),
    currency: group.currency === 'SEK' ? t('kronor') : group.currency,
    unit: spokenUnit(t, format, group.unit),
    state: t(`state.${status}`),
  };
  if (group.watchedPrice === null) return t('sentenceUnit', values);
  return t(group.priceDifference.startsWith('-') ? 'sentenceDown' : 'sentenceUp', values);
};

/** `+11 269 kr` with what it is made of; nothing when the price is not billed any more. */
const yearlyText = (t: Words, format: Formats, group: AlertGroup): ReactNode => {
  if (group.yearlyImpact === null) return t('missing');
  const difference = format.change(group.priceDifference, group.currency);
  const made = t('yearlyOf', { difference, quantity: format.quantity(group.yearlyQuantity, group.unit) });
  return (
    <>
      {format.totalChange(group.yearlyImpact, group.currency)}{' '}
      <small className="muted">{group.isEstimated ? `${made}, ${t('estimated')}` : made}</small>
    </>
  );
};

const dealText = (t: Words, format: Formats, deal: AlertGroupDetail['deal']): string => {
  if (deal === null) return '';
  if (deal.marketPriced) return t('dealMarket');
  return deal.validTo === null ? t('dealOpen') : t('dealUntil', { date: format.date(deal.validTo) });
};

/** The watched price from when on, and who decided it. */
const stepsShown = (t: Words, format: Formats, steps: AlertGroupDetail['watched']) =>
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

const History = ({ detail, size }: { detail: AlertGroupDetail; size: 'full' | 'compact' }) => {
  const t = useText<typeof texts>('price-monitoring');
  const format = useFormat();
  const { article, group, history, deal } = detail;
  const watched = group?.watchedPrice ?? (group?.kind === 'unit' ? null : article.watchedPrice);
  const last = history.at(-1);
  if (last === undefined) return null;
  const unitPrice = (price: string) => format.unitPrice(price, article.currency, article.unit);
  const isDeal = deal !== null && !deal.marketPriced && deal.price === watched;
  const rows = history.map(({ date, price, quantity, invoiceNumber }) => [
    format.date(date),
    invoiceNumber,
    format.quantity(quantity, article.unit),
    format.price(price),
  ]);
  const sentence = t('chartSentence', {
    count: history.length,
    name: article.name,
    watched: watched === null ? t('missing') : unitPrice(watched),
    last: unitPrice(last.price),
  });
  return (
    <PriceHistoryChart
      size={size}
      points={history.map(({ date, price, quantity, alert, watched: then }) => ({
        date,
        price: Number(price),
        quantity: Number(quantity),
        isHot: alert !== null && then !== null && Number(price) > Number(then),
        watched: then === null ? undefined : Number(then),
      }))}
      reference={
        watched === null
          ? undefined
          : {
              price: Number(watched),
              label: t(isDeal ? 'dealLabel' : 'watchedLabel', { price: format.price(watched) }),
              steps: stepsShown(t, format, detail.watched),
            }
      }
      lastTag={{ text: format.price(last.price), isMarked: last.alert === 'UNRESOLVED' }}
      quantityUnit={format.unitName(article.unit)}
      until={todayInSweden()}
      sentence={sentence}
      formatPrice={(price) => format.number(String(price))}
      formatMonth={format.monthTick}
      describe={(index) => {
        const point = history[index];
        if (point === undefined) return [];
        const { date, price, quantity } = point;
        const note = stepOn(stepsShown(t, format, detail.watched), date)?.note;
        return [
          unitPrice(price),
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

const Entries = ({ group, article }: { group: AlertGroup; article: Article }) => {
  const t = useText<typeof texts>('price-monitoring');
  const format = useFormat();
  return (
    <table className="table plain" aria-label={t('entries', { name: article.name })}>
      <thead>
        <tr>
          <th scope="col">{t('invoice')}</th>
          {(['quantity', 'unitPrice', 'extra'] as const).map((key) => (
            <th scope="col" className="num" key={key}>
              {t(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {group.content.map((entry) => (
          <tr key={entry.id}>
            <td>
              <a href={invoicePath(entry.invoiceId)}>{entry.invoiceNumber}</a>{' '}
              <span className="muted">{format.date(entry.invoiceDate)}</span>
            </td>
            <td className="num">{format.quantity(entry.quantity, article.unit)}</td>
            <td className="num">{format.price(entry.billedPrice.amount)}</td>
            <td className="num strong">{format.plainChange(entry.sumDiff.amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={3}>{t('sumExtra')}</td>
          <td className="num">
            <span className="summed inrow">{format.plainChange(group.sumDifference)}</span>
          </td>
        </tr>
      </tfoot>
    </table>
  );
};

interface AlertDetailProps {
  readonly detail: AlertGroupDetail;
  readonly status: AlertStatus;
  readonly size?: 'full' | 'compact';
}

/** Everything about one watched article: change, history, facts, entries, limit and earlier decisions. */
export const AlertDetail = ({ detail, status, size = 'compact' }: AlertDetailProps) => {
  const t = useText<typeof texts>('price-monitoring');
  const format = useFormat();
  const { article, group, deal } = detail;
  const unitPrice = (price: string) => format.unitPrice(price, article.currency, article.unit);
  const why = detail.why ?? detail.information;
  // The drawer has the article's name above it, the page its title alone.
  const heading = size === 'full' ? 'h2' : 'h3';
  return (
    <>
      <div className="spread">
        {group === null ? (
          <span>{t('watchedLabel', { price: unitPrice(article.watchedPrice) })}</span>
        ) : group.watchedPrice === null ? (
          <span className="strong">{unitPrice(group.newPrice)}</span>
        ) : (
          <PriceDelta
            direction={directionOf(group.priceDifference)}
            text={`${format.change(group.priceDifference, group.currency)}/${format.unitName(group.unit)}`}
            sentence={changeSentence(t, format, group, status)}
          />
        )}
        <span className="muted small">{dealText(t, format, deal)}</span>
      </div>
      {why !== null && (
        <PriceWhyTable why={why} currency={article.currency} unit={article.unit} heading={heading} />
      )}
      <History detail={detail} size={size} />
      {group !== null && (
        <>
          <Facts
            columns={2}
            facts={[
              [t('firstDeviation'), format.date(group.firstDate)],
              [t('latestDeviation'), format.date(group.lastDate)],
              [t('numberOfPurchases'), format.number(String(group.entries))],
              [
                t('difference'),
                group.watchedPrice === null ? t('newUnit') : format.percentChange(group.changePercent),
              ],
              [t('cause'), causesText(t, group.causes)],
              [t('perYear'), yearlyText(t, format, group)],
            ]}
          />
          <Entries group={group} article={article} />
          {group.entries > group.content.length && (
            <p className="muted small">{t('newestShown', { count: group.content.length })}</p>
          )}
        </>
      )}
      <LimitLine article={article} />
      {group !== null && status === 'UNRESOLVED' && (
        <AskSupplier detail={detail} group={group} heading={heading} />
      )}
      <AlertLog detail={detail} heading={heading} />
    </>
  );
};
