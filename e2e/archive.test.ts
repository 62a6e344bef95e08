import { resolve } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { accountPath } from '#features/account/settings/paths.ts';
import { auditPath } from '#features/open/archive/paths.ts';
import { type MonitoredProduct, openMonitoredProduct } from '#testing/world/restaurant.ts';
import { launchBrowser } from './support/browser.ts';
import { type Look, openContext, picture } from './support/look.ts';
import { signIn } from './support/signing-in.ts';
import { expectWell } from './support/well.ts';

const wide: Look = { size: 'wide', theme: 'light', language: 'sv' };
const narrow: Look = { size: 'narrow', theme: 'dark', language: 'en' };

let browser: Browser;
let world: MonitoredProduct;
let url: string;
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  const webFolder = resolve(import.meta.dirname, '..', 'dist', 'web');
  [browser, world] = await Promise.all([launchBrowser(), openMonitoredProduct({ webFolder })]);
  url = await world.product.listen();
  for (const date of ['2026-09-05', '2026-10-05'])
    await world.buy({ date, prices: { '100': '50.00', '200': '20.00' } });
  await world.product.startJobs();
}, 120_000);
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});
afterAll(async () => {
  await browser?.close();
  await world?.product.close();
});

const blank = async (look: Look): Promise<Page> => {
  const context = await openContext(browser, url, look);
  contexts.push(context);
  const page = await context.newPage();
  await page.clock.install({ time: world.product.clock.now() });
  return page;
};

const opened = async (look: Look): Promise<Page> => {
  const page = await blank(look);
  await signIn(page, world.built.members.owner);
  await page.goto(accountPath({ tab: 'archive' }));
  return page;
};

const confirm = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=password]').fill(world.built.members.owner.password);
  await dialog.locator('button[type=submit]').click();
  await dialog.waitFor({ state: 'detached' });
};

test('an owner leaves with everything, and an auditor reads it by a link', async () => {
  const page = await opened(wide);
  await page.getByRole('button', { name: /^Skapa ZIP/ }).click();
  await confirm(page);
  await expect.poll(() => page.getByText(/Kan laddas ner till/).count(), { timeout: 30_000 }).toBe(1);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Ladda ner arkivet/ }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.zip$/);

  await page.getByRole('button', { name: 'Skapa länk' }).click();
  await page.getByRole('dialog').getByLabel('Vem är länken till?').fill('Revisor AB');
  await confirm(page);
  await page.getByRole('button', { name: 'Kopiera länken till Revisor AB' }).waitFor();
  await expectWell(page);
  await picture(page, 'archive', wide);

  const listed = await world.clients.owner.get('archive-management/auditors');
  const [link] = listed.json<{ auditors: { path: string }[] }>().data.auditors;
  const auditor = await blank(narrow);
  await auditor.goto(link?.path ?? auditPath());
  await auditor
    .getByRole('button', { name: /^Download / })
    .first()
    .waitFor();
  expect(await auditor.getByRole('button', { name: /^Download / }).count()).toBe(2);
  await expectWell(auditor);
  await picture(auditor, 'audit', narrow);
  const file = auditor.waitForEvent('download');
  await auditor
    .getByRole('button', { name: /^Download / })
    .first()
    .click();
  await file;

  await page.getByRole('button', { name: 'Dra in länken till Revisor AB' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Dra in' }).click();
  await expect.poll(() => page.getByText('Länken är indragen').count()).toBe(1);
  await auditor.reload();
  await auditor.locator('.doorsay').waitFor();
}, 90_000);

test('the archive fits a phone, dark and in English', async () => {
  const page = await opened(narrow);
  await page
    .getByRole('button', { name: /^Create ZIP/ })
    .first()
    .waitFor();
  await expectWell(page);
  await picture(page, 'archive', narrow);
}, 60_000);
