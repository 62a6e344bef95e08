import { decimal } from '#core/values/decimal.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useCodeText, useText } from '#platform/web/texts/i18n.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { type Column, DataTable } from '#platform/web/ui/tables/data-table.tsx';
import { Duo } from '#platform/web/ui/duo.tsx';
import { Figure } from '#platform/web/ui/tables/figures.tsx';
import { Monogram } from '#platform/web/ui/plate.tsx';
import { PriceDelta } from '#platform/web/ui/price-delta.tsx';
import { RichText } from '#platform/web/ui/rich-text.tsx';
import { EmptyState } from '#platform/web/ui/shell/states.tsx';
import { SumCard, SumLine } from '#platform/web/ui/tables/sums.tsx';
import {
  alertsPath,
  watchedArticlePath,
  watchedArticlesPath,
} from '#features/prices/price-monitoring/paths.ts';
import { inboxPath } from '#features/intake/inbox/paths.ts';
import type { HistorySummary, ImportDetail } from '../contract.ts';
import type { texts } from '../texts.en.ts';

type Told = HistorySummary['articles'][number];

const hrefOf = ({ articleId }: Told): string => watchedArticlePath(articleId);

const Articles = ({ summary }: { summary: HistorySummary }) => {
  const t = useText<typeof texts>('history');
  const format = useFormat();
  const prices = ({ fromPrice, toPrice, currency, unit }: Told) =>
    fromPrice === null ? (
      <PriceDelta direction="flat" text={t('newUnit')} sentence={t('newUnit')} />
    ) : (
      <span className="pp">
        <span className="was">{format.price(fromPrice)} →</span> {format.unitPrice(toPrice, currency, unit)}
      </span>
    );
  const columns: readonly Column<Told>[] = [
    {
      id: 'article',
      header: t('article'),
      cell: (row) => (
        <Duo
          lead={<Monogram name={row.supplierName} />}
          title={row.name}
          detail={row.supplierName}
          href={hrefOf(row)}
        />
      ),
    },
    {
      id: 'when',
      header: t('when'),
      priority: 2,
      cell: (row) => <span className="muted nowrap">{format.range(row.firstDate, row.lastDate)}</span>,
    },
    { id: 'alerts', header: t('alerts'), isNumeric: true, cell: (row) => format.number(String(row.told)) },
    { id: 'prices', header: t('prices'), isNumeric: true, cell: prices },
    {
      id: 'extra',
      header: t('extra'),
      isNumeric: true,
      cell: (row) => <span className="strong">{format.change(row.extra, row.currency)}</span>,
    },
  ];
  return (
    <section className="stack">
      <div className="spread">
        <h2>{t('articles')}</h2>
        <a href={watchedArticlesPath()}>{t('toArticles')}</a>
      </div>
      <DataTable
        label={t('articles')}
        columns={columns}
        rows={summary.articles}
        rowKey={({ articleId }) => articleId}
        rowHref={hrefOf}
        listRow={(row) => ({
          lead: <Monogram name={row.supplierName} />,
          title: row.name,
          detail: row.supplierName,
          value: format.change(row.extra, row.currency),
          note: prices(row),
        })}
      />
      {summary.articles.length < summary.articleCount && (
        <p className="muted small">
          {t('moreArticles', { shown: summary.articles.length, total: summary.articleCount })}
        </p>
      )}
    </section>
  );
};

const Outcome = ({ detail }: { detail: ImportDetail }) => {
  const t = useText<typeof texts>('history');
  const format = useFormat();
  const reasonText = useCodeText('documents', 'reason');
  const count = (value: number) => format.number(String(value));
  return (
    <section className="stack">
      <SumLine
        sums={[
          { label: t('read'), value: count(detail.read) },
          { label: t('duplicates'), value: count(detail.duplicates) },
          { label: t('needsReview'), value: count(detail.needsReview) },
          { label: t('unreadable'), value: count(detail.unreadable) },
        ]}
      />
      {detail.needsReview + detail.unreadable > 0 && (
        <p className="small">
          {detail.reasons.length > 0 && (
            <span className="muted">
              {detail.reasons
                .map((one) => t('reasonCount', { reason: reasonText(one.reason), count: count(one.count) }))
                .join(' · ')}{' '}
            </span>
          )}
          <a href={inboxPath({ group: 'attention', channel: 'import' })}>{t('toInbox')}</a>
        </p>
      )}
    </section>
  );
};

/** What a person would have been told, in one figure, and the articles it was about. */
export const ImportSummary = ({ detail, summary }: { detail: ImportDetail; summary: HistorySummary }) => {
  const t = useText<typeof texts>('history');
  const format = useFormat();
  const { firstDate, lastDate } = detail;
  const extra = decimal(summary.extra);
  return (
    <>
      {summary.told === 0 ? (
        <div className="card">
          <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
        </div>
      ) : (
        <SumCard
          label={t('summary')}
          figure={
            <Figure
              value={format.number(extra.abs().round(0).toFixed())}
              unit={format.currencyName(summary.currency)}
              isTotal
            />
          }
        >
          <RichText text={t('told', { count: summary.told })} />{' '}
          {t(extra.lt('0') ? 'savedText' : 'extraText')}
          <br />
          <span className="muted">
            {firstDate !== null &&
              lastDate !== null &&
              `${t('period', { range: format.range(firstDate, lastDate) })}. `}
            {summary.openArticles === 0 && t('allSettled')}
          </span>
        </SumCard>
      )}
      {summary.openArticles > 0 && (
        <div className="proc">
          <span className="grow">{t('openArticles', { count: summary.openArticles })}</span>
          <ButtonLink isSmall href={alertsPath()}>
            {t('decide')}
          </ButtonLink>
        </div>
      )}
      <Outcome detail={detail} />
      {summary.articles.length > 0 && <Articles summary={summary} />}
    </>
  );
};
