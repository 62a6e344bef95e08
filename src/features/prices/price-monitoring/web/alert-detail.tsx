import { decimal, fixed } from '#core/values/decimal.ts';
import { type Formats, todayInSweden, useFormat } from '#platform/web/formats/format.ts';
import { type TextOf, useText } from '#platform/web/texts/i18n.ts';
import { Facts } from '#platform/web/ui/card.tsx';
import { PriceHistoryChart } from '#platform/web/ui/charts/price-history-chart.tsx';
import { type Direction, PriceDelta } from '#platform/web/ui/price-delta.tsx';
import { invoicePath } from '#features/intake/documents/paths.ts';
import type { AlertGroup, AlertGroupDetail, AlertStatus } from '../contract-alerts.ts';
import { packOf } from '../rules.ts';
import type { texts } from '../texts.en.ts';
import { LimitLine } from './limits-dialog.tsx';

/** The contract sends no more entries of one article. */
const mostEntries = 50;

type Words = TextOf<typeof texts>;
type Article = AlertGroupDetail['article'];

const unitKeys = { kg: 'unit.kg', l: 'unit.l', st: 'unit.st' } as const;

const isNamed = (unit: string): unit is keyof typeof unitKeys => unit in unitKeys;

/** The direction of a signed decimal string. */
export const directionOf = (difference: string): Direction =>
  /^-?0*(\.0*)?$/.test(difference) ? 'flat' : difference.startsWith('-') ? 'down' : 'up';

/** The one sentence that says a price change to a screen reader. */
export const changeSentence = (t: Words, format: Formats, group: AlertGroup, status: AlertStatus): string => {
  const values = {
    percent: format.number(group.changePercent.replace('-', ''), 1),
    to: format.price(group.newPrice),
    from: group.watchedPrice === null ? '' : format.price(group.watchedPrice),
    currency: group.currency === 'SEK' ? t('kronor') : group.currency,
    unit: isNamed(group.unit) ? t(unitKeys[group.unit]) : group.unit,
    state: t(`state.${status}`),
  };
  if (group.watchedPrice === null) return t('sentenceUnit', values);
  return t(group.priceDifference.startsWith('-') ? 'sentenceDown' : 'sentenceUp', values);
};

/** Why the price differs, where its own change does not say it all. */
const whyOf = (t: Words, format: Formats, group: AlertGroup, article: Article): string | null => {
  const { cause } = group;
  if (cause === 'price') return group.content[0]?.dealId ? t('why.deal') : null;
  if (cause !== 'unit') return t(`why.${cause}`);
  const pack = packOf({ name: article.name, unit: article.unit });
  if (group.watchedPrice === null || pack === null) return t('why.unit');
  const perBase = (price: string) => {
    const amount = fixed(decimal(price).div(decimal(pack.amount)), 2);
    return format.unitPrice(amount, article.currency, pack.baseUnit);
  };
  return t('why.unitCompared', {
    unit: t(unitKeys[pack.baseUnit]),
    from: perBase(group.watchedPrice),
    to: perBase(group.newPrice),
  });
};

const dealText = (t: Words, format: Formats, deal: AlertGroupDetail['deal']): string => {
  if (deal === null) return '';
  if (deal.marketPriced) return t('dealMarket');
  return deal.validTo === null ? t('dealOpen') : t('dealUntil', { date: format.date(deal.validTo) });
};

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
      points={history.map(({ date, price, quantity, alert }) => ({
        date,
        price: Number(price),
        quantity: Number(quantity),
        isHot: alert !== null && watched !== null && Number(price) > Number(watched),
      }))}
      reference={
        watched === null
          ? undefined
          : {
              price: Number(watched),
              label: t(isDeal ? 'dealLabel' : 'watchedLabel', { price: format.price(watched) }),
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
        return [unitPrice(price), format.date(date), format.quantity(quantity, article.unit)];
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

const Decisions = ({ detail }: { detail: AlertGroupDetail }) => {
  const t = useText<typeof texts>('price-monitoring');
  const format = useFormat();
  const { decisions, article } = detail;
  if (decisions.length === 0) return null;
  return (
    <section className="log">
      <h3>{t('earlier')}</h3>
      <ul>
        {decisions.map(({ id, kind, price, until, entries, decidedAt, decidedBy, comment, withdrawnAt }) => (
          <li key={id}>
            <b>
              {t(`made.${kind}`, {
                price: format.money(price, article.currency),
                until: until === null ? '' : format.date(until),
              })}
            </b>
            <small>
              {[decidedBy, `${format.date(decidedAt)} ${format.time(decidedAt)}`]
                .concat(t('entriesSettled', { count: entries }))
                .concat(withdrawnAt === null ? [] : t('withdrawn'))
                .filter(Boolean)
                .join(' · ')}
            </small>
            {comment !== null && <q>{comment}</q>}
          </li>
        ))}
      </ul>
    </section>
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
  const why = group && whyOf(t, format, group, article);
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
      <History detail={detail} size={size} />
      {group !== null && (
        <>
          <Facts
            columns={2}
            facts={[
              [t('firstDeviation'), format.date(group.firstDate)],
              [t('latestDeviation'), format.date(group.lastDate)],
              [
                t('numberOfPurchases'),
                `${group.content.length}${group.content.length >= mostEntries ? '+' : ''}`,
              ],
              [
                t('difference'),
                group.watchedPrice === null ? t('newUnit') : format.percentChange(group.changePercent),
              ],
              [t('cause'), t(`cause.${group.cause}`)],
              [t('perYear'), format.totalChange(group.yearlyImpact, group.currency)],
            ]}
          />
          {why !== null && <p className="muted small why">{why}</p>}
          <Entries group={group} article={article} />
          {group.content.length >= mostEntries && (
            <p className="muted small">{t('newestShown', { count: mostEntries })}</p>
          )}
        </>
      )}
      <LimitLine article={article} />
      <Decisions detail={detail} />
    </>
  );
};
