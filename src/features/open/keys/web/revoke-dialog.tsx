import { useSend } from '#platform/web/calls/query.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { PasswordDialog } from '#platform/web/ui/overlays/password-dialog.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import { type ApiKey, keysContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';

/** Asks with the key's name, and for the password, before it opens nothing any more. */
export const RevokeDialog = ({
  apiKey,
  onClose,
}: {
  readonly apiKey: ApiKey;
  readonly onClose: () => void;
}) => {
  const t = useText<typeof texts>('keys');
  const send = useSend(keysContract.revokeKey, [keysContract.listKeys]);
  const onSuccess = () => {
    showToast({ text: t('revoked', { name: apiKey.name }) });
    onClose();
  };
  return (
    <PasswordDialog
      title={t('revokeTitle', { name: apiKey.name })}
      words={{
        text: t('revokeText'),
        password: t('password'),
        missing: t('passwordMissing'),
        wrong: t('passwordWrong'),
        cancel: t('cancel'),
        act: t('revoke'),
      }}
      kind="danger"
      send={send}
      onConfirm={(password) =>
        send.mutate({ params: { keyId: apiKey.id }, body: { password } }, { onSuccess })
      }
      onClose={onClose}
    />
  );
};
