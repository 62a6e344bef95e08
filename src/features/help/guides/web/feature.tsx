import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { BookOpen } from 'lucide-react';
import type { ComponentType } from 'react';
import { tutorialParts } from '#features/account/tasks/web/feature.tsx';
import type { WebFeature } from '#platform/web/frame/feature.ts';
import { frameParts } from '#platform/web/frame/frame-parts.ts';
import { shellRoute } from '#platform/web/frame/router.ts';
import { fill, loadParts, slot } from '#platform/web/frame/slots.ts';
import { loadTexts } from '#platform/web/texts/text-loading.ts';
import { guidePath, guidesPath, newsPath } from '../paths.ts';
import { topics } from '../rules.ts';

/** What other features bring to the guides. */
export interface GuideParts {
  /** A way to ask a human, where no guide helps. */
  readonly AskSupport: ComponentType;
}

export const guideParts = slot<GuideParts>('where no guide helps');

/** Loads the guides with their words, to be searched. */
export const loadGuideHits = async () => {
  const [{ guideHits }] = await Promise.all([import('./guide-hits.ts'), loadGuideTexts()]);
  return guideHits();
};

const loadGuideTexts = () => loadTexts('guides', 'guides-films', ...topics.map((topic) => `guides-${topic}`));

const searchOf = (search: Record<string, unknown>): { q?: string } =>
  typeof search['q'] === 'string' ? { q: search['q'] } : {};

const guidesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: guidesPath.pattern,
  validateSearch: searchOf,
  loader: loadGuideTexts,
  component: lazyRouteComponent(async () => {
    const [{ GuidesPage }, parts] = await Promise.all([import('./guides-page.tsx'), loadParts(guideParts)]);
    return { Page: () => <GuidesPage parts={parts} /> };
  }, 'Page'),
});

const guideRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: guidePath.pattern,
  loader: async () => {
    const { loadLabels } = await import('./load-labels.ts');
    await Promise.all([loadGuideTexts(), loadLabels()]);
  },
  component: lazyRouteComponent(async () => {
    const [{ GuidePage }, parts] = await Promise.all([import('./guide-page.tsx'), loadParts(guideParts)]);
    return { Page: () => <GuidePage parts={parts} /> };
  }, 'Page'),
});

const newsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: newsPath.pattern,
  loader: () => loadTexts('guides'),
  component: lazyRouteComponent(() => import('./news-page.tsx'), 'NewsPage'),
});

/** How things are done, and what is new. */
export const guidesFeature: WebFeature = {
  shell: [guidesRoute, guideRoute, newsRoute],
  navigation: [
    {
      href: guidesPath(),
      icon: BookOpen,
      namespace: 'guides',
      label: 'nav',
      place: 'foot',
      covers: [newsPath()],
      dotLabel: 'unreadNews',
    },
  ],
  counts: [{ href: guidesPath(), load: async () => (await import('./unread-news.ts')).useUnreadNews }],
  fills: [
    fill(frameParts, () => import('./pointer.tsx')),
    fill(tutorialParts, () => import('./films-later.tsx')),
  ],
};
