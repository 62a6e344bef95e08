import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { Truck } from 'lucide-react';
import { loadStaffPage } from '#features/staff/support/web/feature.tsx';
import type { WebFeature } from '#platform/web/frame/feature.ts';
import { loadTexts } from '#platform/web/texts/text-loading.ts';
import { shellRoute } from '#platform/web/frame/router.ts';
import { directoryPath, proposalsPath, requestsPath } from '../paths.ts';

const parts = {
  getParentRoute: () => shellRoute,
  loader: () => loadTexts('directory', 'support', 'suppliers'),
};

const requestsRoute = createRoute({
  ...parts,
  path: requestsPath.pattern,
  component: lazyRouteComponent(async () => {
    const [{ RequestsPage }, { StaffPage }] = await Promise.all([
      import('./requests-page.tsx'),
      loadStaffPage(),
    ]);
    return { Page: () => <RequestsPage StaffPage={StaffPage} /> };
  }, 'Page'),
});

const proposalsRoute = createRoute({
  ...parts,
  path: proposalsPath.pattern,
  component: lazyRouteComponent(async () => {
    const [{ ProposalsPage }, { StaffPage }] = await Promise.all([
      import('./proposals-page.tsx'),
      loadStaffPage(),
    ]);
    return { Page: () => <ProposalsPage StaffPage={StaffPage} /> };
  }, 'Page'),
});

const directoryRoute = createRoute({
  ...parts,
  path: directoryPath.pattern,
  component: lazyRouteComponent(async () => {
    const [{ DirectoryPage }, { StaffPage }] = await Promise.all([
      import('./directory-page.tsx'),
      loadStaffPage(),
    ]);
    return { Page: () => <DirectoryPage StaffPage={StaffPage} /> };
  }, 'Page'),
});

/** Support staff's screens of suppliers. */
export const directoryFeature: WebFeature = {
  shell: [requestsRoute, proposalsRoute, directoryRoute],
  navigation: [
    {
      href: requestsPath(),
      icon: Truck,
      namespace: 'directory',
      label: 'nav',
      shortLabel: 'nav',
      place: 'main',
      isForStaff: true,
    },
  ],
};
