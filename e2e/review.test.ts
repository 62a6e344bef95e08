import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPaperInvoice, strangeLabels } from '#features/reading/review/server/builders.ts';
import { invoicesPath } from '#features/purchases/invoices/paths.ts';
import { alertsPath } from '#features/prices/price-monitoring/paths.ts';
import { accessibilityProblems } from './support/axe.ts';
import { choose, type Dearer, dearerInvoices } from './support/arrivals.ts';
import { launchBrowser } from './support/browser.ts';
import { focusIs, press } from './support/keys.ts';
import { type Look, openContext, showsAllFields } from './support/look.ts';
import { type Paper, photographed } from './support/photos.ts';
import { type Sample, startSample } from './support/sample.ts';
import { layoutProblems, watchComplaints } from './support/watch.ts';
import { stuckShare } from './support/cut.ts';

let browser: Browser;
let sample: Sample;
let dearer: Dearer;
let paper: Paper;

beforeAll(async () => {
  [browser, sample] = await Promise.all([launchBrowser(), startSample()]);
  const [one] = await dearerInvoices(sample.ask, 1);
  if (one === undefined) throw new Error('an article has no alert');
  dearer = one;
  paper = await photographed(browser, one);
});

afterAll(async () => {
  await browser?.close();
  expect(await sample?.stop()).toBe(0);
});

const openAs = async (size: Look['size'], path: string): Promise<Page> => {
  const look: Look = { size, theme: 'light', language: 'sv' };
  const context = await openContext(browser, sample.url, look, await sample.signIn(browser, 'owner'));
  if (size === 'wide') await context.addInitScript(showsAllFields);
  const page = await context.newPage();
  await page.goto(path);
  return page;
};

const field = (page: Page, path: string) => page.locator(`[id="review-${path}"]`);

const promised = (): readonly [promise: Promise<void>, keep: () => void] => {
  const { promise, resolve } = Promise.withResolvers<void>();
  return [promise, resolve];
};

const amount = (value: number): string => value.toFixed(2).replace('.', ',');

it('takes a photo on a phone from its upload by a review to a settled alert', async () => {
  const page = await openAs('narrow', invoicesPath({ add: '1' }));
  const complaints = await watchComplaints(page);
  await page.locator('.panel input[capture]').setInputFiles([paper.photo]);
  const sent = page.locator('.files li', { hasText: paper.photo.name });
  await sent.getByRole('link', { name: 'Behöver granskas' }).click();
  await page.locator('.review-reviewstrip svg image').first().waitFor();

  // One thing at a time beside the page, and bars that leave the phone to both; the keyboard comes when a field is pressed.
  await page.getByRole('button', { name: /^(Stämmer, nästa|Senare)$/ }).click();
  await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('DIV');
  expect(await stuckShare(page)).toBeLessThanOrEqual(0.2);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Bara det osäkra' }).click();
  expect(await stuckShare(page)).toBeLessThanOrEqual(0.2);
  await field(page, 'supplier.name').fill(paper.supplier.slice(0, 6));
  await page.getByRole('option', { name: paper.supplier }).first().click();
  await field(page, 'number').fill(dearer.invoiceNumber);
  await page.locator('.review-linesummary').first().click();
  const figures = {
    name: dearer.name,
    articleNumber: dearer.articleNumber,
    quantity: String(dearer.quantity),
  };
  for (const [name, text] of Object.entries(figures)) await field(page, `lines.0.${name}`).fill(text);
  await field(page, 'lines.0.price').fill(amount(dearer.price));
  await page.locator('.review-reviewstrip .sheetmark.row').first().waitFor({ state: 'attached' });
  await field(page, 'lines.0.sum').fill(amount(paper.net));
  await page.getByText('Raderna stämmer med fakturans summa').waitFor();
  expect(await layoutProblems(page)).toEqual([]);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: /^Spara fakturan, / }).click();
  await page.getByRole('heading', { name: 'Fakturan är sparad' }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('link', { name: 'Visa fakturan' }).click();
  await page.getByRole('heading', { name: '1 rad' }).waitFor();
  type Booked = { lines: { articleId: string }[] };
  const invoiceId = new URL(page.url()).pathname.split('/').at(-1);
  const { lines } = await sample.ask<Booked>(`invoice-management/invoices/${invoiceId}`);
  const articleId = lines[0]?.articleId ?? '';
  await page.goto(alertsPath({ article: articleId }));
  await page.locator('.panel .decide .primary', { hasText: amount(dearer.price) }).click();
  type Article = { article: { watchedPrice: string } };
  const settled = `price-monitoring/alerts/${articleId}?status=RESOLVED`;
  await expect
    .poll(async () => Number((await sample.ask<Article>(settled)).article.watchedPrice), { timeout: 20_000 })
    .toBe(dearer.price);
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('keeps what was typed while a draft was on its way, though the screen was left before it arrived', async () => {
  const { name, bytes } = await buildPaperInvoice({ labels: strangeLabels, number: '7401' });
  const page = await openAs('wide', invoicesPath({ add: '1' }));
  await choose(page, [{ name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) }]);
  const link = page.locator('.files li', { hasText: name }).getByRole('link', { name: 'Behöver granskas' });
  const path = (await link.getAttribute('href')) ?? '';
  await link.click();
  await page.locator('.pdf-stage svg image').waitFor();
  const [left, sayLeft] = promised();
  await page.route('**/hospitad/review/documents/*', async (route) => {
    if (route.request().method() === 'PUT') await left;
    await route.continue();
  });
  await field(page, 'number').fill('7402');
  await page.getByText('Sparar').waitFor();
  await field(page, 'number').fill('7403');
  await page.getByRole('navigation', { name: 'Sökväg' }).getByRole('link').click();
  await field(page, 'number').waitFor({ state: 'detached' });
  sayLeft();
  const stored = `review/documents/${path.split('/').at(-1)}`;
  await expect
    .poll(async () => (await sample.ask<{ draft: { number: string } }>(stored)).draft.number, {
      timeout: 12_000,
    })
    .toBe('7403');
  await page.context().close();
});

it('lets a person correct a page without a pointer, and tells whose change stands when two do', async () => {
  const { name, bytes } = await buildPaperInvoice({ labels: strangeLabels, number: '7301' });
  const page = await openAs('wide', invoicesPath({ add: '1' }));
  await choose(page, [{ name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) }]);
  const link = page.locator('.files li', { hasText: name }).getByRole('link', { name: 'Behöver granskas' });
  const path = (await link.getAttribute('href')) ?? '';
  await page.goto(path);
  const other = await openAs('wide', path);
  for (const one of [page, other]) await one.locator('.pdf-stage svg image').waitFor();

  await press(page, 'Tab', focusIs(page, '[id="review-lines.0.price"]', ''));
  await page.locator('.sheetmark.active').waitFor();
  await page.keyboard.press('ArrowDown');
  expect(await focusIs(page, '[id="review-lines.1.price"]', '')()).toBe(true);
  await page.keyboard.type('96,00');
  await page.getByText('På 1 rad är antal × pris inte summan').waitFor();
  await page.getByText('Ändrat av Elin Sandberg').waitFor();

  const [otherSaved, sayOtherSaved] = promised();
  await page.route('**/hospitad/review/documents/*', async (route) => {
    if (route.request().method() === 'PUT') await otherSaved;
    await route.continue();
  });
  await field(page, 'number').fill('7303');
  await page.getByText('Sparar').waitFor();
  await field(other, 'number').fill('7302');
  const stored = `review/documents/${path.split('/').at(-1)}`;
  await expect
    .poll(async () => (await sample.ask<{ draft: { number: string } }>(stored)).draft.number, {
      timeout: 12_000,
    })
    .toBe('7302');
  sayOtherSaved();
  await page.getByText('Elin Sandberg ändrade det här').waitFor();
  expect(await field(page, 'number').inputValue()).toBe('7302');
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Använd mitt: Fakturanummer' }).press('Enter');
  expect(await field(page, 'number').inputValue()).toBe('7303');

  await press(page, 'Tab', focusIs(page, '[id="review-lines.1.price"]', ''));
  await page.keyboard.type('95,50');
  await page.getByText('Raderna stämmer med fakturans summa').waitFor();
  await page.keyboard.press('Control+Enter');
  await page.getByRole('heading', { name: 'Fakturan är sparad' }).waitFor();
  await page.getByRole('heading', { name: 'Det här är inlärt' }).waitFor();
  await other.getByRole('heading', { name: 'Fakturan är sparad' }).waitFor();
  await other.getByText('Det här är redan avgjort').waitFor();
  for (const one of [page, other]) await one.context().close();
});
