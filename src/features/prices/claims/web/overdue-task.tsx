import { Hourglass } from 'lucide-react';
import type { TaskPart } from '#features/account/tasks/web/feature.tsx';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { claimPath, claimsPath } from '../paths.ts';
import type { texts } from '../texts.en.ts';

const titles = {
  undelivered: 'task.undelivered',
  partly: 'task.partly',
  answered: 'task.answered',
} as const;

const isReason = (reason: string): reason is keyof typeof titles => Object.hasOwn(titles, reason);

const titleOf = (reason: string | null) =>
  reason !== null && isReason(reason) ? titles[reason] : ('task.title' as const);

const OverdueTask: TaskPart = ({ task, show }) => {
  const t = useText<typeof texts>('claims');
  const format = useFormat();
  const { subjectId, name, supplierName } = task;
  return show({
    named: t('task.named', { number: name }),
    title: t(titleOf(task.reason), { supplier: supplierName ?? '' }),
    detail: t('task.detail', {
      number: name,
      count: task.date === null ? 0 : format.daysAgo(`${task.date}T12:00:00Z`),
    }),
    icon: Hourglass,
    way:
      task.reason === 'undelivered'
        ? { text: t('fixAddress'), href: claimPath(subjectId) }
        : { text: t('task.remind'), href: claimsPath({ remind: subjectId }) },
    otherWay: { text: t('task.open'), href: claimPath(subjectId) },
  });
};

export { OverdueTask as overdueClaim };
