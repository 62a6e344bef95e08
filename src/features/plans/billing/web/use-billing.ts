import { useCall, useSend } from '#platform/web/calls/query.ts';
import { useLanguage } from '#platform/web/texts/i18n.ts';
import { useAppState } from '#platform/web/session/state.ts';
import { useImpersonation } from '#platform/web/session/impersonation.ts';
import { billingContract } from '../contract.ts';
import type { PaidPlanName } from '../contract.ts';

const { readPlan, readBilling, listBills } = billingContract;

/** Everything that a change of plan makes old. */
export const staleAfterChange = [readPlan, readBilling, listBills];

/** Whether the person sees what the plan costs, which only its owner does. */
export const useIsOwner = (): boolean => {
  const isOwner = useAppState((state) => state.selectedUnit?.role === 'owner');
  return useImpersonation() === null && isOwner;
};

/** The plan, and for the owner what it costs. */
export const useBilling = () => {
  const isOwner = useIsOwner();
  const plan = useCall(readPlan, {});
  const billing = useCall(readBilling, {}, isOwner);
  return { isOwner, plan, billing };
};

/** Leads to where the provider takes the money. */
export const usePaying = () => {
  const language = useLanguage();
  const checkout = useSend(billingContract.openCheckout, [readPlan, readBilling]);
  const portal = useSend(billingContract.openPortal);
  const leave = ({ url }: { readonly url: string }) => location.assign(url);
  return {
    isBusy: checkout.isPending || portal.isPending,
    error: checkout.error ?? portal.error,
    buy: (plan: PaidPlanName) => checkout.mutate({ body: { plan, language } }, { onSuccess: leave }),
    manage: () => portal.mutate({ body: { language } }, { onSuccess: leave }),
  };
};
