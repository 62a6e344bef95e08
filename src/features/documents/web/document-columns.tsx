import { useFormat } from '#platform/web/format.ts';
import { useCodeText, useText } from '#platform/web/i18n.ts';
import type { Column } from '#platform/web/ui/data-table.tsx';
import { Duo } from '#platform/web/ui/duo.tsx';
import { FileLead } from '#platform/web/ui/files.tsx';
import type { ListRow } from '#platform/web/ui/row-lines.tsx';
import type { DocumentRow } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { documentHref, StateBadge } from './document-state.tsx';

/** The columns of received files: what came, when, and what became of it. */
export const useDocumentColumns = (): readonly Column<DocumentRow>[] => {
  const t = useText<typeof texts>('documents');
  const format = useFormat();
  const reasonText = useCodeText('documents', 'reason');
  return [
    {
      id: 'file',
      header: t('fileName'),
      cell: (row) => <Duo lead={<FileLead />} title={row.fileName} href={documentHref(row)} />,
    },
    { id: 'state', header: t('fileState'), cell: (row) => <StateBadge state={row.state} /> },
    {
      id: 'reason',
      header: t('reason'),
      cell: (row) => row.reason !== null && <span className="small">{reasonText(row.reason)}</span>,
    },
    {
      id: 'from',
      header: t('receivedBy'),
      priority: 3,
      cell: (row) => <span className="muted">{row.receivedBy ?? t(`channel.${row.channel}`)}</span>,
    },
    {
      id: 'received',
      header: t('receivedAt'),
      isNumeric: true,
      priority: 2,
      cell: (row) => (
        <span className="muted nowrap">
          {format.date(row.receivedAt)} {format.time(row.receivedAt)}
        </span>
      ),
    },
  ];
};

/** The same rows on phones. */
export const useDocumentListRow = (): ((row: DocumentRow) => ListRow) => {
  const t = useText<typeof texts>('documents');
  const format = useFormat();
  const reasonText = useCodeText('documents', 'reason');
  return ({ fileName, reason, receivedAt, state }) => ({
    lead: <FileLead />,
    title: fileName,
    detail: reason === null ? t('received', { time: format.time(receivedAt) }) : reasonText(reason),
    note: <StateBadge state={state} />,
  });
};
