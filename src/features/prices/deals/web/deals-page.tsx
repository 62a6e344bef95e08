import { Eye, FileSpreadsheet, FileUp, Plus } from 'lucide-react';
import { SavedViews } from '#features/account/views/web/feature.tsx';
import { priceListsPath } from '#features/intake/documents/paths.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useAppState, useMayEdit } from '#platform/web/session/state.ts';
import { ListExport } from '#platform/web/frame/list-export.tsx';
import { useText } from '#platform/web/texts/i18n.ts';
import { Note } from '#platform/web/ui/banner.tsx';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { useIsAtLeast } from '#platform/web/ui/shell/breakpoint.ts';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { PageHeader } from '#platform/web/ui/shell/page-header.tsx';
import { Page } from '#platform/web/ui/shell/page.tsx';
import { EmptyState, NoMatch } from '#platform/web/ui/shell/states.tsx';
import { DataTable } from '#platform/web/ui/tables/data-table.tsx';
import { newDealImportPath, newDealPath } from '../paths.ts';
import type { texts } from '../texts.en.ts';
import { dealColumns, dealListRow } from './deal-columns.tsx';
import { DealDrawer } from './deal-drawer.tsx';
import { DealFilters } from './deal-filters.tsx';
import { DealSums, DealWorth } from './deal-worth.tsx';
import type { DealParts } from './feature.tsx';
import { useDeals } from './use-deals.ts';

interface NothingProps {
  readonly isFiltered: boolean;
  /** Deals that are not in force. */
  readonly others: number;
  readonly onClear: () => void;
  readonly onAll: () => void;
}

const Nothing = ({ isFiltered, others, onClear, onAll }: NothingProps) => {
  const t = useText<typeof texts>('deals');
  const mayEdit = useMayEdit();
  if (!isFiltered && others > 0)
    return <NoMatch title={t('noneInForce')} action={<Button onClick={onAll}>{t('showAll')}</Button>} />;
  if (isFiltered)
    return <NoMatch title={t('noMatch')} action={<Button onClick={onClear}>{t('clearFilters')}</Button>} />;
  const create = (
    <ButtonLink kind="primary" href={newDealPath()}>
      {t('create')}
    </ButtonLink>
  );
  return (
    <EmptyState title={t('firstTitle')} {...(mayEdit ? { action: create } : {})}>
      {t(mayEdit ? 'firstText' : 'firstReader')}
    </EmptyState>
  );
};

/** Who promised what, and do they keep it? */
export const DealsPage = ({
  parts: { ProductTabs, DealLoyalty },
}: {
  readonly parts: Partial<DealParts>;
}) => {
  const t = useText<typeof texts>('deals');
  const format = useFormat();
  const mayEdit = useMayEdit();
  const made = useAppState((state) => state.newestNegotiatedDeal);
  const isTable = useIsAtLeast('sm');
  const list = useDeals();
  const { deals, shown, isFiltered, hrefOf, go, clear } = list;
  const page = deals.first;
  const close = () => go({ deal: undefined });
  const panel = shown.deal !== undefined && (
    <DealDrawer key={shown.deal} dealId={shown.deal} hrefOf={(deal) => hrefOf({ deal })} onClose={close} />
  );
  return (
    <Page title={t('tab')} panel={panel}>
      <PageHeader
        title={t('title')}
        tools={
          mayEdit && (
            <>
              <ButtonLink icon={FileSpreadsheet} collapses href={priceListsPath()}>
                {t('priceLists')}
              </ButtonLink>
              <ListExport ask={{ list: 'deals', filter: list.query }} />
              <ButtonLink icon={FileUp} collapses href={newDealImportPath()}>
                {t('import')}
              </ButtonLink>
              <ButtonLink kind="primary" icon={Plus} collapses href={newDealPath()}>
                {t('create')}
              </ButtonLink>
            </>
          )
        }
      />
      {ProductTabs && <ProductTabs current="deals" />}
      {!mayEdit && <Note icon={Eye}>{t('readOnly')}</Note>}
      {page !== undefined && (
        <DealWorth page={page} isBeside={shown.deal !== undefined} isWhole={!isFiltered} />
      )}
      {page !== undefined && shown.deal === undefined && DealLoyalty && <DealLoyalty />}
      <SavedViews list="deals" />
      <DealFilters list={list} />
      {deals.query.isError && deals.rows.length === 0 ? (
        <div className="card">
          <LoadFailed
            title={t('failed')}
            error={deals.query.error}
            onRetry={() => void deals.query.refetch()}
          />
        </div>
      ) : (
        <DataTable
          label={t('tab')}
          columns={dealColumns(t, format, {
            hrefOf: ({ id }) => hrefOf({ deal: id }),
            isNew: ({ id }) => made.includes(id),
            page,
          })}
          rows={deals.rows}
          rowKey={({ id }) => id}
          rowHref={({ id }) => hrefOf({ deal: id })}
          listRow={dealListRow(t, format)}
          selectedKey={shown.deal ?? null}
          sort={{ by: shown.sort, direction: shown.direction }}
          onSort={({ by, direction }) => go({ sort: by as typeof shown.sort, direction })}
          isLoading={deals.query.isPending}
          {...(deals.rows.length < deals.total
            ? {
                paging: {
                  ...deals.paging,
                  text: t('showing', { shown: deals.rows.length, total: deals.total }),
                },
              }
            : {})}
          empty={
            <Nothing
              isFiltered={isFiltered}
              others={page === undefined ? 0 : page.counts.ended + page.counts.upcoming}
              onClear={clear}
              onAll={() => go({ show: 'all' })}
            />
          }
          foot={
            !isTable &&
            deals.rows.length > 0 &&
            page !== undefined && <DealSums page={page} total={deals.total} />
          }
        />
      )}
    </Page>
  );
};
