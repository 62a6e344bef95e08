import { Secret, TOTP } from 'otpauth';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { writeSupplierDirectory } from '#features/suppliers/suppliers/server/commands.ts';
import { finderPath } from '#features/suppliers/suppliers/paths.ts';
import { launchBrowser } from './support/browser.ts';
import { type Look, openContext } from './support/look.ts';
import { openStaffed, type StaffedProduct } from './support/staff.ts';
import { expectWell } from './support/well.ts';
import { signIn } from './support/signing-in.ts';

let browser: Browser;
let staffed: StaffedProduct;
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  [browser, staffed] = await Promise.all([launchBrowser(), openStaffed()]);
  await writeSupplierDirectory(staffed.product.db);
});
afterAll(async () => {
  for (const context of contexts) await context.close();
  await browser?.close();
  await staffed?.product.close();
});

const signedIn = async (look: Look, person: { readonly email: string; readonly password: string }) => {
  const context = await openContext(browser, staffed.url, look);
  contexts.push(context);
  const page = await context.newPage();
  await page.clock.install({ time: staffed.product.clock.now() });
  await signIn(page, person);
  await page.locator('.sign').first().waitFor({ state: 'attached' });
  return page;
};
const owner = () => ({ email: 'owner@krogbryggan.test', password: staffed.customer.members.owner.password });

const asStaff = async (page: Page) => {
  const secret = ((await page.locator('.support-secret').textContent()) ?? '').replaceAll(' ', '');
  const app = new TOTP({ issuer: 'Krogkoll', secret: Secret.fromBase32(secret) });
  const code = app.generate({ timestamp: staffed.product.clock.now().getTime() });
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Set up the second factor' }).click();
  await page.getByLabel('I have kept the codes').check();
  await page.getByRole('button', { name: 'To the customers' }).click();
};

test('a supplier is found despite a slip, added to two restaurants, and set inactive; a missing one is asked for, and staff add it', async () => {
  const page = await signedIn({ size: 'wide', theme: 'light', language: 'sv' }, owner());
  await page.getByRole('link', { name: 'Leverantörer', exact: true }).click();
  await page.getByText('Inga aktiva leverantörer än').waitFor();
  await page.getByRole('link', { name: 'Bläddra bland alla' }).click();
  await page.getByLabel('Sök leverantör').fill('martin o servrea');
  await page.locator('tbody tr').getByText('Martin & Servera').click();
  await page.getByRole('button', { name: 'Lägg till hos alla restauranger' }).click();
  await page.locator('.table').getByText('Lilla Bryggan: väntar på svar').waitFor({ state: 'attached' });
  await expectWell(page);
  await page.getByRole('button', { name: 'Återkalla förfrågan' }).first().click();
  await page.getByText('Förfrågan hos Krog Bryggan är återkallad').waitFor();
  await staffed.product.db.tenantTransaction(staffed.customer.organizationId, (tx) =>
    tx.query(`update outlet_supplier set status = 'active'`),
  );
  await page.goto(finderPath());
  await page.locator('tbody tr').getByText('Martin & Servera').click();
  await page.getByRole('radio', { name: 'Inaktiv' }).click();
  await page.getByText('Fakturor från Martin & Servera slutar bevakas hos Lilla Bryggan').waitFor();
  await expectWell(page);
  await page.getByRole('button', { name: 'Gör inaktiv' }).click();
  await page.getByText('Martin & Servera är inaktiv hos Lilla Bryggan').waitFor();
  await page.getByRole('link', { name: /^Inaktiva/ }).click();
  await page.locator('.table').getByText('Lilla Bryggan: inaktiv').waitFor({ state: 'attached' });

  await page.getByRole('button', { name: 'Efterfråga leverantör' }).click();
  await page.getByLabel('Leverantörens namn').fill('menigo');
  await page.getByText('Leverantören finns redan').waitFor();
  await page.getByLabel('Leverantörens namn').fill('Kustens Ostronbar');
  await page.getByRole('button', { name: 'Skicka förfrågan' }).click();
  await page.getByText('Kustens Ostronbar är efterfrågad').waitFor();
  await page.getByRole('link', { name: /^Efterfrågade/ }).click();
  await page.locator('tbody').getByText('Mottagen').waitFor();

  const staff = await signedIn({ size: 'narrow', theme: 'dark', language: 'en' }, staffed.staff);
  await staff.locator('.support-secret').waitFor();
  await asStaff(staff);
  await staff.getByRole('link', { name: 'Suppliers' }).click();
  await staff.locator('.rows .row', { hasText: 'Kustens Ostronbar' }).click();
  await staff.getByRole('button', { name: 'Add', exact: true }).click();
  await staff.getByLabel('It is new in the directory').check();
  await expectWell(staff);
  await staff.getByRole('button', { name: 'Add and tell' }).click();
  await staff.getByText('Kustens Ostronbar is added').waitFor();

  await page.goto(finderPath({ tab: 'pending' }));
  await page.locator('tbody').getByText('Kustens Ostronbar').waitFor();
});
