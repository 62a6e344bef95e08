import './platform/web/ui/ui.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRouter, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { z } from 'zod';
import { startTexts } from '#platform/web/i18n.ts';
import { queryClient } from '#platform/web/query.ts';
import { type AppContext, doorRoute, rootRoute, shellRoute } from '#platform/web/router.ts';
import { onSessionEnd } from '#platform/web/session.ts';
import { startSettings } from '#platform/web/settings.ts';
import { forgetPerson } from '#platform/web/state.ts';

// zod's compiled parsers need `eval`, which the Content-Security-Policy forbids.
z.config({ jitless: true });

const context: AppContext = {
  navigation: [],
  prepare: () => Promise.resolve(),
  selectOutlet: () => Promise.resolve(),
  logOut: () => location.assign('/api/logout'),
};

const router = createRouter({
  routeTree: rootRoute.addChildren([doorRoute.addChildren([]), shellRoute.addChildren([])]),
  context,
  scrollRestoration: true,
  defaultPreload: 'intent',
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

onSessionEnd(() => {
  forgetPerson();
  queryClient.clear();
  void router.navigate({ href: '/login' });
});

startSettings();
await startTexts(import.meta.glob(['./features/*/texts.*.ts', './platform/web/**/texts.*.ts']));

const container = document.getElementById('root');
if (container !== null) {
  createRoot(container).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}
