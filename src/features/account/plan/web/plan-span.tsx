import { Lock } from 'lucide-react';
import { useCall } from '#platform/web/calls/query.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Note } from '#platform/web/ui/banner.tsx';
import { planContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { WayOut } from './way-out.tsx';

/**
 * That sums leave out what is older than the plan shows, where there is something older and the sums go back that far: `from` is
 * their first day, null for all time.
 */
export const PlanSpan = ({ from }: { from: string | null }) => {
  const t = useText<typeof texts>('plan');
  const format = useFormat();
  const { data } = useCall(planContract.readPlan, {});
  if (data === undefined || data.hidden.invoices === 0) return null;
  const { since, plan } = data.gives;
  if (from !== null && from >= since) return null;
  return (
    <Note icon={Lock}>
      {t('spanOld', { date: format.date(since) })} {plan === 'starter' && <WayOut part="invoices" isSmall />}
    </Note>
  );
};
