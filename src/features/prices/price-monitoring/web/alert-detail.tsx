import { type Formats, todayInSweden, useFormat } from '#platform/web/formats/format.ts';
import { type TextOf, useText } from '#platform/web/texts/i18n.ts';
import { Facts } from '#platform/web/ui/card.tsx';
import { PriceHistoryChart } from '#platform/web/ui/charts/price-history-chart.tsx';
import { stepOn } from '#platform/web/ui/charts/reference-steps.ts';
import { invoicePath } from '#features/intake/documents/paths.ts';
import type { AlertGroup, AlertGroupDetail, AlertStatus } from '../contract-alerts.ts';
import type { texts } from '../texts.en.ts';
import { AlertLog } from './alert-log.tsx';
import { AlertHead } from './alert-head.tsx';
import { AlertNotes } from './alert-notes.tsx';
import { AskSupplier } from './ask-supplier.tsx';
import { LimitLine } from './limits-dialog.tsx';
import { PriceWhyTable } from './price-why.tsx';
import { causesText } from './why-words.ts';

type Words = TextOf<typeof texts>;
type Article = AlertGroupDetail['article'];

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
  const Heading = heading;
  return (
    <>
      {group === null ? (
        <p>{t('watchedLabel', { price: unitPrice(article.watchedPrice) })}</p>
      ) : (
        <AlertHead group={group} status={status} why={why} />
      )}
      {deal !== null && <p className="muted small">{dealText(t, format, deal)}</p>}
      {group !== null && status === 'UNRESOLVED' && <AlertNotes articleId={article.id} />}
      {why !== null && (
        <PriceWhyTable
          why={why}
          currency={article.currency}
          unit={article.unit}
          since={detail.why === null ? null : (detail.watched.at(-1)?.from ?? null)}
          billed={group?.lastDate ?? null}
          heading={heading}
        />
      )}
      {group !== null && detail.history.length <= 2 ? (
        <p className="muted">{t('firstCompared')}</p>
      ) : (
        <>
          <Heading>{t('priceOver', { unit: format.unitName(article.unit) })}</Heading>
          <History detail={detail} size={size} />
        </>
      )}
      {group !== null && (
        <>
          <Heading>{t('theInvoices')}</Heading>
          <Entries group={group} article={article} />
          {group.entries > group.content.length && (
            <p className="muted small">{t('newestShown', { count: group.content.length })}</p>
          )}
          <Facts
            columns={2}
            facts={[
              [t('firstDeviation'), format.date(group.firstDate)],
              [t('latestDeviation'), format.date(group.lastDate)],
              [t('numberOfPurchases'), format.number(String(group.entries))],
              [t('cause'), causesText(t, group.causes)],
            ]}
          />
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
