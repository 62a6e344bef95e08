import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadTexts } from '#platform/web/texts/text-loading.ts';
import { shellRoute } from '#platform/web/frame/router.ts';
import { createOutletPath } from '../paths.ts';

const createOutletRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: createOutletPath.pattern,
  loader: () => loadTexts('outlets-details'),
  component: lazyRouteComponent(() => import('./create-page.tsx'), 'CreatePage'),
});

/** Where a restaurant is added, under the shell; what is known of one stands in a tab of `/outlet`. */
export const outletDetailsRoutes = [createOutletRoute] as const;
