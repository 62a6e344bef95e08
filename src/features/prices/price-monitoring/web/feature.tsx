import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { Eye } from 'lucide-react';
import type { ComponentType } from 'react';
import { newsParts } from '#features/account/bell/web/feature.tsx';
import { taskParts } from '#features/account/tasks/web/feature.tsx';
import type { WebFeature } from '#platform/web/frame/feature.ts';
import { fill, slot } from '#platform/web/frame/slots.ts';
import { loadTexts } from '#platform/web/texts/text-loading.ts';
import { shellRoute } from '#platform/web/frame/router.ts';
import { alertsPath, watchedArticlesPath, watchedArticlePath } from '../paths.ts';

const statuses = ['UNRESOLVED', 'RESOLVED', 'IGNORED'] as const;
const alertSorts = ['extra', 'yearly', 'change', 'title', 'latest'] as const;
const articleSorts = ['name', 'watchedPrice', 'lastPrice', 'alerts'] as const;
const directions = ['asc', 'desc'] as const;

/** What others prove on an alert, beside why its price differs. */
export interface AlertParts {
  readonly AlertNotes: ComponentType<{ readonly articleId: string }>;
  /** That its goods go on under another number. */
  readonly NumberNotes: ComponentType<{ readonly articleId: string }>;
}

export const alertParts = slot<AlertParts>('what speaks for itself on an alert');

type Search = Readonly<Record<string, unknown>>;

const oneOf = <Name extends string, Value extends string>(
  name: Name,
  allowed: readonly Value[],
  search: Search,
): { [Key in Name]?: Value } => {
  const found = allowed.find((one) => one === search[name]);
  return found === undefined ? {} : ({ [name]: found } as { [Key in Name]?: Value });
};

const word = <Name extends string>(name: Name, search: Search): { [Key in Name]?: string } => {
  const value = search[name];
  const isWord = typeof value === 'string' && value !== '';
  return isWord ? ({ [name]: value } as { [Key in Name]?: string }) : {};
};

/** What the list of alerts shows, by the address. */
export const alertsSearch = (search: Search) => ({
  ...oneOf('status', statuses, search),
  ...oneOf('sort', alertSorts, search),
  ...oneOf('direction', directions, search),
  ...word('article', search),
});

const overviewRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: alertsPath.pattern,
  validateSearch: alertsSearch,
  loader: () => loadTexts('price-monitoring'),
  component: lazyRouteComponent(() => import('./overview-page.tsx'), 'OverviewPage'),
});

/** What the list of watched articles shows, by the address. */
export const articlesSearch = (search: Search) => ({
  ...oneOf('sort', articleSorts, search),
  ...oneOf('direction', directions, search),
  ...word('search', search),
  ...word('supplier', search),
  ...(String(search['alerts']) === 'true' ? { alerts: true as const } : {}),
  ...word('article', search),
});

const articlesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: watchedArticlesPath.pattern,
  validateSearch: articlesSearch,
  loader: () => loadTexts('price-monitoring'),
  component: lazyRouteComponent(() => import('./articles-page.tsx'), 'ArticlesPage'),
});

const articleRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: watchedArticlePath.pattern,
  loader: () => loadTexts('price-monitoring'),
  component: lazyRouteComponent(() => import('./article-page.tsx'), 'ArticlePage'),
});

const home = alertsPath();

/** What a screen of others says of deals that a decision ends; its route loads the texts of `price-monitoring`. */
export { useEndingWords } from './deal-words.ts';

/** Loads what sends decisions and takes them back. */
export const loadSettling = () => import('./settling.ts');

/** Watched prices and their alerts, under the shell. */
export const priceMonitoringFeature: WebFeature = {
  shell: [overviewRoute, articlesRoute, articleRoute],
  navigation: [
    {
      href: home,
      icon: Eye,
      namespace: 'price-monitoring',
      label: 'nav',
      shortLabel: 'navShort',
      countLabel: 'navCount',
      place: 'main',
      covers: [watchedArticlesPath()],
    },
  ],
  fills: [
    fill(taskParts, () => import('./price-task.tsx'), 'price-monitoring', 'price-monitoring-tasks'),
    fill(newsParts, () => import('./price-news.tsx'), 'price-monitoring-news'),
  ],
  counts: [{ href: home, load: async () => (await import('./undecided-count.ts')).useUndecidedCount }],
};
