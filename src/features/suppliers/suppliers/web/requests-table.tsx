import type { UseQueryResult } from '@tanstack/react-query';
import { CircleCheck, CircleSlash, Inbox, Phone, Undo2 } from 'lucide-react';
import type { RequestState, SupplierRequest } from '../contract-requests.ts';
import type { CallFailed } from '#platform/web/calls/api.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { useMayEdit } from '#platform/web/session/state.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { type Column, DataTable } from '#platform/web/ui/tables/data-table.tsx';
import { Duo } from '#platform/web/ui/duo.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { Monogram } from '#platform/web/ui/plate.tsx';
import { RichText } from '#platform/web/ui/rich-text.tsx';
import { EmptyState } from '#platform/web/ui/shell/states.tsx';
import type { texts } from '../texts.en.ts';
import type { FinderView } from './finder-view.ts';
import styles from './suppliers.module.css';

const looks = {
  received: { tone: 'plain', icon: Inbox },
  contacted: { tone: 'info', icon: Phone },
  added: { tone: 'done', icon: CircleCheck },
  declined: { tone: 'line', icon: CircleSlash },
  withdrawn: { tone: 'line', icon: Undo2 },
} as const;

/** What has happened to a request, in words with a mark. */
export const RequestStateBadge = ({ state }: { readonly state: RequestState }) => {
  const t = useText<typeof texts>('suppliers');
  return (
    <Badge tone={looks[state].tone} icon={looks[state].icon}>
      {t(`state.${state}`)}
    </Badge>
  );
};

/** The way on for whoever has not found a supplier. */
export const MissingRow = ({ onAsk }: { readonly onAsk: () => void }) => {
  const t = useText<typeof texts>('suppliers');
  return (
    <div className={styles.missingrow}>
      <p>
        <RichText text={t('someoneMissing')} />
      </p>
      <Button isSmall onClick={onAsk}>
        {t('requestShort')}
      </Button>
    </div>
  );
};

const placesOf = ({ outlets }: SupplierRequest): string =>
  outlets.map(({ displayName }) => displayName).join(', ');

interface RequestsTableProps {
  readonly view: FinderView;
  readonly requests: UseQueryResult<SupplierRequest[], CallFailed>;
}

/** What happened to the one I asked for? */
export const RequestsTable = ({ view, requests }: RequestsTableProps) => {
  const t = useText<typeof texts>('suppliers');
  const format = useFormat();
  const mayEdit = useMayEdit();
  const { requestId, search, change, hrefWith } = view;
  const wanted = search.trim().toLocaleLowerCase('sv');
  const rows = (requests.data ?? []).filter(({ name }) => name.toLocaleLowerCase('sv').includes(wanted));
  const rowHref = ({ id }: SupplierRequest) => hrefWith({ request: id, supplier: null });
  const columns: readonly Column<SupplierRequest>[] = [
    {
      id: 'name',
      header: t('supplier'),
      cell: (row) => (
        <Duo
          lead={<Monogram name={row.name} />}
          title={row.name}
          detail={placesOf(row)}
          href={rowHref(row)}
        />
      ),
    },
    { id: 'by', header: t('requestedBy'), cell: (row) => row.requestedBy ?? t('someone'), priority: 2 },
    { id: 'state', header: t('state'), cell: (row) => <RequestStateBadge state={row.state} /> },
    {
      id: 'date',
      header: t('requestedOn'),
      isNumeric: true,
      cell: ({ requestedAt }) => <time dateTime={requestedAt}>{format.date(requestedAt)}</time>,
    },
  ];
  if (requests.isError && requests.data === undefined)
    return (
      <div className="card">
        <LoadFailed title={t('listFailed')} error={requests.error} onRetry={() => void requests.refetch()} />
      </div>
    );
  return (
    <DataTable
      label={t('tab.requested')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={rowHref}
      selectedKey={requestId}
      listRow={(row) => ({
        lead: <Monogram name={row.name} />,
        title: row.name,
        value: <span className="muted small">{format.date(row.requestedAt)}</span>,
        detail: placesOf(row),
        note: <RequestStateBadge state={row.state} />,
      })}
      isLoading={requests.isPending}
      empty={<EmptyState title={t('none.requested')}>{t('noneRequestedText')}</EmptyState>}
      foot={mayEdit && <MissingRow onAsk={() => change({ ask: '1' })} />}
    />
  );
};
