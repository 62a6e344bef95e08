import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { newsParts } from '#features/account/bell/web/feature.tsx';
import { outletParts } from '#features/company/outlets/web/feature.tsx';
import type { WebFeature } from '#platform/web/frame/feature.ts';
import { fill, loadParts, slot } from '#platform/web/frame/slots.ts';
import { loadTexts } from '#platform/web/texts/text-loading.ts';
import { shellRoute } from '#platform/web/frame/router.ts';
import { createOutletPath } from '../paths.ts';

const createOutletRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: createOutletPath.pattern,
  loader: () => loadTexts('organizations'),
  component: lazyRouteComponent(() => import('./create-page.tsx'), 'CreatePage'),
});

/** What other features show beside the details of a restaurant. */
export interface DetailParts {
  readonly AddressCard: ComponentType<{ readonly name: string; readonly address: string }>;
  /** Whether the company receives e-invoices here. */
  readonly ReceiverCard: ComponentType;
  /** What the company as a whole has chosen about its prices. */
  readonly MarketCard: ComponentType;
  /** Whether what is learnt of suppliers' layouts is shared. */
  readonly StructureCard: ComponentType;
}

export const detailParts = slot<DetailParts>('details of the restaurant');

/** Loads the forms of a company and a restaurant, as the steps of onboarding show them. */
export const loadOnboardingForms = () => import('./onboarding-forms.tsx');

/** Where a restaurant is added and its details are changed. */
export const organizationsFeature: WebFeature = {
  shell: [createOutletRoute],
  fills: [
    fill(newsParts, () => import('./plan-news.tsx'), 'organizations-news'),
    fill(newsParts, () => import('./plan-request-news.tsx'), 'organizations-news'),
    fill(
      outletParts,
      async () => {
        const [{ GeneralTab }, parts] = await Promise.all([
          import('./general-tab.tsx'),
          loadParts(detailParts),
        ]);
        return { GeneralTab: (props) => <GeneralTab {...props} {...parts} /> };
      },
      'organizations',
    ),
  ],
};
