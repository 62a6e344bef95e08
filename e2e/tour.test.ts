import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { invoicesPath } from '#features/intake/documents/paths.ts';
import { homePath } from '#features/purchases/overview/paths.ts';
import { tourAddress } from '#features/purchases/tour/paths.ts';
import { accessibilityProblems } from './support/axe.ts';
import { launchBrowser } from './support/browser.ts';
import { type Look, openContext, picture } from './support/look.ts';
import { type Sample, type SignIn, startSample } from './support/sample.ts';
import { layoutProblems, watchComplaints } from './support/watch.ts';

let browser: Browser;
let sample: Sample;
let state: SignIn;

beforeAll(async () => {
  [browser, sample] = await Promise.all([launchBrowser(), startSample()]);
  state = await sample.signIn(browser, 'owner');
});
afterAll(async () => {
  await browser?.close();
  expect(await sample?.stop()).toBe(0);
});

const opened = async (look: Look, path: string): Promise<{ page: Page; complaints: string[] }> => {
  const page = await (await openContext(browser, sample.url, look, state)).newPage();
  const complaints = await watchComplaints(page);
  await page.goto(path);
  return { page, complaints };
};
const card = (page: Page) => page.locator('section.tour');
const title = (page: Page) => card(page).locator('h3').textContent();

const titles = [
  'Här byter du restaurang',
  'Börja dagen här',
  'Alla fakturor på ett ställe',
  'Det gula ska du titta på',
  'Följ ett pris över tid',
  'Lägg till fler leverantörer',
];

test.each(['wide', 'narrow'] as const)('%s: the tour is done by keyboard, in six steps', async (size) => {
  const look: Look = { size, theme: size === 'wide' ? 'light' : 'dark', language: 'sv' };
  const { page, complaints } = await opened(look, tourAddress());
  for (const [at, wanted] of titles.entries()) {
    await expect.poll(() => title(page).catch(() => null), { timeout: 15_000 }).toBe(wanted);
    await expect.poll(() => page.evaluate(`document.activeElement.closest('.tour') !== null`)).toBe(true);
    for (let tabs = 0; tabs < 3; tabs += 1) await page.keyboard.press('Tab');
    expect(await page.evaluate(`document.activeElement.closest('.tour') !== null`)).toBe(true);
    const box = await card(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(size === 'wide' ? 1440 : 390);
    await picture(page, `tour-${at + 1}`, look);
    if (at === 1) {
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await layoutProblems(page)).toEqual([]);
      // Left for another screen, it goes on where it was.
      await page.goto(invoicesPath());
      await page.locator('main h1').waitFor();
      expect(await card(page).count()).toBe(0);
      await page.goto(homePath());
      await expect.poll(() => title(page).catch(() => null), { timeout: 15_000 }).toBe(wanted);
    }
    await page.locator('.tour .primary').focus();
    await page.keyboard.press('Enter');
  }
  await expect.poll(() => card(page).count()).toBe(0);
  expect(await page.evaluate(`document.activeElement !== document.body`)).toBe(true);
  await page.reload();
  await page.locator('main h1').waitFor();
  await page.waitForTimeout(1_500);
  expect(await card(page).count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('Escape ends it for good', async () => {
  const { page } = await opened({ size: 'wide', theme: 'dark', language: 'sv' }, tourAddress());
  await expect.poll(() => title(page).catch(() => null), { timeout: 15_000 }).toBe(titles[0]);
  expect(new URL(page.url()).search).not.toContain('tour');
  await page.keyboard.press('Escape');
  await expect.poll(() => card(page).count()).toBe(0);
  await page.reload();
  await page.waitForTimeout(1_500);
  expect(await card(page).count()).toBe(0);
});
