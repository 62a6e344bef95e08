import { useSend } from '#platform/web/calls/query.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import { type Assistant, consentsContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';

interface EndProps {
  readonly assistant: Assistant;
  readonly onClose: () => void;
}

/** Asks with the program's name before it is put out. */
export const EndDialog = ({ assistant: { id, name }, onClose }: EndProps) => {
  const t = useText<typeof texts>('oauth');
  const end = useSend(consentsContract.endAssistant, [consentsContract.listAssistants]);
  const onSuccess = () => {
    showToast({ text: t('ended', { name }) });
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('endTitle', { name })}
      consequence={t('endText')}
      confirmLabel={t('end')}
      isDestructive
      isBusy={end.isPending}
      onConfirm={() => end.mutate({ params: { assistantId: id } }, { onSuccess })}
      onCancel={onClose}
    />
  );
};
