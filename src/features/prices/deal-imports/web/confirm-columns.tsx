import { TriangleAlert } from 'lucide-react';
import { useText } from '#platform/web/texts/i18n.ts';
import { Note } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import type { ImportPreview } from '../contract-fields.ts';
import { dealImportsContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import type { Choice } from './use-choice.ts';

interface ConfirmColumnsProps {
  readonly preview: ImportPreview;
  readonly choice: Choice;
}

/** Columns that decide every price and are only a guess: a person says that they are right before anything is saved. */
export const ConfirmColumns = ({ preview, choice }: ConfirmColumnsProps) => {
  const t = useText<typeof texts>('deal-imports');
  const fields = preview.unconfirmed.map((field) => t(`field.${field}`)).join(', ');
  return (
    <Note icon={TriangleAlert} tone="warn">
      <p>{t('unsure', { fields })}</p>
      <Button
        isSmall
        does={dealImportsContract.chooseDealImport}
        isBusy={choice.isBusy}
        onClick={choice.confirm}
      >
        {t('confirmColumns')}
      </Button>
    </Note>
  );
};
