import { useRouteSearch } from '#platform/web/frame/use-route-search.ts';
import { useNavigate } from '@tanstack/react-router';
import { BellRing } from 'lucide-react';
import { useEffect, useState } from 'react';
import { suppliersContract } from '#features/suppliers/suppliers/contract.ts';
import { type Formats, useFormat } from '#platform/web/formats/format.ts';
import { sendHeld } from '#platform/web/calls/held-sends.ts';
import { type TextOf, useText } from '#platform/web/texts/i18n.ts';
import { usePages } from '#platform/web/calls/pages.ts';
import { callKey, callOrThrow, useCall } from '#platform/web/calls/query.ts';
import { Badge, Count } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { categoryIcon } from '#platform/web/ui/category-icon.tsx';
import { type Column, DataTable } from '#platform/web/ui/tables/data-table.tsx';
import { Duo } from '#platform/web/ui/duo.tsx';
import { FilterChips, ToggleChip } from '#platform/web/ui/tables/filter-chips.tsx';
import { MenuChip } from '#platform/web/ui/overlays/menu-chip.tsx';
import { PageHeader } from '#platform/web/ui/shell/page-header.tsx';
import { Page } from '#platform/web/ui/shell/page.tsx';
import { Plate } from '#platform/web/ui/plate.tsx';
import { Sparkline } from '#platform/web/ui/tables/price-cells.tsx';
import type { Direction } from '#platform/web/ui/price-delta.tsx';
import { SearchField } from '#platform/web/ui/forms/search-field.tsx';
import { EmptyState, NoMatch } from '#platform/web/ui/shell/states.tsx';
import { ErrorState } from '#platform/web/ui/shell/error-state.tsx';
import { usePeriod } from '#platform/web/formats/use-period.ts';
import { watchedArticlesPath } from '../paths.ts';
import type { WatchedArticle } from '../contract-alerts.ts';
import { priceMonitoringContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { AlertDrawer } from './alert-drawer.tsx';
import { MonitoringKeys, MonitoringTabs } from './alert-rows.tsx';
import { LimitsDialog } from './limits-dialog.tsx';
import { articlesSearch } from './feature.tsx';

type Words = TextOf<typeof texts>;

const directionOf = (prices: readonly number[], watched: number): Direction => {
  const last = prices.at(-1) ?? watched;
  return last > watched ? 'up' : last < watched ? 'down' : 'flat';
};

const columnsOf = (
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

/** What do we watch, and at what price? */
export const ArticlesPage = () => {
  const t = useText<typeof texts>('price-monitoring');
  const format = useFormat();
  const navigate = useNavigate();
  const { today } = usePeriod();
  const [areLimitsOpen, setLimitsOpen] = useState(false);
  const shown = useRouteSearch(articlesSearch);
  const { search, supplier, alerts, sort = 'name', direction = 'asc', article } = shown;
  useEffect(() => sendHeld, []);
  const query = {
    sort,
    direction,
    ...(search === undefined ? {} : { search }),
    ...(supplier === undefined ? {} : { supplierId: supplier }),
    ...(alerts === undefined ? {} : { onlyAlerts: 'true' as const }),
  };
  const list = priceMonitoringContract.listArticles;
  const articles = usePages(callKey(list, { query }), (page, signal) =>
    callOrThrow(list, { query: { ...query, page, limit: 50 } }, { signal }),
  );
  const suppliers = useCall(suppliersContract.listUnitSuppliers, {});
  type Change = { readonly [Key in keyof typeof shown]?: (typeof shown)[Key] | undefined };
  const hrefOf = (change: Change): string => {
    const { alerts: isAlerting, ...next } = { ...shown, ...change };
    return watchedArticlesPath({ ...next, alerts: isAlerting === undefined ? null : 'true' });
  };
  const go = (change: Change) => void navigate({ href: hrefOf(change) });
  const isFiltered = search !== undefined || supplier !== undefined || alerts !== undefined;
  const clear = () => go({ search: undefined, supplier: undefined, alerts: undefined });
  const close = () => go({ article: undefined });
  const panel = article !== undefined && (
    <AlertDrawer
      articleId={article}
      name={articles.rows.find((row) => row.id === article)?.name}
      status="UNRESOLVED"
      today={today}
      onClose={close}
      onDecided={close}
    />
  );
  const empty = isFiltered ? (
    <NoMatch
      title={search === undefined ? t('noMatchFilter') : t('noMatch', { search })}
      action={<Button onClick={clear}>{t('clearFilters')}</Button>}
    />
  ) : (
    <EmptyState title={t('firstTitle')}>{t('firstText')}</EmptyState>
  );
  return (
    <Page title={t('tabArticles')} panel={panel}>
      <PageHeader
        title={t('title')}
        tools={
          <Button icon={BellRing} collapses onClick={() => setLimitsOpen(true)}>
            {t('limits')}
          </Button>
        }
      />
      <MonitoringTabs current="articles" />
      <div className="toolbar near">
        <SearchField
          label={t('search')}
          value={search ?? ''}
          onSearch={(value) => go({ search: value === '' ? undefined : value })}
        />
        <FilterChips onClear={isFiltered ? clear : undefined}>
          <MenuChip
            label={t('supplier')}
            options={(suppliers.data ?? []).map(({ id, displayName }) => ({ value: id, label: displayName }))}
            chosen={supplier === undefined ? [] : [supplier]}
            onChange={(chosen) => go({ supplier: chosen.find((one) => one !== supplier) })}
          />
          <ToggleChip
            isOn={alerts === true}
            onToggle={() => go({ alerts: alerts === true ? undefined : true })}
          >
            {t('onlyAlerts')}
          </ToggleChip>
        </FilterChips>
      </div>
      {articles.query.isError && articles.rows.length === 0 ? (
        <ErrorState
          title={t('failedTitle')}
          action={<Button onClick={() => void articles.query.refetch()}>{t('retry')}</Button>}
        />
      ) : (
        <DataTable
          label={t('tabArticles')}
          columns={columnsOf(t, format, (row) => hrefOf({ article: row.id }))}
          rows={articles.rows}
          rowKey={(row) => row.id}
          rowHref={(row) => hrefOf({ article: row.id })}
          listRow={(row) => ({
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
          })}
          selectedKey={article ?? null}
          sort={{ by: sort, direction }}
          onSort={({ by, direction: way }) =>
            go({ sort: by as typeof sort, direction: by !== sort && by === 'name' ? 'asc' : way })
          }
          isLoading={articles.query.isPending}
          paging={articles.paging}
          empty={empty}
        />
      )}
      {articles.rows.length > 0 && <MonitoringKeys />}
      {areLimitsOpen && (
        <LimitsDialog target={{ scope: 'unit', name: null }} onClose={() => setLimitsOpen(false)} />
      )}
    </Page>
  );
};
