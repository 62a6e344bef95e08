import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { everyProductsPath } from '#features/finding/all-restaurants/paths.ts';
import { invoicePath, invoicesPath } from '#features/purchases/invoices/paths.ts';
import { productPath } from '#features/purchases/products/paths.ts';
import { homePath } from '#features/purchases/overview/paths.ts';
import { accessibilityProblems } from './support/axe.ts';
import { launchBrowser } from './support/browser.ts';
import { type Look, openContext, wide } from './support/look.ts';
import { type Sample, startSample } from './support/sample.ts';

const phone: Look = { size: 'narrow', theme: 'dark', language: 'sv' };

let browser: Browser;
let sample: Sample;

beforeAll(async () => {
  [browser, sample] = await Promise.all([launchBrowser(), startSample()]);
});

afterAll(async () => {
  await browser?.close();
  expect(await sample?.stop()).toBe(0);
});

/** A browser of its own in which a person has signed in. */
const enter = async (look: Look, role: 'owner' | 'editor', at: string): Promise<Page> => {
  const context = await openContext(browser, sample.url, look, await sample.signIn(browser, role));
  const page = await context.newPage();
  await page.goto(at);
  await page.locator('main h1').first().waitFor();
  return page;
};

const pathOf = (page: Page): string => new URL(page.url()).pathname;

it('finds an invoice by its number and an article by words, and acts, by keyboard alone', async () => {
  type Row = { id: string; number: string };
  const { content } = await sample.ask<{ content: Row[] }>('invoice-management/invoices?limit=40');
  const invoice = content.at(-1);
  const beef = await sample.ask<{ content: { id: string }[] }>('product-management/products?search=oxfil');
  const page = await enter(wide, 'owner', homePath());
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: /^Sök fakturor, artiklar/ });
  await field.waitFor();
  expect(await page.evaluate(`document.activeElement.getAttribute('role')`)).toBe('combobox');
  expect(await accessibilityProblems(page)).toEqual([]);
  // Enter comes before the answer does.
  await page.keyboard.type(invoice?.number ?? '');
  await page.keyboard.press('Enter');
  await expect.poll(() => pathOf(page)).toBe(invoicePath(invoice?.id ?? ''));

  await page.keyboard.press('Control+k');
  await page.getByRole('group', { name: 'Senaste' }).waitFor();
  await page.keyboard.type('OXFILE');
  await page.getByRole('group', { name: 'Artiklar' }).getByRole('option').first().waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect.poll(() => pathOf(page)).toBe(productPath(beef.content[0]?.id ?? ''));

  await page.keyboard.press('Control+k');
  await field.waitFor();
  await page.keyboard.type('ladda upp');
  await page.keyboard.press('Enter');
  await page.locator('.panel input[type=file]').first().waitFor({ state: 'attached' });
  expect(pathOf(page)).toBe(invoicesPath());
  await page.context().close();
});

it('opens from the bar of a phone, and changes the restaurant', async () => {
  const page = await enter(phone, 'owner', homePath());
  await page.getByRole('button', { name: 'Sök eller gör' }).click();
  await page.getByRole('combobox', { name: /^Sök fakturor/ }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  const other = page.getByRole('option', { name: /^Byt till/ }).first();
  await page.keyboard.type('byt ');
  const name = (await other.textContent())?.replace('Byt till ', '') ?? '';
  await other.click();
  await page.locator('.sign', { hasText: name }).waitFor();
  await page.context().close();
});

it('keeps a view for the person in every browser, and for the others once it is shared', async () => {
  const first = await enter(wide, 'owner', invoicesPath({ q: 'lax', period: 'all' }));
  await first.getByRole('button', { name: 'Spara vy' }).click();
  await first.getByLabel('Namn').fill('Bara lax');
  await first.keyboard.press('Enter');
  const tab = (page: Page) =>
    page.getByRole('navigation', { name: 'Sparade vyer' }).getByRole('link', { name: /Bara lax/ });
  await tab(first).waitFor();
  const address = (await tab(first).getAttribute('href')) ?? '';

  const colleague = await enter(wide, 'editor', invoicesPath({ q: 'smör' }));
  await colleague.getByRole('button', { name: 'Spara vy' }).waitFor();
  expect(await tab(colleague).count()).toBe(0);

  const second = await enter(phone, 'owner', address);
  await expect.poll(() => new URL(second.url()).searchParams.get('q')).toBe('lax');
  expect(await tab(second).getAttribute('aria-current')).toBe('page');
  expect(await accessibilityProblems(second)).toEqual([]);

  await first.getByRole('button', { name: 'Ändra vyn ”Bara lax”' }).click();
  await first.getByRole('menuitem', { name: /^Dela med alla/ }).click();
  await first.getByText('delad').waitFor({ state: 'attached' });
  await colleague.reload();
  await tab(colleague).click();
  await expect.poll(() => new URL(colleague.url()).searchParams.get('q')).toBe('lax');
  for (const page of [first, second, colleague]) await page.context().close();
});

it('shows all restaurants beside each other, and opens a row in its own', async () => {
  const page = await enter(wide, 'owner', homePath());
  await page.locator('.sign').click();
  await page.getByRole('link', { name: 'Alla restauranger' }).click();
  await page.getByRole('heading', { name: 'Alla restauranger' }).waitFor();
  const restaurants = page.locator('tbody tr');
  await expect.poll(() => restaurants.count()).toBeGreaterThan(1);
  expect(await accessibilityProblems(page)).toEqual([]);
  const name = (await restaurants.last().locator('.duo b, .duo a').first().textContent()) ?? '';
  await page.getByRole('navigation', { name: 'Huvudmeny' }).getByRole('link', { name: 'Produkter' }).click();
  await restaurants.first().waitFor();
  expect(pathOf(page)).toBe(everyProductsPath());
  await page.getByRole('navigation', { name: 'Huvudmeny' }).getByRole('link', { name: 'Översikt' }).click();
  await restaurants.last().getByRole('link').click();
  await expect.poll(() => pathOf(page)).toBe(homePath());
  await page.locator('.sign', { hasText: name.trim() }).waitFor();
  await page.context().close();
});
