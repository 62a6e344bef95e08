import { QueryClientProvider } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import type { ComponentType } from 'react';
import { accountsContract } from '#features/account/accounts/contract.ts';
import { organizationsContract } from '#features/company/organizations/contract.ts';
import { GetStarted } from '#platform/web/frame/get-started.tsx';
import { useText } from '#platform/web/texts/i18n.ts';
import { queryClient, useCall } from '#platform/web/calls/query.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { signingPath } from '#features/company/onboarding/paths.ts';
import type { texts } from '../texts.en.ts';
import { AddressLine } from './address-card.tsx';
import { FirstInvoice } from './first-invoice.tsx';
import { ForwardingHelp } from './forwarding-help.tsx';
import { SupplierLetters } from './supplier-letters.tsx';
import styles from './invoice-address.module.css';

/** What stands above the address when somebody comes back from signing; another feature brings it. */
export interface SharePageProps {
  readonly SigningState?: ComponentType;
}

const Share = ({ SigningState }: SharePageProps) => {
  const t = useText<typeof texts>('invoice-address');
  const router = useRouter();
  const { data: contact } = useCall(accountsContract.readSignUp, {});
  const { data, error, refetch } = useCall(organizationsContract.listOwnOutlets, {});
  const signing = signingPath();
  return (
    <GetStarted
      title={t('title')}
      stage={4}
      contact={contact}
      onLogOut={() => router.options.context.logOut()}
      footer={
        <>
          <ButtonLink href={signing}>{t('back')}</ButtonLink>
          <span className="grow" />
          <ButtonLink kind="primary" href={signing}>
            {t('toSigning')}
            <Icon of={ArrowRight} />
          </ButtonLink>
        </>
      }
    >
      <div className="step medium">
        {SigningState !== undefined && <SigningState />}
        <div className="intro">
          <h1 tabIndex={-1}>{t('title')}</h1>
          <p className="lede">{t('lede')}</p>
        </div>
        <FirstInvoice />
        {data === undefined ? (
          <Card>
            {error === null ? (
              <Skeleton lines={4} />
            ) : (
              <LoadFailed title={t('suppliersFailed')} error={error} onRetry={() => void refetch()} />
            )}
          </Card>
        ) : (
          <>
            <Card title={t('cardTitle')} className={styles.addresses}>
              {data.map(({ id, displayName, inboundAddress }) => (
                <div key={id}>
                  {data.length > 1 && <h3>{displayName}</h3>}
                  <AddressLine name={displayName} address={inboundAddress} />
                </div>
              ))}
            </Card>
            <SupplierLetters outlets={data} />
            <ForwardingHelp />
          </>
        )}
      </div>
    </GetStarted>
  );
};

/** The address to give to suppliers, how to, and whether the first invoice has come. */
export const SharePage = (props: SharePageProps) => (
  <QueryClientProvider client={queryClient}>
    <Share {...props} />
  </QueryClientProvider>
);
