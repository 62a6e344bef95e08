import { FileQuestion } from 'lucide-react';
import type { NewsPart } from '#features/account/bell/web/feature.tsx';
import { useCodeText, useText } from '#platform/web/texts/i18n.ts';
import { inboxPath } from '../paths.ts';
import type { texts } from '../texts-news.en.ts';

const ArrivalNews: NewsPart = ({ item, show }) => {
  const t = useText<typeof texts>('inbox-news');
  const reasonText = useCodeText('documents', 'reason');
  return show({
    title: t('title', { name: item.name }),
    detail: reasonText(item.reason ?? 'unknown'),
    icon: FileQuestion,
    href: inboxPath({ doc: item.subjectId }),
    way: t('open'),
  });
};

export { ArrivalNews as waitingArrival };
