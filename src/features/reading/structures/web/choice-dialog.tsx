import { useSend } from '#platform/web/calls/query.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { PasswordDialog } from '#platform/web/ui/overlays/password-dialog.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import { structuresContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';

interface ChoiceDialogProps {
  /** What is chosen: to stop sharing, or to take part. */
  readonly isOut: boolean;
  readonly onClose: () => void;
}

/** Asks for the password before the company stops sharing what layouts mean, or takes part again. */
export const ChoiceDialog = ({ isOut, onClose }: ChoiceDialogProps) => {
  const t = useText<typeof texts>('structures');
  const send = useSend(structuresContract.chooseStructures, [structuresContract.readStructureChoice]);
  const onSuccess = () => {
    showToast({ text: t(isOut ? 'left' : 'joined') });
    onClose();
  };
  return (
    <PasswordDialog
      title={t(isOut ? 'leaveTitle' : 'joinTitle')}
      words={{
        text: t(isOut ? 'leaveText' : 'joinText'),
        password: t('password'),
        missing: t('passwordMissing'),
        wrong: t('passwordWrong'),
        cancel: t('cancel'),
        act: t(isOut ? 'leave' : 'join'),
      }}
      kind={isOut ? 'danger' : 'primary'}
      send={send}
      onConfirm={(password) => send.mutate({ body: { isOut, password } }, { onSuccess })}
      onClose={onClose}
    />
  );
};
