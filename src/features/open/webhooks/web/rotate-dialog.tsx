import { useSend } from '#platform/web/calls/query.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { PasswordDialog } from '#platform/web/ui/overlays/password-dialog.tsx';
import { webhooksContract, type Webhook, type WebhookSecrets } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { staleAfterChange } from './use-webhooks.ts';

interface RotateProps {
  readonly webhook: Webhook;
  readonly onMade: (made: WebhookSecrets) => void;
  readonly onClose: () => void;
}

/** Asks for the password and has a new secret made. */
export const RotateDialog = ({ webhook, onMade, onClose }: RotateProps) => {
  const t = useText<typeof texts>('webhooks');
  const rotate = useSend(webhooksContract.rotateWebhook, staleAfterChange);
  const onSuccess = (made: WebhookSecrets) => {
    onMade(made);
    onClose();
  };
  return (
    <PasswordDialog
      title={t('rotateTitle')}
      words={{
        text: t('rotateText'),
        password: t('password'),
        missing: t('passwordMissing'),
        wrong: t('passwordWrong'),
        cancel: t('cancel'),
        act: t('rotate'),
      }}
      kind="primary"
      send={rotate}
      onConfirm={(password) =>
        rotate.mutate({ params: { webhookId: webhook.id }, body: { password } }, { onSuccess })
      }
      onClose={onClose}
    />
  );
};
