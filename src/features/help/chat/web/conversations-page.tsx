import { MessageCircle } from 'lucide-react';
import { useEffect } from 'react';
import { usePages } from '#platform/web/calls/pages.ts';
import { callKey, callOrThrow } from '#platform/web/calls/query.ts';
import { useQueryString } from '#platform/web/calls/query-string.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Duo } from '#platform/web/ui/duo.tsx';
import { Plate } from '#platform/web/ui/plate.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { PageHeader } from '#platform/web/ui/shell/page-header.tsx';
import { Page } from '#platform/web/ui/shell/page.tsx';
import { EmptyState } from '#platform/web/ui/shell/states.tsx';
import { type Column, DataTable } from '#platform/web/ui/tables/data-table.tsx';
import { chatContract, type ConversationRow } from '../contract.ts';
import { conversationsPath } from '../paths.ts';
import type { texts } from '../texts.en.ts';
import { openChat } from './chat-state.ts';
import { useFreshConversations } from './use-help.ts';

/** What have I asked, and what was answered? The chat shows one of them; a letter's link opens it. */
export const ConversationsPage = () => {
  const t = useText<typeof texts>('chat');
  const format = useFormat();
  const { values } = useQueryString();
  const wanted = values['conversation'];
  useFreshConversations();
  const query = { limit: 50 };
  const list = usePages(callKey(chatContract.listConversations, { query }), (page, signal) =>
    callOrThrow(chatContract.listConversations, { query: { ...query, page } }, { signal }),
  );
  useEffect(() => {
    if (wanted !== undefined) openChat(wanted);
  }, [wanted]);
  const hrefOf = ({ id }: ConversationRow) => conversationsPath({ conversation: id });
  const state = ({ unread, isSolved }: ConversationRow) =>
    unread > 0 ? (
      <Badge tone="info">{t('answersUnread', { count: unread })}</Badge>
    ) : (
      <Badge tone={isSolved ? 'done' : 'plain'}>{t(isSolved ? 'isSolved' : 'isGoing')}</Badge>
    );
  const columns: readonly Column<ConversationRow>[] = [
    {
      id: 'words',
      header: t('conversation'),
      cell: (row) => (
        <Duo
          lead={<Plate icon={MessageCircle} />}
          title={row.lastWords || t('attached')}
          detail={`${format.date(row.changedAt)} ${format.time(row.changedAt)}`}
          href={hrefOf(row)}
        />
      ),
    },
    { id: 'state', header: t('isGoing'), isHeaderHidden: true, cell: state },
  ];
  return (
    <Page title={t('mine')}>
      <PageHeader
        isOwn
        title={t('mine')}
        lede={t('mineLede')}
        tools={
          <Button icon={MessageCircle} onClick={() => openChat(null)}>
            {t('newOne')}
          </Button>
        }
      />
      {list.query.data === undefined && list.query.error !== null ? (
        <LoadFailed title={t('failed')} error={list.query.error} onRetry={() => void list.query.refetch()} />
      ) : (
        <DataTable
          label={t('mine')}
          columns={columns}
          rows={list.rows}
          rowKey={({ id }) => id}
          rowHref={hrefOf}
          listRow={(row) => ({
            lead: <Plate icon={MessageCircle} />,
            title: row.lastWords || t('attached'),
            detail: `${format.date(row.changedAt)} ${format.time(row.changedAt)}`,
            foot: state(row),
          })}
          paging={list.paging}
          isLoading={list.query.isPending}
          empty={
            <EmptyState
              title={t('noneTitle')}
              action={<Button onClick={() => openChat(null)}>{t('ask')}</Button>}
            >
              {t('noneText')}
            </EmptyState>
          }
        />
      )}
    </Page>
  );
};
