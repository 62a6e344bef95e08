import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { alertsPath } from '#features/prices/price-monitoring/paths.ts';
import { invoicesPath } from '#features/purchases/invoices/paths.ts';
import { productPath } from '#features/purchases/products/paths.ts';
import { shareOf } from '#testing/share.ts';
import { accessibilityProblems } from './support/axe.ts';
import { choose, type Dearer, dearerInvoices, drop } from './support/arrivals.ts';
import { launchBrowser } from './support/browser.ts';
import { focusIs, press } from './support/keys.ts';
import { type Look, openContext } from './support/look.ts';
import { type Sample, startSample } from './support/sample.ts';

type Way = 'resolve' | 'ignore' | 'temporary';
type Journey = Look & { readonly send: typeof choose; readonly way: Way };

const journeys: readonly Journey[] = [
  { size: 'wide', theme: 'light', language: 'sv', send: choose, way: 'resolve' },
  { size: 'narrow', theme: 'light', language: 'en', send: choose, way: 'resolve' },
  { size: 'narrow', theme: 'dark', language: 'sv', send: drop, way: 'ignore' },
  { size: 'wide', theme: 'dark', language: 'en', send: drop, way: 'temporary' },
];

const words = {
  sv: {
    done: 'Klar',
    updated: /^Uppdaterade/,
    ignored: /^Ignorerade/,
    undo: 'Ångra',
    temporary: 'Bara för en tid',
    watched: 'Bevakat pris',
  },
  en: {
    done: 'Done',
    updated: /^Updated/,
    ignored: /^Ignored/,
    undo: 'Undo',
    temporary: 'Only for a time',
    watched: 'Watched price',
  },
} as const;

let browser: Browser;
let sample: Sample;
let invoices: Dearer[];

beforeAll(async () => {
  [browser, sample] = await Promise.all([launchBrowser(), startSample()]);
  invoices = await dearerInvoices(sample.ask, journeys.length);
});

afterAll(async () => {
  await browser?.close();
  expect(await sample?.stop()).toBe(0);
});

const amount = (value: number): string =>
  value
    .toFixed(2)
    .replace('.', ',')
    .replace(/\B(?=(\d{3})+,)/, '\u00A0');

/** What is to be decided, as the navigation counts it. */
const counted = async (page: Page): Promise<number> => {
  const link = page.locator(`:is(.sidebar, .bottomnav) a[href="${alertsPath()}"]`);
  return Number(await link.locator('.count > :first-child').textContent());
};

/** Opens the article's drawer with Tab and Enter. */
const openByKeys = async (page: Page, { name, price }: Dearer): Promise<void> => {
  await press(page, 'Tab', focusIs(page, '[data-row-link]', name));
  await page.keyboard.press('Enter');
  await page.locator('.panel .decide .primary', { hasText: amount(price) }).waitFor();
};

/** Writes a comment and takes a way out of the drawer, without a pointer. */
const decideByKeys = async (
  page: Page,
  { way, language }: Pick<Journey, 'way' | 'language'>,
  { price, watched }: Dearer,
): Promise<void> => {
  await page.keyboard.press('c');
  await page.keyboard.type('Ringt säljaren');
  await page.keyboard.press('Escape');
  if (way === 'ignore') return page.keyboard.press('k');
  if (way === 'resolve') {
    await press(page, 'Tab', focusIs(page, '.decide .primary', `${amount(price)}`));
    return page.keyboard.press('Enter');
  }
  expect(await page.locator('.decide .btn').first().textContent()).toContain(amount(watched));
  await press(page, 'Tab', focusIs(page, '.outcomes button', words[language].temporary));
  await page.keyboard.press('Enter');
  await press(page, 'Shift+Tab', focusIs(page, '.temporary button', amount(price)));
  await page.keyboard.press('Enter');
};

const settledAs = { resolve: 'RESOLVED', temporary: 'IGNORED', ignore: 'IGNORED' } as const;

type Article = {
  article: { watchedPrice: string };
  decisions: { kind: string; decidedBy: string; comment: string | null; entries: number }[];
};

it.each(
  shareOf(
    'JOURNEYS',
    journeys.map((journey, at) => [journey.size, journey.language, journey.way, at] as const),
    2,
  ),
)('brings a new price from an invoice to its decision: %s, %s, %s', async (_size, language, way, at) => {
  const [journey, dearer] = [journeys[at], invoices[at]];
  if (journey === undefined || dearer === undefined) throw new Error('a journey has its own invoice');
  const { name, watched, price, quantity, invoiceNumber, file, articleId } = dearer;
  const said = words[language];
  const context = await openContext(browser, sample.url, journey, await sample.signIn(browser, 'owner'));
  const [monitoring, list] = [await context.newPage(), await context.newPage()];
  await monitoring.goto(alertsPath({ lang: language }));
  await monitoring.locator('[data-row-link]').first().waitFor();
  const before = await counted(monitoring);
  const path = `price-monitoring/alerts/${articleId}?status=${settledAs[way]}`;
  const { decisions: earlier } = await sample.ask<Article>(path);
  await list.goto(invoicesPath({ add: '1', lang: language }));
  for (const page of [monitoring, list]) await page.evaluate('window.isSamePage = true');

  await journey.send(list, [file]);
  const sent = list.locator('.files li', { hasText: file.name });
  await sent.getByRole('link', { name: said.done }).waitFor();
  await list.keyboard.press('Escape');
  const arrived = list.locator('.tablecard tbody tr, .rows li', { hasText: invoiceNumber });
  await arrived.filter({ hasNotText: file.name }).waitFor();
  await arrived.filter({ hasText: file.name }).waitFor({ state: 'detached' });

  const row = monitoring.locator('.tablecard tbody tr, .rows li', { hasText: name });
  await row.waitFor();
  await expect.poll(() => counted(monitoring)).toBe(before + 1);
  const figures = (await row.textContent()) ?? '';
  expect(figures).toContain(amount(price));
  expect(figures).toContain(`+${(1000 / watched).toFixed(1).replace('.', ',')}\u00A0%`);
  if (journey.size === 'wide') {
    expect(figures).toContain(amount(watched));
    expect(figures).toContain(`+${amount(10 * quantity)}`);
  }

  await monitoring.bringToFront();
  await openByKeys(monitoring, dearer);
  expect(await accessibilityProblems(monitoring)).toEqual([]);
  await monitoring.keyboard.press('b');
  await row.waitFor({ state: 'detached' });
  await monitoring.keyboard.press('F8');
  await press(monitoring, 'Tab', focusIs(monitoring, '.toast button', said.undo));
  await monitoring.keyboard.press('Enter');
  await row.waitFor();
  await monitoring.keyboard.press('Escape');
  await openByKeys(monitoring, dearer);
  await decideByKeys(monitoring, journey, dearer);
  await row.waitFor({ state: 'detached' });
  await expect.poll(() => counted(monitoring), { timeout: 12_000 }).toBe(before);

  await monitoring
    .getByRole('radio', { name: settledAs[way] === 'IGNORED' ? said.ignored : said.updated })
    .press('Space');
  await row.getByText('Ringt säljaren').waitFor();
  for (const page of [monitoring, list]) expect(await page.evaluate('window.isSamePage')).toBe(true);

  const { article, decisions } = await sample.ask<Article>(path);
  expect(decisions.slice(0, decisions.length - earlier.length)).toMatchObject([
    { kind: way, comment: 'Ringt säljaren', decidedBy: 'Elin Sandberg', entries: 1, withdrawnAt: null },
    { kind: 'resolve', decidedBy: 'Elin Sandberg', withdrawnBy: 'Elin Sandberg' },
  ]);
  const holds = way === 'resolve' ? price : watched;
  expect(Number(article.watchedPrice)).toBe(holds);
  await list.goto(productPath(articleId));
  await list
    .getByText(`${amount(price)}`)
    .first()
    .waitFor();
  if (way === 'resolve') expect(await list.locator('.products-pending').count()).toBe(0);
  await context.close();
});
