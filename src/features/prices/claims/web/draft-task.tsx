import { FilePen } from 'lucide-react';
import type { TaskPart } from '#features/account/tasks/web/feature.tsx';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { claimPath, newClaimPath } from '../paths.ts';
import type { texts } from '../texts-tasks.en.ts';

const DraftTask: TaskPart = ({ task, show }) => {
  const t = useText<typeof texts>('claims-tasks');
  const format = useFormat();
  const { subjectId, name, supplierName, count, date, reason } = task;
  return show({
    named: t('named', { number: name }),
    title: t(reason === 'late' ? 'late' : 'draft', { supplier: supplierName ?? '' }),
    detail: t('detail', { number: name, count, date: date === null ? '' : format.dateInFull(date) }),
    icon: FilePen,
    way: { text: t('write'), href: newClaimPath({ claims: subjectId }) },
    otherWay: { text: t('open'), href: claimPath(subjectId) },
  });
};

export { DraftTask as draftedClaim };
