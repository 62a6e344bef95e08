import { useText } from '#platform/web/texts/i18n.ts';
import { useAppState } from '#platform/web/session/state.ts';
import { Card, Facts } from '#platform/web/ui/card.tsx';
import type { texts } from '../texts.en.ts';
import type { AccountParts } from './feature.tsx';

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

/** The plan, for the owner; for others who the owner is. */
export const BillingTab = ({
  OutletOwners,
}: {
  readonly OutletOwners: AccountParts['OutletOwners'] | undefined;
}) => {
  const t = useText<typeof texts>('settings');
  const unit = useAppState((state) => state.selectedUnit);
  if (unit === null)
    return (
      <Card title={t('tab.billing')}>
        <p>{t('noOutlet')}</p>
      </Card>
    );
  if (unit.role === 'owner') return <Plan outlet={unit.name} />;
  return OutletOwners === undefined ? null : <OutletOwners outlet={unit.name} />;
};
