import { BadgeCheck, Eye, Plus } from 'lucide-react';
import { useCallback } from 'react';
import { useFormat } from '#platform/web/formats/format.ts';
import { PlanNote } from '#features/account/plan/web/feature.tsx';
import { ListExport } from '#platform/web/frame/list-export.tsx';
import { ListImport } from '#platform/web/frame/list-import.tsx';
import { useText } from '#platform/web/texts/i18n.ts';
import { useAppState, useMayEdit } from '#platform/web/session/state.ts';
import { Note } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { ErrorState } from '#platform/web/ui/shell/error-state.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { PageHeader } from '#platform/web/ui/shell/page-header.tsx';
import { Page } from '#platform/web/ui/shell/page.tsx';
import { SearchField } from '#platform/web/ui/forms/search-field.tsx';
import { Tabs } from '#platform/web/ui/shell/tabs.tsx';
import { finderTabs, isUnder } from '../rules-finder.ts';
import type { texts } from '../texts.en.ts';
import { CategoryPlates } from './category-plates.tsx';
import { FinderTable } from './finder-table.tsx';
import { tabHref, useFinderView } from './finder-view.ts';
import { loadSuppliers } from './load-suppliers.ts';
import { RequestDialog } from './request-dialog.tsx';
import { RequestDrawer } from './request-drawer.tsx';
import { RequestsTable } from './requests-table.tsx';
import { SupplierPanel } from './supplier-panel.tsx';
import { usePlaces, useRequests, useSupplierRows } from './use-finder.ts';
import styles from './suppliers.module.css';

/** How the tabs of the finder stand in a file: of all suppliers those that are linked. */
const statuses: Readonly<Record<string, string>> = {
  active: 'active',
  inactive: 'inactive',
  pending: 'requested',
};

const exportFilter = ({ tab, search, category }: ReturnType<typeof useFinderView>) => ({
  ...(search === '' ? {} : { search }),
  ...(category === null ? {} : { category }),
  ...(statuses[tab] === undefined ? {} : { status: statuses[tab] }),
});

/** Who delivers where, and who is missing? */
export const SuppliersPage = () => {
  const t = useText<typeof texts>('suppliers');
  const format = useFormat();
  const view = useFinderView();
  const { tab, search, category, openedId, requestId, isAsking, change, values } = view;
  const mayEdit = useMayEdit();
  const isLoadingAll = useAppState((state) => state.areSuppliersLoading && state.allSuppliers.length === 0);
  const hasFailed = useAppState((state) => state.hasSupplierError);
  const { rows, own } = useSupplierRows();
  const { places } = usePlaces();
  const requests = useRequests();
  const find = useCallback((q: string) => change({ q }), [change]);
  const verified = rows.filter((row) => row.verified).length;
  const asked = requests.data?.filter(({ state }) => state === 'received' || state === 'contacted').length;
  const counts = {
    active: rows.filter((row) => isUnder('active', row)).length,
    pending: rows.filter((row) => isUnder('pending', row)).length,
    requested: asked,
    inactive: rows.filter((row) => isUnder('inactive', row)).length,
    all: undefined,
  };
  const opened = openedId === null ? undefined : rows.find(({ id }) => id === openedId);
  const request = requests.data?.find(({ id }) => id === requestId);
  const panel =
    opened === undefined
      ? request && (
          <RequestDrawer key={request.id} request={request} onClose={() => change({ request: null })} />
        )
      : tab !== 'requested' && (
          <SupplierPanel
            key={opened.id}
            row={opened}
            places={places}
            onClose={() => change({ supplier: null })}
          />
        );
  const isOwnBroken = own.isError && own.data === undefined;
  const isBroken = tab !== 'requested' && (tab === 'all' ? hasFailed || isOwnBroken : isOwnBroken);
  const retry = () => {
    if (hasFailed) void loadSuppliers();
    if (own.isError) void own.refetch();
  };
  return (
    <Page title={t('title')} panel={panel}>
      <PageHeader
        title={t('title')}
        {...(mayEdit
          ? {
              tools: (
                <>
                  <ListExport ask={{ list: 'suppliers', filter: exportFilter(view) }} />
                  <ListImport list="suppliers" />
                  <Button kind="primary" icon={Plus} collapses onClick={() => change({ ask: '1' })}>
                    {t('request')}
                  </Button>
                </>
              ),
            }
          : {})}
      />
      {!mayEdit && <Note icon={Eye}>{t('readOnly')}</Note>}
      <PlanNote part="suppliers" />
      <div className={`toolbar ${styles.finder}`}>
        <SearchField label={t('search')} placeholder={t('searchHint')} value={search} onSearch={find} />
        {verified > 0 && (
          <span className={`${styles.verifiedcount} muted small`}>
            <Icon of={BadgeCheck} />
            {t('verified', { count: verified, shown: format.number(String(verified)) })}
          </span>
        )}
      </div>
      <CategoryPlates value={category} onChange={(chosen) => change({ category: chosen })} />
      <Tabs
        label={t('tabs')}
        tabs={finderTabs.map((one) => ({
          href: tabHref(one, values),
          label: t(`tab.${one}`),
          isCurrent: one === tab,
          plainCount: counts[one],
        }))}
      />
      {isBroken && (
        <div className="card">
          <ErrorState title={t('failed')} action={<Button onClick={retry}>{t('retry')}</Button>}>
            {t('failedText')}
          </ErrorState>
        </div>
      )}
      {!isBroken && tab === 'requested' && <RequestsTable view={view} requests={requests} />}
      {!isBroken && tab !== 'requested' && (
        <FinderTable
          key={tab}
          view={view}
          tab={tab}
          rows={rows}
          isLoading={own.isPending || (tab === 'all' && isLoadingAll)}
        />
      )}
      {isAsking && mayEdit && (
        <RequestDialog
          rows={rows}
          places={places.filter((place) => place.mayEdit)}
          suggestion={search}
          onClose={() => change({ ask: null })}
        />
      )}
    </Page>
  );
};
