import { FileDown } from 'lucide-react';
import type { NewsPart } from '#features/account/bell/web/feature.tsx';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { exportsPath } from '../paths.ts';
import type { texts } from '../texts-news.en.ts';

const ExportNews: NewsPart = ({ item, show }) => {
  const t = useText<typeof texts>('exports-news');
  const format = useFormat();
  const { name, count, subjectId } = item;
  return show({
    title: t('ready'),
    detail: t('file', { name, count, shown: format.number(String(count)) }),
    icon: FileDown,
    href: exportsPath({ file: subjectId }),
    way: t('open'),
  });
};

export { ExportNews as readyExport };
