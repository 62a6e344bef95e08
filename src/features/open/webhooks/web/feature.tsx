import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { apiParts } from '#features/open/keys/web/feature.tsx';
import type { WebFeature } from '#platform/web/frame/feature.ts';
import { shellRoute } from '#platform/web/frame/router.ts';
import { fill } from '#platform/web/frame/slots.ts';
import { loadTexts } from '#platform/web/texts/text-loading.ts';
import { latePart } from '#platform/web/ui/late-part.tsx';
import { webhookPath, webhooksPath } from '../paths.ts';

/** The organization's webhooks. Loaded with the page of their own. */
export const WebhookSection = latePart(async () => (await import('./webhook-section.tsx')).WebhookSection, {
  texts: ['webhooks'],
});

const webhooksRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: webhooksPath.pattern,
  loader: () => loadTexts('webhooks'),
  component: lazyRouteComponent(() => import('./webhooks-page.tsx'), 'WebhooksPage'),
});

const webhookRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: webhookPath.pattern,
  loader: () => loadTexts('webhooks'),
  component: lazyRouteComponent(() => import('./webhook-page.tsx'), 'WebhookPage'),
});

/** What happens, told to other programs. */
export const webhooksFeature: WebFeature = {
  shell: [webhooksRoute, webhookRoute],
  fills: [
    fill(
      apiParts,
      async () => ({ Webhooks: (await import('./webhook-section.tsx')).WebhookSection }),
      'webhooks',
    ),
  ],
};
