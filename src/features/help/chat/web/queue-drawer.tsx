import { useEffect } from 'react';
import { call, CallFailed } from '#platform/web/calls/api.ts';
import { callKey, useCall, useSend } from '#platform/web/calls/query.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Drawer } from '#platform/web/ui/overlays/drawer.tsx';
import { Avatar } from '#platform/web/ui/plate.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { queueContract } from '../contract-queue.ts';
import { firstNameOf } from '../rules.ts';
import type { texts } from '../texts.en.ts';
import styles from './chat.module.css';
import { Composer } from './composer.tsx';
import { MessageLog } from './message-log.tsx';
import { useComposer } from './use-composer.ts';

const stale = [queueContract.listQueue, queueContract.readQueued];

/** One conversation as support has it: who asks, the words, what is attached, and the line to answer on. */
export const QueueDrawer = ({
  conversationId,
  onClose,
}: {
  readonly conversationId: string;
  readonly onClose: () => void;
}) => {
  const t = useText<typeof texts>('chat');
  const client = useQueryClient();
  const params = { conversationId };
  const { data, error, refetch } = useCall(queueContract.readQueued, { params });
  const { mutate: markSeen } = useSend(queueContract.markSeen);
  const settle = useSend(queueContract.settle, stale);
  const newest = data?.messages.findLast(({ author }) => author === 'person')?.id;
  useEffect(() => {
    if (newest !== undefined) markSeen({ params: { conversationId } });
  }, [conversationId, newest, markSeen]);
  const composer = useComposer({
    attachesPage: false,
    send: async (body) => {
      const sent = await call(queueContract.answer, { params, body });
      if (sent.hasError) throw new CallFailed(sent.error, sent.errorData);
      await Promise.all(stale.map((one) => client.invalidateQueries({ queryKey: callKey(one) })));
    },
  });
  const person = data?.person;
  const name = person === undefined ? '' : (firstNameOf(person.fullName) ?? person.fullName);
  return (
    <Drawer
      title={person?.fullName ?? t('conversation')}
      detail={person && `${person.restaurant ?? t('noRestaurant')} · ${person.email}`}
      lead={<Avatar name={person?.fullName ?? ''} />}
      onClose={onClose}
      footer={
        data !== undefined && <Composer composer={composer} label={t('answerTo', { name })} isInDrawer />
      }
    >
      {data === undefined && error !== null && (
        <LoadFailed title={t('failed')} error={error} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === null && <Skeleton lines={5} />}
      {data !== undefined && (
        <div className={styles.queued}>
          <div className={styles.quick}>
            <span className="muted small grow">
              {t(data.person.language === 'sv' ? 'speaks' : 'speaksEnglish')}
            </span>
            <Button
              isSmall
              isBusy={settle.isPending}
              onClick={() => settle.mutate({ params, body: { isSolved: !data.isSolved } })}
            >
              {t(data.isSolved ? 'reopen' : 'settle')}
            </Button>
          </div>
          <MessageLog
            messages={data.messages}
            seenAt={data.readAt}
            own="staff"
            file={queueContract.downloadQueued}
          />
        </div>
      )}
    </Drawer>
  );
};
