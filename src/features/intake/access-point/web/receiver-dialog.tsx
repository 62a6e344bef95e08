import { useSend } from '#platform/web/calls/query.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { PasswordDialog } from '#platform/web/ui/overlays/password-dialog.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import { accessPointContract } from '../contract.ts';
import type { texts } from '../texts-receiver.en.ts';

interface ReceiverDialogProps {
  readonly receives: boolean;
  readonly onClose: () => void;
}

/** Asks for the password before the company is registered as a receiver of e-invoices, or deregistered. */
export const ReceiverDialog = ({ receives, onClose }: ReceiverDialogProps) => {
  const t = useText<typeof texts>('access-point-receiver');
  const send = useSend(accessPointContract.chooseReceiver, [accessPointContract.readReceiver]);
  const onSuccess = () => {
    showToast({ text: t(receives ? 'joined' : 'leaving') });
    onClose();
  };
  return (
    <PasswordDialog
      title={t(receives ? 'joinTitle' : 'leaveTitle')}
      words={{
        text: t(receives ? 'joinText' : 'leaveText'),
        password: t('password'),
        missing: t('passwordMissing'),
        wrong: t('passwordWrong'),
        cancel: t('cancel'),
        act: t(receives ? 'join' : 'leave'),
      }}
      kind={receives ? 'primary' : 'danger'}
      send={send}
      onConfirm={(password) => send.mutate({ body: { receives, password } }, { onSuccess })}
      onClose={onClose}
    />
  );
};
