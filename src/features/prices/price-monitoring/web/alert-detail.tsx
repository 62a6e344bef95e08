import { type Formats, useFormat } from '#platform/web/formats/format.ts';
import { type TextOf, useText } from '#platform/web/texts/i18n.ts';
import { Facts } from '#platform/web/ui/card.tsx';
import { invoicePath } from '#features/intake/documents/paths.ts';
import type { AlertGroup, AlertGroupDetail, AlertStatus } from '../contract-alerts.ts';
import type { texts } from '../texts.en.ts';
import { AlertLog } from './alert-log.tsx';
import { AlertHead } from './alert-head.tsx';
import { AlertNotes } from './alert-notes.tsx';
import { AskSupplier } from './ask-supplier.tsx';
import { History } from './price-over.tsx';
import { pricesOver } from './prices-over.ts';
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

const Entries = ({ group, article }: { group: AlertGroup; article: Article }) => {
  const t = useText<typeof texts>('price-monitoring');
  const format = useFormat();
  const baseUnit = group.perBase?.baseUnit;
  return (
    <table className="table plain" aria-label={t('entries', { name: article.name })}>
      <thead>
        <tr>
          <th scope="col">{t('invoice')}</th>
          <th scope="col" className="num">
            {t('quantity')}
          </th>
          <th scope="col" className="num">
            {t('unitPrice')}
          </th>
          {baseUnit !== undefined && (
            <th scope="col" className="num">
              {t('perUnit', { unit: format.unitName(baseUnit) })}
            </th>
          )}
          <th scope="col" className="num">
            {t('extra')}
          </th>
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
            {baseUnit !== undefined && (
              <td className="num">{entry.perBase === null ? '–' : format.price(entry.perBase.newPrice)}</td>
            )}
            <td className="num strong">{format.plainChange(entry.sumDiff.amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={baseUnit === undefined ? 3 : 4}>{t('sumExtra')}</td>
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
  const over = pricesOver(detail);
  // The drawer has the article's name above it, the page its title alone.
  const heading = size === 'full' ? 'h2' : 'h3';
  const Heading = heading;
  return (
    <>
      {group === null ? (
        <p>{t('watchedLabel', { price: unitPrice(article.watchedPrice) })}</p>
      ) : (
        <AlertHead group={group} status={status} />
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
          <Heading>
            {t(size === 'full' ? 'priceOver' : 'priceOverYear', {
              unit: format.unitName(over.unit),
            })}
          </Heading>
          <History detail={detail} over={over} size={size} />
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
