import type { Formats } from '#platform/web/formats/format.ts';
import type { TextOf } from '#platform/web/texts/i18n.ts';
import { Badge, Count } from '#platform/web/ui/badge.tsx';
import { categoryIcon } from '#platform/web/ui/category-icon.tsx';
import { Duo } from '#platform/web/ui/duo.tsx';
import { Plate } from '#platform/web/ui/plate.tsx';
import type { Direction } from '#platform/web/ui/price-delta.tsx';
import type { Column } from '#platform/web/ui/tables/data-table.tsx';
import { Sparkline } from '#platform/web/ui/tables/price-cells.tsx';
import type { WatchedArticle } from '../contract-alerts.ts';
import type { texts } from '../texts.en.ts';

type Words = TextOf<typeof texts>;

const directionOf = (prices: readonly number[], watched: number): Direction => {
  const last = prices.at(-1) ?? watched;
  return last > watched ? 'up' : last < watched ? 'down' : 'flat';
};

/** The columns of the watched articles. */
export const columnsOf = (
  t: Words,
  format: Formats,
  hrefOf: (row: WatchedArticle) => string,
): Column<WatchedArticle>[] => [
  {
    id: 'article',
    header: t('article'),
    sortKey: 'name',
    cell: (row) => (
      <Duo
        lead={<Plate icon={categoryIcon(row.category)} />}
        title={row.name}
        detail={row.supplierName}
        href={hrefOf(row)}
      />
    ),
  },
  {
    id: 'watched',
    header: t('watchedPrice'),
    isNumeric: true,
    sortKey: 'watchedPrice',
    cell: (row) => (
      <span className="strong">{format.unitPrice(row.watchedPrice, row.currency, row.unit)}</span>
    ),
  },
  {
    id: 'source',
    header: t('source'),
    cell: ({ source }) =>
      source === 'deal' ? (
        <Badge tone="info">{t('source.deal')}</Badge>
      ) : (
        <span className="muted">{t('source.invoiced')}</span>
      ),
  },
  {
    id: 'trend',
    header: t('trend'),
    priority: 2,
    cell: ({ prices, watchedPrice }) => {
      const points = (prices.length === 1 ? [...prices, ...prices] : prices).map(Number);
      return <Sparkline prices={points} direction={directionOf(points, Number(watchedPrice))} />;
    },
  },
  {
    id: 'last',
    header: t('lastPrice'),
    isNumeric: true,
    priority: 2,
    sortKey: 'lastPrice',
    cell: (row) => format.unitPrice(row.lastPrice, row.currency, row.unit),
  },
  {
    id: 'latest',
    header: t('latest'),
    isNumeric: true,
    priority: 3,
    cell: (row) => <span className="muted">{format.date(row.lastDate)}</span>,
  },
  {
    id: 'alerts',
    header: t('alertsColumn'),
    isNumeric: true,
    sortKey: 'alerts',
    cell: (row) =>
      row.unresolved === 0 ? (
        <span className="muted">{t('noAlert')}</span>
      ) : (
        <Count value={row.unresolved} label={t('alertCount', { count: row.unresolved })} />
      ),
  },
];

/** A watched article as a row of a list, on small screens. */
export const listRowOf = (t: Words, format: Formats) => (row: WatchedArticle) => ({
  lead: <Plate icon={categoryIcon(row.category)} />,
  title: row.name,
  value: format.unitPrice(row.watchedPrice, row.currency, row.unit),
  detail: row.supplierName,
  note: (
    <>
      {t(`source.${row.source}`)}{' '}
      {row.unresolved > 0 && (
        <Count value={row.unresolved} label={t('alertCount', { count: row.unresolved })} />
      )}
    </>
  ),
});
