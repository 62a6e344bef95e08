import { rm } from 'node:fs/promises';
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
import { newPlace, type Product, startProduct } from './support/product.ts';
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
  dataDir = await newPlace();
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

/** What the server itself answers to the reads of a screen, 304 for what the browser has kept, by address. */
const answersOf = async (open: () => Promise<unknown>): Promise<ReadonlyMap<string, number>> => {
  const watch = await context.newCDPSession(page);
  const [addresses, statuses] = [new Map<string, string>(), new Map<string, number>()];
  watch.on('Network.requestWillBeSent', ({ requestId, request }) => addresses.set(requestId, request.url));
  watch.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) =>
    statuses.set(addresses.get(requestId) ?? requestId, statusCode),
  );
  await watch.send('Network.enable');
  await open();
  await watch.detach();
  return statuses;
};

it('makes no list anew that is opened again, and shows what it is told', async () => {
  const list = /\/invoice-management\/invoices\?/;
  const rows = page.locator('main tbody');
  const openList = async (): Promise<void> => {
    // Of the page before, what was still under way when it was left is answered and never finished.
    await page.goto(invoicesPath(), { waitUntil: 'commit' });
    const asked = await page.waitForRequest((request) => list.test(request.url()));
    await asked.response();
    await rows.locator('tr').first().waitFor();
  };
  const told = async (): Promise<readonly number[]> =>
    [...(await answersOf(openList))].filter(([address]) => list.test(address)).map(([, status]) => status);
  // What the sample's letters bring goes on for some seconds.
  await expect.poll(told, { timeout: 60_000 }).toEqual([304]);
  expect((await rows.innerText()).length).toBeGreaterThan(100);
});

it('takes up a screen where it was when the server comes back, without a reload', async () => {
  await page.goto(invoicesPath());
  await page.locator('.sumline, .card').first().waitFor();
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
