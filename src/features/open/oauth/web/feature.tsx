import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { apiParts } from '#features/open/keys/web/feature.tsx';
import type { WebFeature } from '#platform/web/frame/feature.ts';
import { shellRoute } from '#platform/web/frame/router.ts';
import { fill } from '#platform/web/frame/slots.ts';
import { loadTexts } from '#platform/web/texts/text-loading.ts';
import { consentPath } from '../paths.ts';

const consentRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: consentPath.pattern,
  loader: () => loadTexts('oauth'),
  component: lazyRouteComponent(() => import('./consent-page.tsx'), 'ConsentPage'),
});

/** Programs of other makers that owners let in. */
export const oauthFeature: WebFeature = {
  shell: [consentRoute],
  fills: [
    fill(
      apiParts,
      async () => ({ Connected: (await import('./assistants-card.tsx')).AssistantsCard }),
      'oauth',
    ),
  ],
};
