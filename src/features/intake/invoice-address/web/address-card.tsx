import { mailContract } from '#features/intake/mail/contract.ts';
import { outletsContract } from '#features/company/outlets/contract.ts';
import { organizationsContract } from '#features/company/organizations/contract.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { useSend } from '#platform/web/calls/query.ts';
import { useAppState } from '#platform/web/session/state.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ConfirmedButton } from '#platform/web/ui/overlays/confirmed-button.tsx';
import { CopyButton } from '#platform/web/ui/copy-button.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import { inboxPath } from '#features/intake/documents/paths.ts';
import type { texts } from '../texts.en.ts';
import styles from './invoice-address.module.css';

/** Gives the selected unit another address, after asking; for account owners. */
const Rotate = () => {
  const t = useText<typeof texts>('invoice-address');
  const rotate = useSend(mailContract.rotateInboundAddress, [
    mailContract.readInboundAddress,
    outletsContract.listOutletRoles,
    organizationsContract.listOutlets,
  ]);
  return (
    <ConfirmedButton
      title={t('rotateTitle')}
      consequence={t('rotateText')}
      confirmLabel={t('rotate')}
      isDestructive
      isBusy={rotate.isPending}
      failure={rotate.error?.failure ?? null}
      onConfirm={(close) =>
        rotate.mutate(
          {},
          {
            onSuccess: () => {
              close();
              showToast({ text: t('rotated') });
            },
          },
        )
      }
    >
      {t('rotate')}
    </ConfirmedButton>
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
    <div className={styles.addressline}>
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
      <div className={styles.addressacts}>
        {role === 'owner' && <Rotate />}
        <ButtonLink kind="quiet" isSmall href={inboxPath({ address: '1' })}>
          {t('senders')}
        </ButtonLink>
      </div>
    </Card>
  );
};
