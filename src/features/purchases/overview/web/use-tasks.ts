import { tasksContract, type Task } from '#features/account/tasks/contract.ts';
import { shownOf } from '#features/account/tasks/rules.ts';
import { notificationsContract } from '#features/account/notifications/contract.ts';
import { useState } from 'react';
import { callKey, callOrThrow, useSend } from '#platform/web/calls/query.ts';
import { usePages } from '#platform/web/calls/pages.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import { errorTextFor } from '#platform/web/texts/error-text.ts';
import { useLanguage, useText } from '#platform/web/texts/i18n.ts';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import type { texts } from '../texts.en.ts';

const { listTasks, snoozeTask } = tasksContract;

/** What waits for the person: the first few of many until all are asked for. */
export const useTasks = () => {
  const [areAllAsked, setAllAsked] = useState(false);
  const list = usePages(callKey(listTasks, {}), (page, signal) =>
    callOrThrow(listTasks, { query: { page } }, { signal }),
  );
  useLive(notificationsContract.liveEvents, [listTasks]);
  const total = list.first?.total;
  const shown = areAllAsked || total === undefined ? list.rows : list.rows.slice(0, shownOf(total));
  return {
    query: list.query,
    total,
    snoozed: list.first?.snoozed ?? 0,
    shown,
    hasMore: total !== undefined && shown.length < total,
    onMore: () => (areAllAsked ? list.paging.onMore() : setAllAsked(true)),
    areAllAsked,
  };
};

export type Tasks = ReturnType<typeof useTasks>;

/** Puts a task off; the toast takes it back. */
export const useSnooze = () => {
  const t = useText<typeof texts>('overview');
  const language = useLanguage();
  const send = useSend(snoozeTask, [listTasks]);
  const put = (task: Task, until: 'tomorrow' | 'next-week' | 'now', onDone?: () => void) => {
    const { kind, subjectId, version } = task;
    send.mutate(
      { body: { kind, subjectId, version, until } },
      {
        onSuccess: () => onDone?.(),
        onError: ({ failure }) =>
          void errorTextFor(failure, language).then((text) => showToast({ text, isError: true })),
      },
    );
  };
  return (task: Task, until: 'tomorrow' | 'next-week') =>
    put(task, until, () =>
      showToast({
        text: t(until === 'tomorrow' ? 'snoozedTomorrow' : 'snoozedWeek'),
        onUndo: () => put(task, 'now'),
      }),
    );
};
