import { useNavigate } from '@tanstack/react-router';
import { usePages } from '#platform/web/calls/pages.ts';
import { callKey, callOrThrow } from '#platform/web/calls/query.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { usePathPart, useRouteSearch } from '#platform/web/frame/use-route-search.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Count } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { PageHeader } from '#platform/web/ui/shell/page-header.tsx';
import { Page } from '#platform/web/ui/shell/page.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { NoMatch } from '#platform/web/ui/shell/states.tsx';
import { DataTable } from '#platform/web/ui/tables/data-table.tsx';
import { FilterChips, ToggleChip } from '#platform/web/ui/tables/filter-chips.tsx';
import { priceListsContract } from '../contract.ts';
import { priceListPath, priceListsPath } from '../paths.ts';
import type { texts } from '../texts.en.ts';
import { DealDialog } from './deal-dialog.tsx';
import { listSearch } from './feature.tsx';
import { lineColumns, lineKey, lineListRow } from './line-columns.tsx';
import { ListHead, type ShownList } from './list-head.tsx';
import { useList } from './use-list.ts';
import { WhoseList } from './whose-list.tsx';

const shows = [
  'open',
  'rise',
  'fall',
  'elsewhere',
  'new',
  'unread',
  'twice',
  'unlike',
  'same',
  'gone',
] as const;

const useLines = (listId: string) => {
  const navigate = useNavigate();
  // What the list leaves out stands by itself: it can be dozens of articles.
  const { show = 'named' } = useRouteSearch(listSearch);
  const entry = priceListsContract.readPriceList;
  const params = { listId };
  const lines = usePages<ShownList['content'][number], ShownList>(
    callKey(entry, { params, query: { show } }),
    (page, signal) => callOrThrow(entry, { params, query: { show, page, limit: 50 } }, { signal }),
  );
  const go = (next: (typeof shows)[number] | null) =>
    void navigate({ href: priceListPath(listId, { show: next }) });
  return { lines, show, go };
};

const Lines = ({
  list,
  shown,
}: {
  readonly list: ShownList;
  readonly shown: ReturnType<typeof useLines>;
}) => {
  const t = useText<typeof texts>('price-lists');
  const format = useFormat();
  const actions = useList(list.id);
  const { lines, show, go } = shown;
  const { overlapping } = actions;
  return (
    <>
      <ListHead list={list} actions={actions} />
      <div className="toolbar near">
        <FilterChips onClear={show === 'named' ? undefined : () => go(null)}>
          {shows
            .filter((one) => list.counts[one] > 0 || one === show)
            .map((one) => (
              <ToggleChip key={one} isOn={show === one} onToggle={() => go(show === one ? null : one)}>
                {t(`show.${one}`)}
                <Count value={list.counts[one]} isPlain />
              </ToggleChip>
            ))}
        </FilterChips>
      </div>
      <DataTable
        label={t('list')}
        columns={lineColumns(t, format, { actions, isGone: show === 'gone' })}
        rows={lines.rows}
        rowKey={lineKey}
        listRow={lineListRow(t, format, actions)}
        rowTone={({ choice, change }) => (choice === 'open' && change === 'rise' ? 'open' : undefined)}
        paging={lines.paging}
        empty={
          <NoMatch title={t('noMatch')} action={<Button onClick={() => go(null)}>{t('showAll')}</Button>} />
        }
      />
      {show === 'named' && list.counts.gone > 0 && (
        <p className="muted small">
          {t('goneCount', { count: list.counts.gone })}{' '}
          <Button isSmall kind="quiet" onClick={() => go('gone')}>
            {t('showGone')}
          </Button>
        </p>
      )}
      {overlapping !== null && overlapping.place !== null && (
        <DealDialog line={{ ...overlapping, place: overlapping.place }} actions={actions} />
      )}
    </>
  );
};

/** What does this list change, line by line, and what do we say to it? */
export const ListPage = () => {
  const t = useText<typeof texts>('price-lists');
  const listId = usePathPart('listId');
  const shown = useLines(listId);
  const { first: list, query } = shown.lines;
  const title = list === undefined ? t('list') : list.name || list.fileName;
  return (
    <Page title={title} backHref={priceListsPath()}>
      <PageHeader
        title={title}
        lede={list === undefined ? undefined : list.supplierName || t('noSupplier')}
        crumbs={[{ label: t('title'), href: priceListsPath() }, { label: title }]}
        isDetail
      />
      {list === undefined && query.isError && (
        <LoadFailed title={t('failedList')} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {list === undefined && !query.isError && <Skeleton lines={8} />}
      {list !== undefined && list.supplierId === null && <WhoseList listId={listId} />}
      {list !== undefined && <Lines list={list} shown={shown} />}
    </Page>
  );
};
