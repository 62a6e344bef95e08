import type { WebFeature } from '#platform/web/frame/feature.ts';
import { clearToken } from '#platform/web/session/session.ts';
import { forgetPerson } from '#platform/web/session/state.ts';
import { forgetWanted } from '#platform/web/session/way-on.ts';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadTexts } from '#platform/web/texts/text-loading.ts';
import { doorRoute } from '#platform/web/frame/router.ts';
import { loginPath } from '../paths.ts';

/** Whether somebody comes to the sign-in page because their session has ended. */
export const loginSearch = (search: Record<string, unknown>): { ended?: true } =>
  String(search['ended']) === 'true' ? { ended: true } : {};

const loginRoute = createRoute({
  getParentRoute: () => doorRoute,
  path: loginPath.pattern,
  validateSearch: loginSearch,
  loader: () => loadTexts('web', 'sessions'),
  component: lazyRouteComponent(() => import('./login-page.tsx'), 'LoginPage'),
});

const logOut = (): void => {
  clearToken();
  forgetPerson();
  forgetWanted();
  location.assign('/api/logout');
};

/** The sign-in page, and the way out. */
export const sessionsFeature: WebFeature = { door: [loginRoute], acts: { logOut } };
