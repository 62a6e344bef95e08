import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { buildAccount } from '#features/account/accounts/server/builders.ts';
import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import { outletPath } from '#features/company/outlets/paths.ts';
import { inboxPath } from '#features/intake/inbox/paths.ts';
import { invoicesPath } from '#features/purchases/invoices/paths.ts';
import { buildPaperInvoice } from '#features/reading/review/server/builders.ts';
import { structuresPath } from '#features/reading/structures/paths.ts';
import { waitUntil } from '#testing/wait-until.ts';
import { openSharedLayouts, sharedLabels } from '#testing/world/shared-layouts.ts';
import { narrow, picture, wide } from './support/look.ts';
import { serve } from './support/serve.ts';
import { expectWell } from './support/well.ts';

const served = serve(openSharedLayouts);

/** Sets up the second factor of somebody who is staff, in English. */
const asStaff = async (page: Page): Promise<void> => {
  const secret = ((await page.locator('.support-secret').textContent()) ?? '').replaceAll(' ', '');
  const app = new TOTP({ issuer: 'Krogkoll', secret: Secret.fromBase32(secret) });
  const code = app.generate({ timestamp: served.world.product.clock.now().getTime() });
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Set up the second factor' }).click();
  await page.getByLabel('I have kept the codes').check();
  await page.getByRole('button', { name: 'To the customers' }).click();
};

const upload = async (page: Page, number: string): Promise<void> => {
  const { bytes } = await buildPaperInvoice({ labels: sharedLabels, number });
  const file = { name: `${number}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from(bytes) };
  await page.goto(invoicesPath({ add: '1' }));
  await page.locator('.panel input[type=file]').first().setInputFiles([file]);
  const sent = page.locator('.files li', { hasText: file.name });
  await sent.getByRole('link', { name: /Behöver granskas|Needs a review|Needs review/ }).click();
};

test('what three restaurants taught is proposed to a fourth, whose owner stops it', async () => {
  await waitUntil(async () => (await served.world.shared()) === 1);
  const own = await buildOrganization(served.world.product);
  const page = await served.openAs(own.members.owner, inboxPath(), wide);
  await upload(page, '7001');
  const note = page.getByText(/Läst så som andra restauranger har visat/).first();
  await note.waitFor();
  await note.click();
  await page.getByText('Kolumn 3 är antal').waitFor();
  await expectWell(page);
  await picture(page, 'structures-desk', wide);

  await page.goto(outletPath());
  const card = page.getByRole('region', { name: 'Inlärda layouter' });
  await card.getByText(/hjälper också andra restauranger/).waitFor();
  await card.scrollIntoViewIfNeeded();
  await expectWell(page);
  await picture(page, 'structures-choice', wide);
  await card.getByRole('button', { name: 'Sluta dela' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=password]').fill(own.members.owner.password);
  await dialog.locator('button[type=submit]').click();
  await card.getByText(/stannar hos er/).waitFor();
  await upload(page, '7002');
  await page.getByText('Kolumnerna saknar rubriker').first().waitFor();
  expect(await page.getByText(/andra restauranger/).count()).toBe(0);
}, 120_000);

test('a contradiction takes it back, and staff let it stand', async () => {
  const { product, contradict, shared } = served.world;
  await contradict();
  await waitUntil(async () => (await shared()) === 0);
  const account = await buildAccount(product, { staff: true, fullName: 'Sixten Stöd' });
  const page = await served.openAs(account, structuresPath(), narrow);
  await page.locator('.support-secret').waitFor();
  await asStaff(page);
  await page.goto(structuresPath());
  await page.getByText('1 says otherwise').first().waitFor();
  await expectWell(page);
  await picture(page, 'structures-staff', narrow);
  await page
    .getByRole('link', { name: /Not in the directory/ })
    .first()
    .click();
  await page.getByText('Column 3 is quantity').waitFor();
  await expectWell(page);
  await picture(page, 'structures-staff-open', narrow);
  await page.getByRole('button', { name: 'Let it stand' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Let it stand' }).last().click();
  await waitUntil(async () => (await shared()) === 1);
  await page.getByText('Nothing to decide').waitFor();
  await expectWell(page);
}, 120_000);
