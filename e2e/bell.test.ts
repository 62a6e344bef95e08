import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn as signInClient } from '#features/account/sessions/server/builders.ts';
import { alertsPath } from '#features/prices/price-monitoring/paths.ts';
import { buildInvoice, buildLine, buildSupplier } from '#features/purchases/invoices/server/builders.ts';
import { contract } from '#app/contract.ts';
import { uploadOf } from '#testing/requests/upload.ts';
import { launchBrowser } from './support/browser.ts';
import { focusIs, press } from './support/keys.ts';
import { type Look, openContext } from './support/look.ts';
import { openStaffed, type StaffedProduct } from './support/staff.ts';
import { signIn } from './support/signing-in.ts';
import { watchComplaints } from './support/watch.ts';
import { expectWell } from './support/well.ts';

let browser: Browser;
let staffed: StaffedProduct;
const contexts: BrowserContext[] = [];
const complaints: string[][] = [];

beforeAll(async () => {
  [browser, staffed] = await Promise.all([launchBrowser(), openStaffed()]);
});
afterAll(async () => {
  for (const context of contexts) await context.close();
  await browser?.close();
  await staffed?.product.close();
  expect(complaints.flat()).toEqual([]);
});

const bell = (page: Page) =>
  page.locator('button[aria-haspopup=dialog][title=Aviseringar], button[title=Notifications]');

const signedIn = async (look: Look, role: 'owner' | 'reporter'): Promise<Page> => {
  const context = await openContext(browser, staffed.url, look);
  contexts.push(context);
  const page = await context.newPage();
  complaints.push(await watchComplaints(page));
  await signIn(page, {
    email: `${role}@krogbryggan.test`,
    password: staffed.customer.members[role].password,
  });
  await bell(page).waitFor();
  return page;
};

const buy = async (number: string, issueDate: string, price: string): Promise<void> => {
  const { product, customer } = staffed;
  const client = product.client();
  await signInClient(client, { ...customer.members.editor, email: 'editor@krogbryggan.test' });
  client.unitId = customer.outlets[0].unitId;
  const invoice = buildInvoice({
    number,
    issueDate,
    paymentReference: number,
    supplier: buildSupplier(7),
    lines: [buildLine({ price, name: 'Rapsolja 9 l', articleNumber: '900', quantity: '2' })],
  });
  await client.post(contract.documents.uploadDocuments.path, uploadOf(invoice));
};

const label = (page: Page) => bell(page).getAttribute('aria-label');

test('an alert arrives, the bell tells of it without a reload, and what is read is read on every screen of the person', async () => {
  const wide = await signedIn({ size: 'wide', theme: 'light', language: 'sv' }, 'owner');
  const phone = await signedIn({ size: 'narrow', theme: 'dark', language: 'en' }, 'owner');
  const reader = await signedIn({ size: 'wide', theme: 'dark', language: 'sv' }, 'reporter');
  expect(await label(wide)).toBe('Aviseringar');
  await buy('1', '2026-10-01', '389.00');
  await buy('2', '2026-10-08', '428.00');
  await expect.poll(() => label(wide), { timeout: 20_000 }).toBe('Aviseringar, 1 ny');
  await expect.poll(() => label(phone), { timeout: 20_000 }).toBe('Notifications, 1 new');
  await expect.poll(() => label(reader), { timeout: 20_000 }).toBe('Aviseringar, 1 ny');
  // By keyboard: the bell, its list, the news, where it leads.
  await press(wide, 'Tab', focusIs(wide, 'button[title=Aviseringar]', ''));
  await wide.keyboard.press('Enter');
  await wide.getByRole('dialog', { name: 'Aviseringar' }).getByRole('link').first().waitFor();
  await expectWell(wide);
  await wide.keyboard.press('Escape');
  await expect.poll(focusIs(wide, 'button[title=Aviseringar]', '')).toBe(true);
  expect(await label(wide)).toBe('Aviseringar, 1 ny');
  await wide.keyboard.press('Enter');
  const title = wide.getByRole('dialog').getByRole('link', { name: /^Rapsolja 9 l: 389,00/ });
  await title.waitFor();
  await press(wide, 'Tab', focusIs(wide, 'a', 'Rapsolja 9 l: 389,00'));
  await wide.keyboard.press('Enter');
  await wide.waitForURL(({ pathname }) => pathname === alertsPath());
  await wide.locator('.panel', { hasText: 'Rapsolja 9 l' }).waitFor();
  await expect.poll(() => label(wide)).toBe('Aviseringar');
  await expect.poll(() => label(phone), { timeout: 10_000 }).toBe('Notifications');
  // Another person's bell is their own.
  expect(await label(reader)).toBe('Aviseringar, 1 ny');
});

test('on a phone the list fills the screen, and shows what has been read too', async () => {
  const [, context] = contexts;
  const [page] = context?.pages() ?? [];
  if (page === undefined) throw new Error('the phone is open');
  await bell(page).click();
  const list = page.getByRole('dialog', { name: 'Notifications' });
  await list
    .getByRole('link', { name: /^Rapsolja 9 l/ })
    .first()
    .waitFor();
  await expectWell(page);
  const box = await list.boundingBox();
  expect([box?.x, box?.width]).toEqual([0, 390]);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844);
  await list.getByRole('radio', { name: 'Unread' }).click();
  await list.getByText('You have read everything.').waitFor();
});
