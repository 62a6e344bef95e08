import { Sparkles } from 'lucide-react';
import type { TaskPart } from '#features/account/tasks/web/feature.tsx';
import { useText } from '#platform/web/texts/i18n.ts';
import { suggestionsPath } from '../paths.ts';
import { suggestionKinds } from '../rules.ts';
import type { texts } from '../texts.en.ts';

const SuggestionTask: TaskPart = ({ task, show }) => {
  const t = useText<typeof texts>('assistants');
  const kind = suggestionKinds.find((one) => one === task.reason) ?? 'draft-claim';
  return show({
    named: t('task.named', { name: task.name }),
    title: t(`task.${kind}`, { name: task.name }),
    detail: t('task.detail', { supplier: task.supplierName ?? '' }),
    icon: Sparkles,
    way: { text: t('task.open'), href: suggestionsPath({ one: task.subjectId }) },
  });
};

export { SuggestionTask as suggestion };
