import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { FileQuestionMark } from 'lucide-react';
import { loadStaffPage } from '#features/staff/support/web/feature.tsx';
import type { WebFeature } from '#platform/web/frame/feature.ts';
import { shellRoute } from '#platform/web/frame/router.ts';
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

/** Where support staff find a restaurant for e-invoices that none is known for. */
export const accessPointFeature: WebFeature = {
  shell: [unroutedRoute],
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
