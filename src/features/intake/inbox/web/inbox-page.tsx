import { documentsContract } from '#features/intake/documents/contract.ts';
import { FolderClock, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { UploadParts } from '#features/intake/documents/web/feature.tsx';
import { documentChannels } from '#features/intake/documents/contract.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { usePages } from '#platform/web/calls/pages.ts';
import { callKey, callOrThrow, useCall } from '#platform/web/calls/query.ts';
import { useQueryString } from '#platform/web/calls/query-string.ts';
import { useMayEdit } from '#platform/web/session/state.ts';
import { Count } from '#platform/web/ui/badge.tsx';
import { useIsAtLeast } from '#platform/web/ui/shell/breakpoint.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { DataTable } from '#platform/web/ui/tables/data-table.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { FilterChips } from '#platform/web/ui/tables/filter-chips.tsx';
import { ListPeriod } from '#platform/web/ui/tables/list-period.tsx';
import { MenuChip } from '#platform/web/ui/overlays/menu-chip.tsx';
import { PageHeader } from '#platform/web/ui/shell/page-header.tsx';
import { Page } from '#platform/web/ui/shell/page.tsx';
import { SearchField } from '#platform/web/ui/forms/search-field.tsx';
import { Segment } from '#platform/web/ui/forms/segment.tsx';
import { EmptyState, NoMatch } from '#platform/web/ui/shell/states.tsx';
import { usePeriod } from '#platform/web/formats/use-period.ts';
import { historyPath } from '#features/intake/documents/paths.ts';
import { type ArrivalRow, inboxContract } from '../contract.ts';
import { groupChoices, groupOf, hasPeriod } from '../rules.ts';
import type { texts } from '../texts.en.ts';
import { useArrivalColumns, useArrivalListRow } from './arrival-columns.tsx';
import type { InboxParts } from './feature.tsx';
import { ArrivalDrawer } from './arrival-drawer.tsx';
import { useArrivalsLive } from './arrival-sends.ts';
import { AddressDrawer, AddressStrip } from './address.tsx';
import styles from './inbox.module.css';

type PageParts = UploadParts & Partial<InboxParts>;

const Groups = () => {
  const t = useText<typeof texts>('inbox');
  const { values, change } = useQueryString();
  const { data } = useCall(inboxContract.readArrivalsSummary, {});
  const counts = { attention: data?.attention ?? 0, underway: data?.underway ?? 0 };
  return (
    <Segment
      areChips
      label={t('state')}
      value={groupOf(values['group'])}
      onChange={(group) => change({ group: group === 'all' ? null : group, doc: null })}
      choices={groupChoices.map((group) => ({
        value: group,
        label: (
          <>
            {t(`group.${group}`)}
            {group === 'attention' && counts.attention > 0 && <Count value={counts.attention} />}
            {group === 'underway' && counts.underway > 0 && <Count value={counts.underway} isPlain />}
          </>
        ),
      }))}
    />
  );
};

const Empty = ({ addButton }: { addButton: ReactNode }) => {
  const t = useText<typeof texts>('inbox');
  const { values, change } = useQueryString();
  const { choose, period } = usePeriod();
  const mayEdit = useMayEdit();
  const group = groupOf(values['group']);
  const search = values['q'];
  const isFiltered = search !== undefined || values['channel'] !== undefined;
  const any = useCall(inboxContract.listArrivals, { query: { limit: 1 } });
  const showAll = <Button onClick={() => change({ group: null })}>{t('showAll')}</Button>;
  if (any.data?.total === 0)
    return (
      <EmptyState
        title={t('emptyTitle')}
        action={
          mayEdit && (
            <div className={styles.emptyacts}>
              {addButton}
              <ButtonLink icon={FolderClock} href={historyPath()}>
                {t('addOld')}
              </ButtonLink>
            </div>
          )
        }
      >
        {t('emptyText')}
      </EmptyState>
    );
  if (isFiltered)
    return (
      <NoMatch
        title={search === undefined ? t('noMatchTitle') : t('noMatchSearch', { search })}
        action={<Button onClick={() => change({ q: null, channel: null })}>{t('clearFilters')}</Button>}
      >
        {t('noMatchText')}
      </NoMatch>
    );
  if (group === 'attention')
    return (
      <EmptyState title={t('calmTitle')} action={showAll}>
        {t('calmText')}
      </EmptyState>
    );
  if (group === 'underway')
    return (
      <EmptyState title={t('idleTitle')} action={showAll}>
        {t('idleText')}
      </EmptyState>
    );
  if (group === 'deleted' && period === 'all')
    return <EmptyState title={t('noneDeletedTitle')}>{t('noneDeletedText')}</EmptyState>;
  return (
    <NoMatch
      title={t('noMatchTitle')}
      action={<Button onClick={() => choose('all')}>{t('showAllTime')}</Button>}
    >
      {t('noMatchText')}
    </NoMatch>
  );
};

const Arrivals = ({ addButton, hasPanel }: { addButton: ReactNode; hasPanel: boolean }) => {
  const t = useText<typeof texts>('inbox');
  const { values, change, hrefWith } = useQueryString();
  const { range } = usePeriod();
  const isWide = useIsAtLeast('sm');
  const group = groupOf(values['group']);
  const search = values['q'];
  const channel = documentChannels.find((one) => one === values['channel']);
  const query = {
    limit: 50,
    group,
    ...(hasPeriod(group) ? range : {}),
    ...(search === undefined ? {} : { search }),
    ...(channel === undefined ? {} : { channel }),
  };
  const list = usePages(callKey(inboxContract.listArrivals, { query }), (page, signal) =>
    callOrThrow(inboxContract.listArrivals, { query: { ...query, page } }, { signal }),
  );
  const hrefOf = (row: ArrivalRow) => hrefWith({ doc: row.id, add: null, address: null });
  const isTight = useIsAtLeast('lg') && hasPanel;
  const columns = useArrivalColumns(hrefOf, isTight);
  const listRow = useArrivalListRow();
  const isFiltered = search !== undefined || channel !== undefined;
  return (
    <>
      <div className="toolbar">
        <SearchField
          label={t('search')}
          placeholder={t('searchHint')}
          value={search ?? ''}
          onSearch={(q) => change({ q })}
        />
        <FilterChips
          onClear={isFiltered ? () => change({ q: null, channel: null }) : undefined}
          resultText={t('results', { count: list.total })}
        >
          <Groups />
          <MenuChip
            label={t('channel')}
            options={documentChannels.map((value) => ({ value, label: t(`channel.${value}`) }))}
            chosen={channel === undefined ? [] : [channel]}
            onChange={(chosen) => change({ channel: chosen.findLast((one) => one !== channel) ?? null })}
          />
          {!isWide && hasPeriod(group) && <ListPeriod />}
        </FilterChips>
      </div>
      {list.query.isError && list.query.data === undefined ? (
        <div className="card">
          <LoadFailed
            title={t('loadFailed')}
            error={list.query.error}
            onRetry={() => void list.query.refetch()}
          />
        </div>
      ) : (
        <div className={isTight ? `${styles.arrivals} ${styles.tight}` : styles.arrivals}>
          <DataTable
            label={t('title')}
            columns={columns}
            rows={list.rows}
            rowKey={({ id }) => id}
            rowHref={hrefOf}
            rowTone={(row) => (row.group === 'underway' ? 'reading' : undefined)}
            listRow={listRow}
            selectedKey={values['doc'] ?? null}
            paging={list.paging}
            isLoading={list.query.isPending}
            empty={<Empty addButton={addButton} />}
          />
        </div>
      )}
    </>
  );
};

/** What came in, and what of it waits for me? Every arrival on every channel, with what became of it. */
export const InboxPage = ({ parts }: { parts: PageParts }): ReactNode => {
  const { InvoiceTabs, UploadDrawer, UploadStrip } = parts;
  const t = useText<typeof texts>('inbox');
  const { values, change } = useQueryString();
  const mayEdit = useMayEdit();
  const isWide = useIsAtLeast('sm');
  useArrivalsLive();
  const doc = values['doc'];
  const close = () => change({ doc: null, add: null, address: null });
  const addButton = mayEdit ? (
    <Button
      kind="primary"
      icon={Plus}
      collapses
      does={documentsContract.uploadDocuments}
      onClick={() => change({ add: '1', doc: null, address: null })}
    >
      {t('add')}
    </Button>
  ) : undefined;
  const panel =
    doc !== undefined ? (
      <ArrivalDrawer parts={parts} documentId={doc} onClose={close} />
    ) : values['address'] !== undefined ? (
      <AddressDrawer onClose={close} />
    ) : values['add'] !== undefined && mayEdit ? (
      <UploadDrawer onClose={close} />
    ) : null;
  const tools = (
    <>
      {isWide && hasPeriod(groupOf(values['group'])) && <ListPeriod />}
      {panel === null && (
        <ButtonLink icon={FolderClock} collapses href={historyPath()}>
          {t('old')}
        </ButtonLink>
      )}
      {addButton}
    </>
  );
  return (
    <Page title={t('title')} panel={panel}>
      <PageHeader title={t('page')} tools={tools} />
      {InvoiceTabs && <InvoiceTabs current="inbox" />}
      <AddressStrip onOpen={() => change({ address: '1', doc: null, add: null })} />
      <UploadStrip />
      <Arrivals addButton={addButton} hasPanel={panel !== null} />
      {!mayEdit && <p className="muted small">{t('readOnly')}</p>}
    </Page>
  );
};
