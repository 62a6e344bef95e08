import type { Page } from 'playwright-core';
import { dealsPath, newDealPath } from '#features/prices/deals/paths.ts';

const ready = '.tablecard:not([aria-busy=true]) tbody tr, .rows .row';

const openFirst = async (page: Page): Promise<void> => {
  await page.locator('tbody a[href*="deal="], .rows a[href*="deal="]').first().click();
  await page.locator('.panel input[inputmode=decimal]').first().waitFor();
};

/** The deals, those that are to come, one of them, one whose price is being changed, and a new one. */
export const dealScreens = {
  deals: { path: dealsPath(), ready },
  'deals-upcoming': { path: dealsPath({ show: 'upcoming' }), ready },
  deal: { path: dealsPath(), ready, open: openFirst },
  'deal-repriced': {
    path: dealsPath(),
    ready,
    open: async (page: Page) => {
      await openFirst(page);
      await page.locator('.panel input[inputmode=decimal]').first().fill('1');
      await page.locator('.panel .radios input[type=radio]').nth(1).check();
    },
  },
  'deal-new': { path: newDealPath(), ready: 'main form, main .stack' },
};

export const dealNames = Object.keys(dealScreens) as (keyof typeof dealScreens)[];
