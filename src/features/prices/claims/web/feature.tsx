import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { inboxParts } from '#features/intake/inbox/web/feature.tsx';
import { newsParts } from '#features/account/bell/web/feature.tsx';
import { taskParts } from '#features/account/tasks/web/feature.tsx';
import type { WebFeature } from '#platform/web/frame/feature.ts';
import { doorRoute, shellRoute } from '#platform/web/frame/router.ts';
import { fill, loadParts, slot } from '#platform/web/frame/slots.ts';
import { loadTexts } from '#platform/web/texts/text-loading.ts';
import { latePart } from '#platform/web/ui/late-part.tsx';
import { claimAnswerPath, claimPath, claimsPath, deviationsPath, newClaimPath } from '../paths.ts';

/** What the screens of invoices, which these belong to, show on them. */
export interface ClaimsParts {
  readonly InvoiceTabs: ComponentType<{ readonly current: 'deviations' | 'claims' }>;
}

export const claimsParts = slot<ClaimsParts>('frame of deviations and claims');

/** What an invoice's screen shows of a credit note: the claims that it is for. Few invoices give anything back, so it comes late. */
export const CreditUses = latePart(async () => (await import('./credit-uses.tsx')).CreditUses, {
  texts: ['claims-doubts'],
});

const deviationsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: deviationsPath.pattern,
  loader: () => loadTexts('claims', 'claims-deviations'),
  component: lazyRouteComponent(async () => {
    const [{ DeviationsPage }, parts] = await Promise.all([
      import('./deviations-page.tsx'),
      loadParts(claimsParts),
    ]);
    return { Page: () => <DeviationsPage parts={parts} /> };
  }, 'Page'),
});

const boardRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: claimsPath.pattern,
  loader: () => loadTexts('claims'),
  component: lazyRouteComponent(async () => {
    const [{ BoardPage }, parts] = await Promise.all([import('./board-page.tsx'), loadParts(claimsParts)]);
    return { Page: () => <BoardPage parts={parts} /> };
  }, 'Page'),
});

const newRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: newClaimPath.pattern,
  loader: () => loadTexts('claims'),
  component: lazyRouteComponent(() => import('./letter-page.tsx'), 'LetterPage'),
});

const claimRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: claimPath.pattern,
  loader: () => loadTexts('claims', 'claims-doubts'),
  component: lazyRouteComponent(() => import('./claim-page.tsx'), 'ClaimPage'),
});

const answerRoute = createRoute({
  getParentRoute: () => doorRoute,
  path: claimAnswerPath.pattern,
  loader: () => loadTexts('web', 'claims-answer'),
  component: lazyRouteComponent(() => import('./answer-page.tsx'), 'AnswerPage'),
});

/** Deviations, the letters that claim money for them, what becomes of these, and the page where suppliers answer. */
export const claimsFeature: WebFeature = {
  shell: [deviationsRoute, boardRoute, newRoute, claimRoute],
  door: [answerRoute],
  fills: [
    fill(taskParts, () => import('./overdue-task.tsx'), 'claims'),
    fill(taskParts, () => import('./draft-task.tsx'), 'claims-tasks'),
    fill(newsParts, () => import('./claim-news.tsx'), 'claims-news'),
    fill(inboxParts, () => import('./claim-of-mail.tsx'), 'claims'),
  ],
};
