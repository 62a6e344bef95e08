import { RotateCw } from 'lucide-react';
import { useId } from 'react';
import { invoicePath } from '#features/purchases/invoices/paths.ts';
import { usePages } from '#platform/web/calls/pages.ts';
import { callKey, callOrThrow, useSend } from '#platform/web/calls/query.ts';
import { useQueryString } from '#platform/web/calls/query-string.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Segment } from '#platform/web/ui/forms/segment.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { EmptyState } from '#platform/web/ui/shell/states.tsx';
import { type Column, DataTable } from '#platform/web/ui/tables/data-table.tsx';
import { type Handover, handoverContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { HandoverBadge, useHandoverNote } from './handover-state.tsx';
import styles from './handover.module.css';
import { staleAfterChange } from './stale.ts';

const states = ['waiting', 'failed', 'sent'] as const;
const rowsAtOnce = 25;

const useHandovers = (state: (typeof states)[number] | undefined) => {
  const query = state === undefined ? {} : { state };
  return usePages(callKey(handoverContract.listHandovers, { query }), (page, signal) =>
    callOrThrow(handoverContract.listHandovers, { query: { ...query, page, limit: rowsAtOnce } }, { signal }),
  );
};

const useTryAgain = () => {
  const t = useText<typeof texts>('handover');
  const send = useSend(handoverContract.tryAgain, staleAfterChange);
  return {
    isBusy: send.isPending,
    tryAgain: (reference: string | null) =>
      send.mutate(
        { body: { reference } },
        {
          onSuccess: ({ handovers: count }) =>
            showToast({ text: count === 0 ? t('tryingNone') : t('trying', { count }) }),
        },
      ),
  };
};

const useColumns = (): readonly Column<Handover>[] => {
  const t = useText<typeof texts>('handover');
  const format = useFormat();
  const noteOf = useHandoverNote();
  return [
    {
      id: 'supplier',
      header: t('supplier'),
      cell: ({ invoice, invoiceId }) =>
        invoice === null ? (
          t('withdrawn')
        ) : (
          <a href={invoicePath(invoiceId)} data-row-link>
            {invoice.supplier}
          </a>
        ),
    },
    { id: 'number', header: t('number'), priority: 2, cell: ({ invoice }) => invoice?.number ?? '–' },
    {
      id: 'day',
      header: t('day'),
      priority: 3,
      cell: ({ invoice }) => (invoice === null ? '–' : format.isoDay(invoice.issueDate)),
    },
    {
      id: 'total',
      header: t('total'),
      isNumeric: true,
      cell: ({ invoice }) => (invoice === null ? '–' : format.money(invoice.total, 'SEK')),
    },
    {
      id: 'status',
      header: t('status'),
      cell: (one) => (
        <>
          <HandoverBadge handover={one} /> <small className={styles.note}>{noteOf(one)}</small>
        </>
      ),
    },
  ];
};

/** What was handed over, what waits and what failed, with the reason. */
export const LogCard = ({ isConnected }: { readonly isConnected: boolean }) => {
  const t = useText<typeof texts>('handover');
  const heading = useId();
  const format = useFormat();
  const noteOf = useHandoverNote();
  const { values, change } = useQueryString();
  const state = states.find((one) => one === values['state']);
  const columns = useColumns();
  const { query, rows, paging } = useHandovers(state);
  const { isBusy, tryAgain } = useTryAgain();
  const choices = (['all', ...states] as const).map((value) => ({ value, label: t(`filter.${value}`) }));
  const hasRest = rows.some((one) => one.state !== 'sent');
  return (
    <section className={`card ${styles.log}`} aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{t('log')}</h2>
        <Button
          isSmall
          icon={RotateCw}
          isBusy={isBusy}
          disabled={!isConnected || !hasRest}
          onClick={() => tryAgain(null)}
        >
          {t('tryAll')}
        </Button>
      </header>
      <div className={styles.filters}>
        <div className="chips">
          <Segment
            label={t('filter.label')}
            areChips
            choices={choices}
            value={state ?? 'all'}
            onChange={(value) => change({ state: value === 'all' ? null : value })}
          />
        </div>
      </div>
      {query.error !== null && rows.length === 0 ? (
        <LoadFailed title={t('failed')} error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <DataTable
          label={t('log')}
          columns={columns}
          rows={rows}
          rowKey={({ reference }) => reference}
          rowHref={({ invoiceId }) => invoicePath(invoiceId)}
          isLoading={query.isPending}
          paging={paging}
          empty={<EmptyState title={t('none')}>{t('noneText')}</EmptyState>}
          listRow={(one) => ({
            title: one.invoice?.supplier ?? t('withdrawn'),
            value: one.invoice === null ? '–' : format.money(one.invoice.total, 'SEK'),
            detail: one.invoice?.number ?? one.reference,
            note: (
              <>
                <HandoverBadge handover={one} /> {noteOf(one)}
              </>
            ),
          })}
        />
      )}
    </section>
  );
};
