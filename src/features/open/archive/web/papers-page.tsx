import { callKey, callOrThrow } from '#platform/web/calls/query.ts';
import { usePages } from '#platform/web/calls/pages.ts';
import { useQueryString } from '#platform/web/calls/query-string.ts';
import { useErrorText } from '#platform/web/texts/error-text.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useAppState } from '#platform/web/session/state.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { DateField } from '#platform/web/ui/forms/date-field.tsx';
import { Segment } from '#platform/web/ui/forms/segment.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { EmptyState } from '#platform/web/ui/shell/states.tsx';
import { type Column, DataTable } from '#platform/web/ui/tables/data-table.tsx';
import { type PaperRow, paperStates } from '../contract-paper-shown.ts';
import { paperContract } from '../contract-paper.ts';
import { certificatePath, paperPath, singlePapersPath } from '../paths.ts';
import { paperName } from '../rules-paper.ts';
import type { texts } from '../texts-paper.en.ts';
import { PaperFrame } from './paper-frame.tsx';
import styles from './paper.module.css';

const rowsAtOnce = 50;
const { listPapers } = paperContract;

const State = ({ row: { state, saidAt, fault } }: { readonly row: PaperRow }) => {
  const t = useText<typeof texts>('archive-paper');
  const format = useFormat();
  const reason = useErrorText(fault === null ? null : { code: fault, status: 409, text: '' });
  const date = saidAt === null ? '' : format.isoDay(saidAt);
  if (fault !== null) return <Badge tone="bad">{reason}</Badge>;
  if (state === 'confirmed') return <Badge tone="done">{t('confirmedOn', { date })}</Badge>;
  if (state === 'paperless') return <Badge tone="line">{t('paperlessOn', { date })}</Badge>;
  return <Badge tone="look">{t('toGoThrough')}</Badge>;
};

const useColumns = (): readonly Column<PaperRow>[] => {
  const t = useText<typeof texts>('archive-paper');
  return [
    {
      id: 'document',
      header: t('document'),
      cell: (row) => (
        <a href={paperPath(row.id)} data-row-link>
          {paperName(row)}
        </a>
      ),
    },
    { id: 'date', header: t('date'), cell: ({ day }) => <time dateTime={day}>{day}</time> },
    { id: 'pages', header: t('pages'), isNumeric: true, cell: ({ pages }) => pages },
    { id: 'state', header: t('status'), cell: (row) => <State row={row} /> },
  ];
};

const Papers = () => {
  const t = useText<typeof texts>('archive-paper');
  const columns = useColumns();
  const { values, change } = useQueryString();
  const state = paperStates.find((one) => one === values['state']) ?? 'waiting';
  const [from, to] = [values['from'] ?? '', values['to'] ?? ''];
  const input = { query: { state, ...(from && { from }), ...(to && { to }) } };
  const { query, first, rows, paging } = usePages(callKey(listPapers, input), (page, signal) =>
    callOrThrow(listPapers, { query: { ...input.query, page, limit: rowsAtOnce } }, { signal }),
  );
  if (query.error !== null && first === undefined)
    return <LoadFailed title={t('failed')} error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <div className={styles.stack}>
      <Segment
        label={t('states')}
        value={state}
        onChange={(chosen) => change({ state: chosen === 'waiting' ? null : chosen })}
        choices={paperStates.map((value) => ({ value, label: t(`state.${value}`) }))}
      />
      <div className={styles.days}>
        <DateField label={t('from')} value={from} onDay={(day) => change({ from: day || null })} />
        <DateField label={t('to')} value={to} onDay={(day) => change({ to: day || null })} />
        {state === 'confirmed' && rows.length > 0 && (
          <ButtonLink href={certificatePath({ from, to })}>{t('certificateOf')}</ButtonLink>
        )}
        {state === 'waiting' && (first?.singles ?? 0) > 0 && (
          <ButtonLink href={singlePapersPath()}>{t('singles', { count: first?.singles ?? 0 })}</ButtonLink>
        )}
      </div>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowHref={({ id }) => paperPath(id)}
        listRow={(row) => ({
          title: paperName(row),
          value: t('pageCount', { count: row.pages }),
          detail: row.day,
          foot: <State row={row} />,
        })}
        paging={paging}
        isLoading={query.isPending}
        empty={<EmptyState title={t(`none.${state}`)}>{t(`noneText.${state}`)}</EmptyState>}
      />
    </div>
  );
};

/** Which papers may be destroyed, and which are to be gone through? */
export const PapersPage = () => {
  const t = useText<typeof texts>('archive-paper');
  const restaurant = useAppState(({ selectedUnit }) => selectedUnit?.name ?? '');
  return (
    <PaperFrame title={t('title')} lede={t('lede', { restaurant })}>
      <Papers />
    </PaperFrame>
  );
};
