import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { accountParts } from '#features/account/settings/web/feature.tsx';
import { invoiceParts } from '#features/purchases/invoices/web/feature.tsx';
import type { WebFeature } from '#platform/web/frame/feature.ts';
import { doorRoute, shellRoute } from '#platform/web/frame/router.ts';
import { fill } from '#platform/web/frame/slots.ts';
import { loadTexts } from '#platform/web/texts/text-loading.ts';
import {
  auditPath,
  certificatePath,
  paperPath,
  papersPath,
  singlePapersPath,
  systemDocumentationPath,
  treatmentHistoryPath,
} from '../paths.ts';

/** What both pages of the archive speak: their own words, and those of documents, bookkeeping and what people did. */
const words = [
  'archive-codes',
  'archive-documentation',
  'archive-history',
  'documents',
  'handover',
  'team-acts',
] as const;

const auditRoute = createRoute({
  getParentRoute: () => doorRoute,
  path: auditPath.pattern,
  loader: () => loadTexts('web', 'archive-audit', ...words),
  component: lazyRouteComponent(() => import('./audit-page.tsx'), 'AuditPage'),
});

const records = { getParentRoute: () => shellRoute, loader: () => loadTexts(...words) };

const documentationRoute = createRoute({
  ...records,
  path: systemDocumentationPath.pattern,
  component: lazyRouteComponent(() => import('./documentation-page.tsx'), 'DocumentationPage'),
});

const historyRoute = createRoute({
  ...records,
  path: treatmentHistoryPath.pattern,
  component: lazyRouteComponent(() => import('./history-page.tsx'), 'HistoryPage'),
});

const papersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: papersPath.pattern,
  loader: () => loadTexts('archive-paper'),
  component: lazyRouteComponent(() => import('./papers-page.tsx'), 'PapersPage'),
});

const singlePapersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: singlePapersPath.pattern,
  loader: () => loadTexts('archive-paper'),
  component: lazyRouteComponent(() => import('./single-papers-page.tsx'), 'SinglePapersPage'),
});

const paperRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: paperPath.pattern,
  loader: () => loadTexts('archive-paper'),
  component: lazyRouteComponent(() => import('./paper-page.tsx'), 'PaperPage'),
});

const certificateRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: certificatePath.pattern,
  loader: () => loadTexts('archive-paper'),
  component: lazyRouteComponent(() => import('./paper-certificate-page.tsx'), 'PaperCertificatePage'),
});

/** The archive in the account, what bookkeeping law wants told of it, its papers, and the page where an auditor reads. */
export const archiveFeature: WebFeature = {
  door: [auditRoute],
  shell: [documentationRoute, historyRoute, papersRoute, singlePapersRoute, paperRoute, certificateRoute],
  fills: [
    fill(accountParts, () => import('./archive-tab.tsx'), 'archive', 'archive-history', 'archive-paper'),
    fill(invoiceParts, () => import('./on-invoice-history.tsx'), 'archive-history'),
  ],
};
