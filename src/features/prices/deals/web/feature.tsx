import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { taskParts } from '#features/account/tasks/web/feature.tsx';
import { supplierParts } from '#features/suppliers/suppliers/web/feature.tsx';
import type { WebFeature } from '#platform/web/frame/feature.ts';
import { shellRoute } from '#platform/web/frame/router.ts';
import { fill, loadParts, slot } from '#platform/web/frame/slots.ts';
import { isCalendarDate } from '#core/values/calendar-date.ts';
import { loadTexts } from '#platform/web/texts/text-loading.ts';
import { dealsPath, newDealPath } from '../paths.ts';

const shows = ['in-force', 'ending', 'unused', 'ended', 'upcoming', 'all'] as const;
const sorts = ['over', 'saved', 'title', 'supplier', 'validTo', 'followed', 'change'] as const;
const directions = ['asc', 'desc'] as const;

type Search = Readonly<Record<string, unknown>>;

const oneOf = <Value extends string>(allowed: readonly Value[], value: unknown): Value | undefined =>
  allowed.find((one) => one === value);

const word = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** What the list of deals shows, by the address. */
export const dealsSearch = (search: Search) => ({
  deal: word(search['deal']),
  search: word(search['search']),
  supplier: word(search['supplier']),
  show: oneOf(shows, search['show']),
  broken: String(search['broken']) === 'true' ? true : undefined,
  sort: oneOf(sorts, search['sort']),
  direction: oneOf(directions, search['direction']),
});

/** What a new deal begins with, by the address; a price stands there as a number or as text. */
export const newDealSearch = ({ article, price, since }: Search) => ({
  article: word(article),
  price: typeof price === 'number' ? String(price) : word(price),
  since: typeof since === 'string' && isCalendarDate(since) ? since : undefined,
});

/** What the screens of deals show of what is bought. */
export interface DealParts {
  /** The tabs of products, with the deals as one of them. */
  readonly ProductTabs: ComponentType<{ readonly current: 'deals' }>;
  /** How much is bought under the deals, under what they are worth. */
  readonly DealLoyalty: ComponentType;
}

export const dealParts = slot<DealParts>('tabs over the deals');

const dealsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: dealsPath.pattern,
  validateSearch: dealsSearch,
  loader: () => loadTexts('deals'),
  component: lazyRouteComponent(async () => {
    const [{ DealsPage }, parts] = await Promise.all([import('./deals-page.tsx'), loadParts(dealParts)]);
    return { Page: () => <DealsPage parts={parts} /> };
  }, 'Page'),
});

const newDealRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: newDealPath.pattern,
  validateSearch: newDealSearch,
  // The supplier is told by its category, too.
  loader: () => loadTexts('deals', 'suppliers'),
  component: lazyRouteComponent(() => import('./new-deal-page.tsx'), 'NewDealPage'),
});

/** Negotiated prices, under the shell. */
export const dealsFeature: WebFeature = {
  shell: [dealsRoute, newDealRoute],
  fills: [
    fill(taskParts, () => import('./ending-task.tsx'), 'deals'),
    fill(supplierParts, () => import('./supplier-terms.tsx'), 'deals-terms'),
  ],
};
