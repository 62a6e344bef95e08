import { daysBetween } from '#core/values/calendar.ts';
import type { TaskPart } from '#features/account/tasks/web/feature.tsx';
import { todayInSweden } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { categoryIcon } from '#platform/web/ui/category-icon.tsx';
import { dealsPath } from '../paths.ts';
import type { texts } from '../texts.en.ts';

const EndingTask: TaskPart = ({ task, show }) => {
  const t = useText<typeof texts>('deals');
  const days = task.date === null ? 0 : Math.max(0, daysBetween(todayInSweden(), task.date));
  return show({
    named: t('task.named', { name: task.name }),
    title: t(days === 0 ? 'task.today' : 'task.title', { name: task.name, count: days }),
    // A date of a deal is one that people copy and dispute.
    detail: t('task.detail', { supplier: task.supplierName ?? '', date: task.date ?? '' }),
    icon: categoryIcon(task.category),
    way: { text: t('task.open'), href: dealsPath({ deal: task.subjectId }) },
  });
};

export { EndingTask as endingDeal };
