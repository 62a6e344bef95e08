import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { LayoutDashboard } from 'lucide-react';
import { taskParts, tutorialParts } from '#features/account/tasks/web/feature.tsx';
import { supplierParts } from '#features/suppliers/suppliers/web/feature.tsx';
import type { WebFeature } from '#platform/web/frame/feature.ts';
import { fill, loadParts } from '#platform/web/frame/slots.ts';
import { loadTexts } from '#platform/web/texts/text-loading.ts';
import { shellRoute } from '#platform/web/frame/router.ts';
import { homePath } from '../paths.ts';

const overviewRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: homePath.pattern,
  loader: () => loadTexts('overview', 'products'),
  component: lazyRouteComponent(async () => {
    const [{ OverviewPage }, parts, tutorials] = await Promise.all([
      import('./overview-page.tsx'),
      loadParts(taskParts),
      loadParts(tutorialParts),
    ]);
    return { Page: () => <OverviewPage parts={parts} tutorials={tutorials} /> };
  }, 'Page'),
});

/** The first screen, and what was bought on the screen of a supplier. */
export const overviewFeature: WebFeature = {
  shell: [overviewRoute],
  navigation: [
    {
      href: homePath(),
      icon: LayoutDashboard,
      namespace: 'overview',
      label: 'nav',
      shortLabel: 'nav',
      place: 'main',
    },
  ],
  fills: [fill(supplierParts, () => import('./bought-tabs.tsx'), 'overview')],
};
