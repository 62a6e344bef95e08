import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { loadUpload } from '#features/intake/documents/web/feature.tsx';
import { newsParts } from '#features/account/bell/web/feature.tsx';
import { taskParts } from '#features/account/tasks/web/feature.tsx';
import type { WebFeature } from '#platform/web/frame/feature.ts';
import { fill, loadParts, slot } from '#platform/web/frame/slots.ts';
import { loadTexts } from '#platform/web/texts/text-loading.ts';
import { shellRoute } from '#platform/web/frame/router.ts';
import { invoicesPath } from '#features/intake/documents/paths.ts';
import { inboxPath } from '../paths.ts';

/** What the screens of invoices, which this one belongs to, show on it. */
export interface InboxParts {
  readonly InvoiceTabs: ComponentType<{ readonly current: 'inbox' }>;
  /** The claim that a mail answers. */
  readonly ClaimOfMail: ComponentType<{ readonly number: string }>;
  /** The letter that a mail answers, which asked for a price. */
  readonly RequestOfMail: ComponentType<{ readonly reference: string }>;
}

export const inboxParts = slot<InboxParts>('frame of the inbox');

const inboxRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: inboxPath.pattern,
  loader: () => loadTexts('inbox', 'documents'),
  component: lazyRouteComponent(async () => {
    const [{ InboxPage }, upload, tabs] = await Promise.all([
      import('./inbox-page.tsx'),
      loadUpload(),
      loadParts(inboxParts),
    ]);
    return { Page: () => <InboxPage parts={{ ...upload, ...tabs }} /> };
  }, 'Page'),
});

/** The screen of everything that arrived. */
export const inboxFeature: WebFeature = {
  shell: [inboxRoute],
  fills: [
    fill(taskParts, () => import('./arrival-task.tsx'), 'inbox', 'documents'),
    fill(newsParts, () => import('./arrival-news.tsx'), 'inbox-news', 'documents'),
  ],
  counts: [
    { href: invoicesPath(), load: async () => (await import('./arrival-sends.ts')).useAttentionCount },
  ],
};
