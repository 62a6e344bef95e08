import { useText } from '#platform/web/texts/i18n.ts';
import { useAppState } from '#platform/web/session/state.ts';
import { Card } from '#platform/web/ui/card.tsx';
import type { texts } from '../texts.en.ts';
import type { AccountParts } from './feature.tsx';

/** The plan and what is paid for it; for others than the owner also who that is. */
export const BillingTab = ({
  Billing,
  OutletOwners,
}: Partial<Pick<AccountParts, 'Billing' | 'OutletOwners'>>) => {
  const t = useText<typeof texts>('settings');
  const unit = useAppState((state) => state.selectedUnit);
  if (unit === null)
    return (
      <Card title={t('tab.billing')}>
        <p>{t('noOutlet')}</p>
      </Card>
    );
  return (
    <>
      {Billing !== undefined && <Billing />}
      {unit.role !== 'owner' && OutletOwners !== undefined && <OutletOwners outlet={unit.name} />}
    </>
  );
};
