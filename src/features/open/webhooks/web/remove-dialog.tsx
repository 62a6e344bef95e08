import { useSend } from '#platform/web/calls/query.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import { webhooksContract, type Webhook } from '../contract.ts';
import type { texts } from '../texts.en.ts';

interface RemoveProps {
  readonly webhook: Webhook;
  readonly onClose: () => void;
  readonly onRemoved?: (() => void) | undefined;
}

/** Asks before an endpoint and its log are removed. */
export const RemoveDialog = ({ webhook, onClose, onRemoved }: RemoveProps) => {
  const t = useText<typeof texts>('webhooks');
  const remove = useSend(webhooksContract.deleteWebhook, [webhooksContract.listWebhooks]);
  const onSuccess = () => {
    showToast({ text: t('removed') });
    onClose();
    onRemoved?.();
  };
  return (
    <ConfirmDialog
      title={t('removeTitle', { host: new URL(webhook.url).host })}
      consequence={t('removeText')}
      confirmLabel={t('remove')}
      isDestructive
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate({ params: { webhookId: webhook.id } }, { onSuccess })}
      onCancel={onClose}
    />
  );
};
