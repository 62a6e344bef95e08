import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { FileQuestionMark } from 'lucide-react';
import { detailParts } from '#features/company/organizations/web/feature.tsx';
import { loadStaffPage } from '#features/staff/support/web/feature.tsx';
import type { WebFeature } from '#platform/web/frame/feature.ts';
import { shellRoute } from '#platform/web/frame/router.ts';
import { fill } from '#platform/web/frame/slots.ts';
import { loadTexts } from '#platform/web/texts/text-loading.ts';
import { unroutedPath } from '../paths.ts';

const unroutedRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: unroutedPath.pattern,
  loader: () => loadTexts('access-point', 'support', 'documents'),
  component: lazyRouteComponent(async () => {
    const [{ UnroutedPage }, { StaffPage }] = await Promise.all([
      import('./unrouted-page.tsx'),
      loadStaffPage(),
    ]);
    return { Page: () => <UnroutedPage StaffPage={StaffPage} /> };
  }, 'Page'),
});

/** Where support staff find a restaurant for e-invoices that none is known for, and a restaurant sees whether it receives any. */
export const accessPointFeature: WebFeature = {
  shell: [unroutedRoute],
  fills: [fill(detailParts, () => import('./receiver-card.tsx'), 'access-point-receiver')],
  navigation: [
    {
      href: unroutedPath(),
      icon: FileQuestionMark,
      namespace: 'access-point',
      label: 'unroutedShort',
      shortLabel: 'unroutedShort',
      place: 'main',
      isForStaff: true,
    },
  ],
};
