import type { Page } from 'playwright-core';
import {
  everyOverviewPath,
  everyPricesPath,
  everyProductsPath,
} from '#features/finding/all-restaurants/paths.ts';
import { exportsPath } from '#features/finding/exports/paths.ts';
import { newListImportPath } from '#features/finding/list-imports/paths.ts';
import { marketBandPath } from '#features/prices/market-band/paths.ts';
import { homePath } from '#features/purchases/overview/paths.ts';
import {
  goodsSearchPath,
  parityPath,
  sourcingArticlesPath,
  sourcingPath,
} from '#features/prices/sourcing/paths.ts';
import { invoicesPath } from '#features/purchases/invoices/paths.ts';

const ready = '.tablecard:not([aria-busy=true]) tbody tr, .rows .row';

const openPalette = (text: string) => async (page: Page) => {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { expanded: true }).waitFor();
  await page.keyboard.type(text);
  await page
    .locator(text === '' ? '[role=option]' : '[role=option] u')
    .first()
    .waitFor();
};

/** The palette, saving a view, and all restaurants. */
export const findingScreens = {
  palette: { path: homePath(), ready: 'main h1', open: openPalette('') },
  'palette-found': { path: homePath(), ready: 'main h1', open: openPalette('ox') },
  'view-save': {
    path: invoicesPath({ q: 'lax', period: 'all' }),
    ready: '.views-line button',
    open: (page: Page) => page.locator('.views-line button').first().click(),
  },
  sourcing: { path: sourcingPath(), ready: 'main .figure, main .state' },
  'sourcing-articles': { path: sourcingArticlesPath(), ready },
  'sourcing-alternatives': {
    path: sourcingArticlesPath(),
    ready,
    open: async (page: Page) => {
      await page.locator('[data-row-link], .rows a').first().click();
      await page.locator('.panel h3').first().waitFor();
    },
  },
  'sourcing-search': { path: goodsSearchPath({ search: 'smör' }), ready },
  'sourcing-parity': { path: parityPath(), ready: `${ready}, .state` },
  'market-band': { path: marketBandPath(), ready: 'main .card .btn' },
  export: {
    path: invoicesPath({ q: 'lax', period: '90d' }),
    ready,
    open: async (page: Page) => {
      await page.locator('.pagehead .btn:has(.lucide-download)').click();
      await page.locator('.dialog .btn.primary:not([disabled])').waitFor();
    },
  },
  'list-import': { path: newListImportPath({ list: 'articles' }), ready: '.drop' },
  'list-import-outlets': { path: newListImportPath({ list: 'outlets' }), ready: '.drop' },
  exports: { path: exportsPath(), ready: 'main .card' },
  'every-overview': { path: everyOverviewPath(), ready },
  'every-prices': { path: everyPricesPath(), ready },
  'every-products': { path: everyProductsPath(), ready },
};
