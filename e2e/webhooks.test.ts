import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { webhookPath } from '#features/open/webhooks/paths.ts';
import { accountPath } from '#platform/wire/doors.ts';
import { type MonitoredProduct, openMonitoredProduct } from '#testing/world/restaurant.ts';
import { launchBrowser } from './support/browser.ts';
import { type Look, openContext, picture } from './support/look.ts';
import { signIn } from './support/signing-in.ts';
import { expectWell } from './support/well.ts';

const wide: Look = { size: 'wide', theme: 'light', language: 'sv' };
const narrow: Look = { size: 'narrow', theme: 'dark', language: 'en' };

let browser: Browser;
let world: MonitoredProduct;
let receiver: Server;
let status = 503;
const heard: string[] = [];
const contexts: BrowserContext[] = [];
let url: string;

beforeAll(async () => {
  const webFolder = resolve(import.meta.dirname, '..', 'dist', 'web');
  [browser, world] = await Promise.all([launchBrowser(), openMonitoredProduct({ webFolder })]);
  url = await world.product.listen();
  receiver = createServer((request, response) => {
    heard.push(String(request.headers['webhook-id']));
    response.writeHead(status).end(status === 503 ? 'Vi lagar kassan' : '');
  });
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
  await world.product.startJobs();
}, 120_000);
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});
afterAll(async () => {
  await browser?.close();
  receiver?.closeAllConnections();
  receiver?.close();
  await world?.product.close();
});

const tab = accountPath({ tab: 'api' });

const opened = async (look: Look, who: 'owner' | 'editor' = 'owner', path = tab): Promise<Page> => {
  const context = await openContext(browser, url, look);
  contexts.push(context);
  const page = await context.newPage();
  await page.clock.install({ time: world.product.clock.now() });
  await signIn(page, world.built.members[who]);
  await page.goto(path);
  return page;
};

const inspect = async (page: Page, name: string, look: Look) => {
  await expectWell(page);
  await picture(page, `webhooks-${name}`, look);
};

test('an owner adds an endpoint, sees why a message did not arrive, and sends it again', async () => {
  const page = await opened(wide);
  await page.getByRole('heading', { name: 'Ingen webhook än' }).waitFor();
  await inspect(page, 'none', wide);
  await page.getByRole('button', { name: 'Ny webhook' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Adress').fill('https://10.0.0.1/');
  await dialog.getByLabel('Ett prislarm', { exact: true }).check();
  await dialog.locator('input[type=password]').fill(world.built.members.owner.password);
  await dialog.getByRole('button', { name: 'Lägg till' }).click();
  await dialog.getByText('Adressen måste börja med https://').waitFor();
  await inspect(page, 'form', wide);
  await dialog
    .getByLabel('Adress')
    .fill(`http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks`);
  await dialog.getByRole('button', { name: 'Lägg till' }).click();
  await page.getByText('Kopiera hemligheten nu').waitFor();
  expect(await page.getByText(/^whsec_/).innerText()).toMatch(/^whsec_[\w+/]{43}=$/);
  await inspect(page, 'secret', wide);
  await page.getByRole('button', { name: 'Klart' }).click();
  await page.getByRole('button', { name: 'Skicka test' }).click();
  await expect.poll(() => heard.length).toBe(1);
  await page.getByRole('link', { name: 'Leveranser' }).click();
  await page.getByRole('link', { name: 'webhook.test' }).click();
  await page.getByText('Vi lagar kassan').waitFor();
  await inspect(page, 'log', wide);
  status = 204;
  await page.getByRole('button', { name: 'Skicka igen nu' }).click();
  await expect.poll(() => heard).toEqual([heard[0], heard[0]]);
  await page.reload();
  await page.getByRole('cell', { name: '204', exact: true }).waitFor();
}, 60_000);

test('stands on phones and in the dark, in English', async () => {
  for (const look of [narrow, { ...wide, theme: 'dark', language: 'en' } as const]) {
    const page = await opened(look);
    await page.getByRole('link', { name: 'Deliveries' }).click();
    await page.locator('[data-row-link]').first().click();
    await page.getByRole('button', { name: 'Send again now' }).waitFor();
    expect(await page.getByText(/\{\w+\}/).count()).toBe(0);
    await inspect(page, 'opened', look);
  }
}, 60_000);

test('an editor sees that it exists, and nothing of it', async () => {
  const page = await opened(wide, 'editor');
  await page.getByText('Företagets ägare skapar nycklar').waitFor();
  await page.goto(webhookPath('018f0000-0000-7000-8000-00000000dead'));
  await page.getByText('Webhooks hör till ägaren').waitFor();
  expect(await page.getByText('127.0.0.1').count()).toBe(0);
  await inspect(page, 'editor', wide);
}, 60_000);
