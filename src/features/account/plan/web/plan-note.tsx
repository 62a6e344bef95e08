import { Lock } from 'lucide-react';
import { useCall } from '#platform/web/calls/query.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Note } from '#platform/web/ui/banner.tsx';
import { planContract, type PlanRow } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { nextPlan } from './plan-names.ts';
import { WayOut } from './way-out.tsx';

type Part = keyof PlanRow['hidden'];

const limitOf = ({ gives }: PlanRow, part: Part): number =>
  (part === 'articles' ? gives.articles : part === 'suppliers' ? gives.suppliers : gives.analysedInvoices) ??
  0;

/** No plan goes further back than the present one. */
const isForGood = ({ gives }: PlanRow, part: Part): boolean =>
  gives.plan !== 'starter' && (part === 'invoices' || part === 'alerts');

/** What the plan hides of a list, counted, with the way to it; nothing where it hides nothing. */
export const PlanNote = ({ part }: { part: Part }) => {
  const t = useText<typeof texts>('plan');
  const { data } = useCall(planContract.readPlan, {});
  const count = data?.hidden[part] ?? 0;
  if (data === undefined || count === 0) return null;
  const values = { count, plan: nextPlan(data.gives.plan), limit: limitOf(data, part) };
  if (isForGood(data, part))
    return <Note icon={Lock}>{t(part === 'invoices' ? 'invoicesOld' : 'alertsOld', values)}</Note>;
  return (
    <Note icon={Lock} act={<WayOut part={part} isSmall />}>
      <b>{t(part, values)}</b> {t(`${part}More`, values)}
    </Note>
  );
};
