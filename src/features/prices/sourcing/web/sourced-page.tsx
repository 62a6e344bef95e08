import { Eye } from 'lucide-react';
import { useFormat } from '#platform/web/formats/format.ts';
import { useAppState, useMayEdit } from '#platform/web/session/state.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Note } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { PageHeader } from '#platform/web/ui/shell/page-header.tsx';
import { Page } from '#platform/web/ui/shell/page.tsx';
import { EmptyState, NoMatch } from '#platform/web/ui/shell/states.tsx';
import { DataTable } from '#platform/web/ui/tables/data-table.tsx';
import { useTicks } from '#platform/web/ui/tables/use-ticks.ts';
import type { SourcedArticle } from '../contract-fields.ts';
import { sourcingArticlesPath } from '../paths.ts';
import type { texts } from '../texts.en.ts';
import { AlternativesDrawer } from './alternatives-drawer.tsx';
import { ChosenBar } from './chosen-bar.tsx';
import { BandKey } from './band-cell.tsx';
import { BandNote } from './band-note.tsx';
import { LockedSavings } from './locked-savings.tsx';
import { sourcedColumns, sourcedListRow } from './sourced-columns.tsx';
import { RefusedGoods } from './refused-goods.tsx';
import { SourcedFilters } from './sourced-filters.tsx';
import { SourcingTabs } from './sourcing-tabs.tsx';
import { useSourced } from './use-sourced.ts';

/** What else could we buy instead of this, and what would it save in a year? */
export const SourcedPage = () => {
  const t = useText<typeof texts>('sourcing');
  const format = useFormat();
  const isReporter = useAppState((state) => state.selectedUnit?.role === 'reporter');
  const list = useSourced();
  const { articles, search, category, show, sort, direction, chosen, change, clear, isFiltered } = list;
  const { first, rows, query, paging } = articles;
  const mayEdit = useMayEdit();
  const ticks = useTicks(rows.map(({ articleId }) => articleId));
  const hasBands = first?.bands === 'shown';
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
      <SourcedFilters list={list} />
      <LockedSavings locked={first?.locked ?? 0} bands={first?.bands} />
      <BandNote bands={first?.bands} />
      {hasBands && rows.length > 0 && <BandKey />}
      {query.isError && rows.length === 0 ? (
        <div className="card">
          <LoadFailed title={t('failed')} error={query.error} onRetry={() => void query.refetch()} />
        </div>
      ) : (
        <DataTable
          label={t('tab.articles')}
          columns={sourcedColumns(t, format, hrefOf, hasBands)}
          rows={rows}
          rowKey={(row) => row.articleId}
          rowHref={hrefOf}
          listRow={(row) => sourcedListRow(row, t, format)}
          selectedKey={chosen}
          ticks={
            mayEdit
              ? { ...ticks, label: (row) => t('choose', { name: row.name }), allLabel: t('chooseAll') }
              : undefined
          }
          sort={{ by: sort, direction }}
          onSort={({ by, direction: way }) => change({ sort: by, direction: way })}
          isLoading={query.isPending}
          paging={{ ...paging, text: t('showing', { shown: rows.length, total: articles.total }) }}
          empty={empty}
        />
      )}
      {mayEdit && <RefusedGoods />}
      <ChosenBar
        articles={rows.filter(({ articleId }) => ticks.keys.has(articleId))}
        onClear={() => ticks.tickOnly([])}
      />
    </Page>
  );
};
