import { useState } from 'react';
import { mailContract } from '#features/mail/contract.ts';
import { outletsContract } from '#features/outlets/contract.ts';
import { organizationsContract } from '#features/organizations/contract.ts';
import { useErrorText } from '#platform/web/error-text.ts';
import { useText } from '#platform/web/i18n.ts';
import { useSend } from '#platform/web/query.ts';
import { useAppState } from '#platform/web/state.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { CopyButton } from '#platform/web/ui/copy-button.tsx';
import { showToast } from '#platform/web/ui/toasts.ts';
import type { texts } from '../texts.en.ts';
import './invoice-address.css';

/** Gives the selected unit another address, after asking; for account owners. */
const Rotate = () => {
  const t = useText<typeof texts>('invoice-address');
  const [isAsking, setAsking] = useState(false);
  const rotate = useSend(mailContract.rotateInboundAddress, [
    mailContract.readInboundAddress,
    outletsContract.listOutletRoles,
    organizationsContract.listOutlets,
  ]);
  const error = useErrorText(rotate.error?.failure ?? null);
  const send = () =>
    rotate.mutate(
      {},
      {
        onSuccess: () => {
          setAsking(false);
          showToast({ text: t('rotated') });
        },
      },
    );
  return (
    <>
      <Button isSmall onClick={() => setAsking(true)}>
        {t('rotate')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('rotateTitle')}
          consequence={
            <>
              <p>{t('rotateText')}</p>
              {error !== '' && (
                <p className="poor" role="alert">
                  {error}
                </p>
              )}
            </>
          }
          confirmLabel={t('rotate')}
          isDestructive
          isBusy={rotate.isPending}
          onConfirm={send}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
};

interface AddressLineProps {
  readonly name: string;
  readonly address: string;
}

/** The address and its copy button. */
export const AddressLine = ({ name, address }: AddressLineProps) => {
  const t = useText<typeof texts>('invoice-address');
  return (
    <div className="addressline">
      <b>{address}</b>
      <CopyButton isSmall text={address} copiedText={t('copied')} label={t('copyOf', { name })}>
        {t('copy')}
      </CopyButton>
    </div>
  );
};

/** Where invoices of the selected restaurant are sent. */
export const AddressCard = ({ name, address }: AddressLineProps) => {
  const t = useText<typeof texts>('invoice-address');
  const role = useAppState((state) => state.selectedUnit?.role ?? 'reporter');
  return (
    <Card title={t('cardTitle')}>
      <p className="muted small">{t('cardText', { name })}</p>
      <AddressLine name={name} address={address} />
      <div className="addressacts">
        {role === 'owner' && <Rotate />}
        <ButtonLink kind="quiet" isSmall href="/invoices/inbox?address=1">
          {t('senders')}
        </ButtonLink>
      </div>
    </Card>
  );
};
