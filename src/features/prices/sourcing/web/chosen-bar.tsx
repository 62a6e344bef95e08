import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { BulkBar } from '#platform/web/ui/tables/bulk-bar.tsx';
import type { SourcedArticle } from '../contract-fields.ts';
import { mostSwitched } from '../contract-switch.ts';
import type { texts } from '../texts.en.ts';
import { OffersAct, SheetAct } from './brought-acts.tsx';
import { SwitchDialog } from './switch-dialog.tsx';

interface ChosenBarProps {
  readonly articles: readonly SourcedArticle[];
  readonly onClear: () => void;
}

/** What can be done with the articles that are chosen; nothing while none is. */
export const ChosenBar = ({ articles, onClear }: ChosenBarProps) => {
  const t = useText<typeof texts>('sourcing');
  const [isTrying, setTrying] = useState(false);
  if (articles.length === 0) return null;
  const suppliers = new Set(articles.map(({ supplier }) => supplier.id)).size;
  return (
    <>
      <BulkBar
        label={t('chosen')}
        text={t('results', { count: articles.length })}
        note={t('chosenSuppliers', { count: suppliers })}
        onClear={onClear}
      >
        <Button
          icon={ArrowLeftRight}
          disabled={articles.length > mostSwitched}
          onClick={() => setTrying(true)}
        >
          {t('switchTry')}
        </Button>
        <OffersAct articles={articles} />
        <SheetAct articles={articles} />
      </BulkBar>
      {isTrying && (
        <SwitchDialog
          articleIds={articles.map(({ articleId }) => articleId)}
          onClose={() => setTrying(false)}
        />
      )}
    </>
  );
};
