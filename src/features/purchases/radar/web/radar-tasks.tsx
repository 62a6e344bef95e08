import { FileQuestionMark, Hash } from 'lucide-react';
import type { TaskPart } from '#features/account/tasks/web/feature.tsx';
import { supplierPath } from '#features/suppliers/suppliers/paths.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import type { texts } from '../texts-told.en.ts';

const MissingTask: TaskPart = ({ task, show }) => {
  const t = useText<typeof texts>('radar-told');
  const format = useFormat();
  const supplier = task.supplierName ?? '';
  return show({
    named: t('namedMissing', { supplier }),
    title:
      task.name === '' ? t('missingUnknown', { supplier }) : t('missing', { supplier, numbers: task.name }),
    detail: t('missingDetail', { date: task.date === null ? '' : format.date(task.date) }),
    icon: FileQuestionMark,
    way: { text: t('ask'), href: supplierPath({ id: task.reason ?? '' }) },
  });
};

const RenumberedTask: TaskPart = ({ task, show }) => {
  const t = useText<typeof texts>('radar-told');
  return show({
    named: task.name,
    title: t('renumbered', { name: task.name }),
    detail: t('renumberedDetail', { supplier: task.supplierName ?? '' }),
    icon: Hash,
    way: { text: t('answer'), href: supplierPath({ id: task.reason ?? '' }) },
  });
};

export { MissingTask as missing, RenumberedTask as renumbered };
