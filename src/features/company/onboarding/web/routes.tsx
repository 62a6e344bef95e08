import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { doorRoute } from '#platform/web/frame/router.ts';
import { loadTexts } from '#platform/web/texts/text-loading.ts';
import {
  addOutletsPath,
  firstOutletPath,
  parentPath,
  chooseSuppliersPath,
  companyKindPath,
  reviewSetupPath,
  savingOutletsPath,
  savingSuppliersPath,
  startPath,
  waitingPath,
} from '../paths.ts';
import type { PlaceFormProps } from './first-outlet-page.tsx';
import type { CompanyFormProps } from './parent-page.tsx';
import type { SupplierChoiceProps } from './suppliers-page.tsx';

/** What other features show in the steps. */
export interface OnboardingParts {
  readonly loadInvitations: () => Promise<{
    readonly OwnInvitations: ComponentType<{ readonly empty: null }>;
  }>;
  readonly loadForms: () => Promise<{
    readonly CompanyForm: ComponentType<CompanyFormProps>;
    readonly PlaceForm: ComponentType<PlaceFormProps>;
  }>;
  readonly loadSupplierChoice: () => Promise<{ readonly SupplierChoice: ComponentType<SupplierChoiceProps> }>;
}

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

/** The steps from an account to a restaurant; the guard decides which of them somebody may see. */
export const onboardingRoutes = ({ loadInvitations, loadForms, loadSupplierChoice }: OnboardingParts) => {
  const form = 'outlets-details';
  const steps = [
    stepAt(
      startPath.pattern,
      async () => {
        const [{ WelcomePage }, parts] = await Promise.all([import('./welcome-page.tsx'), loadInvitations()]);
        return () => <WelcomePage {...parts} />;
      },
      'accounts',
    ),
    stepAt(companyKindPath.pattern, async () => (await import('./organization-page.tsx')).OrganizationPage),
    stepAt(
      parentPath.pattern,
      async () => {
        const [{ ParentPage }, parts] = await Promise.all([import('./parent-page.tsx'), loadForms()]);
        return () => <ParentPage {...parts} />;
      },
      form,
    ),
    stepAt(
      firstOutletPath.pattern,
      async () => {
        const [{ FirstOutletPage }, parts] = await Promise.all([
          import('./first-outlet-page.tsx'),
          loadForms(),
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
  return [stepsRoute.addChildren([...steps])] as const;
};
