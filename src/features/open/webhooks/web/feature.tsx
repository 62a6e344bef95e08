import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { apiParts } from '#features/open/keys/web/feature.tsx';
import type { WebFeature } from '#platform/web/frame/feature.ts';
import { shellRoute } from '#platform/web/frame/router.ts';
import { fill } from '#platform/web/frame/slots.ts';
import { loadTexts } from '#platform/web/texts/text-loading.ts';
import { webhookPath } from '../paths.ts';

const webhookRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: webhookPath.pattern,
  loader: () => loadTexts('webhooks'),
  component: lazyRouteComponent(() => import('./webhook-page.tsx'), 'WebhookPage'),
});

/** What happens, told to other programs. */
export const webhooksFeature: WebFeature = {
  shell: [webhookRoute],
  fills: [
    fill(
      apiParts,
      async () => ({ Webhooks: (await import('./webhook-section.tsx')).WebhookSection }),
      'webhooks',
    ),
  ],
};
