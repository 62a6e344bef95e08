import type { Page } from 'playwright-core';
import { until } from './watch.ts';

/** An address of the shell where nothing of a screen stands. */
export const nowhere = '/not-on-the-menu';

/** What the shell itself holds open goes from screen to screen with a person, who would close it. */
const heldOpen = '[inert], [role=dialog], .menu';

const press = (page: Page, path: string): Promise<void> =>
  page.evaluate(`(() => {
    const link = Object.assign(document.createElement('a'), { href: ${JSON.stringify(path)} });
    document.body.append(link);
    link.click();
    link.remove();
  })()`);

/** Leads a page that shows the product's shell to where nothing of a screen stands, in a language. */
export const leave = async (page: Page, language: 'sv' | 'en'): Promise<void> => {
  await press(page, `${nowhere}?lang=${language}`);
  await until(page, `document.querySelector('html[lang=${language}] .errorscreen')`);
};

/**
 * Leads a page that shows the product's shell to another of its screens, in a language, as a link there does, without loading
 * the document again: by way of an address where nothing stands, so that what is waited for afterwards is the new one's.
 * Where something of the shell is open, the path is loaded.
 */
export const follow = async (page: Page, path: string, language: 'sv' | 'en'): Promise<void> => {
  await leave(page, language);
  if ((await page.locator(heldOpen).count()) > 0) return void (await page.goto(path));
  await page.evaluate(`document.querySelector('.errorscreen').dataset.left = ''`);
  await press(page, path);
  await until(page, `!document.querySelector('[data-left]')`);
};
