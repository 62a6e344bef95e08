import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleDraft } from '#testing/invoices/example-draft.ts';
import { writeUbl } from '#core/invoices/write/write-ubl.ts';
import { sampleSuppliers } from '#features/sample/demo/rules-suppliers.ts';
import { invoicesPath } from '#features/purchases/invoices/paths.ts';
import { homePath } from '#features/purchases/overview/paths.ts';
import { choose } from './support/arrivals.ts';
import { launchBrowser } from './support/browser.ts';
import { type Look, openContext } from './support/look.ts';
import { type Product, startProduct } from './support/product.ts';
import { signInHere, untilPrinted } from './support/sample.ts';

// The example's own account is nobody's; this one can be paid to.
const supplier = sampleSuppliers[0]?.party ?? exampleDraft.supplier;
const swedish: Look = { size: 'wide', theme: 'light', language: 'sv' };

let browser: Browser;
let product: Product;
let dataDir: string;
let context: BrowserContext;
let page: Page;

const start = (env: Readonly<Record<string, string>> = {}): Promise<Product> =>
  startProduct({ dataDir, env: { SAMPLE_DATA: 'small', ...env } });

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'krogkoll-session-'));
  [browser, product] = await Promise.all([launchBrowser(), start()]);
  await untilPrinted(product);
  context = await openContext(browser, product.url, swedish);
  await signInHere(context, product.printed(), 'owner');
  page = await context.newPage();
});

afterAll(async () => {
  await browser?.close();
  expect(await product?.stop()).toBe(0);
  await rm(dataDir, { recursive: true, force: true });
});

const storedToken = (): Promise<string | null> => page.evaluate(() => localStorage.getItem('accessToken'));

it('renews a spent access token once, however many requests wait for it', async () => {
  const [renewals, refused]: [string[], string[]] = [[], []];
  page.on('request', (request) => {
    if (request.url().endsWith('/renew-token')) renewals.push(request.url());
  });
  page.on('response', (response) => {
    if (response.status() === 401) refused.push(response.url());
  });
  await page.goto(invoicesPath());
  await page.locator('main h1').waitFor();
  const spent = `${(await storedToken())?.slice(0, -12)}AAAAAAAAAAAA`;
  await page.evaluate(`localStorage.setItem('accessToken', ${JSON.stringify(spent)})`);
  await page.reload();
  await page.locator('.sign').first().waitFor();
  await expect.poll(storedToken).not.toBe(spent);
  await page.goto(homePath());
  await page.locator('main h2').first().waitFor();
  expect([renewals.length, new URL(page.url()).pathname]).toEqual([1, '/']);
  expect(refused.length).toBeGreaterThan(0);
});

it('takes up a screen where it was when the server comes back, without a reload', async () => {
  await page.goto(invoicesPath());
  await page.locator('.sumline, .card').first().waitFor();
  // One whose parts are still on their way when the server goes shows that it failed.
  let fetched: unknown;
  await expect
    .poll(
      async () => {
        const before = fetched;
        fetched = await page.evaluate(`performance.getEntriesByType('resource').length`);
        return fetched === before;
      },
      { interval: 1500, timeout: 30_000 },
    )
    .toBe(true);
  await page.evaluate('window.isSamePage = true');
  const { port } = new URL(product.url);
  expect(await product.stop()).toBe(0);
  product = await start({ PORT: port });
  const other = await context.newPage();
  await other.goto(invoicesPath({ add: '1' }));
  const number = 'OMSTART-1';
  const buffer = Buffer.from(writeUbl({ ...exampleDraft, supplier, number }));
  await choose(other, [{ name: 'omstart.xml', mimeType: 'application/xml', buffer }]);
  await other.locator('.files li').getByRole('link', { name: 'Klar' }).waitFor({ timeout: 60_000 });
  // Between two tries of its stream a page waits for half a minute at most.
  await page.locator('.tablecard tbody tr', { hasText: number }).waitFor({ timeout: 70_000 });
  expect(await page.evaluate('window.isSamePage')).toBe(true);
  expect(new URL(page.url()).pathname).toBe(invoicesPath());
});
