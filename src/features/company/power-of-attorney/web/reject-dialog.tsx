import { powerOfAttorneyContract, type Signing } from '../contract.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { useSend } from '#platform/web/calls/query.ts';
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx';
import { FormAlert } from '#platform/web/ui/forms/form-alert.tsx';
import type { texts } from '../texts.en.ts';

interface RejectDialogProps {
  readonly token: string;
  readonly onTold: (signing: Signing) => void;
  /** It could no longer be refused. */
  readonly onStale: () => void;
  readonly onClose: () => void;
}

/** Says no, with a reason if one likes. */
export const RejectDialog = ({ token, onTold, onStale, onClose }: RejectDialogProps) => {
  const t = useText<typeof texts>('power-of-attorney');
  const reject = useSend(powerOfAttorneyContract.reject);
  const send = (comment: string) =>
    reject.mutate(
      { body: { token, ...(comment === '' ? {} : { comment }) } },
      {
        onSuccess: onTold,
        onError: ({ failure }) => {
          if (failure.status < 500 && failure.status !== 0 && failure.code !== 'rate.limited') onStale();
        },
      },
    );
  return (
    <ConfirmDialog
      title={t('rejectTitle')}
      consequence={
        <>
          <p>{t('rejectText')}</p>
          <FormAlert failure={reject.error?.failure ?? null} />
        </>
      }
      confirmLabel={t('reject')}
      isDestructive
      hasComment
      isBusy={reject.isPending}
      onConfirm={send}
      onCancel={onClose}
    />
  );
};
