import { FileQuestion } from 'lucide-react';
import type { TaskPart } from '#features/account/tasks/web/feature.tsx';
import { useFormat } from '#platform/web/formats/format.ts';
import { useCodeText, useText } from '#platform/web/texts/i18n.ts';
import { inboxPath } from '../paths.ts';
import type { texts } from '../texts.en.ts';

const ArrivalTask: TaskPart = ({ task, show }) => {
  const t = useText<typeof texts>('inbox');
  const reasonText = useCodeText('documents', 'reason');
  const format = useFormat();
  return show({
    named: task.name,
    title: t('task.title', { name: task.name }),
    detail: t('task.detail', {
      reason: reasonText(task.reason ?? 'unknown'),
      date: task.date === null ? '' : format.date(task.date),
    }),
    icon: FileQuestion,
    way: { text: t('task.open'), href: inboxPath({ doc: task.subjectId }) },
  });
};

export { ArrivalTask as waitingArrival };
