import type { Page } from 'playwright-core';
import { conversationsPath } from '#features/help/chat/paths.ts';
import { guidePath, guidesPath, newsPath } from '#features/help/guides/paths.ts';

/** The guides, what is new, and one's own conversations with support. */
export const helpScreens = {
  guides: { path: guidesPath(), ready: 'main .card' },
  'guides-none': { path: guidesPath({ q: 'not-on-the-menu' }), ready: '.state' },
  guide: { path: guidePath('claim-money'), ready: 'main ol li' },
  news: { path: newsPath(), ready: 'main .card' },
  conversations: { path: conversationsPath(), ready: '.state' },
  'chat-open': {
    path: conversationsPath(),
    ready: '.state',
    open: async (page: Page) => {
      await page.locator('.state .btn').click();
      await page.locator('.chat-welcome').waitFor();
    },
  },
};

export const helpNames = Object.keys(helpScreens) as (keyof typeof helpScreens)[];
