import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openChanges } from '#features/sample/demo/rules-story.ts';
import { invoicePath, invoicesPath, vaultPath } from '#features/purchases/invoices/paths.ts';
import { inboxPath } from '#features/intake/inbox/paths.ts';
import { reviewPath } from '#features/reading/review/paths.ts';
import { historyPath } from '#features/reading/history/paths.ts';
import { claimsPath, deviationsPath } from '#features/prices/claims/paths.ts';
import { alertsPath, watchedArticlesPath } from '#features/prices/price-monitoring/paths.ts';
import { productPath, productsPath } from '#features/purchases/products/paths.ts';
import { shareOf } from '#testing/share.ts';
import { launchBrowser } from './support/browser.ts';
import { type Look, openContext, picture } from './support/look.ts';
import { type Sample, startSample } from './support/sample.ts';
import { findPlaces, type Places } from './support/places.ts';
import { settled } from './support/watch.ts';

const looks: readonly Look[] = [
  { size: 'wide', theme: 'light', language: 'sv' },
  { size: 'narrow', theme: 'dark', language: 'en' },
];

const note = {
  sv: 'Läsbehörighet: du kan se men inte ändra',
  en: 'Limited access: you can look but not change',
} as const;

// Everything that changes what others see; looking, filtering, downloading and one's own settings stay.
const acts = {
  sv: /^(?:Lägg till|Bevaka |Behåll |Godkänn|Godta|Ändra\b|Spara|Byt ut|Läs igen|Bara för en tid|Ta ställning)/,
  en: /^(?:Add |Watch |Keep |Approve|Accept|Change\b|Save|Replace|Read again|Only for a time|Decide)/,
} as const;

let browser: Browser;
let sample: Sample;
let places: Places;

beforeAll(async () => {
  [browser, sample] = await Promise.all([launchBrowser(), startSample()]);
  places = await findPlaces(sample.ask);
});

afterAll(async () => {
  await browser?.close();
  expect(await sample?.stop()).toBe(0);
});

/** The names of what can be pressed on the page and would change something. */
const actsOn = async (page: Page, { language }: Look): Promise<string[]> => {
  const names = await page.evaluate<string[]>(
    `[...document.querySelectorAll('button, a, label.btn, input[type=submit]')]
      .filter((one) => one.checkVisibility())
      .map((one) => (one.getAttribute('aria-label') ?? one.textContent).trim())`,
  );
  const fields = await page.locator('main input[type=file], .panel input[type=file], textarea').count();
  return [...names.filter((name) => acts[language].test(name)), ...(fields > 0 ? ['a field'] : [])];
};

const rows = '.tablecard:not([aria-busy=true]) tbody tr, .rows li .row';

it.each(shareOf('JOURNEYS', looks, 2))(
  'shows a reporter everything and lets nothing be changed: $size, $language',
  async (look) => {
    const context = await openContext(browser, sample.url, look, await sample.signIn(browser, 'reporter'));
    const page = await context.newPage();
    const go = async (path: string, ready = 'main h1'): Promise<void> => {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${look.language}`);
      await settled(page, ready);
      expect([path, await actsOn(page, look)]).toEqual([path, []]);
    };
    const { held, paper, file, reading, waiting, article } = places;
    await go('/');
    for (const path of [invoicesPath(), invoicePath(paper), invoicePath(held), vaultPath()]) await go(path);
    await go(invoicesPath({ add: '1' }));
    for (const doc of [file, waiting]) await go(inboxPath({ doc }), '.panel .facts');
    await go(reviewPath(reading), '.review-reviewform .readonly');
    expect(await page.locator('.review-reviewform input:not([readonly], [disabled])').count()).toBe(0);
    await go(inboxPath({ address: '1' }), '.panel .inbox-inboundline');
    await go(historyPath());

    await go(alertsPath(), rows);
    expect(await page.locator(rows).count()).toBe(openChanges.length);
    await go(alertsPath({ article }), '.panel .facts');
    await page.locator('.panel').getByText(note[look.language]).waitFor();
    for (const key of ['b', 'k']) await page.keyboard.press(key);
    expect(await page.locator('.toast').count()).toBe(0);
    await picture(page, 'reporter-alert', look);

    await go(deviationsPath(), rows);
    expect(await page.getByRole('checkbox').count()).toBe(0);
    await go(claimsPath(), '.state');
    await go(watchedArticlesPath(), rows);
    expect(await page.locator(rows).count()).toBe(openChanges.length);
    await go(productsPath(), rows);
    expect(await page.locator(rows).count()).toBe(openChanges.length);
    await go(productPath(article), 'main svg');
    await page.getByText(note[look.language]).first().waitFor();
    await context.close();
  },
);
