import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { Store } from 'lucide-react';
import type { ComponentType } from 'react';
import { loadSuppliersTab } from '#features/suppliers/suppliers/web/feature.tsx';
import type { WebFeature } from '#platform/web/frame/feature.ts';
import { loadParts, slot } from '#platform/web/frame/slots.ts';
import { loadTexts } from '#platform/web/texts/text-loading.ts';
import { shellRoute } from '#platform/web/frame/router.ts';
import { outletPath, outletSettingPath } from '../paths.ts';

/** What other features show in tabs of the restaurant's screen; a tab that nobody brings is not offered. */
export interface OutletParts {
  readonly GeneralTab: ComponentType<{ readonly isOpen: boolean; readonly onDone: () => void }>;
  readonly TeamTab: ComponentType;
  /** Beside the tab of the team: the member or invitation that is chosen. */
  readonly TeamPanel: ComponentType<{ readonly onClose: () => void }>;
  readonly InviteDialog: ComponentType<{ readonly onClose: () => void }>;
  readonly ActivityTab: ComponentType;
  readonly PowerTab: ComponentType;
}

export const outletParts = slot<OutletParts>('tabs of the restaurant');

const outletRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: outletPath.pattern,
  loader: () => loadTexts('outlets'),
  component: lazyRouteComponent(async () => {
    const [{ OutletPage }, { SuppliersTab }, parts] = await Promise.all([
      import('./outlet-page.tsx'),
      loadSuppliersTab(),
      loadParts(outletParts),
    ]);
    return { Page: () => <OutletPage {...parts} SuppliersTab={SuppliersTab} /> };
  }, 'Page'),
});

const settingRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: outletSettingPath.pattern,
  beforeLoad: () => {
    redirect({ href: outletPath({ edit: 'all' }), throw: true });
  },
});

// The contract and its schemas come after the first screen.
const outletChoice = () => import('./outlet-choice.ts');

/** The restaurant's own screen, and which restaurant is looked at. */
export const outletsFeature: WebFeature = {
  shell: [outletRoute, settingRoute],
  navigation: [
    {
      href: outletPath(),
      icon: Store,
      namespace: 'outlets',
      label: 'nav',
      place: 'main',
      covers: [outletSettingPath()],
    },
  ],
  acts: {
    prepare: async (outletId) => (await outletChoice()).prepareOutlets(outletId),
    refresh: async (outletId) => (await outletChoice()).refreshOutlets(outletId),
    selectOutlet: async (outletId) => (await outletChoice()).selectOutlet(outletId),
  },
};
