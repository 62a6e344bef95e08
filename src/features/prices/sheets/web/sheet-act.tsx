import { FileText } from 'lucide-react';
import { useState } from 'react';
import type { SourcedArticle } from '#features/prices/sourcing/contract-fields.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { texts } from '../texts.en.ts';
import { SheetDialog } from './sheet-dialog.tsx';

/** Makes negotiation sheets of the articles that are chosen. */
export const SheetAct = ({ articles }: { readonly articles: readonly SourcedArticle[] }) => {
  const t = useText<typeof texts>('sheets');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={FileText} onClick={() => setOpen(true)}>
        {t('make')}
      </Button>
      {isOpen && <SheetDialog articles={articles} onClose={() => setOpen(false)} />}
    </>
  );
};
