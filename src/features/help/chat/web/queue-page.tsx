import type { ReactNode } from 'react';
import type { StaffParts } from '#features/staff/support/web/feature.tsx';
import { usePages } from '#platform/web/calls/pages.ts';
import { callKey, callOrThrow } from '#platform/web/calls/query.ts';
import { useQueryString } from '#platform/web/calls/query-string.ts';
import { type TextOf, useText } from '#platform/web/texts/i18n.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Duo } from '#platform/web/ui/duo.tsx';
import { Segment } from '#platform/web/ui/forms/segment.tsx';
import { Avatar } from '#platform/web/ui/plate.tsx';
import { EmptyState } from '#platform/web/ui/shell/states.tsx';
import { type Column, DataTable } from '#platform/web/ui/tables/data-table.tsx';
import { queueContract, type QueueRow } from '../contract-queue.ts';
import type { texts } from '../texts.en.ts';
import { QueueDrawer } from './queue-drawer.tsx';
import { useQueueLive } from './use-queue-live.ts';

const waitText = (t: TextOf<typeof texts>, since: string): string => {
  const minutes = Math.max(0, Math.round((Date.now() - Date.parse(since)) / 60_000));
  if (minutes < 60) return t('waitMinutes', { count: minutes });
  if (minutes < 48 * 60) return t('waitHours', { count: Math.round(minutes / 60) });
  return t('waitDays', { count: Math.round(minutes / (24 * 60)) });
};

/** Who waits for an answer of support? Those who wait longest first. */
export const QueuePage = ({ StaffPage }: StaffParts): ReactNode => {
  const t = useText<typeof texts>('chat');
  const { values, change, hrefWith } = useQueryString();
  const state = values['state'] === 'solved' ? 'solved' : 'open';
  const query = { limit: 50, state } as const;
  useQueueLive();
  const list = usePages(callKey(queueContract.listQueue, { query }), (page, signal) =>
    callOrThrow(queueContract.listQueue, { query: { ...query, page } }, { signal }),
  );
  const hrefOf = ({ id }: QueueRow) => hrefWith({ conversation: id });
  const opened = values['conversation'];
  const wait = ({ waitsSince }: QueueRow) =>
    waitsSince === null ? (
      <Badge tone="done">{t('answered')}</Badge>
    ) : (
      <Badge tone="look">{waitText(t, waitsSince)}</Badge>
    );
  const columns: readonly Column<QueueRow>[] = [
    {
      id: 'person',
      header: t('person'),
      cell: (row) => (
        <Duo
          lead={<Avatar name={row.person.fullName} />}
          title={row.person.fullName}
          detail={row.person.restaurant ?? t('noRestaurant')}
          href={hrefOf(row)}
        />
      ),
    },
    { id: 'asks', header: t('asks'), priority: 2, cell: (row) => row.lastWords },
    { id: 'waits', header: t('waits'), isNumeric: true, cell: wait },
  ];
  return (
    <StaffPage
      title={t('queue')}
      lede={t('queueLede')}
      error={list.query.data === undefined ? list.query.error : null}
      onRetry={() => void list.query.refetch()}
      panel={
        opened !== undefined && (
          <QueueDrawer key={opened} conversationId={opened} onClose={() => change({ conversation: null })} />
        )
      }
    >
      <div className="chips">
        <Segment
          label={t('queueState')}
          areChips
          value={state}
          onChange={(next) => change({ state: next === 'open' ? null : next, conversation: null })}
          choices={[
            { value: 'open', label: t('stateOpen') },
            { value: 'solved', label: t('stateSolved') },
          ]}
        />
      </div>
      <DataTable
        label={t('queue')}
        columns={columns}
        rows={list.rows}
        rowKey={({ id }) => id}
        rowHref={hrefOf}
        listRow={(row) => ({
          lead: <Avatar name={row.person.fullName} />,
          title: row.person.fullName,
          value: wait(row),
          detail: row.person.restaurant ?? t('noRestaurant'),
          foot: row.lastWords,
        })}
        selectedKey={opened ?? null}
        paging={list.paging}
        isLoading={list.query.isPending}
        empty={
          state === 'open' ? (
            <EmptyState title={t('noQueue')}>{t('noQueueText')}</EmptyState>
          ) : (
            <EmptyState title={t('noSolved')} />
          )
        }
      />
    </StaffPage>
  );
};
