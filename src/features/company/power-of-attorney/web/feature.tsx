import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { outletParts } from '#features/company/outlets/web/feature.tsx';
import type { WebFeature } from '#platform/web/frame/feature.ts';
import { frameParts } from '#platform/web/frame/frame-parts.ts';
import { fill } from '#platform/web/frame/slots.ts';
import { doorRoute } from '#platform/web/frame/router.ts';
import { loadTexts } from '#platform/web/texts/text-loading.ts';
import { signingPath } from '../paths.ts';

/** Which company is shown, and where one came from to sign. */
const shown = (search: Record<string, unknown>): Partial<Record<'organization' | 'from', string>> => {
  const kept: Partial<Record<'organization' | 'from', string>> = {};
  for (const name of ['organization', 'from'] as const) {
    const value = search[name];
    if (typeof value === 'string') kept[name] = value;
  }
  return kept;
};

const powerRoute = createRoute({
  getParentRoute: () => doorRoute,
  path: signingPath.pattern,
  validateSearch: shown,
  loader: () => loadTexts('web', 'power-of-attorney'),
  component: lazyRouteComponent(() => import('./power-page.tsx'), 'PowerPage'),
});

/** Loads what is said on the way back from signing. */
export const loadSigningState = () => import('./signing-state.tsx');

/** Where a power of attorney is asked for and signed. */
export const powerOfAttorneyFeature: WebFeature = {
  door: [powerRoute],
  acts: { signingPath: signingPath() },
  fills: [
    fill(frameParts, () => import('./next-step.tsx'), 'power-of-attorney'),
    fill(outletParts, () => import('./power-tab.tsx'), 'power-of-attorney'),
  ],
};
