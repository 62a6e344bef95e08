import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dealsPath, newDealPath } from '#features/prices/deals/paths.ts';
import { alertsPath } from '#features/prices/price-monitoring/paths.ts';
import { productPath } from '#features/purchases/products/paths.ts';
import { launchBrowser } from './support/browser.ts';
import { type Look, openContext, picture, wide } from './support/look.ts';
import { type Sample, type SignIn, startSample } from './support/sample.ts';
import { settled } from './support/watch.ts';
import { expectWell } from './support/well.ts';

const looks: readonly Look[] = [wide, { size: 'narrow', theme: 'dark', language: 'en' }];

let browser: Browser;
let sample: Sample;
let owner: SignIn;
let butter: { id: string; lastDate: string };

beforeAll(async () => {
  [browser, sample] = await Promise.all([launchBrowser(), startSample()]);
  owner = await sample.signIn(browser, 'owner');
  const { content } = await sample.ask<{ content: (typeof butter)[] }>(
    'price-monitoring/articles?search=336214',
  );
  butter = content[0] ?? { id: '', lastDate: '' };
});

afterAll(async () => {
  await browser?.close();
  expect(await sample?.stop()).toBe(0);
});

const daysBefore = (date: string, days: number): string =>
  new Date(Date.parse(date) - days * 86_400_000).toISOString().slice(0, 10);

it('makes a deal from a product, is refused a second, and prices it anew from a day', async () => {
  const context = await openContext(browser, sample.url, wide, owner);
  const page = await context.newPage();
  await page.goto(productPath(butter.id));
  await page.getByRole('link', { name: 'Nytt avtalspris' }).click();
  await page.getByLabel('Pris', { exact: true }).fill('48,90');
  await page.getByLabel('Från', { exact: true }).fill(daysBefore(butter.lastDate, 40));
  await page.locator('[role=status]', { hasText: /inköp har kostat 403,20/ }).waitFor();
  await page.getByRole('button', { name: /^Spara 48,90/ }).click();
  const row = page.locator('tbody tr', { hasText: '336214' });
  await row.getByText('403,20').waitFor();
  expect(await row.getByText('Nytt').count()).toBe(1);

  await page.goto(newDealPath({ article: butter.id, price: '47' }));
  await page.getByText(/Ett avtal på 48,90.* gäller från/).waitFor();
  await page.getByRole('button', { name: /^Spara 47,00/ }).click();
  await page.getByText('Ett annat avtal för artikeln gäller under samma tid').waitFor();

  await page.goto(dealsPath({ search: '336214' }));
  await row.getByRole('link').click();
  const panel = page.locator('.panel');
  await panel.getByLabel('Pris', { exact: true }).fill('50');
  await panel.getByText('Inköp sedan', { exact: false }).waitFor();
  await expectWell(page);
  await panel.getByLabel('Ett nytt pris från').check();
  await panel.getByRole('button', { name: /^Spara 50,00/ }).click();
  await panel.waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('tbody tr').count()).toBe(2);
  await context.close();
});

type Alert = {
  id: string;
  title: string;
  kind: string;
  watchedPrice: string | null;
  firstDate: string;
  sumDifference: string;
  content: { dealId: string | null }[];
};

it('makes a deal of an alert, with the document that says so, and judges the alert by it', async () => {
  const { content } = await sample.ask<{ content: Alert[] }>(
    'price-monitoring/alerts?status=UNRESOLVED&limit=100',
  );
  const alert = content.find(
    ({ kind, sumDifference, content: [newest] }) =>
      kind === 'price' && Number(sumDifference) > 0 && newest?.dealId === null,
  );
  if (alert === undefined) throw new Error('the sample has an alert without a deal');
  const context = await openContext(browser, sample.url, wide, owner);
  const page = await context.newPage();
  await page.goto(alertsPath({ article: alert.id }));
  await page.locator('.panel').getByRole('link', { name: 'Avtalat pris' }).click();
  await page.getByRole('heading', { level: 1, name: alert.title }).waitFor();
  expect(await page.getByLabel('Från', { exact: true }).inputValue()).toBe(alert.firstDate);
  await page.locator('[role=status]', { hasText: /kostat .* för mycket/ }).waitFor();
  const file = {
    name: 'överenskommelse.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 pris'),
  };
  await page.getByLabel('Bifoga en fil').setInputFiles(file);
  await expectWell(page);
  await page.getByRole('button', { name: /^Spara \d/ }).click();
  const row = page.locator('tbody tr', { hasText: alert.title });
  await row.getByText('Nytt').waitFor();
  await row.getByRole('link').first().click();
  await page.locator('.panel').getByRole('link', { name: file.name }).waitFor();
  await expectWell(page);
  const told = await sample.ask<{ group: Alert | null; deal: { price: string } | null }>(
    `price-monitoring/alerts/${alert.id}?status=UNRESOLVED`,
  );
  expect(Number(told.deal?.price)).toBe(Number(alert.watchedPrice));
  expect(told.group?.content.every(({ dealId }) => dealId !== null)).toBe(true);
  await context.close();
});

it.each(looks)('shows who keeps to the price: $size, $theme, $language', async (look) => {
  const context = await openContext(browser, sample.url, look, owner);
  const page = await context.newPage();
  await page.goto(`${dealsPath()}?lang=${look.language}`);
  await settled(page, '.tablecard:not([aria-busy=true]) tbody tr, .rows li .row');
  await expectWell(page);
  await picture(page, 'deals', look);
  await page
    .getByRole('link', { name: /Laxfilé C-trim/ })
    .first()
    .click();
  await page.locator('.panel input').first().waitFor();
  await page.locator('.panel [role=status] b').waitFor();
  await expectWell(page);
  await picture(page, 'deal-edit', look);
  await page.goto(`${newDealPath()}?lang=${look.language}`);
  await settled(page, 'main h1');
  await expectWell(page);
  await picture(page, 'deal-new', look);
  await context.close();
});
