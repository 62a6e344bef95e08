import { Check, Eye, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DocumentRow } from '#features/documents/contract.ts';
import { useFormat } from '#platform/web/format.ts';
import { useText } from '#platform/web/i18n.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import type { Column } from '#platform/web/ui/data-table.tsx';
import { Duo } from '#platform/web/ui/duo.tsx';
import { Monogram } from '#platform/web/ui/plate.tsx';
import { Missing } from '#platform/web/ui/price-delta.tsx';
import type { ListRow } from '#platform/web/ui/row-list.tsx';
import { Tabs } from '#platform/web/ui/tabs.tsx';
import type { InvoiceRow } from '../contract-invoices.ts';
import type { texts } from '../texts.en.ts';
import { documentHref, FileLead, StateBadge, useReasonText } from './documents.tsx';

/** A row of the list: an invoice, or a file that has not become one. */
export type ListItem =
  | { readonly kind: 'invoice'; readonly row: InvoiceRow }
  | { readonly kind: 'document'; readonly row: DocumentRow };

/** The tabs of invoices. */
export const InvoiceTabs = ({ current }: { current: 'list' | 'vault' }) => {
  const t = useText<typeof texts>('invoices');
  return (
    <Tabs
      label={t('title')}
      tabs={[
        { href: '/invoices', label: t('allInvoices'), isCurrent: current === 'list' },
        { href: '/overview/invoices-vault', label: t('vault'), isCurrent: current === 'vault' },
      ]}
    />
  );
};

/** Where a row leads. */
export const hrefOfItem = (item: ListItem): string =>
  item.kind === 'invoice' ? `/invoices/${item.row.id}` : documentHref(item.row);

/** How many prices deviate, or that the invoice waits for approval; yellow only for what is undecided. */
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
  if (row.unresolvedCount > 0)
    return (
      <Badge tone="look" {...(hasIcon ? { icon: Eye } : {})}>
        {t('deviations', { count: row.unresolvedCount })}
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

const isDone = (row: DocumentRow): boolean => row.state === 'received' || row.state === 'stored';

const ReadingState = ({ row }: { row: DocumentRow }) => {
  const t = useText<typeof texts>('invoices');
  const format = useFormat();
  if (isDone(row)) {
    const time = t('received', { time: format.time(row.receivedAt) }).toLowerCase();
    return (
      <span className="rd muted">
        {t(`state.${row.state}`)}, {time}
      </span>
    );
  }
  return (
    <span className="rd">
      <span className="spin" aria-hidden="true" />
      {t(`state.${row.state}`)}
    </span>
  );
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
            {...(isTight ? { detail: item.row.number } : {})}
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
          <span className="muted">{t(isDone(item.row) ? 'waiting' : 'reading')}</span>
        ),
    },
  ];
};

/** The columns of received files: what came, when, and what became of it. */
export const useDocumentColumns = (): readonly Column<ListItem>[] => {
  const t = useText<typeof texts>('invoices');
  const format = useFormat();
  const reasonText = useReasonText();
  const cell = (show: (row: DocumentRow) => ReactNode) => (item: ListItem) =>
    item.kind === 'document' ? show(item.row) : null;
  return [
    {
      id: 'file',
      header: t('fileName'),
      cell: cell((row) => (
        <Duo lead={<FileLead />} title={row.fileName} href={hrefOfItem({ kind: 'document', row })} />
      )),
    },
    { id: 'state', header: t('fileState'), cell: cell((row) => <StateBadge state={row.state} />) },
    {
      id: 'reason',
      header: t('reason'),
      cell: cell((row) => row.reason !== null && <span className="small">{reasonText(row.reason)}</span>),
    },
    {
      id: 'from',
      header: t('receivedBy'),
      priority: 3,
      cell: cell((row) => <span className="muted">{row.receivedBy ?? t(`channel.${row.channel}`)}</span>),
    },
    {
      id: 'received',
      header: t('receivedAt'),
      isNumeric: true,
      priority: 2,
      cell: cell((row) => (
        <span className="muted nowrap">
          {format.date(row.receivedAt)} {format.time(row.receivedAt)}
        </span>
      )),
    },
  ];
};

/** The same rows on phones. */
export const useListRow = (): ((item: ListItem) => ListRow) => {
  const t = useText<typeof texts>('invoices');
  const format = useFormat();
  const reasonText = useReasonText();
  return (item) => {
    if (item.kind === 'document') {
      const { row } = item;
      return {
        lead: <FileLead />,
        title: row.fileName,
        detail:
          row.reason === null ? t('received', { time: format.time(row.receivedAt) }) : reasonText(row.reason),
        note: <StateBadge state={row.state} />,
      };
    }
    const { row } = item;
    return {
      lead: <Monogram name={row.supplier.displayName} />,
      title: row.supplier.displayName,
      value: format.money(row.total, row.currency),
      detail: `${format.date(row.issueDate)} · ${row.number}`,
      note: <DeviationBadge row={row} isLong />,
    };
  };
};
