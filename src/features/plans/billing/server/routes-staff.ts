import type { Handlers } from '#platform/server/http/handler.ts';
import { Refused } from '#platform/wire/refused.ts';
import type { staffBillingContract } from '../contract-staff.ts';
import type { RefreshDeps } from './commands-refresh.ts';
import { markBillPaid, setCustomerPlan } from './commands-staff.ts';

/** Plans in the hands of staff. */
export const staffBillingRoutes = (deps: RefreshDeps): Handlers<typeof staffBillingContract> => ({
  setCustomerPlan: async ({ params: { organizationId }, body, actor, now }) => {
    const endsAt = body.endsAt === null ? null : new Date(body.endsAt);
    const set = await setCustomerPlan(deps, organizationId, { actor, now }, { ...body, endsAt });
    return set instanceof Refused ? set : { plan: set.plan, endsAt: body.endsAt };
  },
  markBillPaid: async ({ params: { organizationId, billId }, body, actor, now, signal }) => {
    const asked = { billId, reason: body.reason };
    const refusal = await markBillPaid(deps, organizationId, { actor, now, signal }, asked);
    return refusal ?? { received: true };
  },
});
