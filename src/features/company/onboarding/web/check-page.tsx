import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { formatBankgiro } from '#core/values/giro.ts';
import { formatOrganizationNumber } from '#core/values/organization-number.ts';
import { type Outlet, organizationsContract } from '#features/company/organizations/contract.ts';
import { supplierLinksContract } from '#features/suppliers/suppliers/contract-links.ts';
import { call, type Failure } from '#platform/web/calls/api.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { telephoneText } from '#platform/wire/phone.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Card, Facts } from '#platform/web/ui/card.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { FormAlert } from '#platform/web/ui/forms/form-alert.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { keepWanted } from '#platform/web/session/way-on.ts';
import { homePath } from '#platform/wire/doors.ts';
import { firstOutletPath, signingPath } from '../paths.ts';
import { onboardingContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { suppliersHref, useGoOn, useOnboarding } from './draft.ts';
import { Step } from './step.tsx';
import styles from './onboarding.module.css';

const Change = ({ href, what }: { readonly href: string; readonly what: string }) => {
  const t = useText<typeof texts>('onboarding');
  return (
    <ButtonLink isSmall icon={Pencil} href={href} aria-label={`${t('change')}: ${what}`}>
      {t('change')}
    </ButtonLink>
  );
};

const Details = ({ outlet }: { readonly outlet: Outlet }) => {
  const t = useText<typeof texts>('onboarding');
  const missing = t('missing');
  const {
    legal_name,
    organization_number,
    street,
    zip_code,
    city,
    contact_email,
    contact_tel,
    bankgiro_number,
  } = outlet;
  const address = [street, [zip_code, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return (
    <Facts
      facts={[
        [t('company'), `${legal_name}, ${formatOrganizationNumber(organization_number)}`],
        [t('address'), address || missing],
        [
          t('contact'),
          [contact_email, contact_tel === null ? '' : telephoneText(contact_tel)]
            .filter(Boolean)
            .join(', ') || missing,
        ],
        [t('invoicesTo'), outlet.forward_email ?? missing],
        [t('bankgiro'), bankgiro_number === null ? missing : formatBankgiro(bankgiro_number)],
      ]}
    />
  );
};

const Suppliers = ({ outlet }: { readonly outlet: Outlet }) => {
  const t = useText<typeof texts>('onboarding');
  const { data, error, refetch } = useCall(supplierLinksContract.listOutletSuppliers, {
    params: { outletId: outlet.id },
    unitId: outlet.mainUnitId,
  });
  if (data === undefined)
    return error === null ? (
      <Skeleton lines={2} />
    ) : (
      <p role="alert">
        {t('suppliersFailed')}{' '}
        <Button isSmall onClick={() => void refetch()}>
          {t('tryAgain')}
        </Button>
      </p>
    );
  if (data.length === 0) return <p className="muted">{t('noSuppliers')}</p>;
  return (
    <ul className={styles.names}>
      {data.map(({ id, displayName }) => (
        <li key={id}>{displayName}</li>
      ))}
    </ul>
  );
};

const Summary = ({ outlet, count }: { readonly outlet: Outlet; readonly count: number }) => {
  const t = useText<typeof texts>('onboarding');
  const { id, displayName } = outlet;
  return (
    <Card title={displayName} className={styles.summary}>
      <div className={styles.grouphead}>
        <h3>{t('review.details')}</h3>
        <Change
          href={firstOutletPath({ edit: id, from: 'review' })}
          what={`${displayName}, ${t('review.details')}`}
        />
      </div>
      <Details outlet={outlet} />
      <div className={styles.grouphead}>
        <h3>{t('review.suppliers')}</h3>
        <Change href={suppliersHref(count)} what={`${displayName}, ${t('review.suppliers')}`} />
      </div>
      <Suppliers outlet={outlet} />
    </Card>
  );
};

/** Everything that was said, to look through once; each part can be changed, which leads back here. */
export const CheckPage = () => {
  const t = useText<typeof texts>('onboarding');
  const goOn = useGoOn();
  const { outlets } = useOnboarding();
  const { data, error, refetch } = useCall(organizationsContract.listOwnOutlets, {});
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const approve = async () => {
    setBusy(true);
    const answer = await call(onboardingContract.setOnboardingStatus, {
      body: { status: 'SHARE_INVOICE_EMAIL' },
    });
    setBusy(false);
    setFailure(answer.error);
    if (answer.hasError) return;
    // Whoever signs later comes to the first screen as who signs at once does: with the tour.
    keepWanted(homePath({ tour: 'first' }));
    await goOn(signingPath());
  };
  return (
    <Step
      title={t('reviewTitle')}
      lede={t('reviewLede')}
      stage={3}
      width="medium"
      backHref={suppliersHref(outlets.length)}
      next={{ label: t('reviewDone'), isBusy, onClick: () => void approve() }}
    >
      <FormAlert failure={failure} />
      {data === undefined ? (
        <Card>
          {error === null ? (
            <Skeleton lines={8} />
          ) : (
            <LoadFailed title={t('outletsFailed')} error={error} onRetry={() => void refetch()} />
          )}
        </Card>
      ) : (
        data.map((outlet) => <Summary key={outlet.id} outlet={outlet} count={data.length} />)
      )}
    </Step>
  );
};
