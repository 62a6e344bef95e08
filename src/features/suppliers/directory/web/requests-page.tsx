import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { usePages } from '#platform/web/calls/pages.ts';
import { callKey, callOrThrow } from '#platform/web/calls/query.ts';
import { useQueryString } from '#platform/web/calls/query-string.ts';
import { type Column, DataTable } from '#platform/web/ui/tables/data-table.tsx';
import { Duo } from '#platform/web/ui/duo.tsx';
import { FilterChips } from '#platform/web/ui/tables/filter-chips.tsx';
import { Monogram } from '#platform/web/ui/plate.tsx';
import { Segment } from '#platform/web/ui/forms/segment.tsx';
import { EmptyState } from '#platform/web/ui/shell/states.tsx';
import { directoryContract, type QueuedRequest } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Facts } from '#platform/web/ui/card.tsx';
import { Drawer } from '#platform/web/ui/overlays/drawer.tsx';
import { AddDialog, MoveDialog } from './request-dialogs.tsx';
import type { StaffParts } from '#features/staff/support/web/feature.tsx';
import { DirectoryTabs, numberText, QueueState } from './staff-parts.tsx';
import styles from './directory.module.css';

interface RequestDrawerProps {
  readonly request: QueuedRequest;
  readonly onClose: () => void;
}

/** One request: who asks for whom, and what staff do about it. */
export const RequestDrawer = ({ request, onClose }: RequestDrawerProps) => {
  const t = useText<typeof texts>('directory');
  const format = useFormat();
  const [asked, setAsked] = useState<'contacted' | 'declined' | 'added' | null>(null);
  const { name, organization, organizationNumber, outlets, requestedAt, requestedBy, state, note, answer } =
    request;
  const close = () => setAsked(null);
  const done = () => {
    close();
    onClose();
  };
  const isOpen = state === 'received' || state === 'contacted';
  return (
    <>
      <Drawer
        title={name}
        detail={<QueueState state={state} />}
        lead={<Monogram name={name} isLarge />}
        onClose={onClose}
        {...(isOpen
          ? {
              footer: (
                <>
                  <div className="pair">
                    <Button onClick={() => setAsked('declined')}>{t('decline')}</Button>
                    {state === 'received' && (
                      <Button onClick={() => setAsked('contacted')}>{t('contact')}</Button>
                    )}
                  </div>
                  <Button kind="primary" isBlock onClick={() => setAsked('added')}>
                    {t('add')}
                  </Button>
                </>
              ),
            }
          : {})}
      >
        <div className="stack">
          <Facts
            facts={[
              [
                t('organizationNumber'),
                organizationNumber === null ? t('unknown') : numberText(organizationNumber),
              ],
              [t('organization'), organization.name],
              [t('restaurants'), outlets.map(({ displayName }) => displayName).join(', ')],
              [t('asker'), requestedBy ?? t('someone')],
              [t('asked'), `${format.date(requestedAt)} ${format.time(requestedAt)}`],
            ]}
          />
          {note !== null && (
            <div>
              <p className="muted small">{t('note')}</p>
              <q className={styles.comment}>{note}</q>
            </div>
          )}
          {answer !== null && (
            <div>
              <p className="muted small">{t('answered')}</p>
              <q className={styles.comment}>{answer}</q>
            </div>
          )}
        </div>
      </Drawer>
      {asked === 'added' && <AddDialog request={request} onClose={close} onDone={done} />}
      {(asked === 'contacted' || asked === 'declined') && (
        <MoveDialog request={request} state={asked} onClose={close} onDone={done} />
      )}
    </>
  );
};

const shownStates = ['open', 'received', 'contacted', 'added', 'declined'] as const;

/** Whom do restaurants miss? Requests for suppliers that the directory lacks, oldest first. */
export const RequestsPage = ({ StaffPage }: StaffParts) => {
  const t = useText<typeof texts>('directory');
  const format = useFormat();
  const { values, change, hrefWith } = useQueryString();
  const state = shownStates.find((one) => one === values['state']) ?? 'open';
  const query = { limit: 50, ...(state === 'open' ? {} : { state }) };
  const list = usePages(callKey(directoryContract.listQueuedRequests, { query }), (page, signal) =>
    callOrThrow(directoryContract.listQueuedRequests, { query: { ...query, page } }, { signal }),
  );
  const rowHref = ({ id }: QueuedRequest) => hrefWith({ request: id });
  const opened = list.rows.find(({ id }) => id === values['request']);
  const columns: readonly Column<QueuedRequest>[] = [
    {
      id: 'name',
      header: t('supplier'),
      cell: (row) => (
        <Duo
          lead={<Monogram name={row.name} />}
          title={row.name}
          detail={row.organization.name}
          href={rowHref(row)}
        />
      ),
    },
    { id: 'asker', header: t('asker'), priority: 2, cell: (row) => row.requestedBy ?? t('someone') },
    { id: 'state', header: t('state'), cell: (row) => <QueueState state={row.state} /> },
    {
      id: 'asked',
      header: t('asked'),
      isNumeric: true,
      cell: (row) => <span className="nowrap">{format.date(row.requestedAt)}</span>,
    },
  ];
  return (
    <StaffPage
      title={t('nav')}
      lede={t('requestsLede')}
      error={list.query.data === undefined ? list.query.error : null}
      onRetry={() => void list.query.refetch()}
      panel={
        opened !== undefined && (
          <RequestDrawer key={opened.id} request={opened} onClose={() => change({ request: null })} />
        )
      }
    >
      <DirectoryTabs current="requests" />
      <FilterChips>
        <Segment
          areChips
          label={t('state')}
          value={state}
          onChange={(chosen) => change({ state: chosen === 'open' ? null : chosen, request: null })}
          choices={shownStates.map((value) => ({ value, label: t(`state.${value}`) }))}
        />
      </FilterChips>
      <DataTable
        label={t('tab.requests')}
        columns={columns}
        rows={list.rows}
        rowKey={({ id }) => id}
        rowHref={rowHref}
        listRow={(row) => ({
          lead: <Monogram name={row.name} />,
          title: row.name,
          value: <span className="muted small nowrap">{format.date(row.requestedAt)}</span>,
          detail: row.organization.name,
          note: <QueueState state={row.state} />,
        })}
        selectedKey={values['request'] ?? null}
        paging={list.paging}
        isLoading={list.query.isPending}
        empty={<EmptyState title={t(`none.${state}`)}>{t('noRequestsText')}</EmptyState>}
      />
    </StaffPage>
  );
};
