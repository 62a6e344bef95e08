import { History } from 'lucide-react';
import { useId, useState } from 'react';
import { callKey, callOrThrow } from '#platform/web/calls/query.ts';
import { usePages } from '#platform/web/calls/pages.ts';
import { useQueryString } from '#platform/web/calls/query-string.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Segment } from '#platform/web/ui/forms/segment.tsx';
import { Drawer } from '#platform/web/ui/overlays/drawer.tsx';
import { useIsAtLeast } from '#platform/web/ui/shell/breakpoint.ts';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { EmptyState } from '#platform/web/ui/shell/states.tsx';
import { type Column, DataTable } from '#platform/web/ui/tables/data-table.tsx';
import { webhooksContract, type Webhook, type WebhookMessage } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { Answer } from './answer.tsx';
import { MessageDetail } from './message-detail.tsx';
import { ReplayDialog } from './replay-dialog.tsx';
import { useMoment } from './use-moment.ts';
import styles from './webhooks.module.css';

const states = ['waiting', 'failed', 'delivered'] as const;

/** A page of the log; more come with `Show more`. */
const rowsAtOnce = 50;

const useColumns = (hrefOf: (message: WebhookMessage) => string): readonly Column<WebhookMessage>[] => {
  const t = useText<typeof texts>('webhooks');
  const format = useFormat();
  const momentOf = useMoment();
  return [
    {
      id: 'time',
      header: t('time'),
      cell: (one) => <time dateTime={one.happenedAt}>{momentOf(one.happenedAt)}</time>,
    },
    {
      id: 'event',
      header: t('event'),
      cell: (one) => (
        <a className={styles.code} href={hrefOf(one)} data-row-link>
          {one.type}
        </a>
      ),
    },
    { id: 'answer', header: t('answer'), cell: (one) => <Answer message={one} /> },
    {
      id: 'took',
      header: t('took'),
      isNumeric: true,
      priority: 3,
      cell: ({ milliseconds }) => (milliseconds === null ? '–' : `${format.number(String(milliseconds))} ms`),
    },
    { id: 'try', header: t('try'), isNumeric: true, cell: ({ tries }) => t('ofTen', { tries }) },
  ];
};

const useMessages = (webhook: Webhook, state: (typeof states)[number] | undefined) => {
  const { listMessages } = webhooksContract;
  const params = { webhookId: webhook.id };
  const query = state === undefined ? {} : { state };
  return usePages(callKey(listMessages, { params, query }), (page, signal) =>
    callOrThrow(listMessages, { params, query: { ...query, page, limit: rowsAtOnce } }, { signal }),
  );
};

const Week = ({ week: { ended, delivered, failed } }: Pick<Webhook, 'week'>) => {
  const t = useText<typeof texts>('webhooks');
  const format = useFormat();
  if (ended === 0) return <span className="small muted">{t('noWeek')}</span>;
  const share = `${format.number((Math.floor((1_000 * delivered) / ended) / 10).toString())} %`;
  return <span className="small muted">{t('week', { share, count: failed })}</span>;
};

/** What was sent to an endpoint, newest first; a row unfolds what was said and what came back. */
export const Deliveries = ({ webhook }: { webhook: Webhook }) => {
  const t = useText<typeof texts>('webhooks');
  const heading = useId();
  const isWide = useIsAtLeast('md');
  const momentOf = useMoment();
  const [isReplaying, setReplaying] = useState(false);
  const { values, change, hrefWith } = useQueryString();
  const state = states.find((one) => one === values['state']);
  const open = values['message'] ?? null;
  const hrefOf = ({ id }: WebhookMessage) => hrefWith({ message: id === open && isWide ? null : id });
  const columns = useColumns(hrefOf);
  const { query, rows, paging } = useMessages(webhook, state);
  const close = () => change({ message: null });
  const opened = rows.find(({ id }) => id === open);
  const choices = (['all', ...states] as const).map((value) => ({ value, label: t(`filter.${value}`) }));
  return (
    <section className={`card ${styles.log}`} aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{t('deliveries')}</h2>
        <Week week={webhook.week} />
      </header>
      <div className={styles.filters}>
        <div className="chips">
          <Segment
            label={t('filter.label')}
            areChips
            choices={choices}
            value={state ?? 'all'}
            onChange={(value) => change({ state: value === 'all' ? null : value, message: null })}
          />
        </div>
        <Button isSmall icon={History} disabled={webhook.state !== 'on'} onClick={() => setReplaying(true)}>
          {t('replay')}
        </Button>
      </div>
      {query.error !== null && rows.length === 0 ? (
        <LoadFailed title={t('messagesFailed')} error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <DataTable
          label={t('deliveries')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          rowHref={hrefOf}
          selectedKey={open}
          isLoading={query.isPending}
          paging={paging}
          empty={<EmptyState title={t('noMessages')}>{t('noMessagesText')}</EmptyState>}
          listRow={(one) => ({
            title: <span className={styles.event}>{one.type}</span>,
            detail: momentOf(one.happenedAt),
            note: t('ofTen', { tries: one.tries }),
            // As long as a line: when it is tried again.
            foot: <Answer message={one} />,
          })}
          expansion={({ id }) =>
            id === open && isWide ? <MessageDetail webhook={webhook} messageId={id} /> : null
          }
        />
      )}
      {!isWide && opened !== undefined && (
        <Drawer title={opened.type} detail={momentOf(opened.happenedAt)} onClose={close}>
          <MessageDetail webhook={webhook} messageId={opened.id} />
        </Drawer>
      )}
      {isReplaying && <ReplayDialog webhook={webhook} onClose={() => setReplaying(false)} />}
    </section>
  );
};
