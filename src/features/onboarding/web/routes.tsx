import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadTexts } from '#platform/web/text-loading.ts';
import { doorRoute } from '#platform/web/router.ts';

const startAt = <const Path extends string>(path: Path) =>
  createRoute({
    getParentRoute: () => doorRoute,
    path,
    loader: () => loadTexts('web', 'onboarding'),
    component: lazyRouteComponent(() => import('./start-page.tsx'), 'StartPage'),
  });

/** Wherever the guard leads somebody who is not onboarded, the start page stands: it says what comes next. */
export const onboardingRoutes = [startAt('/onboarding'), startAt('/onboarding/$')] as const;
