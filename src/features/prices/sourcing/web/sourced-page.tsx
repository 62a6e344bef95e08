import { Eye } from 'lucide-react';
import { supplierCategories } from '#features/suppliers/suppliers/contract.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useAppState } from '#platform/web/session/state.ts';
import { useCodeText, useText } from '#platform/web/texts/i18n.ts';
import { Note } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { SearchField } from '#platform/web/ui/forms/search-field.tsx';
import { MenuChip } from '#platform/web/ui/overlays/menu-chip.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { PageHeader } from '#platform/web/ui/shell/page-header.tsx';
import { Page } from '#platform/web/ui/shell/page.tsx';
import { EmptyState, NoMatch } from '#platform/web/ui/shell/states.tsx';
import { DataTable } from '#platform/web/ui/tables/data-table.tsx';
import { FilterChips, ToggleChip } from '#platform/web/ui/tables/filter-chips.tsx';
import type { SourcedArticle } from '../contract-fields.ts';
import { sourcingArticlesPath } from '../paths.ts';
import type { texts } from '../texts.en.ts';
import { AlternativesDrawer } from './alternatives-drawer.tsx';
import { LockedSavings } from './locked-savings.tsx';
import { sourcedColumns, sourcedListRow } from './sourced-columns.tsx';
import { SourcingTabs } from './sourcing-tabs.tsx';
import { useSourced } from './use-sourced.ts';

const filters = ['cheaper', 'proposed', 'unknown'] as const;

/** What else could we buy instead of this, and what would it save in a year? */
export const SourcedPage = () => {
  const t = useText<typeof texts>('sourcing');
  const categoryName = useCodeText('suppliers', 'category');
  const format = useFormat();
  const isReporter = useAppState((state) => state.selectedUnit?.role === 'reporter');
  const list = useSourced();
  const { articles, search, category, show, sort, direction, chosen, change, clear, isFiltered } = list;
  const { first, rows, query, paging } = articles;
  const hrefOf = ({ articleId }: SourcedArticle): string =>
    sourcingArticlesPath({
      alternatives: articleId,
      ...(search === '' ? {} : { search }),
      ...(category === null ? {} : { category }),
      ...(show === null ? {} : { show }),
    });
  const empty = isFiltered ? (
    <NoMatch title={t('noMatch')} action={<Button onClick={clear}>{t('clearFilters')}</Button>}>
      {t('noMatchText')}
    </NoMatch>
  ) : (
    <EmptyState title={t('emptyTitle')}>{t(isReporter ? 'emptyReporter' : 'emptyText')}</EmptyState>
  );
  return (
    <Page
      title={t('tab.articles')}
      panel={
        chosen !== null && (
          <AlternativesDrawer articleId={chosen} onClose={() => change({ alternatives: null })} />
        )
      }
    >
      <PageHeader title={t('title')} />
      <SourcingTabs current="articles" otherOutlets={first?.otherOutlets} />
      {isReporter && <Note icon={Eye}>{t('readOnly')}</Note>}
      <div className="toolbar near">
        <SearchField
          label={t('searchLabel')}
          placeholder={t('search')}
          value={search}
          onSearch={(value) => change({ search: value })}
        />
        <FilterChips
          resultText={first === undefined ? '' : t('results', { count: articles.total })}
          onClear={isFiltered ? clear : undefined}
        >
          {filters.map((one) => (
            <ToggleChip
              key={one}
              isOn={show === one}
              onToggle={() => change({ show: show === one ? null : one })}
            >
              {t(one)}
              {(first?.counts[one] ?? 0) > 0 && <span className="count plain">{first?.counts[one]}</span>}
            </ToggleChip>
          ))}
          <MenuChip
            label={t('category')}
            options={supplierCategories.map((one) => ({ value: one, label: categoryName(one) }))}
            chosen={category === null ? [] : [category]}
            onChange={(ids) => change({ category: ids.at(-1) ?? null })}
          />
        </FilterChips>
      </div>
      <LockedSavings locked={first?.locked ?? 0} />
      {query.isError && rows.length === 0 ? (
        <div className="card">
          <LoadFailed title={t('failed')} error={query.error} onRetry={() => void query.refetch()} />
        </div>
      ) : (
        <DataTable
          label={t('tab.articles')}
          columns={sourcedColumns(t, format, hrefOf)}
          rows={rows}
          rowKey={(row) => row.articleId}
          rowHref={hrefOf}
          listRow={(row) => sourcedListRow(row, t, format)}
          selectedKey={chosen}
          sort={{ by: sort, direction }}
          onSort={({ by, direction: way }) => change({ sort: by, direction: way })}
          isLoading={query.isPending}
          paging={{ ...paging, text: t('showing', { shown: rows.length, total: articles.total }) }}
          empty={empty}
        />
      )}
    </Page>
  );
};
