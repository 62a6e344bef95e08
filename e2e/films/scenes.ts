import type { Locator, Page } from 'playwright-core';
import type { Film } from '#features/help/guides/rules-films.ts';
import { inboxPath } from '#features/intake/inbox/paths.ts';
import { claimsPath, deviationsPath } from '#features/prices/claims/paths.ts';
import { alertsPath } from '#features/prices/price-monitoring/paths.ts';
import { invoicesPath, vaultPath } from '#features/purchases/invoices/paths.ts';

/** A film as it is made: pictures are taken by `show`, each for so many milliseconds. */
interface Making {
  readonly show: (duration: number) => Promise<void>;
  readonly language: 'sv' | 'en';
}

type Scene = (page: Page, making: Making) => Promise<void>;

/** Milliseconds of a screen that is looked at, and of what is about to be pressed. */
const [looked, pressed] = [2_400, 1_100];

/** Milliseconds that a screen is given to come whole. */
const settling = 1_200;

const open = async (page: Page, path: string, language: string): Promise<void> => {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
  await page.locator('main h1').first().waitFor();
  await page.waitForTimeout(settling);
  // Neither help in the corner nor the name of this server is a subject of a film.
  await page.evaluate(
    `for (const each of document.querySelectorAll('[data-chat], .banner')) each.style.display = 'none'`,
  );
};

/** Draws a ring round what is to be pressed, shows it, and presses it. */
const press = async (page: Page, target: Locator, { show }: Making): Promise<void> => {
  const one = target.locator('visible=true').first();
  await one.scrollIntoViewIfNeeded();
  const box = await one.boundingBox();
  if (box === null) throw new Error('what a film presses is not on the screen');
  const around = `left:${box.x - 5}px;top:${box.y - 5}px;width:${box.width + 10}px;height:${box.height + 10}px`;
  await page.evaluate(`{
    const ring = document.createElement('div');
    ring.id = 'film-ring';
    ring.style.cssText = 'position:fixed;border:4px solid #f5c400;border-radius:10px;z-index:9999;pointer-events:none;${around}';
    document.body.append(ring);
  }`);
  await show(pressed);
  await page.evaluate(`document.querySelector('#film-ring')?.remove()`);
  await one.click();
  await page.waitForTimeout(settling);
};

const rows = (page: Page): Locator => page.locator('main tbody tr a');

/** What each film shows, screen by screen; the guides say the same in words. */
export const scenes: Readonly<Record<Film, Scene>> = {
  alert: async (page, making) => {
    await open(page, alertsPath(), making.language);
    await making.show(looked);
    await press(page, rows(page), making);
    await making.show(looked);
    await page.keyboard.press('PageDown');
    await making.show(looked);
    await page.keyboard.press('PageUp');
    await making.show(looked);
  },
  claim: async (page, making) => {
    await open(page, deviationsPath(), making.language);
    await making.show(looked);
    await open(page, claimsPath(), making.language);
    await making.show(looked);
    await press(page, page.locator(`main a[href^="${claimsPath()}/"]`), making);
    await making.show(looked);
    await page.mouse.wheel(0, 500);
    await making.show(looked);
  },
  invoice: async (page, making) => {
    await open(page, invoicesPath(), making.language);
    await making.show(looked);
    await press(page, rows(page), making);
    await making.show(looked);
    await page.mouse.wheel(0, 400);
    await making.show(looked);
    await open(page, vaultPath(), making.language);
    await making.show(looked);
  },
  arrivals: async (page, making) => {
    await open(page, invoicesPath(), making.language);
    await making.show(looked);
    await press(page, page.getByRole('button', { name: /^(Lägg till fakturor|Add invoices)$/ }), making);
    await making.show(looked);
    await open(page, inboxPath(), making.language);
    await making.show(looked);
  },
};
