import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  goodsSearchPath,
  parityPath,
  sourcingArticlesPath,
  sourcingPath,
} from '#features/prices/sourcing/paths.ts';
import { accessibilityProblems } from './support/axe.ts';
import { launchBrowser } from './support/browser.ts';
import { type Look, openContext, picture } from './support/look.ts';
import { type Sample, type SignIn, startSample } from './support/sample.ts';
import { layoutProblems } from './support/watch.ts';

const wide: Look = { size: 'wide', theme: 'light', language: 'sv' };
const looks: readonly Look[] = [wide, { size: 'narrow', theme: 'dark', language: 'en' }];

let browser: Browser;
let sample: Sample;
let owner: SignIn;

beforeAll(async () => {
  [browser, sample] = await Promise.all([launchBrowser(), startSample()]);
  owner = await sample.signIn(browser, 'owner');
});

afterAll(async () => {
  await browser?.close();
  expect(await sample?.stop()).toBe(0);
});

const expectWell = async (page: Page) => {
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await layoutProblems(page)).toEqual([]);
};

it('states the pack of an article, sees it compared, and takes it back', async () => {
  const context = await openContext(browser, sample.url, wide, owner);
  const page = await context.newPage();
  await page.goto(sourcingArticlesPath({ show: 'unknown' }));
  await page.locator('tbody [data-row-link]').first().click();
  const panel = page.locator('.panel');
  await panel.getByRole('button', { name: 'Ange förpackning' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ange förpackning' });
  await dialog.getByLabel('Innehåll').fill('4,5');
  await expectWell(page);
  await dialog.getByRole('button', { name: 'Spara' }).click();
  await panel.getByText('Förpackning: 4,5 kg (angiven av er)').waitFor();
  await page.getByRole('button', { name: 'Ångra' }).click();
  await panel.getByRole('button', { name: 'Ange förpackning' }).waitFor();
  await context.close();
});

it.each(looks)('shows every screen of sourcing well: $size $theme $language', async (look) => {
  const context = await openContext(browser, sample.url, look, owner);
  const page = await context.newPage();
  const screens = {
    overview: sourcingPath(),
    articles: sourcingArticlesPath(),
    search: goodsSearchPath({ search: 'smör' }),
    parity: parityPath(),
  };
  for (const [name, path] of Object.entries(screens)) {
    await page.goto(path);
    await page.locator('main .figure, main .state, tbody tr, .rows .row').first().waitFor();
    await expectWell(page);
    await picture(page, `sourcing-${name}`, look);
  }
  await page.goto(sourcingArticlesPath());
  await page.locator('[data-row-link], .rows a').first().click();
  await page.locator('.panel h3').first().waitFor();
  await expectWell(page);
  await picture(page, 'sourcing-alternatives', look);
  await context.close();
});
