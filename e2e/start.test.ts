import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { homePath } from '#features/purchases/overview/paths.ts';
import { accessibilityProblems } from './support/axe.ts';
import { launchBrowser } from './support/browser.ts';
import { everyLook, openContext, picture } from './support/look.ts';
import { type Product, startProduct } from './support/product.ts';

let browser: Browser;
let product: Product;
// Nothing is in it: the first start makes it all.
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'krogkoll-start-'));
  [browser, product] = await Promise.all([launchBrowser(), startProduct({ dataDir })]);
});

afterAll(async () => {
  await browser.close();
  expect(await product.stop()).toBe(0);
  await rm(dataDir, { recursive: true, force: true });
});

it('says that it is healthy', async () => {
  const answer = await fetch(`${product.url}/api/health`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('application/json');
});

it.each(everyLook)('shows its door to a stranger: $size, $theme, $language', async (look) => {
  const context = await openContext(browser, product.url, look);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(homePath(), { waitUntil: 'networkidle' });
  await page.locator('input[type=password]').waitFor({ timeout: 60_000 });
  expect(await page.locator('html').getAttribute('lang')).toBe(look.language);
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await picture(page, 'door', look);
  await context.close();
});
