import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { webhookPath } from '#features/open/webhooks/paths.ts';
import { accountPath } from '#platform/wire/doors.ts';
import { openMonitoredProduct } from '#testing/world/restaurant.ts';
import { type Look, narrow, picture, wide } from './support/look.ts';
import { serve } from './support/serve.ts';
import { expectWell } from './support/well.ts';

let receiver: Server;
let status = 503;
const heard: string[] = [];

const served = serve(openMonitoredProduct, async ({ product }) => {
  receiver = createServer((request, response) => {
    heard.push(String(request.headers['webhook-id']));
    response.writeHead(status).end(status === 503 ? 'Vi lagar kassan' : '');
  });
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
  await product.startJobs();
});
afterAll(() => {
  receiver?.closeAllConnections();
  receiver?.close();
});

const opened = (look: Look, who: 'owner' | 'editor' = 'owner'): Promise<Page> =>
  served.openAs(served.world.built.members[who], accountPath({ tab: 'api' }), look);

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
  await dialog.locator('input[type=password]').fill(served.world.built.members.owner.password);
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
  // The screen was asked for by its address: what others bring along is not there.
  const border = `getComputedStyle(document.querySelector('[role=switch]')).borderTopWidth`;
  expect(await page.evaluate<string>(border)).toBe('0px');
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
