import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { SavedViews } from '#features/account/views/web/feature.tsx';
import { useFormat } from '#platform/web/formats/format.ts';
import { ListExport } from '#platform/web/frame/list-export.tsx';
import { usePeriod } from '#platform/web/formats/use-period.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { SearchField } from '#platform/web/ui/forms/search-field.tsx';
import { MenuChip } from '#platform/web/ui/overlays/menu-chip.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { PageHeader } from '#platform/web/ui/shell/page-header.tsx';
import { Page } from '#platform/web/ui/shell/page.tsx';
import { EmptyState, NoMatch } from '#platform/web/ui/shell/states.tsx';
import { DataTable } from '#platform/web/ui/tables/data-table.tsx';
import { FilterChips, ToggleChip } from '#platform/web/ui/tables/filter-chips.tsx';
import type { texts } from '../texts.en.ts';
import { AlertDrawer } from './alert-drawer.tsx';
import { MonitoringKeys, MonitoringTabs } from './alert-rows.tsx';
import { columnsOf, listRowOf } from './article-columns.tsx';
import { LimitsDialog } from './limits-dialog.tsx';
import { useArticles } from './use-articles.ts';

/** What do we watch, and at what price? */
export const ArticlesPage = () => {
  const t = useText<typeof texts>('price-monitoring');
  const format = useFormat();
  const { today } = usePeriod();
  const [areLimitsOpen, setLimitsOpen] = useState(false);
  const { articles, query, suppliers, shown, isFiltered, hrefOf, go, clear, close } = useArticles();
  const { search, supplier, alerts, sort, direction, article } = shown;
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
          <>
            <ListExport ask={{ list: 'watched', filter: query }} />
            <Button icon={BellRing} collapses onClick={() => setLimitsOpen(true)}>
              {t('limits')}
            </Button>
          </>
        }
      />
      <MonitoringTabs current="articles" />
      <SavedViews list="articles" />
      <div className="toolbar near">
        <SearchField
          label={t('search')}
          value={search ?? ''}
          onSearch={(value) => go({ search: value === '' ? undefined : value })}
        />
        <FilterChips onClear={isFiltered ? clear : undefined}>
          <MenuChip
            label={t('supplier')}
            options={suppliers.map(({ id, displayName }) => ({ value: id, label: displayName }))}
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
        <LoadFailed
          title={t('failedTitle')}
          error={articles.query.error}
          onRetry={() => void articles.query.refetch()}
        />
      ) : (
        <DataTable
          label={t('tabArticles')}
          columns={columnsOf(t, format, (row) => hrefOf({ article: row.id }))}
          rows={articles.rows}
          rowKey={(row) => row.id}
          rowHref={(row) => hrefOf({ article: row.id })}
          listRow={listRowOf(t, format)}
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
