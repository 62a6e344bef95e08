import { resolve } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { loginPath } from '#features/account/sessions/paths.ts';
import { invoicePath } from '#features/purchases/invoices/paths.ts';
import { accountPath } from '#platform/wire/doors.ts';
import { type BookkeepingWorld, openBookkeepingWorld } from '#testing/bookkeeping/world.ts';
import { accessibilityProblems } from './support/axe.ts';
import { launchBrowser } from './support/browser.ts';
import { type Look, openContext, picture } from './support/look.ts';
import { layoutProblems } from './support/watch.ts';

const wide: Look = { size: 'wide', theme: 'light', language: 'sv' };
const narrow: Look = { size: 'narrow', theme: 'dark', language: 'en' };

let browser: Browser;
let world: BookkeepingWorld;
let url: string;
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  const webFolder = resolve(import.meta.dirname, '..', 'dist', 'web');
  [browser, world] = await Promise.all([launchBrowser(), openBookkeepingWorld({ webFolder })]);
  url = await world.product.listen();
  await world.buy({ date: '2026-11-18', prices: { '10': '12.50', '11': '99.95' } });
  await world.product.startJobs();
}, 120_000);
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});
afterAll(async () => {
  await browser?.close();
  await world?.product.close();
});

const tab = accountPath({ tab: 'bookkeeping' });

const opened = async (look: Look): Promise<Page> => {
  const context = await openContext(browser, url, look);
  contexts.push(context);
  const page = await context.newPage();
  await page.clock.install({ time: world.product.clock.now() });
  // The page of Fortnox, where a person agrees: it leads back to this product.
  await page.route('https://books.example/**', async (route) => {
    const back = world.fortnox.agree(route.request().url());
    await route.fulfill({ status: 302, headers: { location: `${url}${back.pathname}${back.search}` } });
  });
  await page.goto(loginPath());
  const { email, password } = world.built.members.owner;
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[type=password]').fill(password);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL(({ pathname }) => pathname !== loginPath());
  await page.goto(tab);
  return page;
};

const inspect = async (page: Page, name: string, look: Look) => {
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await layoutProblems(page)).toEqual([]);
  await picture(page, `handover-${name}`, look);
};

test('an owner connects Fortnox, and the booked invoice is there once with its status', async () => {
  const page = await opened(wide);
  await page.getByRole('button', { name: 'Koppla Fortnox' }).waitFor();
  await inspect(page, 'none', wide);
  await page.getByRole('button', { name: 'Koppla Fortnox' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=password]').fill(world.built.members.owner.password);
  await dialog.getByRole('button', { name: 'Fortsätt dit' }).click();
  await page.waitForURL(`**${tab}`);
  await page.getByText('Fortnox · Bryggan AB').waitFor();
  // The job of the connection hands over what was booked before.
  await expect.poll(() => world.fortnox.drafts().map(({ files }) => files), { timeout: 20_000 }).toEqual([1]);
  await expect
    .poll(
      async () => {
        await page.goto(tab);
        await page.locator('[class*=log] tbody tr, [class*=log] li').first().waitFor();
        return page.getByText('Utkast', { exact: true }).count();
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThan(0);
  await inspect(page, 'connected', wide);
  await page.locator('a[data-row-link]').first().click();
  await page.waitForURL(`**${invoicePath('*')}`);
  await page.locator('main h1').waitFor();
  await page.locator('dl.meta').getByText('Fortnox').waitFor();
  await inspect(page, 'invoice', wide);
  expect(world.fortnox.drafts()).toHaveLength(1);
}, 90_000);

test('on a phone, in English and dark, it is all there', async () => {
  const page = await opened(narrow);
  await page.getByText('Fortnox · Bryggan AB').waitFor();
  await page.getByText('Draft', { exact: true }).first().waitFor();
  await inspect(page, 'connected', narrow);
  await page.getByRole('button', { name: 'Disconnect' }).click();
  await page.getByRole('alertdialog').waitFor();
  await inspect(page, 'disconnect', narrow);
  expect(world.fortnox.drafts()).toHaveLength(1);
}, 60_000);
