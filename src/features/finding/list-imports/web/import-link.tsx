import { FileUp } from 'lucide-react';
import type { ListImportParts } from '#platform/web/frame/list-import.tsx';
import { useText } from '#platform/web/texts/i18n.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { newListImportPath } from '../paths.ts';
import { importLists } from '../rules.ts';
import type { texts } from '../texts.en.ts';

/** The way from a list to a file that fills it. */
export const ImportLink: ListImportParts['ImportLink'] = ({ list }) => {
  const t = useText<typeof texts>('list-imports');
  const known = importLists.find((one) => one === list);
  if (known === undefined) return null;
  return (
    <ButtonLink icon={FileUp} collapses href={newListImportPath({ list: known })}>
      {t('import')}
    </ButtonLink>
  );
};
