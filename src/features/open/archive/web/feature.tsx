import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { accountParts } from '#features/account/settings/web/feature.tsx';
import type { WebFeature } from '#platform/web/frame/feature.ts';
import { doorRoute } from '#platform/web/frame/router.ts';
import { fill } from '#platform/web/frame/slots.ts';
import { loadTexts } from '#platform/web/texts/text-loading.ts';
import { auditPath } from '../paths.ts';

const auditRoute = createRoute({
  getParentRoute: () => doorRoute,
  path: auditPath.pattern,
  loader: () => loadTexts('web', 'archive-audit'),
  component: lazyRouteComponent(() => import('./audit-page.tsx'), 'AuditPage'),
});

/** The archive in the account, and the page where an auditor reads it. */
export const archiveFeature: WebFeature = {
  door: [auditRoute],
  fills: [fill(accountParts, () => import('./archive-tab.tsx'), 'archive')],
};
