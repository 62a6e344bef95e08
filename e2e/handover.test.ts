import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { invoicePath } from '#features/purchases/invoices/paths.ts';
import { accountPath } from '#platform/wire/doors.ts';
import { openBookkeepingWorld } from '#testing/bookkeeping/world.ts';
import { type Look, narrow, picture, wide } from './support/look.ts';
import { serve } from './support/serve.ts';
import { signIn } from './support/signing-in.ts';
import { expectWell } from './support/well.ts';

const served = serve(openBookkeepingWorld, async ({ product, buy }) => {
  await buy({ date: '2026-11-18', prices: { '10': '12.50', '11': '99.95' } });
  await product.startJobs();
});

const tab = accountPath({ tab: 'bookkeeping' });

const opened = async (look: Look): Promise<Page> => {
  const { url, world } = served;
  const page = await served.blank(look);
  // The page of Fortnox, where a person agrees: it leads back to this product.
  await page.route('https://books.example/**', async (route) => {
    const back = world.fortnox.agree(route.request().url());
    await route.fulfill({ status: 302, headers: { location: `${url}${back.pathname}${back.search}` } });
  });
  await signIn(page, world.built.members.owner);
  await page.goto(tab);
  return page;
};

const inspect = async (page: Page, name: string, look: Look) => {
  await expectWell(page);
  await picture(page, `handover-${name}`, look);
};

test('an owner connects Fortnox, and the booked invoice is there once with its status', async () => {
  const page = await opened(wide);
  await page.getByRole('button', { name: 'Koppla Fortnox' }).waitFor();
  await inspect(page, 'none', wide);
  await page.getByRole('button', { name: 'Koppla Fortnox' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=password]').fill(served.world.built.members.owner.password);
  await dialog.getByRole('button', { name: 'Fortsätt dit' }).click();
  await page.waitForURL(`**${tab}`);
  await page.getByText('Fortnox · Bryggan AB').waitFor();
  // The job of the connection hands over what was booked before.
  await expect
    .poll(() => served.world.fortnox.drafts().map(({ files }) => files), { timeout: 20_000 })
    .toEqual([1]);
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
  expect(served.world.fortnox.drafts()).toHaveLength(1);
}, 90_000);

test('on a phone, in English and dark, it is all there', async () => {
  const page = await opened(narrow);
  await page.getByText('Fortnox · Bryggan AB').waitFor();
  await page.getByText('Draft', { exact: true }).first().waitFor();
  await inspect(page, 'connected', narrow);
  await page.getByRole('button', { name: 'Disconnect' }).click();
  await page.getByRole('alertdialog').waitFor();
  await inspect(page, 'disconnect', narrow);
  expect(served.world.fortnox.drafts()).toHaveLength(1);
}, 60_000);
