import type { Plan } from '#core/entitlements/entitlements.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { Billing, PaidPlanName, PlanStanding } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import type { usePaying } from './use-billing.ts';

/** What may be done, and what the person has asked to do. */
export interface PlanActs {
  readonly paying: ReturnType<typeof usePaying>;
  readonly isBusy: boolean;
  readonly onUpgrade: () => void;
  readonly onDown: (plan: Exclude<Plan, 'premium-plus'>) => void;
  readonly onKeep: (plan: PaidPlanName) => void;
}

interface PlanActProps {
  readonly plan: Plan;
  readonly standing: PlanStanding;
  readonly billing: Billing;
  readonly acts: PlanActs;
}

/** The one button of a plan: buy it, change to it, go down to it at the period's end, or keep it. */
export const PlanAct = ({ plan, standing, billing, acts }: PlanActProps) => {
  const t = useText<typeof texts>('billing');
  const format = useFormat();
  const { paid } = billing;
  const name = t(`plan.${plan}`);
  const isOff = billing.selling !== 'here' || !billing.isBillable;
  const common = { isBlock: true, disabled: isOff, isBusy: acts.isBusy } as const;
  if (paid === null) {
    // What staff have set until further notice is not bought again.
    if (plan === 'starter' || standing.standing === 'active') return null;
    const isTried = standing.standing === 'trial' && plan === 'premium';
    return (
      <Button {...common} {...(isTried ? { kind: 'primary' } : {})} onClick={() => acts.paying.buy(plan)}>
        {t(isTried ? 'goOn' : 'buy', { plan: name })}
      </Button>
    );
  }
  const isChanging = paid.cancelAt !== null || paid.nextPlan !== null;
  if (plan === paid.plan)
    return isChanging ? (
      <Button {...common} kind="primary" onClick={() => acts.onKeep(plan)}>
        {t('keep', { plan: name })}
      </Button>
    ) : (
      <Button {...common} disabled={billing.selling !== 'here'} onClick={acts.paying.manage}>
        {t('manage')}
      </Button>
    );
  if (plan === 'premium-plus')
    return (
      <Button {...common} kind="primary" onClick={acts.onUpgrade}>
        {t('change', { plan: name })}
      </Button>
    );
  const isComing = plan === 'starter' ? paid.cancelAt !== null : paid.nextPlan === plan;
  if (isComing)
    return <p className="small muted">{t('badge.next', { date: format.date(paid.periodEnd) })}</p>;
  return (
    <Button {...common} onClick={() => acts.onDown(plan)}>
      {t('down', { date: format.date(paid.periodEnd) })}
    </Button>
  );
};
