import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { Truck } from 'lucide-react';
import { loadTexts } from '#platform/web/texts/text-loading.ts';
import { type NavigationEntry, shellRoute } from '#platform/web/frame/router.ts';
import { directoryPath, proposalsPath, requestsPath } from '../paths.ts';
import type { StaffParts } from './staff-parts.tsx';

const parts = {
  getParentRoute: () => shellRoute,
  loader: () => loadTexts('directory', 'support', 'suppliers'),
};

type LoadParts = () => Promise<StaffParts>;

const requestsRoute = (loadParts: LoadParts) =>
  createRoute({
    ...parts,
    path: requestsPath.pattern,
    component: lazyRouteComponent(async () => {
      const [{ RequestsPage }, { StaffPage }] = await Promise.all([
        import('./requests-page.tsx'),
        loadParts(),
      ]);
      return { Page: () => <RequestsPage StaffPage={StaffPage} /> };
    }, 'Page'),
  });

const proposalsRoute = (loadParts: LoadParts) =>
  createRoute({
    ...parts,
    path: proposalsPath.pattern,
    component: lazyRouteComponent(async () => {
      const [{ ProposalsPage }, { StaffPage }] = await Promise.all([
        import('./proposals-page.tsx'),
        loadParts(),
      ]);
      return { Page: () => <ProposalsPage StaffPage={StaffPage} /> };
    }, 'Page'),
  });

const directoryRoute = (loadParts: LoadParts) =>
  createRoute({
    ...parts,
    path: directoryPath.pattern,
    component: lazyRouteComponent(async () => {
      const [{ DirectoryPage }, { StaffPage }] = await Promise.all([
        import('./directory-page.tsx'),
        loadParts(),
      ]);
      return { Page: () => <DirectoryPage StaffPage={StaffPage} /> };
    }, 'Page'),
  });

/** Support staff's screens of suppliers; `loadParts` brings the frame of their other screens. */
export const directoryRoutes = (loadParts: LoadParts) =>
  [requestsRoute(loadParts), proposalsRoute(loadParts), directoryRoute(loadParts)] as const;

export const directoryNavigation: NavigationEntry = {
  href: requestsPath(),
  icon: Truck,
  namespace: 'directory',
  label: 'nav',
  shortLabel: 'nav',
  place: 'main',
  isForStaff: true,
};
