import { Check, RotateCcw } from 'lucide-react';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { useMayEdit } from '#platform/web/session/state.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import type { Column } from '#platform/web/ui/tables/data-table.tsx';
import { Duo } from '#platform/web/ui/duo.tsx';
import { FilePicker } from '#platform/web/ui/forms/file-picker.tsx';
import type { ListRow } from '#platform/web/ui/tables/row-lines.tsx';
import { invoicePath, reviewPath } from '#features/intake/documents/paths.ts';
import type { ArrivalRow } from '../contract.ts';
import { isMessage, nextStepOf, reviewOf, shownStateOf } from '../rules.ts';
import type { texts } from '../texts.en.ts';
import {
  Breakable,
  ChannelLead,
  Inside,
  Received,
  SenderMark,
  SenderLine,
  Standing,
  StateBadge,
  useArrivalTitle,
  useSenderName,
  Value,
  Waiting,
} from './arrival-parts.tsx';
import { useArrivalSends } from './arrival-sends.ts';
import styles from './inbox.module.css';

/** What a person may choose in place of a file; whatever comes is looked into. */
export const replacements =
  '.pdf,.xml,.zip,.csv,application/pdf,application/xml,text/xml,application/zip,text/csv,image/*';

/** The most useful thing to do about an arrival that waits. */
const StepCell = ({ row, href }: { row: ArrivalRow; href: string }) => {
  const t = useText<typeof texts>('inbox');
  const mayEdit = useMayEdit();
  const { retry, replace, settle } = useArrivalSends();
  const reviewed = reviewOf(row);
  const step = nextStepOf(row);
  if (reviewed !== null)
    return (
      <ButtonLink isSmall href={reviewPath(reviewed)}>
        {t('review')}
      </ButtonLink>
    );
  if (isMessage(row) && row.group === 'attention')
    return (
      <ButtonLink isSmall href={href}>
        {t('readMail')}
      </ButtonLink>
    );
  if (step === null || !mayEdit) return null;
  const { action, documentId, invoiceId } = step;
  if (action === 'retry')
    return (
      <Button isSmall icon={RotateCcw} onClick={() => void retry(documentId)}>
        {t('readAgain')}
      </Button>
    );
  if (action === 'settle')
    return (
      <Button isSmall icon={Check} onClick={() => void settle(documentId)}>
        {t('settle')}
      </Button>
    );
  if (action === 'replace')
    return (
      <FilePicker
        className="btn plain sm"
        accept={replacements}
        onFiles={([file]) => file !== undefined && void replace(documentId, file)}
      >
        {t(row.links.length > 0 ? 'addFile' : 'replace')}
      </FilePicker>
    );
  const leadsTo = action === 'accept' && invoiceId !== null ? invoicePath(invoiceId) : href;
  return (
    <ButtonLink isSmall href={leadsTo}>
      {t(action === 'accept' ? 'review' : 'decide')}
    </ButtonLink>
  );
};

/** The columns of the inbox; `hrefOf` opens an arrival beside the list, which then leaves room for three. */
export const useArrivalColumns = (
  hrefOf: (row: ArrivalRow) => string,
  isTight: boolean,
): readonly Column<ArrivalRow>[] => {
  const t = useText<typeof texts>('inbox');
  const senderName = useSenderName();
  const titleOf = useArrivalTitle();
  const columns: readonly Column<ArrivalRow>[] = [
    {
      id: 'received',
      header: t('received'),
      priority: 3,
      cell: (row) => <Received arrival={row} />,
    },
    {
      id: 'from',
      header: t('from'),
      cell: (row) => (
        <Duo
          lead={<ChannelLead channel={row.channel} />}
          title={<Breakable text={senderName(row)} />}
          detail={<SenderLine arrival={row} />}
          href={hrefOf(row)}
        />
      ),
    },
    {
      id: 'contents',
      header: t('contents'),
      cell: (row) => (
        <div className={styles.contents}>
          <bdi>{titleOf(row)}</bdi>
          <small>
            <Inside arrival={row} />
          </small>
        </div>
      ),
    },
    {
      id: 'value',
      header: t('value'),
      isNumeric: true,
      priority: 2,
      cell: (row) => <Value arrival={row} />,
    },
    { id: 'state', header: t('state'), cell: (row) => <Standing arrival={row} /> },
    {
      id: 'step',
      header: t('step'),
      isHeaderHidden: true,
      isNumeric: true,
      priority: 2,
      cell: (row) => <StepCell row={row} href={hrefOf(row)} />,
    },
  ];
  return isTight ? columns.filter(({ id }) => !['received', 'value', 'step'].includes(id)) : columns;
};

/** The same rows on phones. */
export const useArrivalListRow = (): ((row: ArrivalRow) => ListRow) => {
  const format = useFormat();
  const senderName = useSenderName();
  const titleOf = useArrivalTitle();
  const isUnverified = ({ from }: ArrivalRow) =>
    from.verdict !== null && from.verdict !== 'pass' && from.verdict !== 'not-checked';
  return (row) => ({
    lead: <ChannelLead channel={row.channel} />,
    title: (
      <span className="anywhere">
        <Breakable text={senderName(row)} />
      </span>
    ),
    value:
      row.group === 'attention' ? (
        <Value arrival={row} isBrief />
      ) : (
        <span className="muted small nowrap">{format.date(row.receivedAt)}</span>
      ),
    detail: isUnverified(row) ? (
      <SenderMark verdict={row.from.verdict} />
    ) : (
      <bdi className={styles.titleline}>{titleOf(row)}</bdi>
    ),
    note: <StateBadge state={shownStateOf(row)} />,
    ...(row.group === 'attention' ? { foot: <Waiting arrival={row} /> } : {}),
  });
};
