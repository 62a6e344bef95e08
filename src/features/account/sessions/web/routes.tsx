import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadTexts } from '#platform/web/texts/text-loading.ts';
import { doorRoute } from '#platform/web/frame/router.ts';
import { loginPath } from '../paths.ts';

export const loginRoute = createRoute({
  getParentRoute: () => doorRoute,
  path: loginPath.pattern,
  validateSearch: (search: Record<string, unknown>): { ended?: true } =>
    String(search['ended']) === 'true' ? { ended: true } : {},
  loader: () => loadTexts('web', 'sessions'),
  component: lazyRouteComponent(() => import('./login-page.tsx'), 'LoginPage'),
});

export const sessionRoutes = [loginRoute] as const;
