import { useText } from '#platform/web/texts/i18n.ts';
import { teamContract } from '#features/company/team/contract.ts';
import { useCall } from '#platform/web/calls/query.ts';
import { useAppState } from '#platform/web/session/state.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card, Facts } from '#platform/web/ui/card.tsx';
import { ErrorState } from '#platform/web/ui/shell/error-state.tsx';
import { Avatar } from '#platform/web/ui/plate.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import type { texts } from '../texts.en.ts';
import styles from './account.module.css';

const Plan = ({ outlet }: { readonly outlet: string }) => {
  const t = useText<typeof texts>('settings');
  const parts = ['products', 'history', 'suppliers', 'invoices', 'export'] as const;
  return (
    <Card title={t('plan')}>
      <div className="stack">
        <p>{t('planText', { outlet })}</p>
        <Facts facts={parts.map((part) => [t(`plan.${part}`), t(`plan.${part}.value`)])} />
        <p className="muted small">{t('payment')}</p>
      </div>
    </Card>
  );
};

const Owners = ({ outlet }: { readonly outlet: string }) => {
  const t = useText<typeof texts>('settings');
  const { data, error, refetch } = useCall(teamContract.listMembers, {});
  const owners = data?.filter(({ role }) => role === 'owner');
  return (
    <Card title={t('ownerOnly')}>
      {owners === undefined && error === null && <Skeleton lines={3} />}
      {owners === undefined && error !== null && (
        <ErrorState
          title={t('ownersFailed')}
          action={<Button onClick={() => void refetch()}>{t('tryAgain')}</Button>}
        />
      )}
      {owners !== undefined && (
        <>
          <p>{t('ownersOf', { count: owners.length, outlet })}</p>
          <ul className={styles.accountrows}>
            {owners.map(({ userId, fullName, email }) => (
              <li key={userId}>
                <Avatar name={fullName} />
                <div className="grow">
                  <b>{fullName}</b>
                  {email !== null && (
                    <small>
                      <a href={`mailto:${email}`}>{email}</a>
                    </small>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
};

/** The plan, for the owner; for others who the owner is. */
export const BillingTab = () => {
  const t = useText<typeof texts>('settings');
  const unit = useAppState((state) => state.selectedUnit);
  if (unit === null)
    return (
      <Card title={t('tab.billing')}>
        <p>{t('noOutlet')}</p>
      </Card>
    );
  return unit.role === 'owner' ? <Plan outlet={unit.name} /> : <Owners outlet={unit.name} />;
};
