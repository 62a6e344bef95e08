import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { alertParts } from '#features/prices/price-monitoring/web/feature.tsx';
import type { WebFeature } from '#platform/web/frame/feature.ts';
import { shellRoute } from '#platform/web/frame/router.ts';
import { fill } from '#platform/web/frame/slots.ts';
import { loadTexts } from '#platform/web/texts/text-loading.ts';
import { priceListPath, priceListsPath } from '../paths.ts';

const shows = [
  'rise',
  'fall',
  'same',
  'new',
  'elsewhere',
  'gone',
  'unlike',
  'twice',
  'unread',
  'open',
] as const;

/** Which lines of a list are shown, by the address. */
export const listSearch = ({ show }: Readonly<Record<string, unknown>>) => ({
  show: shows.find((one) => one === show),
});

const listsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: priceListsPath.pattern,
  loader: () => loadTexts('price-lists'),
  component: lazyRouteComponent(() => import('./lists-page.tsx'), 'ListsPage'),
});

const listRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: priceListPath.pattern,
  validateSearch: listSearch,
  loader: () => loadTexts('price-lists'),
  component: lazyRouteComponent(() => import('./list-page.tsx'), 'ListPage'),
});

/** Price lists that suppliers send, and what they prove on alerts. */
export const priceListsFeature: WebFeature = {
  shell: [listsRoute, listRoute],
  fills: [fill(alertParts, () => import('./rise-notes.tsx'), 'price-lists')],
};
