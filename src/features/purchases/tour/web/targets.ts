import { invoicesPath } from '#features/intake/documents/paths.ts';
import { finderPath } from '#features/suppliers/suppliers/paths.ts';
import { watchedArticlesPath } from '#features/prices/price-monitoring/paths.ts';
import { productsPath } from '#features/purchases/products/paths.ts';
import type { TourStep } from '../rules.ts';

const link = (href: string): string => `:is(.sidebar, .bottomnav) a[href="${href}"]`;

/** Where each step points: the first of these that is seen. On phones the suppliers stand behind the last place of the bar. */
const selectors: Readonly<Record<TourStep, readonly string[]>> = {
  sign: ['.sign'],
  today: [
    'main section[aria-labelledby="tasks"] li:has(.btn.primary)',
    'main section[aria-labelledby="tasks"]',
  ],
  invoices: [link(invoicesPath())],
  marker: ['main .mark', ':is(.sidebar, .bottomnav) .count:not(.plain)'],
  prices: [link(productsPath()), link(watchedArticlesPath())],
  suppliers: [link(finderPath()), '.bottomnav > button'],
};

const isSeen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
};

/** What a step points at; null where it is not on the screen. */
export const targetOf = (step: TourStep): Element | null => {
  for (const selector of selectors[step])
    for (const element of document.querySelectorAll(selector)) if (isSeen(element)) return element;
  return null;
};

/** Whether something lies over the screen that the person is to answer first. */
export const isCovered = (): boolean => document.querySelector('.sheet-scrim, .dialog-scrim') !== null;
