import { faultsIn } from '#platform/web/calls/faults-in.ts';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { formatOrganizationNumber } from '#core/values/organization-number.ts';
import { browsePath } from '#features/suppliers/suppliers/paths.ts';
import { outletPath } from '#platform/wire/doors.ts';
import { type Outlet, organizationsContract } from '../contract.ts';
import { outletsContract } from '#features/company/outlets/contract.ts';
import { call, type Failure } from '#platform/web/calls/api.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { callKey, queryClient, useCall } from '#platform/web/calls/query.ts';
import { useAppState, useMayEdit } from '#platform/web/session/state.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { PageHeader } from '#platform/web/ui/shell/page-header.tsx';
import { Page } from '#platform/web/ui/shell/page.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import type { texts } from '../texts.en.ts';
import { fieldsOf, formOf, type OutletFields } from './outlet-fields.ts';
import { OutletForm } from './outlet-form.tsx';
import styles from './outlet-details.module.css';

const useCreate = () => {
  const t = useText<typeof texts>('organizations');
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const create = async (fields: OutletFields) => {
    setBusy(true);
    const answer = await call(organizationsContract.createOutlet, { body: { outlet: formOf(fields) } });
    setBusy(false);
    if (answer.hasError) {
      const found = faultsIn(answer.errorData, 'outlet.');
      setFaults(found);
      setFailure(Object.keys(found).length > 0 ? null : answer.error);
      return;
    }
    await queryClient.invalidateQueries({ queryKey: callKey(outletsContract.listOutletRoles) });
    await router.options.context.refresh(answer.data.id).catch(() => undefined);
    showToast({ text: t('created', { name: answer.data.displayName }) });
    await router.navigate({ href: browsePath() });
  };
  return { isBusy, failure, faults, create };
};

const CreateForm = ({ beside }: { readonly beside: Outlet }) => {
  const t = useText<typeof texts>('organizations');
  const { isBusy, failure, faults, create } = useCreate();
  return (
    <>
      <OutletForm
        id="create-outlet"
        groups={['restaurant', 'company', 'contact', 'invoices', 'payment']}
        isCompanyFixed
        start={fieldsOf({
          legal_name: beside.legal_name,
          organization_number: formatOrganizationNumber(beside.organization_number),
          forward_email: beside.forward_email ?? '',
          contact_email: beside.contact_email ?? '',
          contact_tel: beside.contact_tel ?? '',
          country: beside.country,
        })}
        ownNumber={beside.organization_number}
        failure={failure}
        faults={faults}
        onSend={(fields) => void create(fields)}
      />
      <p className="muted small">
        <b>{t('createOther')}</b> {t('createOtherText')}
      </p>
      <div className={`acts ${styles.changeacts} ${styles.sticky}`}>
        <Button kind="primary" type="submit" form="create-outlet" isBusy={isBusy}>
          {t('create')}
        </Button>
      </div>
    </>
  );
};

/** One more restaurant of the company here. */
export const CreatePage = () => {
  const t = useText<typeof texts>('organizations');
  const mayEdit = useMayEdit();
  const here = useAppState((state) => state.selectedOutlet);
  const { data, error, refetch } = useCall(organizationsContract.listOutlets, {});
  const beside = data?.find(({ id }) => id === here) ?? data?.[0];
  return (
    <Page title={t('createTitle')} backHref={outletPath()}>
      <PageHeader
        title={t('createTitle')}
        {...(beside === undefined ? {} : { lede: t('createLede', { company: beside.legal_name }) })}
      />
      <div className={styles.outletpage}>
        {!mayEdit && <Card>{t('noPermission')}</Card>}
        {mayEdit && beside !== undefined && <CreateForm beside={beside} />}
        {mayEdit && beside === undefined && (
          <Card>
            {error === null ? (
              <Skeleton lines={8} />
            ) : (
              <LoadFailed title={t('outletFailed')} error={error} onRetry={() => void refetch()} />
            )}
          </Card>
        )}
      </div>
    </Page>
  );
};
