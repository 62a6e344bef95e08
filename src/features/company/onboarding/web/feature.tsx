import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { loadOnboardingForms } from '#features/company/organizations/web/feature.tsx';
import { loadOwnInvitations } from '#features/company/team/web/feature.tsx';
import { loadSupplierChoice } from '#features/suppliers/suppliers/web/feature.tsx';
import { guard } from './guard.ts';
import type { WebFeature } from '#platform/web/frame/feature.ts';
import { doorRoute } from '#platform/web/frame/router.ts';
import { loadTexts } from '#platform/web/texts/text-loading.ts';
import {
  addOutletsPath,
  chooseSuppliersPath,
  companyKindPath,
  firstOutletPath,
  parentPath,
  personPath,
  reviewSetupPath,
  savingOutletsPath,
  savingSuppliersPath,
  startPath,
  waitingPath,
} from '../paths.ts';

/** Which restaurant is changed, where one comes from, what was refused, and how many restaurants there are. */
const shown = (
  search: Record<string, unknown>,
): Partial<Record<'edit' | 'from' | 'fault' | 'type', string>> => {
  const kept: Partial<Record<'edit' | 'from' | 'fault' | 'type', string>> = {};
  for (const name of ['edit', 'from', 'fault', 'type'] as const) {
    const value = search[name];
    if (typeof value === 'string') kept[name] = value;
  }
  return kept;
};

const stepsRoute = createRoute({
  getParentRoute: () => doorRoute,
  id: 'onboarding',
  loader: () => loadTexts('web', 'onboarding'),
  component: lazyRouteComponent(() => import('./shell.tsx'), 'OnboardingShell'),
});

const stepAt = <const Path extends string>(
  path: Path,
  load: () => Promise<ComponentType>,
  ...namespaces: string[]
) =>
  createRoute({
    getParentRoute: () => stepsRoute,
    path,
    validateSearch: shown,
    loader: () => loadTexts(...namespaces),
    component: lazyRouteComponent(async () => ({ Page: await load() }), 'Page'),
  });

const form = 'organizations';
const steps = [
  stepAt(startPath.pattern, async () => {
    const [{ WelcomePage }, parts] = await Promise.all([import('./welcome-page.tsx'), loadOwnInvitations()]);
    return () => <WelcomePage {...parts} />;
  }),
  stepAt(companyKindPath.pattern, async () => (await import('./organization-page.tsx')).OrganizationPage),
  stepAt(
    parentPath.pattern,
    async () => {
      const [{ ParentPage }, parts] = await Promise.all([import('./parent-page.tsx'), loadOnboardingForms()]);
      return () => <ParentPage {...parts} />;
    },
    form,
  ),
  stepAt(
    firstOutletPath.pattern,
    async () => {
      const [{ FirstOutletPage }, parts] = await Promise.all([
        import('./first-outlet-page.tsx'),
        loadOnboardingForms(),
      ]);
      return () => <FirstOutletPage {...parts} />;
    },
    form,
  ),
  stepAt(addOutletsPath.pattern, async () => (await import('./add-outlets-page.tsx')).AddOutletsPage),
  stepAt(savingOutletsPath.pattern, async () => (await import('./saving-page.tsx')).SetupOrganizationPage),
  stepAt(
    chooseSuppliersPath.pattern,
    async () => {
      const [{ SuppliersPage }, parts] = await Promise.all([
        import('./suppliers-page.tsx'),
        loadSupplierChoice(),
      ]);
      return () => <SuppliersPage {...parts} />;
    },
    'suppliers-choice',
    'suppliers',
  ),
  stepAt(savingSuppliersPath.pattern, async () => (await import('./saving-page.tsx')).SetupSupplierPage),
  stepAt(reviewSetupPath.pattern, async () => (await import('./check-page.tsx')).CheckPage),
  stepAt(waitingPath.pattern, async () => (await import('./sit-back-page.tsx')).SitBackPage),
] as const;

const accountRoute = createRoute({
  getParentRoute: () => doorRoute,
  path: personPath.pattern,
  loader: () => loadTexts('web', 'onboarding'),
  component: lazyRouteComponent(() => import('./account-page.tsx'), 'AccountPage'),
});

/** The steps from an account to a restaurant; the guard decides which of them somebody may see. */
export const onboardingFeature: WebFeature = {
  acts: { guard },
  door: [accountRoute, stepsRoute.addChildren([...steps])],
};
