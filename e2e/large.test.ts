import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { alertsPath } from '#features/prices/price-monitoring/paths.ts';
import { invoicesPath } from '#features/purchases/invoices/paths.ts';
import { choose, type Dearer, dearerInvoices } from './support/arrivals.ts';
import { launchBrowser } from './support/browser.ts';
import { lastingProblems } from './support/lasting.ts';
import { type Look, openContext } from './support/look.ts';
import { findPlaces } from './support/places.ts';
import { type Sample, startSample } from './support/sample.ts';
import { type Screen, type screenNames, screensOf } from './support/screens.ts';
import { settled, watchComplaints } from './support/watch.ts';

// A restaurant of two years, fifteen hundred articles and thirty thousand lines takes minutes to arrive.
const fillLimit = 900_000;

/** Screens that grow with what a restaurant has bought. */
const grown = [
  'overview',
  'invoices',
  'vault',
  'inbox',
  'prices',
  'prices-open',
  'prices-settled',
  'deviations',
  'claims',
  'articles',
  'article',
  'products',
  'article-list',
  'product',
  'sourcing',
  'sourcing-articles',
  'suppliers',
  'outlet-suppliers',
  'supplier',
  'activity',
] as const satisfies readonly (typeof screenNames)[number][];

const looks = [
  [{ size: 'wide', theme: 'light', language: 'sv' }, 1366],
  [{ size: 'narrow', theme: 'dark', language: 'en' }, 390],
] as const satisfies readonly (readonly [Look, number])[];

let browser: Browser;
let sample: Sample;
let screens: ReadonlyMap<string, Screen>;
const seats = new Map<number, { readonly page: Page; readonly complaints: string[] }>();

beforeAll(async () => {
  [browser, sample] = await Promise.all([launchBrowser(), startSample('large')]);
  screens = screensOf(await findPlaces(sample.ask));
  const state = await sample.signIn(browser, 'owner');
  for (const [look, width] of looks) {
    const page = await (await openContext(browser, sample.url, look, state)).newPage();
    await page.setViewportSize({ width, height: 844 });
    seats.set(width, { page, complaints: await watchComplaints(page) });
  }
}, fillLimit);

afterAll(async () => {
  await browser?.close();
  expect(await sample?.stop()).toBe(0);
});

const seatAt = (width: number) => {
  const seat = seats.get(width);
  if (seat === undefined) throw new Error(`no window of ${width}`);
  return seat;
};

it('is of a real size', async () => {
  const { total: articles } = await sample.ask<{ total: number }>('product-management/products?limit=1');
  const { total: invoices } = await sample.ask<{ total: number }>(
    'invoice-management/invoices?limit=1&from=2020-01-01',
  );
  expect(articles).toBeGreaterThan(1200);
  expect(invoices).toBeGreaterThan(1000);
});

it.each(grown)('shows %s whole', async (name) => {
  const screen = screens.get(name);
  if (screen === undefined) throw new Error(`no screen ${name}`);
  const found: string[] = [];
  for (const [{ language }, width] of looks) {
    const { page, complaints } = seatAt(width);
    await page.goto(`${screen.path}${screen.path.includes('?') ? '&' : '?'}lang=${language}`);
    await settled(page, screen.ready);
    await screen.open?.(page);
    found.push(...(await lastingProblems(page)), ...complaints.splice(0));
  }
  expect(found).toEqual([]);
});

it('finds an article by its words, and pages to the last product', async () => {
  const { page } = seatAt(1366);
  const { content, total } = await sample.ask<{ content: { name: string }[]; total: number }>(
    'product-management/products?limit=50',
  );
  const name = content.at(-1)?.name ?? '';
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Sök fakturor/ }).fill(name);
  await page
    .getByRole('group', { name: 'Artiklar' })
    .getByRole('option')
    .filter({ hasText: name })
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  const last = Math.ceil(total / 50);
  const { content: end } = await sample.ask<{ content: unknown[] }>(
    `product-management/products?limit=50&page=${last}`,
  );
  expect(end).toHaveLength(total - (last - 1) * 50);
});

it('brings a new price from an invoice to its decision', async () => {
  const [dearer]: Dearer[] = await dearerInvoices(sample.ask, 1, 'large');
  if (dearer === undefined) throw new Error('no article is calm');
  const { page } = seatAt(1366);
  await page.goto(invoicesPath({ add: '1', lang: 'sv' }));
  await choose(page, [dearer.file]);
  await page
    .locator('.files li', { hasText: dearer.file.name })
    .getByRole('link', { name: 'Klar' })
    .waitFor();
  await page.goto(alertsPath({ article: dearer.articleId, lang: 'sv' }));
  const accept = page.locator('.panel .decide .primary');
  await accept.waitFor();
  await accept.click();
  await expect
    .poll(async () => {
      type Article = { article: { watchedPrice: string } };
      const path = `price-monitoring/alerts/${dearer.articleId}?status=RESOLVED`;
      return sample.ask<Article>(path).then(
        ({ article }) => Number(article.watchedPrice),
        () => null,
      );
    })
    .toBe(dearer.price);
});
