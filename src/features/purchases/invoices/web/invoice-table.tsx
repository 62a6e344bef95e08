import { Check, Eye, Hourglass, Lock, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { type DocumentRow, documentsContract } from '#features/intake/documents/contract.ts';
import { claimsContract } from '#features/prices/claims/contract.ts';
import { inboxContract } from '#features/intake/inbox/contract.ts';
import { notificationsContract } from '#features/account/notifications/contract.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { useMayEdit } from '#platform/web/session/state.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import type { Column } from '#platform/web/ui/tables/data-table.tsx';
import { Duo } from '#platform/web/ui/duo.tsx';
import { FileLead } from '#platform/web/ui/forms/file-icons.tsx';
import { Monogram } from '#platform/web/ui/plate.tsx';
import { Missing } from '#platform/web/ui/price-marks.tsx';
import type { ListRow } from '#platform/web/ui/tables/row-lines.tsx';
import { Tabs } from '#platform/web/ui/shell/tabs.tsx';
import { useLive } from '#platform/web/live/use-live.ts';
import type { ReplyOf } from '#platform/wire/endpoint.ts';
import { inboxPath } from '#features/intake/inbox/paths.ts';
import { claimsPath, deviationsPath, invoicePath, invoicesPath, vaultPath } from '../paths.ts';
import { type InvoiceRow, invoicesContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';

/** Asks again for documents and invoices as they change. */
export const useInvoicesLive = (): void => {
  const { listDocuments, readDocument } = documentsContract;
  const stale = [listDocuments, readDocument, ...Object.values(invoicesContract)];
  useLive(notificationsContract.liveEvents, stale, ({ type }) => type !== 'deals' && type !== 'news');
};

/** A row of the list: an invoice, or a file that is being read. */
export type ListItem =
  | { readonly kind: 'invoice'; readonly row: InvoiceRow }
  | { readonly kind: 'document'; readonly row: DocumentRow };

/** Claims that a supplier or somebody here has yet to do something about. */
const sumOfOpen = (lanes: ReplyOf<typeof claimsContract.readClaimBoard>['lanes']): number =>
  lanes.reduce((sum, { state, claims }) => sum + (state === 'drafted' || state === 'sent' ? claims : 0), 0);

/** The tabs of invoices. What waits in the inbox is counted there, and the count leads to it; so are open claims. */
export const InvoiceTabs = ({
  current,
}: {
  current: 'list' | 'inbox' | 'deviations' | 'claims' | 'vault';
}): ReactNode => {
  const t = useText<typeof texts>('invoices');
  const { data } = useCall(inboxContract.readArrivalsSummary, {});
  const waiting = data?.attention ?? 0;
  const mayEdit = useMayEdit();
  const { data: board } = useCall(claimsContract.readClaimBoard, { query: {} }, mayEdit);
  const open = sumOfOpen(board?.lanes ?? []);
  return (
    <Tabs
      label={t('title')}
      tabs={[
        { href: invoicesPath(), label: t('allInvoices'), isCurrent: current === 'list' },
        {
          href: waiting > 0 && current !== 'inbox' ? inboxPath({ group: 'attention' }) : inboxPath(),
          label: t('inbox'),
          isCurrent: current === 'inbox',
          count: waiting,
        },
        { href: deviationsPath(), label: t('deviationsTab'), isCurrent: current === 'deviations' },
        // A reporter sees no claim at all.
        ...(mayEdit
          ? [{ href: claimsPath(), label: t('claimsTab'), isCurrent: current === 'claims', plainCount: open }]
          : []),
        { href: vaultPath(), label: t('vault'), isCurrent: current === 'vault' },
      ]}
    />
  );
};

/** Where a row leads. */
export const hrefOfItem = (item: ListItem): string =>
  item.kind === 'invoice' ? invoicePath(item.row.id) : inboxPath({ doc: item.row.id });

/** How many prices deviate, that the invoice waits for approval or asks for a wrong amount; yellow only for what is undecided. */
export const DeviationBadge = ({
  row,
  isLong,
  hasIcon,
}: {
  row: InvoiceRow;
  isLong?: boolean;
  hasIcon?: boolean;
}) => {
  const t = useText<typeof texts>('invoices');
  if (row.held) {
    return (
      <Badge tone="look" icon={Hourglass}>
        {t('held')}
      </Badge>
    );
  }
  if (row.locked)
    return (
      <Badge tone="line" icon={Lock}>
        {t(row.locked === 'number' ? 'waitsForPlan' : 'beforePlan')}
      </Badge>
    );
  if (row.unresolvedCount > 0)
    return (
      <Badge tone="look" {...(hasIcon ? { icon: Eye } : {})}>
        {t('deviations', { count: row.unresolvedCount })}
      </Badge>
    );
  if (row.wrongTotal)
    return (
      <Badge tone="line" icon={TriangleAlert}>
        {t('wrongTotal')}
      </Badge>
    );
  if (row.deviationCount > 0) return <Badge>{t('settled', { count: row.deviationCount })}</Badge>;
  if (isLong) return <>{t('noDeviationsLong')}</>;
  return (
    <Badge tone="ok" icon={Check}>
      {t('noDeviations')}
    </Badge>
  );
};

const isQueued = (row: DocumentRow): boolean => row.state === 'received' || row.state === 'stored';

const ReadingState = ({ row }: { row: DocumentRow }) => {
  const t = useText<typeof texts>('invoices');
  const format = useFormat();
  if (isQueued(row)) {
    const time = t('received', { time: format.time(row.receivedAt) }).toLowerCase();
    return (
      <span className="muted">
        {t('queued')}, {time}
      </span>
    );
  }
  return (
    <span>
      <span className="spin" aria-hidden="true" />
      {t('beingRead')}
    </span>
  );
};

/** Under the supplier: the number where it has no column, and the line that a search found. */
const detailOf = (row: InvoiceRow, isTight: boolean): { readonly detail?: string } => {
  const parts = [isTight ? row.number : null, row.foundLine].filter((part) => part !== null);
  return parts.length === 0 ? {} : { detail: parts.join(' · ') };
};

/** The columns of the list; files that are being read stand in the same table. Beside a drawer the number moves in. */
export const useInvoiceColumns = (isTight = false): readonly Column<ListItem>[] => {
  const t = useText<typeof texts>('invoices');
  const format = useFormat();
  const invoiceCell = (cell: (row: InvoiceRow) => ReactNode) => (item: ListItem) =>
    item.kind === 'invoice' ? cell(item.row) : null;
  const against = (row: InvoiceRow) =>
    Number(row.againstWatched) === 0 ? (
      <span className="muted">{format.total('0', row.currency)}</span>
    ) : (
      format.change(row.againstWatched, row.currency)
    );
  return [
    {
      id: 'date',
      header: t('issueDate'),
      sortKey: 'issueDate',
      cell: ({ kind, row }) => (
        <span className="nowrap">{format.date(kind === 'invoice' ? row.issueDate : row.receivedAt)}</span>
      ),
    },
    {
      id: 'supplier',
      header: t('supplier'),
      sortKey: 'supplier',
      cell: (item) =>
        item.kind === 'invoice' ? (
          <Duo
            lead={<Monogram name={item.row.supplier.displayName} />}
            title={item.row.supplier.displayName}
            {...detailOf(item.row, isTight)}
            href={hrefOfItem(item)}
          />
        ) : (
          <Duo lead={<FileLead />} title={item.row.fileName} href={hrefOfItem(item)} />
        ),
    },
    {
      id: 'number',
      header: t('number'),
      sortKey: 'number',
      cell: (item) =>
        item.kind === 'document' ? (
          <ReadingState row={item.row} />
        ) : item.row.creditNote ? (
          <>
            {item.row.number} <span className="muted small nowrap">{t('creditNote')}</span>
          </>
        ) : (
          item.row.number
        ),
    },
    {
      id: 'due',
      header: t('due'),
      sortKey: 'dueDate',
      priority: 3,
      cell: invoiceCell((row) =>
        row.dueDate === null ? (
          <Missing label={t('missing')} />
        ) : (
          <span className="muted nowrap">{format.date(row.dueDate)}</span>
        ),
      ),
    },
    {
      id: 'lines',
      header: t('linesColumn'),
      isNumeric: true,
      priority: 2,
      cell: invoiceCell((row) => <span className="muted">{row.lineCount}</span>),
    },
    {
      id: 'deviations',
      header: t('deviationsColumn'),
      sortKey: 'deviations',
      ...(isTight ? { priority: 2 as const } : {}),
      cell: invoiceCell((row) => <DeviationBadge row={row} />),
    },
    {
      id: 'against',
      header: t('againstWatched'),
      sortKey: 'againstWatched',
      isNumeric: true,
      priority: 2,
      cell: invoiceCell(against),
    },
    {
      id: 'total',
      header: t('total'),
      sortKey: 'total',
      isNumeric: true,
      cell: (item) =>
        item.kind === 'invoice' ? (
          <b className="strong nowrap">{format.money(item.row.total, item.row.currency)}</b>
        ) : (
          <span className="muted">{t(isQueued(item.row) ? 'waiting' : 'reading')}</span>
        ),
    },
  ];
};

/** The same rows on phones. */
export const useListRow = (): ((item: ListItem) => ListRow) => {
  const t = useText<typeof texts>('invoices');
  const format = useFormat();
  return (item) => {
    if (item.kind === 'document') {
      const { row } = item;
      return {
        lead: <FileLead />,
        title: row.fileName,
        detail: t('received', { time: format.time(row.receivedAt) }),
        note: <Badge>{t(isQueued(row) ? 'queued' : 'beingRead')}</Badge>,
      };
    }
    const { row } = item;
    return {
      lead: <Monogram name={row.supplier.displayName} />,
      title: row.supplier.displayName,
      value: format.money(row.total, row.currency),
      detail: `${format.date(row.issueDate)} · ${row.number}`,
      note: <DeviationBadge row={row} isLong />,
      ...(row.foundLine === null ? {} : { foot: row.foundLine }),
    };
  };
};
