import { FileX, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { customersPath } from '#features/staff/support/paths.ts';
import type { StaffParts } from '#features/staff/support/web/feature.tsx';
import { useFormat } from '#platform/web/formats/format.ts';
import { useCodeText, useText } from '#platform/web/texts/i18n.ts';
import { usePages } from '#platform/web/calls/pages.ts';
import { callKey, callOrThrow } from '#platform/web/calls/query.ts';
import { Note } from '#platform/web/ui/banner.tsx';
import { type Column, DataTable } from '#platform/web/ui/tables/data-table.tsx';
import { Duo } from '#platform/web/ui/duo.tsx';
import { Plate } from '#platform/web/ui/plate.tsx';
import { EmptyState } from '#platform/web/ui/shell/states.tsx';
import { documentsContract, type UnreadableRow } from '../contract.ts';
import type { texts } from '../texts.en.ts';

/** To whoever may open it: the customer, as whom staff act after a warning and with a reason. */
const hrefOf = ({ organization }: UnreadableRow): string => customersPath({ q: organization });

/** What waits because no program reads it? All customers' documents, the oldest first. */
export const UnreadablePage = ({ StaffPage }: StaffParts): ReactNode => {
  const t = useText<typeof texts>('documents');
  const format = useFormat();
  const reasonText = useCodeText('documents', 'reason');
  const query = { limit: 50 };
  const list = usePages(callKey(documentsContract.listUnreadable, { query }), (page, signal) =>
    callOrThrow(documentsContract.listUnreadable, { query: { ...query, page } }, { signal }),
  );
  const whyOf = ({ reason }: UnreadableRow) => (reason === null ? t('state.unreadable') : reasonText(reason));
  const age = (row: UnreadableRow) => (
    <time className="nowrap" dateTime={row.receivedAt} title={format.date(row.receivedAt)}>
      {t('daysOld', { count: format.daysAgo(row.receivedAt) })}
    </time>
  );
  const columns: readonly Column<UnreadableRow>[] = [
    {
      id: 'organization',
      header: t('customer'),
      cell: (row) => (
        <Duo
          lead={<Plate icon={FileX} />}
          title={row.restaurant}
          detail={`${row.organization} · ${row.organizationNumber}`}
          href={hrefOf(row)}
        />
      ),
    },
    { id: 'why', header: t('why'), cell: whyOf },
    { id: 'age', header: t('age'), isNumeric: true, cell: age },
  ];
  return (
    <StaffPage
      title={t('unreadableTitle')}
      lede={t('unreadableLede')}
      error={list.query.data === undefined ? list.query.error : null}
      onRetry={() => void list.query.refetch()}
      panel={null}
    >
      <Note icon={UserRound}>
        <p>{t('openAsCustomer')}</p>
      </Note>
      <DataTable
        label={t('unreadableTitle')}
        columns={columns}
        rows={list.rows}
        rowKey={({ id }) => id}
        rowHref={hrefOf}
        listRow={(row) => ({
          lead: <Plate icon={FileX} />,
          title: row.restaurant,
          value: age(row),
          detail: `${row.organization} · ${row.organizationNumber}`,
          foot: whyOf(row),
        })}
        paging={list.paging}
        isLoading={list.query.isPending}
        empty={<EmptyState title={t('noUnreadable')} />}
      />
    </StaffPage>
  );
};
