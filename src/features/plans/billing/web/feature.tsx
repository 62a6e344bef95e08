import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { CreditCard } from 'lucide-react';
import { accountParts } from '#features/account/settings/web/feature.tsx';
import { customerParts } from '#features/staff/support/web/feature.tsx';
import type { WebFeature } from '#platform/web/frame/feature.ts';
import { frameParts } from '#platform/web/frame/frame-parts.ts';
import { doorRoute, shellRoute } from '#platform/web/frame/router.ts';
import { fill } from '#platform/web/frame/slots.ts';
import { loadTexts } from '#platform/web/texts/text-loading.ts';
import { sharedPlanPath, subscriptionPath } from '../paths.ts';

const plansRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: subscriptionPath.pattern,
  validateSearch: (search): { paid?: '1' } => (search['paid'] === undefined ? {} : { paid: '1' }),
  loader: () => loadTexts('billing'),
  component: lazyRouteComponent(() => import('./plans-page.tsx'), 'PlansPage'),
});

const sharedRoute = createRoute({
  getParentRoute: () => doorRoute,
  path: sharedPlanPath.pattern,
  loader: () => loadTexts('web', 'billing-shared'),
  component: lazyRouteComponent(() => import('./shared-page.tsx'), 'SharedPage'),
});

/** What plans give and cost, and who pays for them. */
export const billingFeature: WebFeature = {
  shell: [plansRoute],
  door: [sharedRoute],
  navigation: [
    { href: subscriptionPath(), icon: CreditCard, namespace: 'billing', label: 'nav', place: 'foot' },
  ],
  fills: [
    fill(accountParts, () => import('./billing-tab.tsx'), 'billing'),
    fill(customerParts, () => import('./staff-plan.tsx'), 'billing-staff'),
    fill(frameParts, () => import('./plan-notice.tsx'), 'billing'),
  ],
};
