import { Copy } from 'lucide-react';
import { formatOrganizationNumber } from '#core/values/organization-number.ts';
import { useText } from '#platform/web/i18n.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Card, Facts } from '#platform/web/ui/card.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { showToast } from '#platform/web/ui/toasts.ts';
import type { texts } from '../texts.en.ts';
import { useOutlet } from './use-outlet.ts';

const CopyAddress = ({ address }: { readonly address: string }) => {
  const t = useText<typeof texts>('outlets');
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => showToast({ text: t('copied') }),
      () => undefined,
    );
  return (
    <Button isSmall icon={Copy} onClick={() => void copy()}>
      {t('copy')}
    </Button>
  );
};

/** What Krogkoll knows of the company and the restaurant, and where its invoices are sent. */
export const GeneralTab = () => {
  const t = useText<typeof texts>('outlets');
  const { outlet, hasFailed } = useOutlet();
  if (outlet === undefined)
    return <Card>{hasFailed ? <ErrorState title={t('outletFailed')} /> : <Skeleton lines={5} />}</Card>;
  const { displayName, organizationName, organizationNumber, inboundAddress } = outlet.outletInformation;
  return (
    <>
      <Card title={t('company')}>
        <Facts
          facts={[
            [t('restaurantName'), displayName],
            [t('companyName'), organizationName],
            [t('organizationNumber'), formatOrganizationNumber(organizationNumber)],
          ]}
        />
      </Card>
      <Card title={t('invoices')}>
        <p className="muted small">{t('addressHint', { name: displayName })}</p>
        <div className="addressline">
          <b>{inboundAddress}</b>
          <CopyAddress address={inboundAddress} />
        </div>
        <p className="small">
          <ButtonLink kind="quiet" isSmall href="/invoices/inbox?address=1">
            {t('senders')}
          </ButtonLink>
        </p>
      </Card>
    </>
  );
};
