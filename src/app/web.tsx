import '#platform/web/ui/ui.css';
import { createRouter, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loginPath } from '#features/account/sessions/paths.ts';
import { features } from './features-web.tsx';
import { actsOf } from '#platform/web/frame/feature.ts';
import { fillSlots } from '#platform/web/frame/slots.ts';
import { ErrorPage } from '#platform/web/frame/error-pages.tsx';
import { leaveImpersonation, wasImpersonating } from '#platform/web/session/impersonation.ts';
import { startTexts } from '#platform/web/texts/text-loading.ts';
import { parseSearch, stringifySearch } from '#platform/web/frame/plain-search.ts';
import {
  type AppContext,
  doorRoute,
  missingRoute,
  rootRoute,
  shellRoute,
} from '#platform/web/frame/router.ts';
import { followOtherTabs } from '#platform/web/session/other-tabs.ts';
import { onSessionEnd } from '#platform/web/session/session.ts';
import { startSettings } from '#platform/web/frame/settings.ts';
import { forgetPerson, useAppState } from '#platform/web/session/state.ts';
import { keepWanted } from '#platform/web/session/way-on.ts';

// zod's compiled parsers need `eval`, which the Content-Security-Policy forbids. It takes its settings from here when the first
// screen with a contract loads it: no door waits for it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const loads = features.flatMap(({ counts = [] }) => counts);

// Loaded by `prepare`, which the shell waits for before it first counts.
let counts: readonly { readonly href: string; readonly count: () => number | undefined }[] = [];

const acts = actsOf(features);

const context: AppContext = {
  ...acts,
  navigation: features.flatMap(({ navigation = [] }) => navigation),
  useCounts: () => Object.fromEntries(counts.map(({ href, count }) => [href, count()])),
  prepare: async (outletId) => {
    const loaded = Promise.all(loads.map(async ({ href, load }) => ({ href, count: await load() })));
    await acts.prepare(outletId);
    counts = await loaded;
    for (const { afterwards } of features) void afterwards?.();
  },
};

fillSlots(features.flatMap(({ fills = [] }) => fills));

/** All screens; a test follows every address to one of them. */
export const router = createRouter({
  routeTree: rootRoute.addChildren([
    doorRoute.addChildren(features.flatMap(({ door = [] }) => door)),
    shellRoute.addChildren([...features.flatMap(({ shell = [] }) => shell), missingRoute]),
  ]),
  context,
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

for (const { begin } of features) begin?.();

startSettings();
await startTexts(
  import.meta.glob([
    '../features/*/*/texts*.ts',
    '!../features/*/*/texts-{letters,document,notices}.*.ts',
    '../platform/web/**/texts.*.ts',
  ]),
);

const container = document.getElementById('root');
if (container !== null) {
  createRoot(container).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
