import { dealsPath } from '#features/prices/deals/paths.ts';
import { dealsContract } from '#features/prices/deals/contract.ts';
import { useSend } from '#platform/web/calls/query.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { FormAlert } from '#platform/web/ui/forms/form-alert.tsx';
import type { ImportPreview } from '../contract-fields.ts';
import { dealImportsContract } from '../contract.ts';
import { backgroundRows } from '../rules.ts';
import type { texts } from '../texts.en.ts';
import { ConfirmColumns } from './confirm-columns.tsx';
import type { Choice } from './use-choice.ts';
import { staleImport, stalePreview } from './use-import.ts';

interface SaveBarProps {
  readonly preview: ImportPreview;
  /** What is shown is being asked for again. */
  readonly isStale: boolean;
  readonly choice: Choice;
}

/** Nothing is saved before it is said here; what is saved is what is shown. */
export const SaveBar = ({ preview, isStale, choice }: SaveBarProps) => {
  const t = useText<typeof texts>('deal-imports');
  const send = useSend(dealImportsContract.saveDealImport, [
    ...staleImport,
    ...stalePreview,
    dealsContract.listDeals,
  ]);
  const { counts, id: importId, digest } = preview;
  const count = (counts?.new ?? 0) + (counts?.changed ?? 0);
  const isUnsure = count > 0 && preview.unconfirmed.length > 0;
  const isLarge = (counts?.rows ?? 0) > backgroundRows;
  return (
    <>
      {isUnsure && <ConfirmColumns preview={preview} choice={choice} />}
      <FormAlert failure={send.error?.failure ?? null} />
      <div className="savefoot">
        <p>
          <b>{t('nothingSaved')}</b> {(counts?.rejected ?? 0) > 0 && t('leftOut')}{' '}
          {isLarge && t('inBackground')}
        </p>
        <ButtonLink href={dealsPath()}>{t('cancel')}</ButtonLink>
        <Button
          kind="primary"
          does={dealImportsContract.saveDealImport}
          disabled={count === 0 || isUnsure}
          isBusy={send.isPending || isStale}
          onClick={() => send.mutate({ params: { importId }, body: { digest } })}
        >
          {count === 0 ? t('nothingToSave') : t('save', { count })}
        </Button>
      </div>
    </>
  );
};
