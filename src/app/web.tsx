import '#platform/web/ui/ui.css';
import { createRoute, createRouter, redirect, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loginPath } from '#features/account/sessions/paths.ts';
import { sessionsFeature } from '#features/account/sessions/web/feature.tsx';
import { ErrorPage } from '#platform/web/frame/error-pages.tsx';
import { leaveImpersonation, wasImpersonating } from '#platform/web/session/impersonation.ts';
import { startTexts } from '#platform/web/texts/text-loading.ts';
import { parseSearch, stringifySearch } from '#platform/web/frame/plain-search.ts';
import { type AppContext, doorRoute, rootRoute } from '#platform/web/frame/router.ts';
import { followOtherTabs } from '#platform/web/session/other-tabs.ts';
import { hasSession, onSessionEnd } from '#platform/web/session/session.ts';
import { startSettings } from '#platform/web/frame/settings.ts';
import { forgetPerson, useAppState } from '#platform/web/session/state.ts';
import { keepWanted } from '#platform/web/session/way-on.ts';

// zod's compiled parsers need `eval`, which the Content-Security-Policy forbids. It takes its settings from here when the first
// form that checks by a schema loads it: no other screen waits for it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const nothing = async (): Promise<void> => undefined;

// Where a stranger signs in, nothing is asked of the frame, and the guard has nobody to lead on.
const strangers: AppContext = {
  navigation: [],
  guard: () => null,
  signingPath: '',
  useCounts: () => ({}),
  prepare: nothing,
  refresh: nothing,
  selectOutlet: nothing,
  logOut: () => undefined,
  endImpersonation: nothing,
};

// Every other screen comes with all of them.
const elsewhere = (path: '/' | '$') =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    beforeLoad: async ({ location }) => {
      await mountAll();
      redirect({ href: location.href, replace: true, throw: true });
    },
  });

/** The screens: at first the sign-in page alone. */
export const router = createRouter({
  routeTree: rootRoute.addChildren([
    doorRoute.addChildren([...(sessionsFeature.door ?? [])]),
    elsewhere('/'),
    elsewhere('$'),
  ]),
  context: strangers,
  parseSearch,
  stringifySearch,
  scrollRestoration: true,
  defaultPreload: 'intent',
  defaultErrorComponent: ErrorPage,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

const mount = async (): Promise<void> => {
  const { beginAll, context } = await import('./whole.tsx');
  rootRoute.addChildren(beginAll());
  router.update({ ...router.options, context });
  router.setRoutes(router.buildRouteTree());
};

let mounting: Promise<void> | null = null;

/** Puts all screens in place; a test follows every address to one of them. After a failure it is tried anew. */
export const mountAll = (): Promise<void> => {
  mounting ??= mount().catch((error: unknown) => {
    mounting = null;
    throw error;
  });
  return mounting;
};

/** Nothing of the person stays in this page. */
const empty = (href: string): void => {
  forgetPerson();
  void import('#platform/web/calls/query.ts').then(({ queryClient }) => queryClient.clear());
  void router.navigate({ href });
};

onSessionEnd(() => {
  if (wasImpersonating()) return leaveImpersonation();
  const { pathname, searchStr } = router.latestLocation;
  // Of several calls that were refused, the first knows where the person was.
  if (useAppState.getState().user !== null) keepWanted(pathname + searchStr);
  empty(loginPath({ ended: 'true' }));
});
followOtherTabs(() => empty(loginPath()));

startSettings();

const start = async (container: HTMLElement): Promise<void> => {
  const isStrangerAtLogin = location.pathname === loginPath() && !hasSession();
  await Promise.all([
    startTexts(
      import.meta.glob(['../platform/web/**/texts.*.ts', '../features/account/sessions/texts.*.ts']),
    ),
    isStrangerAtLogin ? null : mountAll(),
  ]);
  // What comes after signing in is fetched once the page is painted, while the person types.
  const fetchRest = (): void => void mountAll().catch(nothing);
  router.subscribe('onRendered', () => requestAnimationFrame(() => setTimeout(fetchRest)));
  createRoot(container).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
};

const container = document.getElementById('root');
if (container !== null) void start(container);
